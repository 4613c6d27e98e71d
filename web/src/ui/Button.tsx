import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classes } from './classes.ts';

/** `quiet` is for links to other screens, beside the screen's own actions. */
type Look = 'primary' | 'plain' | 'quiet' | 'danger';

type ButtonProps = ComponentProps<'button'> & { look?: Look; small?: boolean };

/** A native button in the panel's looks. Does not submit its form unless `type` says so. */
export function Button({ look = 'plain', small = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], small && styles.small, className)}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ to, look = 'primary', children }: { to: string; look?: Look; children: string }) {
  return (
    <Link href={to} className={classes(styles.button, styles[look])}>
      {children}
    </Link>
  );
}
