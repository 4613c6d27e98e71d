import { defineTexts } from '../i18n/texts.ts';

const tr = {
  userHeading: 'Kullanıcı Detayı',
  userForbidden: 'Kullanıcıları görme yetkiniz yok',
  backToUsers: 'Kullanıcı listesine dön',
  userFailed: 'Kullanıcı yüklenemedi.',
  userMissing: 'Böyle bir kullanıcı yok',
  userMissingText: '“{id}” kimliğiyle kayıtlı bir kullanıcı bulunamadı. Silinmiş ya da adres yanlış yazılmış olabilir.',
  userSection: 'Bilgiler',
  userName: 'Kullanıcı Adı',
  userEmail: 'E-posta',
  userFullName: 'Ad',
  userPicture: 'Resim',
  pictureOf: '{name} resmi',
  userLikes: 'Beğeniler',
  userPurchases: 'Satın alınan ürünler',
  userIsPremium: 'isPremium',
  userPlan: 'Plan',
  absent: 'Yok',
  trashedHype: 'çöp kutusunda',
  unknownHype: 'bilinmeyen hype: {id}',
  planSection: 'Plan',
  changePlan: 'Planı Değiştir',
  choosePlan: 'Plan seçin',
  pendingPlan: 'Henüz kaydedilmedi: plan {plan} olacak, isPremium ve forced true olacak.',
  updateUser: 'Kullanıcıyı Güncelle',
  updatingUser: 'Güncelleniyor…',
  dropPlan: 'Vazgeç',
  planFailed: 'Plan değiştirilemedi. Seçiminiz duruyor.',
  planSaved: '{name}: plan artık {plan}.',
  deleteUser: 'Kullanıcıyı Sil',
  deleteUserTip: 'Kullanıcı silme bu panelde kullanılamıyor.',
  userActivity: 'Değişiklik geçmişi',
} as const;
export type UserDetailTextKey = keyof typeof tr;

/** The texts of a user's detail; labels from the specification are verbatim. */
export const userDetailTexts = defineTexts(tr, async () => (await import('./userDetailTexts.en.ts')).en);
