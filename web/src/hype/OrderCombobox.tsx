import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { classes } from '../ui/classes.ts';
import { hypeListTexts } from './hypeListTexts.ts';
import styles from './OrderCombobox.module.css';
import type { OrderSelectProps } from './OrderSelect.tsx';
import select from './OrderSelect.module.css';
import { pressedText, stepPosition, typedPosition } from './orderTyping.ts';
import { PositionOptions } from './PositionOptions.tsx';

type OrderComboboxProps = OrderSelectProps & {
  /** The keys already pressed in another control: the field starts with their result and takes the focus. */
  pressed?: readonly string[];
  /** Called when it closes; `focused`: whether it had the focus until then. */
  onClose?: (focused: boolean) => void;
};

/** A combobox of many positions: type the number, or choose it in a list that renders only what is in view. */
export default function OrderCombobox({ label, position, total, onChoose, pressed, onClose }: OrderComboboxProps) {
  const { t } = useLanguage(hypeListTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(() => (pressed ? pressedText(pressed, position, total) : null));
  const [active, setActive] = useState(() => typedPosition(typed ?? '', total) ?? position);
  const open = typed !== null;
  const invalid = open && typedPosition(typed, total) === null;

  useLayoutEffect(() => {
    if (pressed) field.current?.focus();
  }, [pressed]);

  // Near the bottom of the screen the list would be cut off.
  useLayoutEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function show() {
    if (open) return;
    setTyped(String(position));
    setActive(position);
  }

  function close(focused: boolean) {
    setTyped(null);
    onClose?.(focused);
  }

  function choose(chosen: number) {
    close(true);
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
    } else if (event.key === 'Escape') close(true);
  }

  return (
    <span className={styles.combobox}>
      <input
        ref={field}
        className={classes(select.select, styles.field)}
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
        // Typing replaces the number, or continues what has been typed so far.
        onFocus={({ target }) => (open ? target.setSelectionRange(typed.length, typed.length) : target.select())}
        onClick={show}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => close(false)}
      />
      {open && (
        <span ref={popup} className={styles.popup}>
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
