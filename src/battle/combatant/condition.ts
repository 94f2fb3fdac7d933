import { checkInteger, checkOneOf } from '../../check/check.js';
import { type BodyPlan, type LocationName, NOWHERE } from '../../rules/body/plan.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { MotiveEffect } from '../../rules/vehicle/motive.js';
import type { Combatant } from './combatant.js';
import { roundsAtMost } from './full-bin.js';

/** Damage to a 'Mech and its pilot before a battle. Fields that are left out mean no damage. */
export interface ConditionSetup {
  readonly armor?: Readonly<Partial<Record<LocationName, number>>>;
  readonly rearArmor?: Readonly<Partial<Record<LocationName, number>>>;
  readonly structure?: Readonly<Partial<Record<LocationName, number>>>;
  /** Slots that are hit, counted from 0, by location. */
  readonly criticals?: Readonly<Partial<Record<LocationName, readonly number[]>>>;
  /** Rounds left, by bin in the order of the critical slots. If the ruleset packs fewer into a bin, it starts full. */
  readonly rounds?: readonly number[];
  readonly heat?: number;
  readonly wounds?: number;
  readonly prone?: boolean;
  /** A QuadVee begins on its wheels or tracks. */
  readonly vehicleMode?: boolean;
  /** Damage of a vehicle. */
  readonly vehicle?: VehicleCondition;
  /** Damage of a ProtoMech. */
  readonly protoMech?: ProtoMechCondition;
}

/** Damage that only ProtoMechs suffer. */
export interface ProtoMechCondition {
  /** Critical hits by location. */
  readonly hits?: Readonly<Partial<Record<LocationName, number>>>;
  /** Destroyed equipment, by its index in the design. */
  readonly destroyed?: readonly number[];
}

/** Damage that only vehicles suffer. Fields that are left out mean no damage. */
export interface VehicleCondition {
  /** Grades of motive damage, each counted once. */
  readonly motive?: readonly MotiveEffect[];
  /** Cruising points lost in total. */
  readonly mpLost?: number;
  readonly immobilized?: boolean;
  readonly driverHit?: boolean;
  readonly commanderHit?: boolean;
  /** The commander was hit, and an officer at a command console has taken over. */
  readonly consoleTakesOver?: boolean;
  readonly sensorHits?: number;
  /** Turns for which the crew is stunned, from the battle's first turn on. */
  readonly stunnedTurns?: number;
  readonly engineHit?: boolean;
  /** Damage of a VTOL. */
  readonly flightStabilizerHit?: boolean;
  /** Locations whose stabilizer is hit. */
  readonly stabilizers?: readonly LocationName[];
  readonly turretsLocked?: readonly LocationName[];
  /** Destroyed equipment, by its index in the design. */
  readonly destroyed?: readonly number[];
}

const HOTTEST = 1000;

/**
 * Puts a unit into this condition.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function damage(unit: Combatant, setup: ConditionSetup): void {
  if (setup.vehicleMode) takeVehicleMode(unit);
  const { design } = unit;
  const { plan } = design;
  points(plan, unit.armor, unit.armor.slice(), setup.armor, 'armor');
  points(plan, unit.rearArmor, design.rearArmor, setup.rearArmor, 'rearArmor', plan.hasRear);
  points(plan, unit.structure, design.structure, setup.structure, 'structure');
  for (const [name, slots] of Object.entries(setup.criticals ?? {})) {
    const location = locationIn(plan, 'criticals', name);
    for (const slot of slots ?? []) {
      checkInteger(`criticals.${name}`, slot, 0, (design.slots[location]?.length ?? 0) - 1);
      unit.hitSlots[location] = (unit.hitSlots[location] as number) | (1 << slot);
    }
  }
  for (const [bin, rounds] of (setup.rounds ?? []).entries()) {
    const full = design.bins[bin];
    checkInteger(`rounds[${bin}]`, rounds, 0, full === undefined ? 0 : roundsAtMost(full));
    unit.rounds[bin] = Math.min(rounds, unit.roundsWhenFull(bin));
  }
  checkInteger('heat', setup.heat ?? 0, 0, HOTTEST);
  checkInteger('wounds', setup.wounds ?? 0, 0, DEADLY_WOUNDS - 1);
  unit.heat = setup.heat ?? 0;
  unit.wounds = setup.wounds ?? 0;
  unit.crewWounds.fill(unit.wounds);
  if (setup.prone && !unit.design.falls)
    throw new RangeError('prone is true: expected false for a unit that never falls');
  unit.prone = setup.prone ?? false;
  unit.design.kind.sufferBefore(unit, setup);
  dropLimbs(unit);
  unit.refresh();
  for (const bin of design.bins) if (!unit.isWorking(bin.fixture)) unit.rounds[bin.index] = 0;
  unit.lost = unit.fatalDamage();
}

function takeVehicleMode(unit: Combatant): void {
  if (unit.design.otherMode === undefined)
    throw new RangeError('vehicleMode is true: expected false for a unit that has one mode only');
  unit.convert();
}

/** An arm is lost with its side torso (docs/rules/damage.md). */
export function dropLimbs(unit: Combatant): void {
  unit.design.plan.beside.forEach((limb, location) => {
    if (limb === NOWHERE || !unit.hasLost(location)) return;
    unit.armor[limb] = 0;
    unit.structure[limb] = 0;
  });
}

function locationIn({ locations }: BodyPlan, field: string, name: string): number {
  checkOneOf(field, name, locations);
  return locations.indexOf(name as LocationName);
}

function points(
  plan: BodyPlan,
  left: Float64Array,
  full: Float64Array,
  wanted: Readonly<Partial<Record<LocationName, number>>> | undefined,
  field: string,
  has?: Uint8Array,
): void {
  for (const [name, value] of Object.entries(wanted ?? {})) {
    const location = locationIn(plan, field, name);
    checkInteger(`${field}.${name}`, value, 0, has?.[location] === 0 ? 0 : (full[location] as number));
    left[location] = value;
  }
}
