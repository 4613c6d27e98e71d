import type { DocumentData } from '../../src/firebase.ts';
import { hypeId } from './sizedHypes.ts';
import { pick, sizedId } from './sizedId.ts';

const GIVEN = ['Ayşe', 'Işıl', 'İbrahim', 'Şükrü', 'Çağla', 'Gökhan', 'Ümit', 'Öykü', 'Deniz', 'Ilgaz', 'Işık', 'Ece'];
const FAMILY = ['Yıldız', 'Öztürk', 'Çelik', 'Kaya', 'Aksoy', 'Güneş', 'Doğan', 'Şahin', 'Irmak', 'İnce', 'Uğur'];
const ASCII: Record<string, string> = { ş: 's', ı: 'i', ç: 'c', ğ: 'g', ü: 'u', ö: 'o' };
const PLANS = ['Free', 'Monthly', 'Yearly'];

/** How many hypes the first user likes; the others like up to 6. */
const MOST_LIKES = 50;

export const userId = (number: number): string => sizedId('user', number, 28);

function ascii(name: string): string {
  return name.toLocaleLowerCase('tr').replace(/[^a-z]/g, (letter) => ASCII[letter] ?? '');
}

/** The document of a user as other apps write it, the same every time: every third is nested under `data`. */
export function sizedUser(number: number, hypes: number): DocumentData {
  const [given, family] = [pick(GIVEN, number), pick(FAMILY, Math.floor(number / GIVEN.length))];
  const liked = number === 1 ? MOST_LIKES : number % 7;
  const likes = Array.from({ length: Math.min(liked, hypes) }, (_, index) => hypeId(((number + index) % hypes) + 1));
  const fields = {
    ...{ name: `${given} ${family}`, email: `${ascii(given)}.${ascii(family)}.${number}@ornek.test`, picture: '' },
    ...{ isPremium: number % 4 === 0, likes },
    purchasedProducts: number % 10 === 0 && hypes > 0 ? [{ productId: { hypeId: hypeId(1) } }] : [],
    ...(number % 2 === 0 ? { plan: pick(PLANS, number / 2) } : {}),
  };
  const id = userId(number);
  return number % 3 === 0 ? { id, data: fields } : { id, ...fields };
}
