import { formScreens } from './formScreens.ts';
import { listScreens } from './listScreens.ts';
import { peopleScreens } from './peopleScreens.ts';
import type { ScreenState } from './screen.ts';
import { sessionScreens } from './sessionScreens.ts';
import { storedFileScreens } from './storedFileScreens.ts';
import { textScreens } from './textScreens.ts';

/** Every screen in every state, by screen: for the accessibility tests and the screenshots. */
export const catalogue: ReadonlyMap<string, readonly ScreenState[]> = Map.groupBy(
  [...sessionScreens, ...listScreens, ...formScreens, ...storedFileScreens, ...peopleScreens, ...textScreens],
  ({ screen }) => screen,
);
