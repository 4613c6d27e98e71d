import './ownProject.ts';
import { testPremiumRace } from './premiumRace.ts';

testPremiumRace(600);
