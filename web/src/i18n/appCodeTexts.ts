import type { AppCode } from '@hypelar/shared/appError';
import type { Language } from './language.tsx';

/** A sentence for every refusal of the API. The premium one is the specification's, trailing space included. */
export const appCodeTexts = {
  tr: {
    SIGN_IN_REQUIRED: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    NOT_AN_ADMIN: 'Bu hesap yönetici değil. Bir yönetici hesabıyla giriş yapın.',
    ADMIN_DISABLED: 'Yönetici hesabınız kapatılmış. Bir yöneticiyle görüşün.',
    FLAG_MISSING: 'Bu işlem için yetkiniz yok.',
    BAD_INPUT: 'Gönderilen bilgilerden biri geçersiz. Alanları denetleyip tekrar deneyin.',
    UNKNOWN_PROCEDURE: 'Uygulama güncellenmiş. Sayfayı yenileyip tekrar deneyin.',
    CARD_TIME_MISMATCH:
      'Kart sürelerinin toplamı videonun ölçülen süresine uymuyor. Kartları düzeltip tekrar gönderin.',
    PREMIUM_NOT_ALLOWED: 'Bu özelliği kullanmak için yetkiniz yok. ',
    NOT_YOUR_RESERVATION: 'Yüklenen dosyalar başka bir oturuma ait. Tekrar denerseniz dosyalar yeniden yüklenir.',
    TOO_MANY_RESERVATIONS: 'Tamamlanmamış çok fazla yüklemeniz var. Bir süre sonra tekrar deneyin.',
    UPLOAD_MISSING: 'Yüklenen dosya sunucuda bulunamadı. Tekrar denerseniz yeniden yüklenir.',
    UPLOAD_REFUSED: 'Sunucu yüklenen dosyayı kabul etmedi. Başka bir dosya seçin.',
    HYPE_NOT_FOUND: 'Bu hype bulunamadı. Silinmiş olabilir.',
    RESERVATION_NOT_FOUND: 'Yükleme kaydının süresi dolmuş. Tekrar denerseniz dosyalar yeniden yüklenir.',
    HYPE_EXISTS: 'Bu hype daha önce kaydedilmiş. Listeye dönüp denetleyin.',
    TOO_MANY_HYPES: 'Hype sayısı üst sınıra ulaştı. Yenisi için önce birini silin.',
    BUSY: 'Aynı anda başka bir değişiklik yapıldı. Tekrar deneyin.',
    UNAVAILABLE: 'Sunucu şu anda yanıt veremiyor. Biraz sonra tekrar deneyin.',
    INTERNAL: 'Sunucuda beklenmeyen bir hata oldu. Biraz sonra tekrar deneyin.',
  },
  en: {
    SIGN_IN_REQUIRED: 'Your session has ended. Please sign in again.',
    NOT_AN_ADMIN: 'This account is not an administrator. Sign in with an administrator account.',
    ADMIN_DISABLED: 'Your administrator account is disabled. Ask another administrator.',
    FLAG_MISSING: 'You do not have the permission for this.',
    BAD_INPUT: 'Something that was sent is not valid. Check the fields and try again.',
    UNKNOWN_PROCEDURE: 'The application was updated. Reload the page and try again.',
    CARD_TIME_MISMATCH:
      'The card times do not add up to the measured duration of the video. Correct the cards and submit again.',
    PREMIUM_NOT_ALLOWED: 'You do not have permission to set this hype as premium',
    NOT_YOUR_RESERVATION: 'The uploaded files belong to another session. Trying again uploads them anew.',
    TOO_MANY_RESERVATIONS: 'You have too many unfinished uploads. Try again in a while.',
    UPLOAD_MISSING: 'The uploaded file was not found on the server. Trying again uploads it anew.',
    UPLOAD_REFUSED: 'The server did not accept the uploaded file. Choose another file.',
    HYPE_NOT_FOUND: 'This hype was not found. It may have been deleted.',
    RESERVATION_NOT_FOUND: 'The upload has expired. Trying again uploads the files anew.',
    HYPE_EXISTS: 'This hype was saved before. Go back to the list and check it.',
    TOO_MANY_HYPES: 'The number of hypes has reached its limit. Delete one to make room.',
    BUSY: 'Another change was made at the same moment. Try again.',
    UNAVAILABLE: 'The server cannot answer right now. Try again in a while.',
    INTERNAL: 'Something unexpected happened on the server. Try again in a while.',
  },
} satisfies Record<Language, Record<AppCode, string>>;
