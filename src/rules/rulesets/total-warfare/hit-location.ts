import { KICK_TABLES, PUNCH_TABLES } from '../../hit-location/tables.js';
import type { HitLocationRules } from '../areas/hit-location.js';

export const HIT_LOCATION: HitLocationRules = {
  punch: PUNCH_TABLES,
  kick: KICK_TABLES,
  aimed: { dice: 2, from: 6, to: 8 },
  marksHeadAndCenterTorso: false,
  calledShotIsSure: false,
  everyHitItsOwnLocation: false,
};
