import '../../test/ownProject.ts';
import { testUploadEvents } from '../../test/uploadEvents.ts';

testUploadEvents({ numRuns: 1000, timeout: 900_000 });
