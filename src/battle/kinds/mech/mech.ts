import type { Kind } from '../kind.js';
import { PLAIN_SHEET } from '../record-sheet.js';
import { mechBearing } from './bearing.js';
import { breakMechBooster } from './boosters.js';
import { breakSlots } from './break-slots.js';
import { isMechCrippled } from './crippled.js';
import { checkForCriticals, explodeInside } from './criticals.js';
import { fatalDamage } from './fatal-damage.js';
import { floodLocation } from './flood-location.js';
import { losesFooting } from './footing.js';
import { endOfTurn, mayStall } from './industrial.js';
import { mechDesign } from './mech-design.js';
import { mechMover } from './mover.js';
import { mechPilotState } from './pilot-state.js';
import { proneObstacle, proneOrderObstacle } from './prone-fire.js';
import { mechStriker } from './striker.js';
import { takeStock } from './take-stock.js';
import { wadeIn } from './wade-in.js';

/** What does not concern 'Mechs. */
const nothing = (): undefined => undefined;

/** 'Mechs of every chassis: the chassis brings the plan of the body. */
export const MECH: Kind = {
  name: "'Mechs",
  designOf: (unit) => (unit.unitType === 'Mek' ? mechDesign(unit, MECH) : undefined),
  bearingOf: mechBearing,
  sufferBefore: nothing,
  sufferedUntilNow: () => ({}),
  takeStock,
  fatalDamage,
  checkForCriticals,
  explode: explodeInside,
  breach: floodLocation,
  breakFixture: breakSlots,
  hitMotiveSystem: nothing,
  burn: nothing,
  losesFooting,
  moverOf: mechMover,
  breakBooster: breakMechBooster,
  pilotStateOf: mechPilotState,
  mishap: () => false,
  settleIn: wadeIn,
  landJump: nothing,
  afterFailedRoll: mayStall,
  comesIntoFire: nothing,
  endOfPhase: nothing,
  endOfTurn,
  weaponFault: nothing,
  fireDamage: nothing,
  toHitAgainst: nothing,
  freeTurret: () => false,
  proneObstacle,
  volleyObstacle: (unit, order) => (unit.prone ? proneOrderObstacle(unit, order) : undefined),
  strikerOf: mechStriker,
  rammed: nothing,
  sheet: PLAIN_SHEET,
  isCrippled: isMechCrippled,
};
