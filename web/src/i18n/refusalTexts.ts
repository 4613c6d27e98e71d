import type { AppCode } from '@hypelar/shared/appError';
import { defineTexts } from './texts.ts';

const tr = {
  SIGN_IN_REQUIRED: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  APP_NOT_VERIFIED: 'Uygulama doğrulanamadı. Sayfayı yenileyip tekrar deneyin.',
  NOT_AN_ADMIN: 'Bu hesap yönetici değil. Bir yönetici hesabıyla giriş yapın.',
  ADMIN_DISABLED: 'Yönetici hesabınız kapatılmış. Bir yöneticiyle görüşün.',
  FLAG_MISSING: 'Bu işlem için yetkiniz yok.',
  BAD_INPUT: 'Gönderilen bilgilerden biri geçersiz. Alanları denetleyip tekrar deneyin.',
  UNKNOWN_PROCEDURE: 'Uygulama güncellenmiş. Sayfayı yenileyip tekrar deneyin.',
  CARD_TIME_MISMATCH: 'Kart sürelerinin toplamı videonun ölçülen süresine uymuyor. Kartları düzeltip tekrar gönderin.',
  PREMIUM_NOT_ALLOWED: 'Bu özelliği kullanmak için yetkiniz yok. ',
  NOT_YOUR_RESERVATION: 'Yüklenen dosyalar başka bir oturuma ait. Tekrar denerseniz dosyalar yeniden yüklenir.',
  TOO_MANY_RESERVATIONS: 'Tamamlanmamış çok fazla yüklemeniz var. Bir süre sonra tekrar deneyin.',
  UPLOAD_MISSING: 'Yüklenen dosya sunucuda bulunamadı. Tekrar denerseniz yeniden yüklenir.',
  UPLOAD_REFUSED: 'Sunucu yüklenen dosyayı kabul etmedi. Başka bir dosya seçin.',
  HYPE_NOT_FOUND: 'Bu hype bulunamadı. Silinmiş olabilir.',
  USER_NOT_FOUND: 'Bu kullanıcı bulunamadı. Silinmiş olabilir.',
  RESERVATION_NOT_FOUND: 'Yükleme kaydının süresi dolmuş. Tekrar denerseniz dosyalar yeniden yüklenir.',
  HYPE_EXISTS: 'Bu hype daha önce kaydedilmiş. Listeye dönüp denetleyin.',
  ORDER_CHANGED: 'Siz bakarken sıralama değişti. Listenin güncel halini görüp tekrar deneyin.',
  MEDIA_NOT_FOUND: 'Bu dosya bulunamadı. Silinmiş olabilir.',
  MEDIA_IN_USE: 'Bu dosya kullanılıyor. Silmeden önce hype için başka bir dosya yükleyin.',
  TOO_MANY_HYPES: 'Bu işlem en fazla 10.000 hype ile yapılabilir.',
  EMAIL_TAKEN: 'Bu e-posta adresi başka bir hesaba ait. Başka bir adres girin.',
  FLAG_NOT_HELD: 'Kendinizde olmayan bir yetkiyi veremez, bu yetkiye sahip bir yöneticiyi değiştiremezsiniz.',
  LIMIT_ABOVE_OWN: 'Premium sınırı en fazla kendi sınırınız kadar olabilir.',
  OWN_ACCOUNT: 'Kendi yönetici hesabınızı değiştiremezsiniz. Başka bir yöneticiden isteyin.',
  ADMIN_NOT_FOUND: 'Bu yönetici bulunamadı. Listeyi yenileyin.',
  ACCOUNT_DISABLED: 'Bu yönetici hesabı kapalı. Önce hesabı açın.',
  EDIT_CONFLICT: 'Siz düzenlerken başka biri bunu değiştirdi. Güncel halini yükleyip değişikliğinizi yeniden yapın.',
  BUSY: 'Aynı anda başka bir değişiklik yapıldı. Tekrar deneyin.',
  GONE: 'Bu kayıt bulunamadı. Silinmiş olabilir.',
  OVERLOADED: 'Sunucu şu anda çok yoğun. Biraz sonra tekrar deneyin.',
  TIMED_OUT: 'Sunucu zamanında yanıt veremedi. Biraz sonra tekrar deneyin.',
  UNAVAILABLE: 'Sunucu şu anda yanıt veremiyor. Biraz sonra tekrar deneyin.',
  INTERNAL: 'Sunucuda beklenmeyen bir hata oldu. Biraz sonra tekrar deneyin.',
} satisfies Record<AppCode, string>;
export type RefusalTextKey = keyof typeof tr;

/** A sentence for every refusal of the API. The premium one is the specification's, trailing space included. */
export const refusalTexts = defineTexts(tr, async () => (await import('./refusalTexts.en.ts')).en);
