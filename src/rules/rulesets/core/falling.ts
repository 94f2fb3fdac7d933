import type { FallFacing, FallingRules } from '../areas/falling.js';

const ON_ITS_BACK: FallFacing = { turn: 0, side: 'rear' };
const ON_ITS_FACE: FallFacing = { turn: 0, side: 'front' };

export const FALLING: Partial<FallingRules> = {
  facing: [ON_ITS_BACK, ON_ITS_FACE, ON_ITS_FACE, ON_ITS_FACE, ON_ITS_FACE, ON_ITS_FACE],
  intoWater: 'to-the-bottom',
  injuryRollRepeatsFailedRoll: false,
  injuryRollFreeLevels: 0,
  shortenedByUnitBelow: true,
  unitBelowGoes: 'anywhere',
  strikesProneByFullTable: true,
};
