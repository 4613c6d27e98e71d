import { useId, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { hypeListTexts } from './hypeListTexts.ts';
import styles from './OrderSelect.module.css';
import type { OrderSelectProps } from './OrderSelect.tsx';
import { stepPosition, typedPosition } from './orderTyping.ts';
import { PositionOptions } from './PositionOptions.tsx';

/** A position out of many: type the number, or choose it in a list of which only what is seen is rendered. */
export default function OrderCombobox({ label, position, total, onChoose }: OrderSelectProps) {
  const { t } = useLanguage(hypeListTexts);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(position);
  const open = typed !== null;
  const invalid = open && typedPosition(typed, total) === null;

  function show() {
    if (open) return;
    setTyped(String(position));
    setActive(position);
  }

  function choose(chosen: number) {
    setTyped(null);
    if (chosen !== position) onChoose(chosen);
  }

  function type(text: string) {
    setTyped(text);
    setActive(typedPosition(text, total) ?? active);
  }

  function press(event: KeyboardEvent) {
    const next = stepPosition(event.key, open ? active : position, total);
    if (next !== null) {
      event.preventDefault();
      setTyped(String(next));
      setActive(next);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (!invalid) choose(active);
    } else if (event.key === 'Escape') setTyped(null);
  }

  return (
    <span className={styles.combobox}>
      <input
        className={styles.select}
        role="combobox"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-invalid={invalid}
        aria-describedby={invalid ? `${id}-range` : undefined}
        value={typed ?? position}
        // The number can be typed over at once.
        onFocus={(event) => event.target.select()}
        onClick={show}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      {open && (
        <span className={styles.popup}>
          {invalid && (
            <span id={`${id}-range`} className={styles.range}>
              {t('orderRange', { total })}
            </span>
          )}
          <PositionOptions id={id} label={label} {...{ active, position, total }} onChoose={choose} />
        </span>
      )}
    </span>
  );
}
