import styles from './LoadingOverlay.module.css';
import { Spinner } from './Spinner.tsx';
import { useDelayed } from './useDelayed.ts';

/** The spinner over the screen during loads; short loads show none. */
export function LoadingOverlay({ active, label }: { active: boolean; label: string }) {
  const visible = useDelayed(active);
  return (
    <div role="status" className={visible ? styles.overlay : undefined}>
      {visible && <Spinner label={label} />}
    </div>
  );
}
