import { useId } from 'react';
import styles from './Segments.module.css';

type SegmentsProps<T extends string> = {
  legend: string;
  value: T;
  onChange: (value: T) => void;
  /** `text` is shown in the segment; `label` is its accessible name and tooltip. */
  options: readonly { value: T; text: string; label: string }[];
};

/** A segmented control on the brand colour, made of native radio buttons. */
export function Segments<T extends string>({ legend, value, onChange, options }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.label}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
            className={styles.input}
          />
          <span aria-hidden="true">{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
