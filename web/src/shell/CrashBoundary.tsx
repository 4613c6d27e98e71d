import { Component, type ReactNode } from 'react';

type CrashBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows the fallback when a screen cannot render or its code cannot be loaded (offline, or after a new release). */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
