import type { StorageErrorCode } from '@hypelar/shared/storageError';
import { defineTexts } from './texts.ts';

const tr = {
  unknown: 'Bilinmeyen bir hata oldu. Tekrar deneyin.',
  'object-not-found': 'Dosya depoda bulunamadı.',
  'bucket-not-found': 'Dosya deposu bulunamadı. Yöneticinize bildirin.',
  'project-not-found': 'Proje bulunamadı. Yöneticinize bildirin.',
  'quota-exceeded': 'Depolama kotası doldu. Yöneticinize bildirin.',
  unauthenticated: 'Oturumunuz sona ermiş. Yeniden giriş yapıp tekrar deneyin.',
  unauthorized: 'Bu dosyayı yükleme yetkiniz yok.',
  'unauthorized-app': 'Uygulamanın doğrulaması geçersiz. Sayfayı yenileyip tekrar deneyin.',
  'retry-limit-exceeded': 'Bağlantı çok uzun süre kurulamadı. İnternetinizi denetleyip tekrar deneyin.',
  'invalid-checksum': 'Dosya yolda bozuldu. Tekrar yükleyin.',
  canceled: 'Yükleme iptal edildi.',
  'invalid-event-name': 'Uygulamada bir hata oldu (olay adı). Sayfayı yenileyin.',
  'invalid-url': 'Dosya adresi geçersiz.',
  'invalid-default-bucket': 'Dosya deposu yanlış ayarlanmış. Yöneticinize bildirin.',
  'no-default-bucket': 'Dosya deposu ayarlanmamış. Yöneticinize bildirin.',
  'cannot-slice-blob': 'Dosya okunamadı; seçtikten sonra değişmiş olabilir. Dosyayı yeniden seçin.',
  'server-file-wrong-size': 'Sunucudaki dosyanın boyutu farklı. Tekrar yükleyin.',
  'no-download-url': 'Dosyanın indirme adresi yok.',
  'invalid-argument': 'Uygulamada bir hata oldu (geçersiz değer). Sayfayı yenileyin.',
  'invalid-argument-count': 'Uygulamada bir hata oldu (değer sayısı). Sayfayı yenileyin.',
  'app-deleted': 'Oturum kapandığı için yükleme durdu. Sayfayı yenileyin.',
  'invalid-root-operation': 'Bu işlem deponun kökünde yapılamaz.',
  'invalid-format': 'Dosyanın biçimi geçersiz.',
  'internal-error': 'Depoda bir hata oldu. Biraz sonra tekrar deneyin.',
  'unsupported-environment': 'Bu tarayıcı dosya yüklemeyi desteklemiyor. Güncel bir tarayıcı kullanın.',
} satisfies Record<StorageErrorCode, string>;
export type StorageErrorTextKey = keyof typeof tr;

/** A sentence for every error code of Cloud Storage (spec, section 8). */
export const storageErrorTexts = defineTexts(tr, async () => (await import('./storageErrorTexts.en.ts')).en);
