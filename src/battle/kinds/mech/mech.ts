import type { Kind } from '../kind.js';
import { mechBearing } from './bearing.js';
import { breakMechBooster } from './boosters.js';
import { isMechCrippled } from './crippled.js';
import { checkForCriticals, explodeInside } from './criticals.js';
import { fatalDamage } from './fatal-damage.js';
import { losesFooting } from './footing.js';
import { endOfTurn, mayStall } from './industrial.js';
import { mechDesign } from './mech-design.js';
import { mechMover } from './mover.js';
import { mechPilotState } from './pilot-state.js';
import { proneObstacle, proneOrderObstacle } from './prone-fire.js';
import { mechStriker } from './striker.js';
import { takeStock } from './take-stock.js';

/** 'Mechs of every chassis: the chassis brings the plan of the body. */
export const MECH: Kind = {
  name: "'Mechs",
  designOf: (unit) => (unit.unitType === 'Mek' ? mechDesign(unit, MECH) : undefined),
  bearingOf: mechBearing,
  takeStock,
  fatalDamage,
  checkForCriticals,
  explode: explodeInside,
  losesFooting,
  moverOf: mechMover,
  breakBooster: breakMechBooster,
  pilotStateOf: mechPilotState,
  afterFailedRoll: mayStall,
  endOfTurn,
  proneObstacle,
  proneOrderObstacle,
  strikerOf: mechStriker,
  isCrippled: isMechCrippled,
};
