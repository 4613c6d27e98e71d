import { lazy, startTransition, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { hypeListTexts } from './hypeListTexts.ts';
import styles from './OrderSelect.module.css';
import { pressedText, typedPosition } from './orderTyping.ts';

/** Up to MAX_NATIVE hypes the dropdown is native; up to MAX_EAGER its options are rendered from the start. */
const MAX_NATIVE = 200;
const MAX_EAGER = 40;

/** Keys that change a closed native dropdown at once, which would move the hype with every key press. */
const CHOOSING_KEY = /^(\d|Arrow.+|Page.+|Home|End)$/;

const loadCombobox = () => import('./OrderCombobox.tsx');
/** Shared by all rows; replaced when it could not be loaded, so that the import is retried. */
let shared = lazy(loadCombobox);

const focus = (element: HTMLElement | null) => element?.focus();

export type OrderSelectProps = {
  label: string;
  position: number;
  total: number;
  onChoose: (position: number) => void;
};

/**
 * The position of a hype as a dropdown of 1..N (spec, section 2). In a long list, and for keyboard users, it is a field
 * that takes a number, which Enter confirms.
 */
export function OrderSelect(props: OrderSelectProps) {
  const { label, position, total, onChoose } = props;
  const [opened, setOpened] = useState(false);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // Same keys, synchronously: fast typing may finish before the field has loaded.
  const awaiting = useRef<readonly string[]>([]);
  const [returned, setReturned] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const { t } = useLanguage(hypeListTexts);
  const OrderCombobox = shared;
  const tryAgain = () => setAttempt(attempt + 1);

  function onCrash() {
    // Reported once, not for each row.
    if (OrderCombobox !== shared) return;
    shared = lazy(loadCombobox);
    toastStore.show(t('partFailed'), { tone: 'failed' });
  }

  if (total > MAX_NATIVE) {
    const retry = (
      <button type="button" className={styles.select} aria-label={`${label}, ${position}`} onClick={tryAgain}>
        {position}
      </button>
    );
    return (
      <CrashBoundary key={attempt} fallback={retry} onCrash={onCrash}>
        <Suspense fallback={<span className={styles.select}>{position}</span>}>
          <OrderCombobox {...props} />
        </Suspense>
      </CrashBoundary>
    );
  }

  function press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const keys = awaiting.current;
    if (keys.length > 0 && /^(Enter|Escape)$/.test(key)) {
      event.preventDefault();
      finish(key === 'Enter' ? typedPosition(pressedText(keys, position, total), total) : position);
    } else if (CHOOSING_KEY.test(key)) {
      event.preventDefault();
      const next = [...keys, key];
      awaiting.current = next;
      // The dropdown stays, and collects keys, until the field has loaded.
      startTransition(() => setPressed(next));
    }
  }

  /** Does nothing for null: what was typed is no position, and the field will say so. */
  function finish(chosen: number | null) {
    if (chosen === null) return;
    close(true);
    if (chosen !== position) onChoose(chosen);
  }

  function close(focused: boolean) {
    awaiting.current = [];
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
    <CrashBoundary
      key={attempt}
      fallback={select}
      onCrash={() => {
        onCrash();
        close(true);
        tryAgain();
      }}
    >
      <Suspense>
        {pressed.length === 0 ? select : <OrderCombobox {...props} pressed={pressed} onClose={close} />}
      </Suspense>
    </CrashBoundary>
  );
}
