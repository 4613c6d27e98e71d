import './ownProject.ts';
import { testModel } from './order.model.ts';

testModel({ seeds: [1, 2], count: 100, timeout: 300_000 });
