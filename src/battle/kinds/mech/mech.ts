import type { Mech } from '../../../units/index.js';
import { UnsupportedInBattleError } from '../../combatant/unsupported.js';
import type { Kind } from '../kind.js';
import { mechBearing } from './bearing.js';
import { breakMechBooster } from './boosters.js';
import { isMechCrippled } from './crippled.js';
import { checkForCriticals, explodeInside } from './criticals.js';
import { fatalDamage } from './fatal-damage.js';
import { losesFooting } from './footing.js';
import { mechDesign } from './mech-design.js';
import { mechMover } from './mover.js';
import { mechPilotState } from './pilot-state.js';
import { proneObstacle, proneOrderObstacle } from './prone-fire.js';
import { mechStriker } from './striker.js';
import { takeStock } from './take-stock.js';

/** 'Mechs of every chassis: the chassis brings the plan of the body. */
export const MECH: Kind = {
  name: "'Mechs",
  designOf: (unit) => (unit.unitType === 'Mek' ? mechDesign(supported(unit), MECH) : undefined),
  bearingOf: mechBearing,
  takeStock,
  fatalDamage,
  checkForCriticals,
  explode: explodeInside,
  losesFooting,
  moverOf: mechMover,
  breakBooster: breakMechBooster,
  pilotStateOf: mechPilotState,
  proneObstacle,
  proneOrderObstacle,
  strikerOf: mechStriker,
  isCrippled: isMechCrippled,
};

/** @throws {UnsupportedInBattleError} for a superheavy 'Mech, two items of which share a slot */
function supported(mech: Mech): Mech {
  if (!mech.superheavy) return mech;
  const name = `${mech.chassis} ${mech.model}`.trim();
  throw new UnsupportedInBattleError(
    `${name} is superheavy: only lighter 'Mechs can fight a battle; choose another unit`,
  );
}
