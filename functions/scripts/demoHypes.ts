import type { Card } from '@hypelar/shared/card';
import { creator, owner, spent, type DemoAdmin } from './demoAdmins.ts';

export type DemoHype = {
  id: string;
  title: string;
  artist: string;
  admin: DemoAdmin;
  isPremium: boolean;
  /** The video is 6000 ms long, and the cards fill it. */
  timestamps: Card[];
  video: 'video.mp4' | 'video.webm';
};

const image = (timestamp: number): Card => ({ timestamp, type: 'image' });
const video = (timestamp: number): Card => ({ timestamp, type: 'video' });

export const demoHypes: readonly DemoHype[] = [
  hype(1, 'Gece Yarısı Işıkları', 'Ayşe Yıldız', { timestamps: [image(2000), video(4000)] }),
  hype(2, 'Boğazda Sabah', 'İbrahim Çelik', { admin: creator, timestamps: [image(1500), image(1500), video(3000)] }),
  hype(3, 'Şehrin Gürültüsü', 'Şükrü Öztürk', { isPremium: true, timestamps: [video(6000)] }),
  hype(4, 'Kırmızı Kaldırım', 'Zeynep Aksoy', {
    admin: spent,
    isPremium: true,
    timestamps: [image(3000), image(3000)],
  }),
  hype(5, 'Uzak Yollar', 'Deniz Güneş', { video: 'video.webm', timestamps: [image(1000), video(5000)] }),
  hype(6, 'Yağmur Sonrası', 'Ece Işık', { admin: creator, timestamps: Array.from({ length: 6 }, () => image(1000)) }),
  hype(7, 'Çöl Rüzgârı', 'Kerem Doğan', { isPremium: true, timestamps: [video(2000), image(2000), video(2000)] }),
  hype(8, 'İlk Kar', 'Gülşen Kaya', { video: 'video.webm', timestamps: [image(6000)] }),
];

function hype(number: number, title: string, artist: string, more: Partial<DemoHype>): DemoHype {
  const id = `demo-hype-${number}`;
  return { id, title, artist, admin: owner, isPremium: false, timestamps: [], video: 'video.mp4', ...more };
}
