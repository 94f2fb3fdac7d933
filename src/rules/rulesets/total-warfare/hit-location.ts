import type { HitLocationRules } from '../areas/hit-location.js';

export const HIT_LOCATION: HitLocationRules = {
  sideTablesOfPunchAndKick: true,
  marksHeadAndCenterTorso: false,
  calledShotIsSure: false,
  everyHitItsOwnLocation: false,
};
