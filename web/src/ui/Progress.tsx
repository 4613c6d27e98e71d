import { useId } from 'react';
import styles from './Progress.module.css';

type ProgressProps = { label: string; percent: number; status: string; failed: boolean };

/** A labelled progress bar with its rounded percentage and its state in words. */
export function Progress({ label, percent, status, failed }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress} data-failed={failed}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.status}>{status}</span>
      <span className={styles.percent}>{`${percent}%`}</span>
      <progress id={id} value={percent} max={100} className={styles.bar} />
    </div>
  );
}
