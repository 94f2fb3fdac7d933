import type { FallingRules } from '../areas/falling.js';

export const FALLING: FallingRules = {
  facing: [
    { turn: 0, side: 'front' },
    { turn: 1, side: 'right' },
    { turn: 2, side: 'right' },
    { turn: 3, side: 'rear' },
    { turn: 4, side: 'left' },
    { turn: 5, side: 'left' },
  ],
  intoWater: 'onto-surface-and-bottom',
  injuryRollRepeatsFailedRoll: true,
  injuryRollFreeLevels: 1,
  shortenedByUnitBelow: false,
  unitBelowGoes: 'on',
  strikesProneByFullTable: false,
};
