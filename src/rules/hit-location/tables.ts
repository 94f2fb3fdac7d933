import type { FiringArc } from '../to-hit/vocabulary.js';
import { type HitLocation, hitFrom, type MechLocation } from './locations.js';

/** Locations by roll. */
export type HitLocationTable = Readonly<Record<number, HitLocation>>;

const H = 'head';
const CT = 'center_torso';
const LT = 'left_torso';
const RT = 'right_torso';
const LA = 'left_arm';
const RA = 'right_arm';
const LL = 'left_leg';
const RL = 'right_leg';

function tableFrom(lowest: number, arc: FiringArc, locations: readonly MechLocation[]): HitLocationTable {
  return Object.freeze(
    Object.fromEntries(locations.map((location, index) => [lowest + index, hitFrom(arc, location)])),
  );
}

const twoDice = (arc: FiringArc, ...locations: MechLocation[]) => tableFrom(2, arc, locations);
const oneDie = (arc: FiringArc, ...locations: MechLocation[]) => tableFrom(1, arc, locations);

/** By the side that is hit, for two dice. */
export const HIT_LOCATION_TABLES: Readonly<Record<FiringArc, HitLocationTable>> = Object.freeze({
  front: twoDice('front', CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, H),
  left: twoDice('left', LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, H),
  right: twoDice('right', RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, H),
  rear: twoDice('rear', CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, H),
});

/** By the side that is hit, for one die; the front one is the only one where sides are not told apart. */
export const PUNCH_TABLES: Readonly<Record<FiringArc, HitLocationTable>> = Object.freeze({
  front: oneDie('front', LA, LT, CT, RT, RA, H),
  left: oneDie('left', LT, LT, CT, LA, LA, H),
  right: oneDie('right', RT, RT, CT, RA, RA, H),
  rear: oneDie('rear', LA, LT, CT, RT, RA, H),
});

export const KICK_TABLES: Readonly<Record<FiringArc, HitLocationTable>> = Object.freeze({
  front: oneDie('front', RL, RL, RL, LL, LL, LL),
  left: oneDie('left', LL, LL, LL, LL, LL, LL),
  right: oneDie('right', RL, RL, RL, RL, RL, RL),
  rear: oneDie('rear', RL, RL, RL, LL, LL, LL),
});
