import '../../test/ownProject.ts';
import { beforeEach, it } from 'vitest';
import { clearFirestore } from '../../test/emulators.ts';
import { checkUploadEvents } from '../../test/uploadEvents.ts';

beforeEach(clearFirestore);

it(
  'T24, fault 2, fault 3: 1,000 permuted and doubled sequences of events about an object end as one ordered delivery',
  { timeout: 900_000 },
  () => checkUploadEvents(1000),
);
