import '../../test/ownProject.ts';
import { beforeEach, it } from 'vitest';
import { clearFirestore } from '../../test/emulators.ts';
import { checkUploadEvents } from '../../test/uploadEvents.ts';

beforeEach(clearFirestore);

it(
  'T24, fault 2, fault 3: events about an object, repeated and in any order, end as one ordered delivery',
  { timeout: 120_000 },
  () => checkUploadEvents(40),
);
