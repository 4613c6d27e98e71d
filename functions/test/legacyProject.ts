/** A password in the legacy data that must not remain anywhere. */
export const CANARY = 'kanarya-parola-32-karakterden-uzun';
const SHORT = 'kanarya-kisa';

const FLAGS = { canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true };
const hype = (fields: Record<string, unknown>) => ({
  ...{ title: 'Gece', artist: 'Ayşe', isPremium: false, duration: 6, likes: ['ayse'], createdAt: 1_600_000_000_000 },
  ...{ timestamps: [{ timestamp: 6000, type: 'image' }], timestampsCount: 1, imageCount: 1, videoCount: 0 },
  ...{
    gifUrl: 'https://cdn.example/g.mp4',
    audioUrl: 'https://cdn.example/a.mp3',
    videoUrl: 'https://cdn.example/v.mp4',
  },
  ...fields,
});

/** The data of a legacy project as its app left it, with the errors that accumulated over the years. */
export const legacyProject: Record<string, Record<string, Record<string, unknown>>> = {
  admins: {
    a1: { id: 'a1', email: 'Owner@Legacy.test ', password: CANARY, ...FLAGS, hypePremiumLimit: 5 },
    a2: { id: 'a2', email: 'short@legacy.test', password: SHORT, canEditHypes: true, hypePremiumLimit: '3' },
    a3: { id: 'a3', email: 'owner@legacy.test', password: `${CANARY}-2`, ...FLAGS, hypePremiumLimit: 900 },
    a4: { id: 'a4', email: 'no address', password: CANARY, ...FLAGS, hypePremiumLimit: 1 },
    a5: { email: 'fan@legacy.test', password: CANARY, ...FLAGS, hypePremiumLimit: 1 },
    a6: { email: 'bare@legacy.test', password: null, hypePremiumLimit: 1e18 },
  },
  hypes: {
    first: hype({ order: 1, isPremium: true }),
    gap: hype({ order: 7, title: 'Boşluk', timestamps: [{ timestamp: '4000', type: 'VIDEO' }], imageCount: 5 }),
    double: hype({ order: 7, isPremium: 'true', createdAt: '2021-05-01T10:00:00Z', duration: '0:06' }),
    bare: { title: 'Yalın' },
    nested: { data: hype({ order: 3, title: 'İç içe' }) },
  },
  users: {
    ayse: { id: 'ayse', email: 'ayse@legacy.test', name: 'Ayşe', likes: ['first'], plan: 'Monthly' },
    can: { data: { name: 'Can', likes: null } },
  },
  docs: { terms: { detail: 'Koşullar' }, privacy: { detail: 'Gizlilik' } },
  premiumHypes: { premium: { premiumHypeCount: 4, premiumHypeIds: ['first', 'first', 'gone', 'gap'] } },
};
