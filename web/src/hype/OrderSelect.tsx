import { lazy, Suspense, useState } from 'react';
import styles from './OrderSelect.module.css';

/** Up to so many hypes the dropdown is a native one. Its options are there from the start only in a short list. */
const MAX_NATIVE = 200;
const MAX_EAGER = 40;

const OrderCombobox = lazy(() => import('./OrderCombobox.tsx'));

export type OrderSelectProps = {
  label: string;
  position: number;
  total: number;
  onChoose: (position: number) => void;
};

/** The position of a hype as a dropdown of 1..N (spec, section 2); in a long list as a field that takes a number. */
export function OrderSelect(props: OrderSelectProps) {
  const { label, position, total, onChoose } = props;
  const [opened, setOpened] = useState(false);

  if (total > MAX_NATIVE) {
    return (
      <Suspense fallback={<span className={styles.select}>{position}</span>}>
        <OrderCombobox {...props} />
      </Suspense>
    );
  }
  // Hundreds of rows with hundreds of options each would take the browser seconds.
  const all = opened || total <= MAX_EAGER;
  const options = all ? Array.from({ length: total }, (_, index) => index + 1) : [position];
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={position}
      onFocus={() => setOpened(true)}
      onPointerDown={() => setOpened(true)}
      onBlur={() => setOpened(false)}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
