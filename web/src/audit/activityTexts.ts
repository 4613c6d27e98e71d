import type { AuditEntry } from '@hypelar/shared/audit';
import { defineTexts } from '../i18n/texts.ts';

const actions = {
  'hype.create': 'Hype oluşturdu',
  'hype.update': 'Hype düzenledi',
  'hype.move': 'Hype sırasını değiştirdi',
  'hype.shuffle': 'Hypeları karıştırdı',
  'hype.undoShuffle': 'Karıştırmayı geri aldı',
  'hype.delete': 'Hype sildi',
  'hype.restore': 'Hype geri getirdi',
  'media.update': 'Dosya bilgisini değiştirdi',
  'media.remove': 'Dosya sildi',
  'user.changePlan': 'Kullanıcının planını değiştirdi',
  'admin.create': 'Yönetici oluşturdu',
  'admin.update': 'Yöneticiyi değiştirdi',
  'admin.resetLink': 'Şifre bağlantısı oluşturdu',
  'docs.update': 'Belge değiştirdi',
  unknown: 'Bilinmeyen bir işlem yaptı',
} satisfies Record<AuditEntry['action'], string>;

const tr = {
  ...actions,
  activityHeading: 'Geçmiş',
  activityForbidden: 'Geçmişi görme yetkiniz yok',
  activityFailed: 'Geçmiş yüklenemedi.',
  activityEmpty: 'Henüz bir değişiklik yok.',
  activityEmptyItem: 'Bu öğe için kayıtlı bir değişiklik yok.',
  activityItem: 'Öğe',
  activityItemHint: 'Örnek: hypes/abc, users/abc, admins/abc, docs/terms',
  activityItemWrong: 'Bir öğe “koleksiyon/kimlik” biçiminde yazılır.',
  filterActivity: 'Süz',
  allActivity: 'Tümünü göster',
  onlyItem: 'Yalnızca {target}',
  bySystem: 'Zamanlanmış görev',
  changesOf: '{count} alan değişti',
  changedField: 'Alan',
  changedBefore: 'Önce',
  changedAfter: 'Sonra',
  fieldAbsent: 'yok',
} as const;
export type ActivityTextKey = keyof typeof tr;

/** The texts of the activity screen. */
export const activityTexts = defineTexts(tr, async () => (await import('./activityTexts.en.ts')).en);
