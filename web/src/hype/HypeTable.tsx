import type { HypeRow } from '@hypelar/shared/hype';
import { memo } from 'react';
import type { TextKey } from '../i18n/catalogue.ts';
import { useLanguage } from '../i18n/language.tsx';
import { classes } from '../ui/classes.ts';
import styles from './HypeTable.module.css';
import { MediaLink } from './MediaLink.tsx';

const COLUMNS = [
  'columnOrder',
  'columnTitle',
  'columnArtist',
  'columnAudio',
  'columnVideo',
  'columnImageCount',
  'columnVideoCount',
  'columnIsPremium',
] as const satisfies readonly TextKey[];

const NUMBERS: readonly TextKey[] = ['columnOrder', 'columnImageCount', 'columnVideoCount'];

/** The table of hypes with the columns of the spec, section 2. On narrow screens each row is a card. */
export function HypeTable({ hypes }: { hypes: readonly HypeRow[] }) {
  const { t } = useLanguage();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('hypesHeading')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={NUMBERS.includes(column) ? styles.figure : undefined}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hypes.map((hype) => (
            <HypeTableRow key={hype.id} hype={hype} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HypeTableRow = memo(function HypeTableRow({ hype }: { hype: HypeRow }) {
  const { t } = useLanguage();
  const { title } = hype;
  return (
    <tr>
      <td data-label={t('columnOrder')} className={classes(styles.figure, styles.order)}>
        {hype.order}
      </td>
      <td data-label={t('columnTitle')} className={styles.title}>
        {title}
      </td>
      <td data-label={t('columnArtist')} className={styles.artist}>
        {hype.artist}
      </td>
      <td data-label={t('columnAudio')}>
        <MediaLink url={hype.audioUrl} text={t('listen')} label={t('listenLabel', { title })} />
      </td>
      <td data-label={t('columnVideo')}>
        <MediaLink url={hype.videoUrl} text={t('watch')} label={t('watchLabel', { title })} />
      </td>
      <td data-label={t('columnImageCount')} className={styles.figure}>
        {hype.imageCount}
      </td>
      <td data-label={t('columnVideoCount')} className={styles.figure}>
        {hype.videoCount}
      </td>
      <td data-label={t('columnIsPremium')}>
        <span className={classes(styles.premium, hype.isPremium && styles.isPremium)}>
          {t(hype.isPremium ? 'yes' : 'no')}
        </span>
      </td>
    </tr>
  );
});
