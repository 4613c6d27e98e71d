import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Note.module.css';

/** A message that stays on the screen. An error is announced at once. */
export function Note({ tone, children }: { tone: 'error' | 'info'; children: ReactNode }) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes(styles.note, styles[tone])}>
      {children}
    </div>
  );
}
