// Critical hits, explosions and crews lead to one another, and so stand together.

import { MALFUNCTION } from '../../src/battle/combatant/combatant.js';
import type { WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import {
  COMMANDER_HIT,
  CREW_KILLED,
  DRIVER_HIT,
  ENGINE_HIT,
  FIXTURES,
  FOR_GOOD,
  GRADE_BITS,
  HIT,
  IMMOBILIZED,
  MOTIVE_GRADES,
  REPLACED,
  SENSOR_HITS,
  STABILIZERS,
  STUNNED_TURNS,
  TURRET_JAMMED,
  TURRET_LOCKED,
  TURRET_STATE,
} from '../../src/battle/kinds/vehicle/counters.js';
import { type D6Roller, roll1d6, roll2d6 } from '../../src/dice/index.js';
import { criticalModifiers } from '../../src/rules/critical/check.js';
import { explosionDamage } from '../../src/rules/critical/index.js';
import { strike } from '../../src/rules/damage/strike.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import type { ModifierDetail } from '../../src/rules/modifier.js';
import type { PilotState } from '../../src/rules/piloting/index.js';
import type { IToHitModifierDetail } from '../../src/rules/to-hit/index.js';
import {
  type CriticalColumn,
  fireModifier,
  type VehicleCritical,
  vehicleCriticalAt,
} from '../../src/rules/vehicle/criticals.js';
import { vehicleFireModifiers } from '../../src/rules/vehicle/fire-damage.js';
import { fuelExplodesFrom } from '../../src/rules/vehicle/fuel.js';
import { MOTIVE_DRIVING, MOTIVE_EFFECTS } from '../../src/rules/vehicle/motive.js';
import { hasWorking, isGone, isOut, works } from './condition.js';
import { armorTypeAt, followUp, harm } from './damage.js';
import { spendsEdge } from './edge.js';
import { isInTheAir, loseHeight } from './flight.js';
import type { Occasion, OracleKind } from './kind.js';
import { rolledLocation } from './location.js';
import { bearsMore } from './mech.js';
import { hitMotiveSystem, immobilize, loseRotors, slowRotor, vehicleOf } from './motive.js';
import { markLost } from './pilot.js';
import { passesPilotingRoll } from './piloting.js';
import { takeStock } from './plating.js';
import { NOBODY, type Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** The column of the critical table that a location has. */
function columnOf(unit: OracleUnit, location: number): CriticalColumn {
  const name = at(unit.design.plan.locations, location);
  if (name === 'rotor') return 'rotor';
  if (name === 'turret' || name === 'front_turret') return 'turret';
  const plain = name === 'front' || name === 'rear' ? name : 'side';
  return vehicleOf(unit).motion === 'vtol' ? `vtol-${plain}` : plain;
}

function checkForCriticals(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
  occasion: Occasion,
): void {
  const chassis = unit.design.fixtures.some(({ item }) => item?.traits.includes('armored-chassis'));
  const holds: ModifierDetail = {
    id: 'armored_chassis',
    name: 'Armored chassis',
    value: 1,
    source: 'equipment',
    description: 'holds off what the armor does not',
  };
  rollOnTable(battle, unit, location, source, occasion, occasion.outclassed && chassis ? [holds] : []);
}

function rollOnTable(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
  occasion: Occasion,
  further: readonly ModifierDetail[],
): void {
  const column = columnOf(unit, location);
  const byTable = (total: number): VehicleCritical | undefined =>
    vehicleCriticalAt(column, total, (critical) => canHappen(unit, location, critical));
  rollForCritical(battle, unit, location, source, occasion, byTable, further);
}

/** One roll on a table of critical hits, made again or taken back where Edge is spent on it. */
export function rollForCritical(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
  occasion: Occasion,
  criticalAt: (total: number) => VehicleCritical | undefined,
  further: readonly ModifierDetail[] = [],
): void {
  if (isGone(unit, location) || isOut(unit)) return;
  const name = at(unit.design.plan.locations, location);
  const armorType = armorTypeAt(unit, location);
  const modifiers = [
    ...criticalModifiers(
      {
        struck: 'vehicle',
        location: name,
        unitQuirks: unit.design.quirks,
        ...(source.attacker && { attackerAbilities: source.attacker.pilot.abilities }),
        ...(armorType !== undefined && { armorType }),
        ...occasion,
      },
      battle.option,
    ),
    ...further,
  ];
  // What makes a number higher makes the roll lower.
  const added = modifiers.reduce((sum, { value }) => sum - value, 0);
  let roll = roll2d6(battle.roller);
  if (criticalAt(roll.total + added) !== undefined && spendsEdge(battle, unit, 'reroll_critical_hit'))
    roll = roll2d6(battle.roller);
  const rolled = criticalAt(roll.total + added);
  const negated = rolled !== undefined && spendsEdge(battle, unit, 'negate_critical_hit');
  const critical = negated ? undefined : rolled;
  battle.tell({
    type: 'critical-check',
    unit: unit.index,
    location: name,
    dice: roll.dice,
    total: roll.total + added,
    modifiers,
    hits: critical === undefined ? 0 : 1,
    negated: 0,
    blownOff: false,
  });
  if (critical === undefined) return;
  const mount = weaponHit(battle, unit, location, critical);
  const weapon = mount && { weapon: mount.index };
  const marked = critical === 'weapon-destroyed' && mount !== undefined && staysInUse(battle, unit, mount);
  battle.tell({
    type: 'vehicle-critical',
    unit: unit.index,
    location: name,
    critical,
    ...weapon,
    ...(marked && { marked: true as const }),
  });
  if (marked) unit.markedGuns[mount.fixture] = at(unit.markedGuns, mount.fixture) + 1;
  else suffer(battle, unit, location, source, critical, mount);
  const explodesFrom = fuelExplodesFrom({ unitQuirks: unit.design.quirks }, battle.option);
  if (explodesFrom > 12 || isOut(unit) || !vehicleOf(unit).burnsFuel) return;
  if (roll2d6(battle.roller).total < explodesFrom) return;
  battle.tell({ type: 'vehicle-critical', unit: unit.index, location: name, critical: 'fuel-tank' });
  suffer(battle, unit, location, source, 'fuel-tank', undefined);
}

const weaponsIn = (unit: OracleUnit, location: number): readonly WeaponMount[] =>
  unit.design.weapons.filter((mount) => mount.location === location);
const intactIn = (unit: OracleUnit, location: number): readonly WeaponMount[] =>
  weaponsIn(unit, location).filter(({ fixture }) => works(unit, fixture));
const jammableIn = (unit: OracleUnit, location: number): readonly WeaponMount[] =>
  intactIn(unit, location).filter(({ index }) => unit.jammed[index] === 0);

const MOST_SENSOR_HITS = 4;

/** Whether a row of a table says anything of this location as it is. */
export function canHappen(unit: OracleUnit, location: number, critical: VehicleCritical): boolean {
  const { counters, design } = unit;
  const engineHit = at(counters, ENGINE_HIT) > 0;
  switch (critical) {
    case 'cargo':
      return false;
    case 'weapon-malfunction':
      return jammableIn(unit, location).length > 0;
    case 'weapon-destroyed':
      return intactIn(unit, location).length > 0;
    case 'stabilizer':
      return weaponsIn(unit, location).length > 0 && !hasStabilizerHit(unit, location);
    case 'sensors':
      return at(counters, SENSOR_HITS) < MOST_SENSOR_HITS;
    case 'engine':
      return !engineHit;
    case 'fuel-tank':
      return vehicleOf(unit).burnsFuel || !engineHit;
    case 'ammunition':
      return loadedBins(unit).length > 0;
    case 'turret-jam':
    case 'turret-lock':
    case 'turret-struck':
      return design.turrets > 0 && at(counters, turretState(unit, location)) !== TURRET_LOCKED;
    case 'equipment-destroyed':
      return furtherEquipment(unit).length > 0;
    case 'rotor-damage':
      return !engineHit && at(counters, IMMOBILIZED) === 0;
    case 'flight-stabilizer':
      return !hasFlightStabilizerHit(unit);
    default:
      return true;
  }
}

const loadedBins = (unit: OracleUnit) =>
  unit.design.bins.filter(({ index, fixture }) => at(unit.rounds, index) > 0 && works(unit, fixture));

const hasStabilizerHit = ({ counters }: OracleUnit, location: number): boolean =>
  location >= 0 && (at(counters, STABILIZERS) & (1 << location)) !== 0;

/** Behind the counters of fixtures. */
const flightStabilizer = ({ design }: OracleUnit): number => FIXTURES + design.fixtures.length;
const hasFlightStabilizerHit = (unit: OracleUnit): boolean =>
  unit.design.flight !== undefined && at(unit.counters, flightStabilizer(unit)) > 0;

/** Each of two turrets is held apart from the other. */
const turretState = (unit: OracleUnit, location: number): number =>
  unit.design.plan.locations[location] === 'front_turret' ? TURRET_STATE + 1 : TURRET_STATE;

/** What works and is neither weapon nor ammunition. */
const furtherEquipment = (unit: OracleUnit) =>
  unit.design.fixtures.filter(({ index, weapon, bin }) => weapon < 0 && bin < 0 && works(unit, index));

/** One of several, each as likely as the others: as many dice as that takes, again where they name none. */
function oneOf<Item>(items: readonly Item[], roller: D6Roller): Item | undefined {
  const dice = Math.ceil(Math.log(items.length) / Math.log(6) - 1e-9);
  const chances = 6 ** dice;
  for (;;) {
    let place = 0;
    for (let die = 0; die < dice; die += 1) place = place * 6 + roll1d6(roller).total - 1;
    if (place < chances - (chances % items.length)) return items[place % items.length];
  }
}

const worthOf = ({ item: { battleValue } }: WeaponMount): number =>
  typeof battleValue === 'number' ? battleValue : 0;

/** A weapon at random jams; one that is destroyed is the least valuable on 1 to 3, and else the most. */
function weaponHit(
  { roller }: OracleBattle,
  unit: OracleUnit,
  location: number,
  critical: VehicleCritical,
): WeaponMount | undefined {
  if (critical === 'weapon-malfunction') return oneOf(jammableIn(unit, location), roller);
  if (critical !== 'weapon-destroyed') return undefined;
  const intact = intactIn(unit, location);
  if (unit.design.emplaced) return oneOf(intact, roller);
  const byValue = [...intact].sort((a, b) => worthOf(a) - worthOf(b));
  return roll1d6(roller).total <= 3 ? byValue[0] : byValue.at(-1);
}

/** Where the rules have it so, guns of vehicles survive as many hits as those of 'Mechs. */
const staysInUse = (battle: OracleBattle, unit: OracleUnit, { fixture }: WeaponMount): boolean =>
  battle.rules.critical.gunsOfVehiclesBearHits && bearsMore(battle, unit, at(unit.design.fixtures, fixture));

function suffer(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
  critical: VehicleCritical,
  mount: WeaponMount | undefined,
): void {
  const { counters } = unit;
  switch (critical) {
    case 'driver':
      if (at(counters, DRIVER_HIT) === 0) counters[DRIVER_HIT] = 1;
      else stunCrew(battle, unit, source);
      break;
    case 'commander':
      // An officer at a console takes over, once.
      counters[COMMANDER_HIT] = unit.design.secondPilot && at(counters, COMMANDER_HIT) === 0 ? REPLACED : HIT;
      stunCrew(battle, unit, source);
      break;
    case 'pilot':
      hitFlyer(battle, unit, DRIVER_HIT, source);
      if (isOut(unit) || !isInTheAir(battle, unit)) break;
      if (!passesPilotingRoll(battle, unit, { kind: 'pilot-hit' })) loseHeight(battle, unit, source);
      break;
    case 'copilot':
      hitFlyer(battle, unit, COMMANDER_HIT, source);
      break;
    case 'crew-stunned':
      stunCrew(battle, unit, source);
      break;
    case 'crew-killed':
      killCrew(battle, unit, source);
      break;
    case 'weapon-malfunction':
      if (mount !== undefined) unit.jammed[mount.index] = MALFUNCTION;
      break;
    case 'weapon-destroyed':
      if (mount !== undefined) destroyWeapon(battle, unit, location, mount, source);
      break;
    case 'stabilizer':
      counters[STABILIZERS] = at(counters, STABILIZERS) | (1 << location);
      break;
    case 'sensors':
      counters[SENSOR_HITS] = at(counters, SENSOR_HITS) + 1;
      break;
    case 'engine':
      hitEngine(battle, unit, source);
      break;
    case 'fuel-tank':
      if (vehicleOf(unit).burnsFuel) markLost(battle, unit, 'fuel-explosion', source.attacker);
      else hitEngine(battle, unit, source);
      break;
    case 'ammunition':
      explodeAmmunition(battle, unit, location, source);
      break;
    case 'turret-jam':
      holdTurret(unit, location, false);
      break;
    case 'turret-lock':
      holdTurret(unit, location, true);
      break;
    case 'turret-struck':
      holdTurret(unit, location, roll1d6(battle.roller).total >= 4);
      break;
    case 'turret-blown-off':
      markLost(battle, unit, 'turret-blown-off', source.attacker);
      break;
    case 'equipment-destroyed': {
      const fixture = oneOf(furtherEquipment(unit), battle.roller);
      if (fixture !== undefined) breakFixture(unit, fixture.index);
      break;
    }
    case 'rotor-damage':
      slowRotor(battle, unit, source);
      break;
    case 'flight-stabilizer':
      counters[flightStabilizer(unit)] = 1;
      break;
    case 'rotors-destroyed':
      loseRotors(battle, unit, source);
      break;
    case 'cargo':
      break;
  }
}

/** Somebody spots or leads, and need not fire or drive. */
export const hasFreeHand = ({ design, counters }: OracleUnit): boolean =>
  design.secondPilot && (design.vehicle === undefined || at(counters, COMMANDER_HIT) === 0);

/** In the air nobody takes over from who is hit twice. */
function hitFlyer(battle: OracleBattle, unit: OracleUnit, who: number, source: Source): void {
  if (at(unit.counters, who) > 0) killCrew(battle, unit, source);
  else unit.counters[who] = 1;
}

/** To the end of the next turn, each time a turn longer; a crew with driver and commander hit is killed by it. */
function stunCrew(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  const { counters } = unit;
  if (at(counters, DRIVER_HIT) > 0 && at(counters, COMMANDER_HIT) === HIT) {
    killCrew(battle, unit, source);
    return;
  }
  // This turn counts, too.
  counters[STUNNED_TURNS] = Math.max(1, at(counters, STUNNED_TURNS)) + 1;
  battle.tell({ type: 'crew-stunned', unit: unit.index, turns: at(counters, STUNNED_TURNS) - 1 });
}

function killCrew(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  unit.counters[CREW_KILLED] = 1;
  unit.conscious = false;
  unit.pilotDead = true;
  markLost(battle, unit, 'crew-killed', source.attacker);
}

function hitEngine(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  unit.counters[ENGINE_HIT] = 1;
  immobilize(battle, unit, source);
}

/** Jammed a second time, a turret is locked. */
function holdTurret(unit: OracleUnit, location: number, forGood: boolean): void {
  const state = turretState(unit, location);
  const locks = forGood || unit.counters[state] === TURRET_JAMMED;
  unit.counters[state] = locks ? TURRET_LOCKED : TURRET_JAMMED;
}

/** A crew with nothing else to do frees the first turret that is jammed. */
export function freeTurret({ counters, design }: OracleUnit): boolean {
  if (design.vehicle === undefined) return false;
  const jammed = [TURRET_STATE, TURRET_STATE + 1].find((state) => counters[state] === TURRET_JAMMED);
  if (jammed === undefined) return false;
  counters[jammed] = 0;
  return true;
}

function breakFixture(unit: OracleUnit, fixture: number): void {
  unit.counters[FIXTURES + fixture] = 1;
  takeStock(unit);
}

function destroyWeapon(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  { item, bins, fixture, index }: WeaponMount,
  source: Source,
): void {
  const rounds = bins.reduce((sum, bin) => sum + at(unit.rounds, bin), 0);
  breakFixture(unit, fixture);
  const jammed = unit.jammed[index] === 1;
  const blast = explosionDamage(item, { rounds, jammed }, battle.option);
  if (blast > 0) battle.kindOf(unit).explodeInside(battle, unit, location, blast, fixture, source);
}

/** All that explodes goes up: out through the rear armor where there is CASE, and else into the location. */
function explodeAmmunition(battle: OracleBattle, unit: OracleUnit, location: number, source: Source): void {
  const blasts = loadedBins(unit)
    .map(({ index, item, fixture }) => ({
      index,
      fixture,
      damage: explosionDamage(item, { rounds: at(unit.rounds, index) }, battle.option),
    }))
    .filter(({ damage }) => damage > 0);
  for (const { index } of blasts) unit.rounds[index] = 0;
  const damage = blasts.reduce((sum, blast) => sum + blast.damage, 0);
  const fixture = blasts[0]?.fixture ?? -1;
  if (vehicleOf(unit).hasCase) ventThroughRear(battle, unit, damage, fixture, source);
  else battle.kindOf(unit).explodeInside(battle, unit, location, damage, fixture, source);
}

function ventThroughRear(
  battle: OracleBattle,
  unit: OracleUnit,
  damage: number,
  fixture: number,
  source: Source,
): void {
  const location = 'rear';
  const rear = unit.design.plan.locations.indexOf(location);
  battle.tell({ type: 'explosion', unit: unit.index, location, fixture, damage });
  const most = vehicleOf(unit).hasCaseII ? battle.rules.explosions.mostThroughArmor['case-ii'] : damage;
  const armor = Math.min(at(unit.armor, rear), damage, most);
  unit.armor[rear] = at(unit.armor, rear) - armor;
  unit.damageTaken += armor;
  battle.tell({
    type: 'damage',
    unit: unit.index,
    location,
    rear: false,
    armor,
    structure: 0,
    armorLeft: at(unit.armor, rear),
    structureLeft: at(unit.structure, rear),
    destroyed: false,
  });
  stunCrew(battle, unit, source);
}

/** Armor is no help against what blows up inside, and nothing goes on into another location. */
function explodeInside(
  battle: OracleBattle,
  unit: OracleUnit,
  place: number,
  damage: number,
  fixture: number,
  source: Source,
): void {
  const { plan } = unit.design;
  const location = place < 0 ? plan.center : place;
  battle.tell({
    type: 'explosion',
    unit: unit.index,
    location: at(plan.locations, location),
    fixture,
    damage,
  });
  const before = [...unit.structure];
  const { steps, absorbed } = harm(battle, unit, (body, out) =>
    strike(body, location, damage, false, undefined, true, true, out),
  );
  unit.damageTaken += absorbed;
  followUp(battle, unit, steps, before, source, true);
}

/** Each missile finds a location, and perhaps a way into it. */
function burn(
  battle: OracleBattle,
  unit: OracleUnit,
  missiles: number,
  side: BodySide,
  source: Source,
): void {
  const modifier = fireModifier(vehicleOf(unit).builtForWar);
  const fire: ModifierDetail = {
    id: 'fire',
    name: 'Fire',
    value: 0 - modifier,
    source: 'damage',
    description: 'fire, not a hit',
  };
  for (let missile = 0; missile < missiles && !isOut(unit); missile += 1) {
    const { location } = rolledLocation(battle, unit, side);
    rollOnTable(battle, unit, location, source, {}, modifier === 0 ? [] : [fire]);
  }
}

/** As driving rolls see it: each grade of motive damage counts once. */
function pilotStateOf(unit: OracleUnit): PilotState {
  const { design, pilot, counters } = unit;
  const { motion } = vehicleOf(unit);
  const grades = MOTIVE_EFFECTS.filter(
    (effect) => (at(counters, MOTIVE_GRADES) & (GRADE_BITS[effect] ?? 0)) !== 0,
  );
  return {
    piloting: pilot.piloting,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    motion,
    motiveDamage: grades.reduce((sum, effect) => sum + (MOTIVE_DRIVING[effect] ?? 0), 0),
    driverHit: at(counters, DRIVER_HIT) > 0,
    commanderHit: motion !== 'vtol' && at(counters, COMMANDER_HIT) === HIT,
    flightStabilizerHit: hasFlightStabilizerHit(unit),
    jetBooster: motion === 'vtol' && unit.usedSupercharger,
    modularArmor: hasWorking(unit, 'modular-armor'),
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  };
}

const fireDamage = (unit: OracleUnit, location: number): readonly IToHitModifierDetail[] =>
  vehicleFireModifiers({
    commanderHit: at(unit.counters, COMMANDER_HIT) === HIT,
    stabilizerHit: hasStabilizerHit(unit, location),
    movementType: unit.movement,
    skidded: unit.skidded,
  });

/** What was stopped in a phase is as easy to hit as anything that stands still from its end on. */
function endOfPhase(_: OracleBattle, { counters }: OracleUnit): void {
  if (at(counters, IMMOBILIZED) > 0) counters[IMMOBILIZED] = FOR_GOOD;
}

export const VEHICLE: OracleKind = {
  checkForCriticals,
  explodeInside,
  flood: () => {},
  breakFixture,
  loseLocation: (battle, unit, location) => {
    if (location === unit.design.rotor) loseRotors(battle, unit, NOBODY);
  },
  hitMotiveSystem,
  burn,
  endOfPhase,
  pilotStateOf,
  fireDamage,
};
