import '../../test/ownProject.ts';
import { beforeEach, expect, it } from 'vitest';
import { clearFirestore } from '../../test/emulators.ts';
import { checkUserEvents } from '../../test/userEvents.ts';

beforeEach(clearFirestore);

it(
  '1,000 permuted and doubled sequences of user events end as one ordered delivery',
  { timeout: 900_000 },
  async () => {
    expect(await checkUserEvents(1000)).toBe(1000);
  },
);
