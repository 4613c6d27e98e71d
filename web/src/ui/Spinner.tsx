import styles from './Spinner.module.css';

/** A turning ring with what is awaited in words. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.box}>
      <span className={styles.spinner} />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
