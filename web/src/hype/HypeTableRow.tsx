import type { HypeRow } from '@hypelar/shared/hype';
import { Link } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { editHypePath } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { hypeListTexts } from './hypeListTexts.ts';
import styles from './HypeTable.module.css';
import { MediaLink } from './MediaLink.tsx';
import { OrderSelect } from './OrderSelect.tsx';

type HypeTableRowProps = {
  position: number;
  total: number;
  /** Undefined while it is being loaded */
  hype: HypeRow | undefined;
  mayEdit: boolean;
  mayDelete: boolean;
  onMove: (hype: HypeRow, to: number) => void;
  onDelete: (hype: HypeRow) => void;
};

/** One hype of the list, or a placeholder while it is being loaded. */
export function HypeTableRow({ position, total, hype, mayEdit, mayDelete, onMove, onDelete }: HypeTableRowProps) {
  const { t } = useLanguage(hypeListTexts);
  if (!hype) {
    return (
      <tr aria-rowindex={position + 1} aria-busy="true">
        <td className={classes(styles.figure, styles.order)}>{position}</td>
        <td className={styles.title} colSpan={mayDelete ? 8 : 7} aria-label={t('loading')}>
          <span className={styles.waiting} />
        </td>
      </tr>
    );
  }
  const { title, artist } = hype;
  return (
    <tr aria-rowindex={position + 1}>
      <td className={classes(styles.figure, styles.order)}>
        <OrderSelect
          label={t('orderOf', { title })}
          position={position}
          total={total}
          onChoose={(to) => onMove(hype, to)}
        />
      </td>
      <td className={styles.title}>
        <Editable id={hype.id} text={title} mayEdit={mayEdit} />
      </td>
      <td className={styles.artist}>
        <Editable id={hype.id} text={artist} mayEdit={mayEdit} />
      </td>
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
      {mayDelete && (
        <td className={styles.delete}>
          <Button small aria-label={t('deleteLabel', { title })} onClick={() => onDelete(hype)}>
            {t('columnDelete')}
          </Button>
        </td>
      )}
    </tr>
  );
}

/** A title or an artist: a link to the edit screen for those who may edit. At most two lines, the rest on hover. */
function Editable({ id, text, mayEdit }: { id: string; text: string; mayEdit: boolean }) {
  if (!mayEdit) {
    return (
      <span className={styles.lines} title={text}>
        {text}
      </span>
    );
  }
  return (
    <Link href={editHypePath(id)} className={styles.lines} title={text}>
      {text}
    </Link>
  );
}
