import { GUNNER, PILOT, TECHNICIAN } from '../../../rules/crew/seats.js';
import { conversionMp } from '../../../rules/movement/vehicle-mode.js';
import type { IToHitModifierDetail } from '../../../rules/to-hit/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import { sinkOnLanding } from '../../damage/bog-down.js';
import type { Kind } from '../kind.js';
import { mechBearing } from './bearing.js';
import { breakMechBooster } from './boosters.js';
import { breakSlots } from './break-slots.js';
import { isMechCrippled } from './crippled.js';
import { checkForCriticals, explodeInside } from './criticals.js';
import { fatalDamage } from './fatal-damage.js';
import { floodLocation } from './flood-location.js';
import { losesFooting } from './footing.js';
import { endOfTurn, mayStall } from './industrial.js';
import { hitsInTheWay } from './legs-out.js';
import { mechDesign } from './mech-design.js';
import { mechMover } from './mover.js';
import { mechPilotState } from './pilot-state.js';
import { proneObstacle, proneOrderObstacle } from './prone-fire.js';
import { MECH_SHEET } from './record-sheet.js';
import { mechStriker } from './striker.js';
import { takeStock } from './take-stock.js';
import { VEHICLE_MODE, withVehicleMode } from './vehicle-mode.js';
import { wadeIn } from './wade-in.js';

/** Questions that do not concern 'Mechs. */
const nothing = (): undefined => undefined;

/** A technician can lead while another crew member is at the controls. */
const isFreeToLead = ({ crewConscious }: Combatant): boolean =>
  crewConscious.length === 0 ||
  (crewConscious[TECHNICIAN] === 1 && (crewConscious[PILOT] === 1 || crewConscious[GUNNER] === 1));

const CONVERTING: readonly IToHitModifierDetail[] = [
  {
    id: 'converting',
    name: 'Converting',
    value: 3,
    source: 'attacker_state',
    description: 'converts this turn',
  },
];

/** 'Mechs of every chassis: the chassis brings the plan of the body. */
export const MECH: Kind = {
  name: "'Mechs",
  designOf: (unit) => {
    if (unit.unitType !== 'Mek') return undefined;
    const design = mechDesign(unit, MECH);
    return unit.chassisKind === 'quadvee' ? withVehicleMode(design, IN_VEHICLE_MODE) : design;
  },
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
  conversionMp: (unit) => conversionMp(hitsInTheWay(unit)),
  burn: nothing,
  losesFooting,
  moverOf: mechMover,
  breakBooster: breakMechBooster,
  pilotStateOf: mechPilotState,
  mishap: () => false,
  settleIn: wadeIn,
  sinksOnLanding: sinkOnLanding,
  landJump: nothing,
  afterFailedRoll: mayStall,
  comesIntoFire: nothing,
  isFreeToLead,
  endOfPhase: nothing,
  endOfTurn,
  weaponFault: nothing,
  fireDamage: ({ converted }) => (converted ? CONVERTING : undefined),
  toHitAgainst: nothing,
  freeTurret: () => false,
  proneObstacle,
  volleyObstacle: (unit, order) => (unit.prone ? proneOrderObstacle(unit, order) : undefined),
  strikerOf: mechStriker,
  rammed: nothing,
  sheet: MECH_SHEET,
  isCrippled: isMechCrippled,
};

/** A QuadVee in vehicle mode. */
const IN_VEHICLE_MODE: Kind = { ...MECH, ...VEHICLE_MODE };
