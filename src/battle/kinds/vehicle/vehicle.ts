import type { Combatant } from '../../combatant/combatant.js';
import { NOBODY } from '../../damage/source.js';
import type { Kind } from '../kind.js';
import { vehicleBearing } from './bearing.js';
import { breakVehicleBooster } from './boosters.js';
import { sufferBefore, sufferedUntilNow } from './condition.js';
import { COMMANDER_HIT, count, counted, TURRET_JAMMED, TURRET_STATE } from './counters.js';
import { wakeCrew } from './crew.js';
import { isVehicleCrippled } from './crippled.js';
import { checkForCriticals, explodeInside } from './criticals.js';
import { fatalDamage } from './fatal-damage.js';
import { fireDamage, weaponFault } from './faults.js';
import { burn, standInFire } from './fire.js';
import { endOfFlight, forceDown, hoverOn, isInTheAir, rest } from './flight.js';
import { mishap, settleIn } from './mishaps.js';
import { hitMotiveSystem, landJump, loseRotors, shakeMotiveSystem } from './motive.js';
import { vehicleMover } from './mover.js';
import { vehiclePilotState } from './pilot-state.js';
import { VEHICLE_SHEET } from './record-sheet.js';
import { vehicleStriker } from './striker.js';
import { breakFixture, settlePhase, takeStock } from './take-stock.js';
import { playedVehicle, vehicleDesign } from './vehicle-design.js';

const nothing = (): undefined => undefined;

/** A crew without other work clears the jam of a turret. */
function freeTurret(unit: Combatant): boolean {
  for (const counter of [TURRET_STATE, TURRET_STATE + 1]) {
    if (counted(unit, counter) !== TURRET_JAMMED) continue;
    count(unit, counter, 0);
    unit.refresh();
    return true;
  }
  return false;
}

/** Combat and support vehicles on the ground, on water and in the air. */
export const VEHICLE: Kind = {
  name: 'vehicles',
  designOf: (unit) => {
    const found = playedVehicle(unit);
    return found && vehicleDesign(found.vehicle, found.motion, VEHICLE);
  },
  bearingOf: vehicleBearing,
  sufferBefore,
  sufferedUntilNow,
  takeStock,
  fatalDamage,
  checkForCriticals,
  explode: explodeInside,
  breach: nothing,
  breakFixture,
  losesFooting: (battle, unit, location) => {
    if (location === unit.design.rotor) loseRotors(battle, unit, NOBODY);
  },
  hitMotiveSystem,
  burn,
  moverOf: vehicleMover,
  breakBooster: breakVehicleBooster,
  pilotStateOf: vehiclePilotState,
  mishap,
  losesPower: forceDown,
  settleIn,
  landJump,
  afterFailedRoll: nothing,
  comesIntoFire: standInFire,
  isFreeToLead: (unit) => counted(unit, COMMANDER_HIT) === 0,
  endOfPhase: (battle, unit) => {
    if (battle.phase === 'movement' && unit.design.flight !== undefined) endOfFlight(battle, unit);
    settlePhase(unit);
  },
  endOfTurn: (battle, unit) => {
    wakeCrew(unit);
    if (unit.design.flight !== undefined) rest(battle, unit);
    standInFire(battle, unit);
  },
  weaponFault,
  fireDamage,
  toHitAgainst: nothing,
  freeTurret,
  proneObstacle: nothing,
  volleyObstacle: nothing,
  strikerOf: vehicleStriker,
  rammed: shakeMotiveSystem,
  hovers: hoverOn,
  kicked: (battle, unit, source) => {
    if (unit.design.rotor >= 0 && isInTheAir(battle, unit)) loseRotors(battle, unit, source);
  },
  sheet: VEHICLE_SHEET,
  isCrippled: isVehicleCrippled,
};
