import { EDGE_TRIGGERS } from '../abilities/edge-triggers.js';
import { byLegs } from '../body/chassis.js';
import type { HitLocationTable, TablesBySide } from '../hit-location/tables.js';
import type { AreaChanges } from './areas/index.js';
import { TOTAL_WARFARE } from './total-warfare/index.js';

const NEVER = Number.POSITIVE_INFINITY;

/** One table, whichever side is struck. */
const fromEverySide = (table: HitLocationTable): TablesBySide => ({
  front: table,
  left: table,
  right: table,
  rear: table,
});

const PUNCH = fromEverySide(TOTAL_WARFARE.hitLocation.punch.biped.front);
const KICK = fromEverySide(TOTAL_WARFARE.hitLocation.kick.biped.front);

/** What the project's requirements change against the book. */
export const STANDARD: AreaChanges = {
  battleValue: { xxlStructureFactors: { 6: 0.33, 4: 0.33, 3: 0.33, 2: 0.33 } },
  toHit: {
    minimumRangeExtra: 0,
    extremeRange: true,
    heat: [...TOTAL_WARFARE.toHit.heat, { minimum: 26, modifier: 5 }],
    perWound: 1,
    sensorHits: {
      ...TOTAL_WARFARE.toHit.sensorHits,
      standard: [1, 2],
      'torso-mounted': [1, 2],
      industrial: [1, 2],
    },
    shoulderStacks: true,
    targetingComputerServesAll: true,
    spotterMovement: [0, 1, NEVER, NEVER],
    teammateCalledShot: true,
    multiTracServesSides: false,
    rangeMasterSwapsWithShort: false,
    proneTripod: { toHit: 2, needsArms: true },
  },
  hitLocation: {
    punch: byLegs(PUNCH, PUNCH, PUNCH),
    kick: byLegs(KICK, KICK, TOTAL_WARFARE.hitLocation.kick.tripod),
    marksHeadAndCenterTorso: true,
    calledShotIsSure: true,
    everyHitItsOwnLocation: true,
  },
  piloting: { perWound: byLegs<0 | 1>(1, 1, 1) },
  environment: {
    toHit: {
      ...TOTAL_WARFARE.environment.toHit,
      light_rain: 1,
      moderate_rain: 2,
      heavy_rain: 2,
      downpour: 3,
      heavy_snow: 2,
      light_fog: 1,
      heavy_fog: 2,
      strong_gale: { missile: 2 },
      storm: { missile: 3 },
    },
  },
  edge: { triggers: EDGE_TRIGGERS },
};
