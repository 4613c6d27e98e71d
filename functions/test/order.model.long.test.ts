import './ownProject.ts';
import { testModel } from './order.model.ts';

testModel({ seeds: Array.from({ length: 10 }, (_, index) => index + 100), count: 1000, timeout: 1_800_000 });
