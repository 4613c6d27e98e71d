import { Timestamp } from '../src/firebase.ts';

type Fields = Record<string, unknown>;

const SOUND: Fields = {
  ...{ title: 'Gece', artist: 'Şükrü', isPremium: false, order: 1, duration: 6, likes: ['user-1'] },
  ...{ timestamps: [{ timestamp: 6000, type: 'image' }], timestampsCount: 1, imageCount: 1, videoCount: 0 },
  ...{ createdAt: new Timestamp(1_600_000_000, 0), gifUrl: 'https://cdn.example/gif.mp4' },
  ...{ audioUrl: 'https://cdn.example/audio.mp3', videoUrl: 'https://cdn.example/video.mp4' },
};

const changed = (change: Fields): Fields => ({ ...SOUND, ...change });

function without(...names: string[]): Fields {
  return Object.fromEntries(Object.entries(SOUND).filter(([name]) => !names.includes(name)));
}

const cards = (count: number) => Array.from({ length: count }, () => ({ timestamp: 10, type: 'video' }));

/** One defect each, as a legacy project or another program may have left it. */
const ONE_DEFECT: Record<string, Fields> = {
  noOrder: without('order'),
  noTimestamps: without('timestamps'),
  noCounts: without('timestampsCount', 'imageCount', 'videoCount'),
  noLikes: without('likes'),
  noTitle: without('title'),
  noCreation: without('createdAt'),
  noAddresses: without('gifUrl', 'audioUrl', 'videoUrl'),
  nothing: {},
  allUnderData: { data: SOUND },
  orderUnderData: { ...without('order'), data: { order: 2 } },
  orderGap: changed({ order: 900 }),
  orderTwice: changed({ order: 1 }),
  orderText: changed({ order: '2' }),
  orderNull: changed({ order: null }),
  orderNegative: changed({ order: -4 }),
  orderFraction: changed({ order: 1.5 }),
  orderNaN: changed({ order: NaN }),
  orderInfinite: changed({ order: Infinity }),
  orderMap: changed({ order: { value: 3 } }),
  durationZero: changed({ duration: 0 }),
  durationNaN: changed({ duration: NaN }),
  durationText: changed({ duration: '12.5' }),
  durationClock: changed({ duration: '1:02:03.5' }),
  timestampsText: changed({ timestamps: '1000 2000' }),
  timestampsMap: changed({ timestamps: { 0: { timestamp: 1000, type: 'image' } } }),
  timestampsNull: changed({ timestamps: null }),
  timesAsText: changed({ timestamps: [{ timestamp: '1500', type: 'video' }] }),
  timesBare: changed({ timestamps: [1000, 2000.4] }),
  cardBroken: changed({ timestamps: [{ timestamp: 1000, type: 'image' }, null, { timestamp: -1, type: 'gif' }, 'x'] }),
  countsWrong: changed({ timestampsCount: 7, imageCount: -1, videoCount: 'two' }),
  premiumText: changed({ isPremium: 'true' }),
  premiumNumber: changed({ isPremium: 1 }),
  titleNumber: changed({ title: 1984 }),
  titleList: changed({ title: ['a', 'b'] }),
  likesNull: changed({ likes: null }),
  likesMap: changed({ likes: { user: true } }),
  createdText: changed({ createdAt: '2020-05-01T10:00:00Z' }),
  createdMs: changed({ createdAt: 1_588_327_200_000 }),
  addressScript: changed({ videoUrl: 'javascript:alert(1)' }),
  addressNumber: changed({ audioUrl: 7 }),
  mediaHalf: changed({ media: { gif: { path: 'hypes/x/gif.mp4' }, audio: null } }),
  unknownFields: changed({ mood: 'calm', nested: { deep: [{ a: 1 }] } }),
};

/** Several at once. */
const COMBINED: Record<string, Fields> = {
  both1: changed({ order: 'first', timestamps: 5, likes: 'me', isPremium: 'yes' }),
  both2: { data: { title: 7, order: '3', timestamps: { a: 4 } }, order: null },
  both3: changed({ order: NaN, duration: NaN, createdAt: NaN, timestampsCount: NaN }),
  both4: { order: [1], title: { tr: 'Gece' }, artist: null, isPremium: [], likes: 0 },
  both5: changed({ timestamps: cards(40), imageCount: 40, isPremium: 'TRUE', order: -0 }),
  both6: { data: 'text', order: 1, timestamps: [null], createdAt: 'yesterday' },
  both7: changed({ gifUrl: 'http://cdn.example/a', audioUrl: '', videoUrl: 'not an address', media: [] }),
  both8: { order: 1e300, duration: -5, createdAt: -1, timestamps: [{ timestamp: 1e300, type: 'image' }] },
  both9: { id: 'another', order: '1', data: { order: 1, data: { order: 1 } }, isPremium: true },
  both10: changed({ order: true, duration: '5 minutes', title: '', artist: ' '.repeat(300), likes: [null, { a: 1 }] }),
};

export const malformedHypes: readonly (readonly [string, Fields])[] = Object.entries({ ...ONE_DEFECT, ...COMBINED });
