import type { HypeRow } from '@hypelar/shared/hype';
import { memo } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { classes } from '../ui/classes.ts';
import styles from './HypeTable.module.css';
import { MediaLink } from './MediaLink.tsx';
import { hypeListTexts, type HypeListTextKey } from './hypeListTexts.ts';

const COLUMNS = [
  'columnOrder',
  'columnTitle',
  'columnArtist',
  'columnAudio',
  'columnVideo',
  'columnImageCount',
  'columnVideoCount',
  'columnIsPremium',
] as const satisfies readonly HypeListTextKey[];

const COLUMN_STYLES: Partial<Record<HypeListTextKey, string | undefined>> = {
  columnOrder: styles.orderColumn,
  columnArtist: styles.artistColumn,
  columnAudio: styles.linkColumn,
  columnVideo: styles.linkColumn,
  columnImageCount: styles.countColumn,
  columnVideoCount: styles.countColumn,
  columnIsPremium: styles.premiumCell,
};

/** The table of hypes with the columns of the spec, section 2. On narrow screens each row is a card. */
export function HypeTable({ hypes }: { hypes: readonly HypeRow[] }) {
  const { t } = useLanguage(hypeListTexts);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('hypesHeading')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={COLUMN_STYLES[column]}>
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
  const { t } = useLanguage(hypeListTexts);
  const { title } = hype;
  return (
    <tr>
      <td className={classes(styles.figure, styles.order)}>{hype.order}</td>
      <td className={styles.title}>{title}</td>
      <td className={styles.artist}>{hype.artist}</td>
      <td className={styles.link}>
        <MediaLink url={hype.audioUrl} text={t('listen')} label={t('listenLabel', { title })} />
      </td>
      <td className={classes(styles.link, styles.video)}>
        <MediaLink url={hype.videoUrl} text={t('watch')} label={t('watchLabel', { title })} />
      </td>
      <td data-label={t('columnImageCount')} className={styles.figure}>
        {hype.imageCount}
      </td>
      <td data-label={t('columnVideoCount')} className={styles.figure}>
        {hype.videoCount}
      </td>
      <td data-label={t('columnIsPremium')} className={styles.premiumCell}>
        <span className={classes(styles.premium, hype.isPremium && styles.isPremium)}>
          {t(hype.isPremium ? 'yes' : 'no')}
        </span>
      </td>
    </tr>
  );
});
