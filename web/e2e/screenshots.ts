import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from './screens/catalogue.ts';
import { fitTo, openScreen, showIn, SIZES, type Look } from './screens/screen.ts';
import { test } from './screens/screenTest.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
/**
 * Turkish in both themes; English only for the first state of a screen, since its labels are the same in the others.
 */
const looks = (index: number): readonly Look[] => [
  { theme: 'light', language: 'tr' },
  { theme: 'dark', language: 'tr' },
  ...(index === 0 ? [{ theme: 'light', language: 'en' } as const] : []),
];

for (const [screen, states] of catalogue) {
  test(screen, async ({ context, session }) => {
    await rm(join(FOLDER, screen), { recursive: true, force: true });
    for (const [index, state] of states.entries()) {
      const page = await openScreen(context, state, session);
      for (const size of SIZES) {
        await fitTo(page, size, state);
        for (const look of looks(index)) {
          await showIn(page, look);
          const name = `${state.state} ${size.width} ${look.theme} ${look.language}.png`;
          await page.screenshot({ path: join(FOLDER, screen, name) });
        }
      }
      await page.close();
    }
  });
}
