import type { HypeRow } from '@hypelar/shared/hype';
import { hasFlag } from '@hypelar/shared/permission';
import { useEffect } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import { useVisibleRows } from '../ui/useVisibleRows.ts';
import type { Range } from '../ui/visibleRange.ts';
import { hypeListTexts, type HypeListTextKey } from './hypeListTexts.ts';
import styles from './HypeTable.module.css';
import { HypeTableRow } from './HypeTableRow.tsx';

const COLUMNS = [
  { text: 'columnOrder', style: styles.orderColumn },
  { text: 'columnTitle', style: undefined },
  { text: 'columnArtist', style: styles.artistColumn },
  { text: 'columnAudio', style: styles.linkColumn },
  { text: 'columnVideo', style: styles.linkColumn },
  { text: 'columnImageCount', style: styles.countColumn },
  { text: 'columnVideoCount', style: styles.countColumn },
  { text: 'columnIsPremium', style: styles.premiumCell },
] as const satisfies readonly { text: HypeListTextKey; style: string | undefined }[];

export type HypeTableProps = {
  total: number;
  /** The hype at a position counted from 1, undefined while it is being loaded */
  hypeAt: (position: number) => HypeRow | undefined;
  /** Reports which rows are in view, and so needed. */
  onVisible: (rows: Range) => void;
  onMove: (hype: HypeRow, to: number) => void;
  onDelete: (hype: HypeRow) => void;
};

/**
 * The table of hypes with the columns of the spec, section 2; on narrow screens each row is a card. Two empty
 * rows as high as the rows out of view stand in for them.
 */
export function HypeTable({ total, hypeAt, onVisible, onMove, onDelete }: HypeTableProps) {
  const { t } = useLanguage(hypeListTexts);
  const session = useSession();
  const mayDelete = hasFlag(session, 'canDeleteHypes');
  const { list, range, rowHeight } = useVisibleRows(total);
  const { start, end } = range;

  useEffect(() => onVisible(range), [range, onVisible]);

  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('hypesHeading')} aria-rowcount={total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map(({ text, style }) => (
              <th key={text} scope="col" className={style}>
                {t(text)}
              </th>
            ))}
            {mayDelete && (
              <th scope="col" className={styles.deleteColumn}>
                {t('columnDelete')}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={list}>
          <Gap rows={start} rowHeight={rowHeight} />
          {Array.from({ length: end - start }, (_, index) => start + index + 1).map((position) => (
            // Keyed by position: the row with the focus stays when hypes move.
            <HypeTableRow
              key={position}
              position={position}
              hype={hypeAt(position)}
              {...{ total, mayDelete, onMove, onDelete }}
              mayEdit={hasFlag(session, 'canEditHypes')}
            />
          ))}
          <Gap rows={total - end} rowHeight={rowHeight} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the place of rows that are not rendered. */
function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  if (rows === 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height: rows * rowHeight }}>&nbsp;</td>
    </tr>
  );
}
