import { testFuzzBehind } from './fuzzBehind.ts';

testFuzzBehind(1000, 3_600_000);
