import type { CauseOfLoss } from '../../src/battle/combatant/cause-of-loss.js';
import type { Fixture } from '../../src/battle/combatant/design.js';
import type { Gear } from '../../src/battle/combatant/gear.js';
import type { MechFigures } from '../../src/battle/kinds/mech/figures.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
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

// What damage means for a unit, asked anew every time.

export function figuresOf({ design }: OracleUnit): MechFigures {
  if (design.mech === undefined) throw new TypeError(`the oracle plays 'Mechs, and ${design.name} is none`);
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

/** What sits in the slots that are lost, as often as it has lost one. */
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

export const works = (unit: OracleUnit, fixture: number): boolean =>
  fixture < 0 || !lostFixtures(unit).some(({ index }) => index === fixture);

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

function legDamageOf(unit: OracleUnit, leg: number): LegDamage {
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

export const isImmobile = (unit: OracleUnit, { movement }: Ruleset): boolean =>
  !unit.conscious || unit.shutDown || movement.legsLost[chassisOf(unit)][legsLostOf(unit)]?.immobile === true;

export const hasEnhancedActuators = (unit: OracleUnit, location: number): boolean =>
  (unit.design.gear['actuator-enhancement-system'] ?? []).some(
    (fixture) => fixture.location === location && works(unit, fixture.index),
  );

/** Nobody holds up the shield of who cannot act. */
export function shieldModeOf(unit: OracleUnit, arm: number): ShieldMode {
  if (!canAct(unit)) return 'none';
  return at(unit.design.plan.side, arm) < 0 ? unit.leftShield : unit.rightShield;
}

/** A crew member with no other work who is at it, or out; undefined for a lone pilot. */
export function crewAt({ crewConscious }: OracleUnit, seat: number): 'active' | 'out' | undefined {
  if (crewConscious.length === 0) return undefined;
  return crewConscious[seat] === 1 ? 'active' : 'out';
}

/** Of who does the work of a seat: another takes over for whoever is out. */
function woundsAt(unit: OracleUnit, seat: number): number {
  const { crewConscious, crewWounds, wounds } = unit;
  if (crewConscious.length === 0) return wounds;
  const acting = crewConscious[seat] === 1 ? seat : crewConscious.indexOf(1);
  return at(crewWounds, acting < 0 ? seat : acting);
}

export const gunneryWoundsOf = (unit: OracleUnit): number => woundsAt(unit, GUNNER);

/** As piloting rolls see it. */
export function pilotStateOf(unit: OracleUnit): PilotState {
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

/** What takes a unit out of the battle, the first of several. */
export function fatalDamageOf(unit: OracleUnit): CauseOfLoss | undefined {
  const { head, center } = unit.design.plan;
  if (isGone(unit, head)) return 'head-destroyed';
  if (isGone(unit, center)) return 'center-torso-destroyed';
  if (hitsOn(unit, 'engine') >= figuresOf(unit).fatalEngineHits) return 'engine-destroyed';
  if (hitsOn(unit, 'cockpit') > 0) return 'cockpit-hit';
  return unit.pilotDead ? 'pilot-killed' : undefined;
}
