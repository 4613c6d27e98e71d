import { Component, type ReactNode } from 'react';

type CrashBoundaryProps = {
  fallback: ReactNode;
  /** The address: when it changes, the children are rendered again. */
  place?: string;
  onCrash?: () => void;
  children: ReactNode;
};

/** Shows the fallback when a part cannot render or its code cannot be loaded (offline, or after a new release). */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.crashed && before.place !== this.props.place) this.tryAgain();
  }

  tryAgain() {
    this.setState({ crashed: false });
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
