import { lazy, startTransition, Suspense, useState, type KeyboardEvent } from 'react';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import styles from './OrderSelect.module.css';

/** Up to so many hypes the dropdown is a native one. Its options are there from the start only in a short list. */
const MAX_NATIVE = 200;
const MAX_EAGER = 40;

/** What changes a closed native dropdown at once, which would move a hype with every key on the way. */
const CHOOSING_KEY = /^(\d|Arrow.+|Page.+|Home|End)$/;

const loadCombobox = () => import('./OrderCombobox.tsx');
const OrderCombobox = lazy(loadCombobox);

const focus = (element: HTMLElement | null) => element?.focus();

export type OrderSelectProps = {
  label: string;
  position: number;
  total: number;
  onChoose: (position: number) => void;
};

/**
 * The position of a hype as a dropdown of 1..N (spec, section 2). In a long list, and for who chooses with the keyboard,
 * it is a field that takes a number: what is chosen there counts when Enter says so.
 */
export function OrderSelect(props: OrderSelectProps) {
  const { label, position, total, onChoose } = props;
  const [opened, setOpened] = useState(false);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [returned, setReturned] = useState(false);

  if (total > MAX_NATIVE) {
    const place = <span className={styles.select}>{position}</span>;
    return (
      <CrashBoundary fallback={place}>
        <Suspense fallback={place}>
          <OrderCombobox {...props} />
        </Suspense>
      </CrashBoundary>
    );
  }

  function press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !CHOOSING_KEY.test(key)) return;
    event.preventDefault();
    // The dropdown stays, and collects keys, until the field is there.
    startTransition(() => setPressed((keys) => [...keys, key]));
  }

  function close(focused: boolean) {
    setPressed([]);
    setReturned(focused);
  }

  function open() {
    setOpened(true);
    void loadCombobox().catch(() => null);
  }

  // Hundreds of rows with hundreds of options each would take the browser seconds.
  const all = opened || total <= MAX_EAGER;
  const options = all ? Array.from({ length: total }, (_, index) => index + 1) : [position];
  const select = (
    <select
      ref={returned ? focus : null}
      className={styles.select}
      aria-label={label}
      value={position}
      onFocus={open}
      onPointerDown={open}
      onBlur={() => setOpened(false)}
      onKeyDown={press}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
  return (
    <CrashBoundary fallback={select} onCrash={() => close(true)}>
      <Suspense>
        {pressed.length === 0 ? select : <OrderCombobox {...props} pressed={pressed} onClose={close} />}
      </Suspense>
    </CrashBoundary>
  );
}
