import '../../test/ownProject.ts';
import { testUploadEvents } from '../../test/uploadEvents.ts';

testUploadEvents({ numRuns: 40, timeout: 120_000 });
