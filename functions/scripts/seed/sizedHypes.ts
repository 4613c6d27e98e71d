import { cardCounts, type Card } from '@hypelar/shared/card';
import type { Hype } from '@hypelar/shared/hype';
import { Timestamp, type DocumentData } from '../../src/firebase.ts';
import { newHypeDocument } from '../../src/hype/hypeRepository.ts';
import { EPOCH } from '../seedBasics.ts';
import { pick, sizedId } from './sizedId.ts';

const FIRST = ['Gece', 'Sabah', 'Işıklı', 'Uzak', 'Sessiz', 'Kırmızı', 'İlk', 'Son', 'Çıplak', 'Yağmurlu', 'Güneşli'];
const SECOND = ['Şehir', 'Yollar', 'Rüzgâr', 'Deniz', 'Kaldırım', 'Yıldız', 'Bahçe', 'Ada', 'Köprü', 'Gökyüzü'];
const ARTISTS = [
  'Ayşe Yıldız',
  'İbrahim Çelik',
  'Şükrü Öztürk',
  'Zeynep Aksoy',
  'Deniz Güneş',
  'Ece Işık',
  'Ilgaz Kaya',
];

/** One in this many hypes is premium. */
const PREMIUM_EVERY = 20;
const MINUTE_MS = 60_000;
/** The duration of the video that all of them share. */
const VIDEO_MS = 6000;

/** What all seeded hypes share: the same three files. */
export type SharedMedia = Pick<Hype, 'media' | 'gifUrl' | 'audioUrl' | 'videoUrl'>;

export const hypeId = (position: number): string => sizedId('hype', position, 20);
const isPremiumAt = (position: number): boolean => position % PREMIUM_EVERY === 0;

/** 1 to 12 cards that fill the video. */
function cardsAt(position: number): Card[] {
  const count = (position % 12) + 1;
  const each = VIDEO_MS / count;
  return Array.from({ length: count }, (_, index) => ({
    timestamp: Math.round(each * (index + 1)) - Math.round(each * index),
    type: (position + index) % 3 === 0 ? 'video' : 'image',
  }));
}

/** The document of the hype at a position, the same every time. */
export function sizedHype(position: number, media: SharedMedia): DocumentData {
  const timestamps = cardsAt(position);
  const createdAt = EPOCH + position * MINUTE_MS;
  const hype: Hype = {
    ...{ id: hypeId(position), order: position, isPremium: isPremiumAt(position) },
    ...{
      title: `${pick(FIRST, position)} ${pick(SECOND, position * 7)} ${position}`,
      artist: pick(ARTISTS, position * 3),
    },
    ...{ timestamps, ...cardCounts(timestamps), duration: VIDEO_MS / 1000, createdAt, updatedAt: createdAt },
    ...media,
  };
  return newHypeDocument(hype);
}

/**
 * The registry of the first `hypes` hypes: `marked.count` premium ones marked by one admin, the others by nobody known.
 */
export function sizedRegistry(hypes: number, marked: { by: string; count: number }): DocumentData {
  const positions = Array.from({ length: hypes }, (_, index) => index + 1).filter(isPremiumAt);
  const premiumHypeIds = positions.map(hypeId);
  const markedBy = Object.fromEntries(premiumHypeIds.slice(0, marked.count).map((id) => [id, marked.by]));
  return { premiumHypeCount: premiumHypeIds.length, premiumHypeIds, markedBy };
}

/** The reservation of the hype that owns the files. */
export function sizedReservation(id: string, owner: string): DocumentData {
  return { id, owner, forHype: true, createdAt: Timestamp.fromMillis(EPOCH), objects: {} };
}
