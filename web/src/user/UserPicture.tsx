import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { userDetailTexts } from './userDetailTexts.ts';
import styles from './UserDetailScreen.module.css';

/** Its width and height in pixels (spec, section 9). */
const SIZE = 24;

type UserPictureProps = { address: string; name: string };

/**
 * The picture at 24 by 24. The address is written by other apps: only https is loaded, and without a referrer. When
 * there is no picture, or it does not load, the first letter of the name is shown instead.
 */
export function UserPicture({ address, name }: UserPictureProps) {
  const { t, language } = useLanguage(userDetailTexts);
  const [broken, setBroken] = useState(false);
  const label = t('pictureOf', { name });

  if (broken || !isHttps(address)) {
    const [letter = '?'] = name;
    return (
      <span role="img" aria-label={t('absent')} className={styles.noPicture}>
        <span aria-hidden="true">{letter.toLocaleUpperCase(language)}</span>
      </span>
    );
  }
  return (
    <img
      src={address}
      alt={label}
      width={SIZE}
      height={SIZE}
      referrerPolicy="no-referrer"
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  );
}

function isHttps(address: string): boolean {
  return /^https:\/\//i.test(address);
}
