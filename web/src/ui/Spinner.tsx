import styles from './Spinner.module.css';

/** A spinning ring with a label that says what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.box}>
      <span className={styles.spinner} />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
