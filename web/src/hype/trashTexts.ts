import { defineTexts } from '../i18n/texts.ts';

const tr = {
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to proceed?',
  cancel: 'Vazgeç',
  undo: 'Geri al',
  deleted: '“{title}” çöp kutusuna taşındı.',
  deleteFailed: '“{title}” silinemedi. {reason}',
  deleteUnanswered: 'Sunucudan yanıt alınamadı. “{title}” silinmiş olabilir; silindiyse çöp kutusundadır.',
  restored: '“{title}” geri getirildi, {position}. sırada.',
  restoredNotPremium: '“{title}” geri getirildi, {position}. sırada. Premium hakkı dolduğu için artık premium değil.',
  restoreFailed: '“{title}” geri getirilemedi. {reason}',
  restoreUnanswered: 'Sunucudan yanıt alınamadı. “{title}” geri gelmiş olabilir.',
  trashHeading: 'Çöp kutusu',
  trashNote: 'Silinen hype’lar 30 gün saklanır.',
  trashTable: 'Silinen hype’lar',
  trashTitle: 'Başlık',
  trashArtist: 'Sanatçı',
  trashDeletedAt: 'Silinme zamanı',
  trashRestore: 'Geri getir',
  trashActions: 'İşlem',
  restoreLabel: 'Geri getir: {title}',
  trashEmptyHeading: 'Çöp kutusu boş',
  trashEmptyText: 'Silinen hype’lar burada 30 gün durur ve geri getirilebilir.',
  trashForbidden: 'Çöp kutusunu görme yetkiniz yok',
  trashFailed: 'Çöp kutusu yüklenemedi.',
} as const;
export type TrashTextKey = keyof typeof tr;

/** The texts for deleting a hype, for the trash and for restoring from it. */
export const trashTexts = defineTexts(tr, async () => (await import('./trashTexts.en.ts')).en);
