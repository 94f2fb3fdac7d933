import { AUTOMATIC_EDGE_TRIGGERS } from '../abilities/edge-triggers.js';
import type { RulesetAreas } from '../ruleset.js';

const NEVER = Number.POSITIVE_INFINITY;

/** Total Warfare: the base of every other ruleset, and so the whole book. */
export const TOTAL_WARFARE: RulesetAreas = {
  battleValue: { xxlStructureFactors: { 6: 0.25, 4: 0.5, 3: 0.5, 2: 0.75 } },
  toHit: {
    minimumRangeExtra: 1,
    extremeRange: false,
    heat: [
      { minimum: 0, maximum: 7, modifier: 0 },
      { minimum: 8, maximum: 12, modifier: 1 },
      { minimum: 13, maximum: 16, modifier: 2 },
      { minimum: 17, maximum: 23, modifier: 3 },
      { minimum: 24, maximum: NEVER, modifier: 4 },
    ],
    perWound: 0,
    sensorHits: { standard: [0, 2], 'torso-mounted': [0, 2, 4], industrial: [0] },
    shoulderStacks: false,
    targetingComputerServesAll: false,
    spotterMovement: [0, 1, 2, 3],
    spotterAttacked: 1,
    teammateCalledShot: false,
    multiTracServesSides: true,
    rangeMasterSwapsWithShort: true,
  },
  hitLocation: {
    sideTablesOfPunchAndKick: true,
    marksHeadAndCenterTorso: false,
    calledShotIsSure: false,
    everyHitItsOwnLocation: false,
  },
  piloting: { perWound: 0 },
  environment: {
    toHit: {
      dawn_dusk: 1,
      night: 2,
      moonless_night: 3,
      pitch_black: 4,
      light_rain: 0,
      moderate_rain: 1,
      heavy_rain: 1,
      downpour: 2,
      snow: 1,
      heavy_snow: 1,
      light_fog: 0,
      heavy_fog: { energy: 1 },
      moderate_gale: { missile: 1 },
      strong_gale: { ballistic: 1, missile: 2 },
      storm: { ballistic: 2, missile: 3 },
    },
    piloting: { heavy_rain: 1, downpour: 2, heavy_snow: 1, strong_gale: 1, storm: 3 },
  },
  edge: { triggers: AUTOMATIC_EDGE_TRIGGERS },
};
