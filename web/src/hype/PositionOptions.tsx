import { useLayoutEffect, useRef, useState } from 'react';
import { visibleRange } from '../ui/visibleRange.ts';
import styles from './OrderCombobox.module.css';

/** The heights of one option and of the list, in px, as in the style sheet. */
const OPTION_PX = 32;
const LIST_PX = 256;

type PositionOptionsProps = {
  id: string;
  label: string;
  active: number;
  position: number;
  total: number;
  onChoose: (position: number) => void;
};

/** The option list of a position combobox. Scrolls to the active option and renders only what is in view. */
export function PositionOptions({ id, label, active, position, total, onChoose }: PositionOptionsProps) {
  const list = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const { start, end } = visibleRange({ scrolled, height: LIST_PX, itemHeight: OPTION_PX, count: total });

  useLayoutEffect(() => {
    if (!list.current) return;
    list.current.scrollTop = (active - 0.5) * OPTION_PX - LIST_PX / 2;
    setScrolled(list.current.scrollTop);
  }, [active]);

  return (
    <span
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <span role="presentation" className={styles.spacer} style={{ height: start * OPTION_PX }} />
      {Array.from({ length: end - start }, (_, index) => start + index + 1).map((option) => (
        <button
          key={option}
          type="button"
          tabIndex={-1}
          id={`${id}-${option}`}
          role="option"
          aria-selected={option === position}
          aria-posinset={option}
          aria-setsize={total}
          className={styles.option}
          data-active={option === active}
          onClick={() => onChoose(option)}
        >
          {option}
        </button>
      ))}
      <span role="presentation" className={styles.spacer} style={{ height: (total - end) * OPTION_PX }} />
    </span>
  );
}
