// Critical hits, explosions and crews lead to one another, and so stand together.

import { roll1d6, roll2d6 } from '../../../dice/index.js';
import { locationAt } from '../../../rules/body/plan.js';
import { criticalModifiers } from '../../../rules/critical/check.js';
import { explosionDamage } from '../../../rules/critical/index.js';
import { strike } from '../../../rules/damage/strike.js';
import type { ModifierDetail } from '../../../rules/modifier.js';
import {
  type CriticalColumn,
  type VehicleCritical,
  vehicleCriticalAt,
} from '../../../rules/vehicle/criticals.js';
import type { Battle } from '../../battle.js';
import { type Combatant, JAMMED } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { armorTypeAt } from '../../damage/armor-at.js';
import { type CriticalOccasion, STRUCTURE_HURT } from '../../damage/critical-occasion.js';
import { explodeInside as explodeIn } from '../../damage/criticals.js';
import { followUp } from '../../damage/follow-up.js';
import { withOutcome } from '../../damage/lent-outcome.js';
import { tellDamage } from '../../damage/lose-location.js';
import { markLost } from '../../damage/loss.js';
import { bearsAnotherHit, markGun } from '../../damage/mark-gun.js';
import type { Source } from '../../damage/source.js';
import { passesPilotingRoll } from '../../piloting/roll-piloting.js';
import {
  COMMANDER_HIT,
  count,
  counted,
  DRIVER_HIT,
  ENGINE_HIT,
  flightStabilizer,
  HIT,
  hasFlightStabilizerHit,
  hasStabilizerHit,
  IMMOBILIZED,
  isCommanderHit,
  REPLACED,
  SENSOR_HITS,
  STABILIZERS,
  TURRET_JAMMED,
  TURRET_LOCKED,
  TURRET_STATE,
} from './counters.js';
import { killCrew, stunCrew } from './crew.js';
import { vehicleFigures } from './figures.js';
import { dropOneLevel, isInTheAir } from './flight.js';
import { immobilize, loseRotors, slowRotor } from './motive.js';
import { breakFixture } from './take-stock.js';

/** One roll on the critical table of a location, and its effects. */
export const checkForCriticals = (
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
): void => {
  const held = occasion.beatsRating && vehicleFigures(unit.design).armoredChassis;
  rollCritical(battle, unit, location, source, occasion, held ? HELD_BY_CHASSIS : NO_MODIFIERS);
};

function rollCritical(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
  further: readonly ModifierDetail[],
): void {
  const column = vehicleFigures(unit.design).columns[location] as CriticalColumn;
  const canHappen = (critical: VehicleCritical): boolean => isPossible(unit, location, critical);
  rollOn(
    (total) => vehicleCriticalAt(column, total, canHappen),
    battle,
    unit,
    location,
    source,
    occasion,
    further,
  );
}

/** The same on a table of results by total. `weapons` decides which of the remaining weapons is destroyed. */
export function rollOn(
  criticalAt: (total: number) => VehicleCritical | undefined,
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
  further: readonly ModifierDetail[] = NO_MODIFIERS,
  destroyedOf: WeaponPick = leastOrMostValuable,
): void {
  if (unit.hasLost(location) || unit.isOut) return;
  const modifiers = [...modifiersOf(battle, unit, location, source, occasion), ...further];
  // Modifiers apply to the number to be reached, as for 'Mechs.
  const added = 0 - modifiers.reduce((sum, { value }) => sum + value, 0);
  let roll = roll2d6(battle.roller);
  let critical = criticalAt(roll.total + added);
  const matter = { location, hits: 1 };
  if (
    critical !== undefined &&
    battle.spendsEdge(unit, 'reroll_critical_hit', undefined, stakeOf(critical), matter)
  ) {
    roll = roll2d6(battle.roller);
    critical = criticalAt(roll.total + added);
  }
  if (
    critical !== undefined &&
    battle.spendsEdge(unit, 'negate_critical_hit', undefined, stakeOf(critical), matter)
  )
    critical = undefined;
  if (battle.listening) {
    battle.tell({
      type: 'critical-check',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      dice: roll.dice,
      total: roll.total + added,
      ...(battle.explaining && { modifiers }),
      hits: critical === undefined ? 0 : 1,
      negated: 0,
      blownOff: false,
    });
  }
  if (critical === undefined) return;
  suffer(battle, unit, location, critical, source, destroyedOf);
  if (fuelLeaks(battle, unit)) suffer(battle, unit, location, 'fuel-tank', source, destroyedOf);
}

/** A fragile fuel tank may explode after any critical hit. */
const fuelLeaks = ({ roller }: Battle, unit: Combatant): boolean =>
  unit.aptitudes.fuelExplodesFrom <= HIGHEST_ROLL &&
  !unit.isOut &&
  vehicleFigures(unit.design).burnsFuel &&
  roll2d6(roller).total >= unit.aptitudes.fuelExplodesFrom;

const HIGHEST_ROLL = 12;

const NO_MODIFIERS: readonly ModifierDetail[] = [];
/** Added to the number to be reached. */
const HELD_BY_CHASSIS: readonly ModifierDetail[] = [
  {
    id: 'armored_chassis',
    name: 'Armored chassis',
    value: 1,
    source: 'equipment',
    description: 'holds off what the armor does not',
  },
];

const DEADLY: readonly VehicleCritical[] = [
  'crew-killed',
  'fuel-tank',
  'ammunition',
  'turret-blown-off',
  'engine',
  'rotors-destroyed',
];
const stakeOf = (critical: VehicleCritical): number => (DEADLY.includes(critical) ? 1 : 0.5);

const modifiersOf = (
  battle: Battle,
  unit: Combatant,
  location: number,
  { attacker }: Source,
  occasion: CriticalOccasion,
): readonly ModifierDetail[] => {
  const armorType = armorTypeAt(unit, location);
  return criticalModifiers(
    {
      struck: 'vehicle',
      location: locationAt(unit.plan, location),
      unitQuirks: unit.design.quirks,
      ...(attacker && { attackerAbilities: attacker.pilot.abilities }),
      ...(armorType !== undefined && { armorType }),
      ...occasion,
    },
    battle.rulesetOption,
  );
};

const weaponsIn = ({ design: { weapons } }: Combatant, location: number): readonly WeaponMount[] =>
  weapons.filter((mount) => mount.location === location);

const isIntact = (unit: Combatant, { fixture }: WeaponMount): boolean => unit.isWorking(fixture);
const canJam = (unit: Combatant, mount: WeaponMount): boolean =>
  isIntact(unit, mount) && unit.jammed[mount.index] === 0;

/** Whether this location can now suffer this result. */
export function isPossible(unit: Combatant, location: number, critical: VehicleCritical): boolean {
  const { burnsFuel } = vehicleFigures(unit.design);
  switch (critical) {
    case 'weapon-malfunction':
      return weaponsIn(unit, location).some((mount) => canJam(unit, mount));
    case 'weapon-destroyed':
      return weaponsIn(unit, location).some((mount) => isIntact(unit, mount));
    case 'stabilizer':
      return weaponsIn(unit, location).length > 0 && !hasStabilizerHit(unit, location);
    // Vehicles in battles carry no passengers.
    case 'cargo':
      return false;
    case 'sensors':
      return counted(unit, SENSOR_HITS) < ALL_SENSORS;
    case 'engine':
      return counted(unit, ENGINE_HIT) === 0;
    case 'fuel-tank':
      return burnsFuel || counted(unit, ENGINE_HIT) === 0;
    case 'ammunition':
      return unit.design.bins.some(
        ({ index, fixture }) => (unit.rounds[index] as number) > 0 && unit.isWorking(fixture),
      );
    case 'equipment-destroyed':
      return furtherEquipment(unit).length > 0;
    case 'rotor-damage':
      return counted(unit, IMMOBILIZED) === 0 && counted(unit, ENGINE_HIT) === 0;
    case 'flight-stabilizer':
      return !hasFlightStabilizerHit(unit);
    case 'turret-struck':
    case 'turret-jam':
    case 'turret-lock':
      return unit.design.turrets > 0 && counted(unit, turretCounter(unit, location)) < TURRET_LOCKED;
    default:
      return true;
  }
}

const ALL_SENSORS = 4;

const turretCounter = (unit: Combatant, location: number): number =>
  TURRET_STATE + (vehicleFigures(unit.design).turretAt[1] === location ? 1 : 0);

/** A critical hit that is being resolved. */
interface CriticalHit {
  readonly battle: Battle;
  readonly unit: Combatant;
  readonly location: number;
  readonly source: Source;
  /** The weapon that it affects, if any. */
  readonly mount: WeaponMount | undefined;
}

const EFFECTS: Readonly<Record<VehicleCritical, (hit: CriticalHit) => void>> = {
  driver: ({ battle, unit, source }) => hitCrew(battle, unit, DRIVER_HIT, COMMANDER_HIT, source),
  commander: ({ battle, unit, source }) => hitCommander(battle, unit, source),
  'crew-stunned': ({ battle, unit, source }) => stunCrew(battle, unit, source),
  'crew-killed': ({ battle, unit, source }) => killCrew(battle, unit, source),
  'weapon-malfunction': ({ unit, mount }) => {
    if (mount !== undefined) unit.malfunction(mount.index);
  },
  'weapon-destroyed': ({ battle, unit, location, mount, source }) => {
    if (mount !== undefined) destroyWeapon(battle, unit, location, mount, source);
  },
  stabilizer: ({ unit, location }) =>
    countAnew(unit, STABILIZERS, counted(unit, STABILIZERS) | (1 << location)),
  sensors: ({ unit }) => countAnew(unit, SENSOR_HITS, counted(unit, SENSOR_HITS) + 1),
  cargo: () => {},
  engine: ({ battle, unit, source }) => hitEngine(battle, unit, source),
  'fuel-tank': ({ battle, unit, source }) => {
    if (vehicleFigures(unit.design).burnsFuel) markLost(battle, unit, 'fuel-explosion', source.attacker);
    else hitEngine(battle, unit, source);
  },
  ammunition: ({ battle, unit, location, source }) => blowUpAmmunition(battle, unit, location, source),
  'turret-jam': ({ unit, location }) => holdTurret(unit, location, false),
  'turret-lock': ({ unit, location }) => holdTurret(unit, location, true),
  'turret-blown-off': ({ battle, unit, source }) =>
    markLost(battle, unit, 'turret-blown-off', source.attacker),
  'turret-struck': ({ battle, unit, location }) =>
    holdTurret(unit, location, roll1d6(battle.roller).total > LAST_JAM),
  'equipment-destroyed': ({ battle, unit }) => {
    const equipment = furtherEquipment(unit);
    const fixture = equipment[randomPlace(battle, equipment.length)];
    if (fixture !== undefined) breakFixture(unit, fixture);
  },
  pilot: ({ battle, unit, source }) => hitPilot(battle, unit, source),
  copilot: ({ battle, unit, source }) => hitFlyer(battle, unit, COMMANDER_HIT, source),
  'rotor-damage': ({ battle, unit, source }) => slowRotor(battle, unit, source),
  'flight-stabilizer': ({ unit }) => countAnew(unit, flightStabilizer(unit), 1),
  'rotors-destroyed': ({ battle, unit, source }) => loseRotors(battle, unit, source),
};

/** Up to this number on a die, a turret that is hit jams; above it, the turret locks. */
const LAST_JAM = 3;

/** Working equipment other than weapons and ammunition. */
const furtherEquipment = (unit: Combatant): readonly number[] =>
  unit.design.fixtures.flatMap(({ index, weapon, bin }) =>
    weapon < 0 && bin < 0 && unit.isWorking(index) ? [index] : [],
  );

function countAnew(unit: Combatant, counter: number, value: number): void {
  count(unit, counter, value);
  unit.refresh();
}

function suffer(
  battle: Battle,
  unit: Combatant,
  location: number,
  critical: VehicleCritical,
  source: Source,
  destroyedOf: WeaponPick,
): void {
  const mount = weaponFor(battle, unit, location, critical, destroyedOf);
  const gun = critical === 'weapon-destroyed' ? unit.design.fixtures[mount?.fixture ?? -1] : undefined;
  const marks = gun !== undefined && unit.rules.critical.gunsOfVehiclesBearHits && bearsAnotherHit(unit, gun);
  if (battle.listening) {
    battle.tell({
      type: 'vehicle-critical',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      critical,
      ...(mount && { weapon: mount.index }),
      ...(marks && { marked: true as const }),
    });
  }
  if (marks) {
    markGun(unit, gun);
    return;
  }
  EFFECTS[critical]({ battle, unit, location, source, mount });
}

/** A VTOL crew has no replacement for a member who is hit twice. */
function hitFlyer(battle: Battle, unit: Combatant, one: number, source: Source): void {
  if (counted(unit, one) > 0) killCrew(battle, unit, source);
  else countAnew(unit, one, 1);
}

/** A pilot who is hit may lose height. */
function hitPilot(battle: Battle, unit: Combatant, source: Source): void {
  hitFlyer(battle, unit, DRIVER_HIT, source);
  if (unit.isOut || !isInTheAir(battle, unit)) return;
  if (!passesPilotingRoll(battle, unit, { kind: 'pilot-hit' })) dropOneLevel(battle, unit, source);
}

/**
 * The first hit on either of the two makes driving rolls harder. Another one stuns the crew, or kills it if both are
 * hit.
 */
function hitCrew(battle: Battle, unit: Combatant, one: number, other: number, source: Source): void {
  if (counted(unit, one) !== HIT) {
    count(unit, one, HIT);
    unit.refresh();
  } else if (counted(unit, other) === HIT) killCrew(battle, unit, source);
  else stunCrew(battle, unit, source);
}

/** A hit on the commander also stuns the crew, even if an officer at a console takes over. */
function hitCommander(battle: Battle, unit: Combatant, source: Source): void {
  const first = !isCommanderHit(unit);
  const replaced = unit.design.secondPilot && counted(unit, COMMANDER_HIT) === 0;
  if (replaced) countAnew(unit, COMMANDER_HIT, REPLACED);
  else hitCrew(battle, unit, COMMANDER_HIT, DRIVER_HIT, source);
  if (first) stunCrew(battle, unit, source);
}

/** Chooses one of several weapons. */
type WeaponPick = (battle: Battle, mounts: readonly WeaponMount[]) => WeaponMount | undefined;

/** The weapon that a critical hit affects. */
function weaponFor(
  battle: Battle,
  unit: Combatant,
  location: number,
  critical: VehicleCritical,
  destroyedOf: WeaponPick,
): WeaponMount | undefined {
  const mounts = weaponsIn(unit, location);
  if (critical === 'weapon-malfunction')
    return anyOf(
      battle,
      mounts.filter((mount) => canJam(unit, mount)),
    );
  if (critical !== 'weapon-destroyed') return undefined;
  return destroyedOf(
    battle,
    mounts.filter((mount) => isIntact(unit, mount)),
  );
}

export const anyOf: WeaponPick = (battle, mounts) => mounts[randomPlace(battle, mounts.length)];

const LAST_OF_LEAST = 3;

/** A die decides between the lowest and the highest Battle Value. */
function leastOrMostValuable({ roller }: Battle, mounts: readonly WeaponMount[]): WeaponMount | undefined {
  const byValue = [...mounts].sort((a, b) => worthOf(a) - worthOf(b) || a.index - b.index);
  return roll1d6(roller).total <= LAST_OF_LEAST ? byValue[0] : byValue.at(-1);
}

const worthOf = ({ item: { battleValue } }: WeaponMount): number =>
  typeof battleValue === 'number' ? battleValue : 0;

const SIDES_OF_A_DIE = 6;

/** One of several places with equal chances; dice beyond the last place are rolled again. */
function randomPlace({ roller }: Battle, places: number): number {
  let chances = 1;
  while (chances < places) chances *= SIDES_OF_A_DIE;
  const fair = chances - (chances % places);
  for (;;) {
    let place = 0;
    for (let left = chances; left > 1; left /= SIDES_OF_A_DIE)
      place = place * SIDES_OF_A_DIE + roll1d6(roller).total - 1;
    if (place < fair) return place % places;
  }
}

function destroyWeapon(
  battle: Battle,
  unit: Combatant,
  location: number,
  mount: WeaponMount,
  source: Source,
): void {
  const rounds = mount.bins.reduce((sum, bin) => sum + (unit.rounds[bin] as number), 0);
  const jammed = unit.jammed[mount.index] === JAMMED;
  const blast = explosionDamage(mount.item, { rounds, jammed }, battle.rulesetOption);
  breakFixture(unit, mount.fixture);
  if (blast > 0) explodeIn(battle, unit, location, blast, mount.fixture, source);
}

function hitEngine(battle: Battle, unit: Combatant, source: Source): void {
  count(unit, ENGINE_HIT, 1);
  immobilize(battle, unit, source);
}

function holdTurret(unit: Combatant, location: number, forGood: boolean): void {
  const counter = turretCounter(unit, location);
  const jammedBefore = counted(unit, counter) === TURRET_JAMMED;
  count(unit, counter, forGood || jammedBefore ? TURRET_LOCKED : TURRET_JAMMED);
  unit.refresh();
}

/** All ammunition explodes: with CASE through the rear armor, otherwise in the location that was hit. */
function blowUpAmmunition(battle: Battle, unit: Combatant, location: number, source: Source): void {
  let damage = 0;
  let first = -1;
  for (const { index, item, fixture } of unit.design.bins) {
    const rounds = unit.rounds[index] as number;
    if (rounds === 0 || !unit.isWorking(fixture)) continue;
    const blast = explosionDamage(item, { rounds }, battle.rulesetOption);
    if (blast === 0) continue;
    damage += blast;
    if (first < 0) first = fixture;
    unit.rounds[index] = 0;
  }
  unit.ammunitionVersion += 1;
  if (vehicleFigures(unit.design).hasCase) ventBlast(battle, unit, damage, first, source);
  else explodeIn(battle, unit, location, damage, first, source);
}

function ventBlast(battle: Battle, unit: Combatant, damage: number, fixture: number, source: Source): void {
  const rear = unit.plan.locations.indexOf('rear');
  tellExplosion(battle, unit, rear, damage, fixture);
  const { mostThroughArmor } = battle.rules.explosions;
  const vented = vehicleFigures(unit.design).hasCaseII
    ? Math.min(damage, mostThroughArmor['case-ii'])
    : damage;
  const before = unit.armor[rear] as number;
  const left = Math.max(0, before - vented);
  unit.armor[rear] = left;
  unit.damageTaken += before - left;
  if (battle.listening) {
    battle.tell({
      type: 'damage',
      unit: unit.index,
      location: 'rear',
      rear: false,
      armor: before - left,
      structure: 0,
      armorLeft: left,
      structureLeft: unit.structure[rear] as number,
      destroyed: false,
    });
  }
  stunCrew(battle, unit, source);
}

export const tellExplosion = (
  battle: Battle,
  unit: Combatant,
  location: number,
  damage: number,
  fixture: number,
): void => {
  if (!battle.listening) return;
  battle.tell({
    type: 'explosion',
    unit: unit.index,
    location: locationAt(unit.plan, location),
    fixture,
    damage,
  });
};

/** An explosion inside a vehicle: armor does not help, and damage does not transfer. */
export function explodeInside(
  battle: Battle,
  unit: Combatant,
  location: number,
  damage: number,
  fixture: number,
  source: Source,
): void {
  const at = location < 0 ? unit.plan.center : location;
  tellExplosion(battle, unit, at, damage, fixture);
  withOutcome((outcome) => {
    strike(unit, at, damage, false, undefined, true, true, outcome);
    if (battle.listening) tellDamage(battle, unit, outcome);
    unit.damageTaken += outcome.absorbed;
    followUp(battle, unit, outcome, 0, source, true);
  });
}

/**
 * A failed supercharger: 2d6, and each step damages the motive system by a grade; after the worst grade, it damages the
 * engine.
 */
export const overstrainEngine = hitEngine;

/** A check whether fire gets in, which depends on how the vehicle is built. */
export function checkAgainstFire(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  modifier: number,
): void {
  const further: readonly ModifierDetail[] =
    modifier === 0
      ? NO_MODIFIERS
      : [{ id: 'fire', name: 'Fire', value: 0 - modifier, source: 'damage', description: 'fire, not a hit' }];
  rollCritical(battle, unit, location, source, STRUCTURE_HURT, further);
}
