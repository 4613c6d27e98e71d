import type { Card } from '@hypelar/shared/card';
import { creator, owner, spent, type DemoAdmin } from './demoAdmins.ts';

export type DemoHype = {
  id: string;
  title: string;
  artist: string;
  admin: DemoAdmin;
  isPremium: boolean;
  /** They fill the video, which is 6000 ms long. */
  timestamps: Card[];
  video: 'video.mp4' | 'video.webm';
};

const image = (timestamp: number): Card => ({ timestamp, type: 'image' });
const video = (timestamp: number): Card => ({ timestamp, type: 'video' });

export const demoHypes: readonly DemoHype[] = [
  hype(1, { title: 'Gece Yarısı Işıkları', artist: 'Ayşe Yıldız', timestamps: [image(2000), video(4000)] }),
  hype(2, {
    title: 'Boğazda Sabah',
    artist: 'İbrahim Çelik',
    admin: creator,
    timestamps: [image(1500), image(1500), video(3000)],
  }),
  hype(3, { title: 'Şehrin Gürültüsü', artist: 'Şükrü Öztürk', isPremium: true, timestamps: [video(6000)] }),
  hype(4, {
    title: 'Kırmızı Kaldırım',
    artist: 'Zeynep Aksoy',
    admin: spent,
    isPremium: true,
    timestamps: [image(3000), image(3000)],
  }),
  hype(5, { title: 'Uzak Yollar', artist: 'Deniz Güneş', video: 'video.webm', timestamps: [image(1000), video(5000)] }),
  hype(6, {
    title: 'Yağmur Sonrası',
    artist: 'Ece Işık',
    admin: creator,
    timestamps: Array.from({ length: 6 }, () => image(1000)),
  }),
  hype(7, {
    title: 'Çöl Rüzgârı',
    artist: 'Kerem Doğan',
    isPremium: true,
    timestamps: [video(2000), image(2000), video(2000)],
  }),
  hype(8, { title: 'İlk Kar', artist: 'Gülşen Kaya', video: 'video.webm', timestamps: [image(6000)] }),
];

type DescribedHype = Pick<DemoHype, 'title' | 'artist' | 'timestamps'> & Partial<DemoHype>;

function hype(number: number, described: DescribedHype): DemoHype {
  return { id: `demo-hype-${number}`, admin: owner, isPremium: false, video: 'video.mp4', ...described };
}
