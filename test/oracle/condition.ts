import type { CauseOfLoss } from '../../src/battle/combatant/cause-of-loss.js';
import type { Fixture } from '../../src/battle/combatant/design.js';
import type { Gear } from '../../src/battle/combatant/gear.js';
import type { MechFigures } from '../../src/battle/kinds/mech/figures.js';
import { FIXTURES as PROTOMECH_FIXTURES } from '../../src/battle/kinds/protomech/counters.js';
import {
  CREW_KILLED,
  FIXTURES,
  FOR_GOOD,
  IMMOBILIZED,
  SENSOR_HITS,
} from '../../src/battle/kinds/vehicle/counters.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import type { LocationName } from '../../src/rules/body/plan.js';
import { type Carrier, hooksOf } from '../../src/rules/carried-hooks.js';
import { GUNNER, PILOT } from '../../src/rules/crew/seats.js';
import type { ShieldMode } from '../../src/rules/damage/shields.js';
import type { Hooks } from '../../src/rules/hooks.js';
import { fatalGyroHits } from '../../src/rules/piloting/gyro.js';
import type { LegDamage, PilotState } from '../../src/rules/piloting/index.js';
import type { Ruleset } from '../../src/rules/ruleset.js';
import type { IActuatorDamage } from '../../src/rules/to-hit/index.js';
import type { System } from '../../src/units/index.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

// The effects of damage on a unit, worked out anew every time.

/** @throws {TypeError} for a unit that is no 'Mech */
export function figuresOf({ design }: OracleUnit): MechFigures {
  if (design.mech === undefined) throw new TypeError(`${design.name} is no 'Mech`);
  return design.mech;
}

export const chassisOf = (unit: OracleUnit): MechChassis => figuresOf(unit).chassis;

export const carrierOf = ({ design, pilot }: OracleUnit): Carrier => ({
  unitQuirks: design.quirks,
  abilities: pilot.abilities,
});

export const hasHook = (
  { option }: OracleBattle,
  unit: OracleUnit,
  asks: (hooks: Hooks) => unknown,
): boolean => hooksOf(carrierOf(unit), option).some((hooks) => Boolean(asks(hooks)));

export const isOut = ({ lost }: OracleUnit): boolean => lost !== undefined;
export const canAct = ({ lost, conscious, shutDown }: OracleUnit): boolean =>
  lost === undefined && conscious && !shutDown;

export const isGone = ({ structure }: OracleUnit, location: number): boolean => at(structure, location) <= 0;
export const isLeg = ({ design }: OracleUnit, location: number): boolean => design.plan.isLeg[location] === 1;
export const heightOf = ({ prone, design }: OracleUnit): number => (prone ? 0 : design.height);

/** Slots are lost by a hit, or with their location. */
const isSlotLost = (unit: OracleUnit, location: number, slot: number): boolean =>
  isGone(unit, location) || (at(unit.hitSlots, location) & (1 << slot)) !== 0;

/** The contents of lost slots, once for each slot lost. */
function lostFixtures(unit: OracleUnit): readonly Fixture[] {
  const { slots, fixtures } = unit.design;
  return slots.flatMap((here, location) =>
    here.flatMap(({ fixture, second }, slot) =>
      isSlotLost(unit, location, slot)
        ? [fixture, second].filter((index) => index >= 0).map((index) => at(fixtures, index))
        : [],
    ),
  );
}

/** Whether a piece of equipment is of use: each kind loses its own in another way. */
export function works(unit: OracleUnit, fixture: number): boolean {
  if (fixture < 0) return true;
  const { mech, vehicle, infantry, protoMech, fixtures } = unit.design;
  const { location } = at(fixtures, fixture);
  const gone = location >= 0 && isGone(unit, location);
  if (mech !== undefined) return !lostFixtures(unit).some(({ index }) => index === fixture);
  if (vehicle !== undefined) return unit.counters[FIXTURES + fixture] === 0;
  if (protoMech !== undefined) return !gone && unit.counters[PROTOMECH_FIXTURES + fixture] === 0;
  if (infantry !== undefined) return isManned(unit, fixture);
  return !gone;
}

/** Field guns are served one after the other, as long as there are troopers for them. */
function isManned(unit: OracleUnit, fixture: number): boolean {
  const guns = unit.design.infantry?.fieldGuns ?? [];
  const place = guns.findIndex((gun) => gun.fixture === fixture);
  const needed = guns.slice(0, place + 1).reduce((sum, { crew }) => sum + crew, 0);
  return place < 0 || needed <= peopleLeft(unit);
}

/** Troopers of a platoon, or of a squad, who are left. */
export const peopleLeft = ({ structure, design }: OracleUnit): number => at(structure, design.plan.center);
export const suitsLeft = ({ structure }: OracleUnit): number =>
  structure.filter((points) => points > 0).length;

/** A ship on the surface: its hull is in the water. */
export const isAfloat = ({ elevation, design: { vehicle } }: OracleUnit): boolean =>
  elevation === 0 && vehicle !== undefined && ['naval', 'hydrofoil', 'submarine'].includes(vehicle.motion);

/** Critical hits that a location of a ProtoMech has borne. */
export const protoMechHits = ({ counters, design }: OracleUnit, name: LocationName): number => {
  const location = design.plan.locations.indexOf(name);
  return location < 0 ? 0 : at(counters, location);
};

export const sensorHitsOf = (unit: OracleUnit): number =>
  unit.design.mech !== undefined
    ? hitsOn(unit, 'sensors')
    : unit.design.vehicle !== undefined
      ? at(unit.counters, SENSOR_HITS)
      : 0;

export const hasWorking = (unit: OracleUnit, gear: Gear): boolean =>
  (unit.design.gear[gear] ?? []).some(({ index }) => works(unit, index));

export const hitsOn = (unit: OracleUnit, system: System): number =>
  lostFixtures(unit).filter((fixture) => fixture.system === system).length;

export const gyroHitsOf = (unit: OracleUnit): number =>
  figuresOf(unit).gyro === 'none' ? 0 : hitsOn(unit, 'gyro');

export function isGyroDestroyed(unit: OracleUnit, { piloting }: Ruleset): boolean {
  const { gyro } = figuresOf(unit);
  return gyro !== 'none' && gyroHitsOf(unit) >= fatalGyroHits(piloting, gyro);
}

const hasLost = (unit: OracleUnit, location: number, ...systems: readonly System[]): boolean =>
  lostFixtures(unit).some(
    (fixture) =>
      fixture.location === location && fixture.system !== undefined && systems.includes(fixture.system),
  );

export const armDamageOf = (unit: OracleUnit, arm: number): Required<IActuatorDamage> => ({
  shoulderDestroyed: hasLost(unit, arm, 'shoulder', 'hip'),
  upperArmDestroyed: hasLost(unit, arm, 'upper-arm-actuator', 'upper-leg-actuator'),
  lowerArmDestroyed: hasLost(unit, arm, 'lower-arm-actuator', 'lower-leg-actuator'),
});

export const workingHandsOf = (unit: OracleUnit): number =>
  unit.design.plan.arms.filter(
    (arm) =>
      !isGone(unit, arm) &&
      unit.design.arms[arm] === 'full' &&
      !hasLost(unit, arm, 'shoulder', 'upper-arm-actuator', 'lower-arm-actuator', 'hand-actuator'),
  ).length;

export function legDamageOf(unit: OracleUnit, leg: number): LegDamage {
  const foot = hasLost(unit, leg, 'foot-actuator');
  const upper = hasLost(unit, leg, 'upper-leg-actuator');
  const lower = hasLost(unit, leg, 'lower-leg-actuator');
  return {
    destroyed: isGone(unit, leg),
    hip: hasLost(unit, leg, 'hip'),
    actuators: [upper, lower, foot].filter(Boolean).length,
    foot,
  };
}

export const legsLostOf = (unit: OracleUnit): number =>
  unit.design.plan.legs.filter((leg) => isGone(unit, leg)).length;

/** On four sound legs it fires from the ground as if it stood. */
export const isSteadyWhenProne = (unit: OracleUnit): boolean =>
  unit.design.steadyWhenProne && hasSoundLegs(unit);

/** A tripod may lean on its legs. */
export const isOnThreeSoundLegs = (unit: OracleUnit): boolean =>
  unit.design.plan.legs.length === 3 && hasSoundLegs(unit);

const hasSoundLegs = (unit: OracleUnit): boolean =>
  unit.design.plan.legs.every((leg) => !isGone(unit, leg) && !hasLost(unit, leg, 'hip'));

export const isImmobile = (unit: OracleUnit, rules: Ruleset): boolean =>
  !unit.conscious || unit.shutDown || isStranded(unit, rules);

/** Nothing carries it any more; a vehicle that was brought to a stop counts so from the end of the phase on. */
function isStranded(unit: OracleUnit, { movement }: Ruleset): boolean {
  const { mech, vehicle, protoMech } = unit.design;
  if (mech !== undefined) return movement.legsLost[mech.chassis][legsLostOf(unit)]?.immobile === true;
  if (vehicle !== undefined) return vehicle.standsStill || unit.counters[IMMOBILIZED] === FOR_GOOD;
  return protoMech !== undefined && protoMechHits(unit, 'legs') >= ALL_LEGS;
}

const ALL_LEGS = 3;

export const hasEnhancedActuators = (unit: OracleUnit, location: number): boolean =>
  (unit.design.gear['actuator-enhancement-system'] ?? []).some(
    (fixture) => fixture.location === location && works(unit, fixture.index),
  );

/** A unit that cannot act holds up no shield. */
export function shieldModeOf(unit: OracleUnit, arm: number): ShieldMode {
  if (!canAct(unit)) return 'none';
  return at(unit.design.plan.side, arm) < 0 ? unit.leftShield : unit.rightShield;
}

/** A crew member with no other work who is at it, or out; undefined for a lone pilot. */
export function crewAt({ crewConscious }: OracleUnit, seat: number): 'active' | 'out' | undefined {
  if (crewConscious.length === 0) return undefined;
  return crewConscious[seat] === 1 ? 'active' : 'out';
}

/** The crew member who does the work of a seat: another takes over if one is out. */
function woundsAt(unit: OracleUnit, seat: number): number {
  const { crewConscious, crewWounds, wounds } = unit;
  if (crewConscious.length === 0) return wounds;
  const acting = crewConscious[seat] === 1 ? seat : crewConscious.indexOf(1);
  return at(crewWounds, acting < 0 ? seat : acting);
}

export const gunneryWoundsOf = (unit: OracleUnit): number => woundsAt(unit, GUNNER);

/** The state of a 'Mech for piloting rolls. */
export function mechPilotState(unit: OracleUnit): PilotState {
  const { design, pilot } = unit;
  const { legs } = design.plan;
  const { chassis, cockpit, gyro, hardenedArmor, industrialMyomer } = figuresOf(unit);
  const dedicatedPilot = crewAt(unit, PILOT);
  return {
    piloting: pilot.piloting,
    pilotWounds: woundsAt(unit, PILOT),
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    gyroHits: gyroHitsOf(unit),
    gyroType: gyro,
    legs: legs.map((leg) => legDamageOf(unit, leg)),
    chassis,
    superheavy: design.superheavy,
    cockpit,
    blindTorsoCockpit: cockpit === 'torso-mounted' && hitsOn(unit, 'sensors') >= 2,
    hardenedArmor,
    modularArmor: hasWorking(unit, 'modular-armor'),
    legActuatorEnhancement: legs.every((leg) => hasEnhancedActuators(unit, leg)),
    industrialMyomer,
    ...(dedicatedPilot && { dedicatedPilot }),
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  };
}

/** The cause that takes a unit out of the battle; the first of several. */
export function fatalDamageOf(unit: OracleUnit): CauseOfLoss | undefined {
  const { mech, vehicle, protoMech, plan, rotor } = unit.design;
  if (mech !== undefined) return fatalToMech(unit);
  const gone = plan.locations.map((_, location) => location).filter((location) => isGone(unit, location));
  if (vehicle !== undefined) {
    // A VTOL without its rotor comes down, and may be whole.
    if (gone.some((location) => location !== rotor)) return 'hull-destroyed';
    if (unit.breached !== 0) return 'hull-breached';
    return at(unit.counters, CREW_KILLED) > 0 ? 'crew-killed' : undefined;
  }
  if (protoMech !== undefined) {
    if (gone.includes(plan.center)) return 'torso-destroyed';
    return unit.pilotDead ? 'pilot-killed' : undefined;
  }
  return gone.length === plan.locations.length ? 'wiped-out' : undefined;
}

function fatalToMech(unit: OracleUnit): CauseOfLoss | undefined {
  const { head, center } = unit.design.plan;
  if (isGone(unit, head)) return 'head-destroyed';
  if (isGone(unit, center)) return 'center-torso-destroyed';
  if (hitsOn(unit, 'engine') >= figuresOf(unit).fatalEngineHits) return 'engine-destroyed';
  if (hitsOn(unit, 'cockpit') > 0) return 'cockpit-hit';
  return unit.pilotDead ? 'pilot-killed' : undefined;
}

export const isCharged = (unit: OracleUnit, capacitor: number): boolean =>
  capacitor >= 0 && unit.charged[capacitor] === 1 && works(unit, capacitor);
