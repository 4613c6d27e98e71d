import type { DocumentData } from '../src/firebase.ts';

const GIVEN = ['Ayşe', 'Işıl', 'İbrahim', 'Şükrü', 'Çağla', 'Gökhan', 'Ümit', 'Öykü', 'Deniz', 'Ilgaz'];
const FAMILY = ['Yıldız', 'Öztürk', 'Çelik'];
const PLANS = ['Free', 'Monthly', 'Yearly'];
const ASCII: Record<string, string> = { ş: 's', ı: 'i', ç: 'c', ğ: 'g', ü: 'u', ö: 'o', i̇: 'i' };

/** Thirty users as other apps write them: every third nested under `data`, every other one with a plan. */
export const demoUsers: readonly { id: string; document: DocumentData }[] = FAMILY.flatMap((family, familyIndex) =>
  GIVEN.map((given, givenIndex) => {
    const number = familyIndex * GIVEN.length + givenIndex + 1;
    const id = `demo-user-${String(number).padStart(2, '0')}`;
    const plan = PLANS[number % PLANS.length];
    const user = {
      id,
      name: `${given} ${family}`,
      email: `${ascii(given)}.${ascii(family)}@ornek.test`,
      picture: '',
      isPremium: number % 2 === 0,
      likes: [`demo-hype-${(number % 8) + 1}`, `demo-hype-${((number + 3) % 8) + 1}`],
      purchasedProducts: number % 4 === 0 ? [{ productId: { hypeId: 'demo-hype-3' } }] : [],
      ...(number % 2 === 0 ? { plan } : {}),
    };
    const { id: userId, ...data } = user;
    return { id, document: number % 3 === 0 ? { id: userId, data } : user };
  }),
);

function ascii(name: string): string {
  return name.toLocaleLowerCase('tr').replace(/[^a-z]/g, (letter) => ASCII[letter] ?? '');
}
