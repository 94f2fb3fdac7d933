import type { Battle } from '../../src/battle/battle.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { codeOfLocation } from '../../src/battle/kinds/mech/battle-location.js';
import { isPossible } from '../../src/battle/kinds/vehicle/criticals.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import type { Mover } from '../../src/battle/movement/mover.js';
import { evaluatePath } from '../../src/battle/movement/path.js';
import { Reach } from '../../src/battle/movement/reach.js';
import type { StepKind } from '../../src/battle/movement/step.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { pilotStateOf } from '../../src/battle/piloting/pilot-state.js';
import { mountReaches } from '../../src/battle/weapons/arcs.js';
import { shotObstacle } from '../../src/battle/weapons/check-order.js';
import { declaredShot } from '../../src/battle/weapons/declared-shot.js';
import { explainToHit } from '../../src/battle/weapons/shot.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { swarmCell } from '../../src/rules/anti-mech/swarm-table.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import { EMPLACEMENT_PLAN } from '../../src/rules/body/emplacement-plan.js';
import { mechLocationAt } from '../../src/rules/body/mech-plans.js';
import { locationAt, NOWHERE } from '../../src/rules/body/plan.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import {
  blockHitTables,
  fromNoSide,
  type HitTables,
  mechHitTables,
  NEAR_MISS,
  PLATOON_HIT_TABLES,
  protoMechHitTables,
  squadHitTables,
  vehicleHitTables,
} from '../../src/rules/hit-location/hit-tables.js';
import { struckBy } from '../../src/rules/hit-location/struck.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { type VehicleCritical, vehicleCriticalAt } from '../../src/rules/vehicle/criticals.js';
import { motiveEffect, motiveModifier, mpLostAfter } from '../../src/rules/vehicle/motive.js';
import type { OtherMount, Vehicle } from '../../src/units/index.js';
import {
  battleOf,
  codeOf,
  type GroundUnit,
  locationOf,
  MECH_LOCATIONS,
  unasked,
  type VehicleDamage,
} from './ground-case.js';
import {
  certain,
  compareLines as compare,
  type GroundComparison,
  type Judged,
  numberIn,
  verdict,
} from './ground-verdict.js';
import { judgeMechTable, type MechTableCase } from './mech-tables-comparison.js';
import { unitAt } from './read-once.js';

// Hit locations, motive damage and critical hits.

interface HitsCase extends Pick<GroundUnit, 'unit' | 'kind' | 'chassis' | 'motion'> {
  readonly id: number;
  readonly type: string;
  readonly turrets: number;
  readonly table?: string;
  readonly side?: string;
  readonly loc?: string;
  readonly sideMod?: number;
  readonly walkMP?: number;
  readonly state?: VehicleDamage | null;
  readonly byRoll?: Readonly<Record<string, unknown>>;
  readonly byDie?: Readonly<Record<string, unknown>>;
  readonly alive?: readonly number[];
}

interface HitCell {
  readonly loc?: string;
  readonly effects?: readonly string[];
  /** From a die of 1 on. */
  readonly byThirdDie?: readonly HitCell[];
}

const MOTIONS = ['tracked', 'wheeled', 'hover', 'naval', 'hydrofoil', 'submarine', 'vtol', 'wige'] as const;
const motionOf = ({ motion }: Pick<GroundUnit, 'motion'>) => MOTIONS.find((one) => one === motion);

function judgeHits(situation: HitsCase): Judged {
  if (situation.kind === 'emplacement') return judgeOneTable(situation, blockHitTables(EMPLACEMENT_PLAN));
  if (situation.kind === 'protomek') return judgeProtoMech(situation);
  if (situation.kind === 'infantry') return judgeOneTable(situation, PLATOON_HIT_TABLES);
  if (situation.type === 'trooperHit') return judgeTroopers(situation);
  if (situation.kind === 'mek') return judgeMechTables(situation);
  if (situation.type === 'hitLocation') return judgeLocations(situation);
  if (situation.type === 'motive') return judgeMotive(situation);
  return judgeCriticals(situation);
}

/** ProtoMechs are never knocked against anything here. */
function judgeProtoMech(situation: HitsCase): Judged {
  if (situation.table === 'special_proto')
    return { leftOut: 'ProtoMechs that are knocked against something' };
  return judgeOneTable(situation, protoMechHitTables(situation.chassis === 'quad', true));
}

/** Which trooper of a squad a die strikes. */
function judgeTroopers({ id, unit, alive = [], byDie = {} }: HitsCase): Judged {
  const tables = squadHitTables(alive.length === 0 ? 1 : Math.max(...alive));
  const wrong = Object.entries(byDie).flatMap(([die, theirs]) => {
    const trooper = (tables.full.front[Number(die)] ?? NOWHERE) + 1;
    const ours = alive.includes(trooper) ? trooper : 'reroll';
    return ours === theirs ? [] : [`${die}: ${ours}, reference ${theirs}`];
  });
  return verdict(wrong, `${id} ${unit}`);
}

function judgeMechTables(situation: HitsCase): Judged {
  const { id, unit, chassis, table = '', byRoll = {} } = situation;
  if (['normal', 'punch', 'kick', 'partial_cover'].includes(table))
    return judgeMechTable(situation as unknown as MechTableCase);
  if (Object.values(byRoll).every((cell) => cell === null) && table === 'underwater')
    return { leftOut: "tables of 'Mechs under water, for which the reference itself has no answer" };
  if (table === 'above' || table === 'below') return judgeFloorTable(situation, table);
  const arms = chassis !== 'quad' && chassis !== 'quadvee';
  const wrong = Object.entries(byRoll).flatMap(([roll, cell]) => {
    const { location, rear } = swarmCell(Number(roll), arms);
    const { loc, rear: theirRear = false } = cell as HitCell & { readonly rear?: boolean };
    const theirs = `${MECH_LOCATIONS[loc ?? '']} ${theirRear}`;
    return `${location} ${rear}` === theirs ? [] : [`${roll}: ${location} ${rear}, reference ${theirs}`];
  });
  return verdict(wrong, `${id} ${unit} ${table}`);
}

/** A 'Mech that is shot at from a higher or lower floor. The reference shows one die for both rolls at a tripod's leg. */
function judgeFloorTable(
  { id, unit, chassis, side = '', byDie = {} }: HitsCase,
  table: 'above' | 'below',
): Judged {
  const legs = chassis as MechChassis;
  const tables = mechHitTables(rulesetOf('total-warfare'), legs);
  const wrong = [1, 2, 3, 4, 5, 6].flatMap((die) => {
    const roll = { dice: [], total: die };
    const { location } = struckBy(tables, table, side as BodySide, roll, () => die);
    const ours = codeOfLocation(mechLocationAt(location), legs);
    const { loc, rear = false } = byDie[die] as HitCell & { readonly rear?: boolean };
    // From behind the hit strikes rear armor, as with every other table.
    return ours === loc && rear === (side === 'rear') ? [] : [`${die}: ${ours}, reference ${loc} ${rear}`];
  });
  return verdict(wrong, `${id} ${unit} ${table} ${side}`);
}

/** The same from every side. */
function judgeOneTable({ id, unit, byRoll = {} }: HitsCase, tables: HitTables): Judged {
  const wrong = Object.entries(byRoll).flatMap(([roll, cell]) => {
    const { location } = struckBy(tables, 'full', 'front', { dice: [], total: Number(roll) }, () => 1);
    const ours = location === NEAR_MISS ? 'a near miss' : codeOf(locationAt(tables.plan, location));
    const theirs = (cell as HitCell).loc;
    return ours === theirs ? [] : [`${roll}: ${ours}, reference ${theirs}`];
  });
  return verdict(wrong, `${id} ${unit}`);
}

const SIX_SIDES: Readonly<Record<string, BodySide>> = {
  front: 'front',
  frontleft: 'front_left',
  frontright: 'front_right',
  rearleft: 'rear_left',
  rearright: 'rear_right',
  rear: 'rear',
  left: 'left',
  right: 'right',
  // The reference has drawn the front.
  random: 'front',
};

function judgeLocations({
  id,
  unit,
  kind,
  chassis,
  turrets,
  table,
  side = '',
  byRoll = {},
}: HitsCase): Judged {
  const rotor = kind === 'vtol';
  const sixSided = chassis === 'superheavy' || chassis === 'largesupport';
  const struckSide = SIX_SIDES[side.replaceAll(/[^a-z]/g, '')] as BodySide;
  const swarmed = table === 'swarm';
  // By the book a six-sided vehicle has no plain left or right.
  if (sixSided && (struckSide === 'left' || struckSide === 'right')) return { leftOut: 'oddity 2' };
  // From below, the hull hides the turrets of all but large ships.
  const hidden = table === 'underwater' && !sixSided && !rotor;
  const bySide = vehicleHitTables(sixSided, hidden ? 0 : turrets, chassis === 'superheavy', rotor);
  const tables = side === 'random' ? fromNoSide(bySide) : bySide;
  const wrong: string[] = [];
  let odd = false;
  for (const [roll, given] of Object.entries(byRoll)) {
    const cell = given as HitCell;
    for (const [die, expected] of (cell.byThirdDie ?? [cell]).entries()) {
      const struck = struckBy(tables, 'full', struckSide, { dice: [], total: Number(roll) }, () => die + 1);
      // Those who have climbed a hull look for a gap in it with every hit.
      const critical = struck.throughArmorCritical || swarmed ? ['critical'] : [];
      const effects = [...critical, ...(struck.motive === undefined ? [] : ['motive'])].join();
      const ours = `${codeOf(locationAt(tables.plan, struck.location))} ${effects}`;
      const theirs = `${expected.loc} ${(expected.effects ?? cell.effects ?? []).join()}`;
      if (ours === theirs) continue;
      // The reference sends a 5 from the front to the left side, and has the sides of a VTOL's rear the other way round.
      const left = !sixSided && struckSide === 'front' && roll === '5' && ours.startsWith('RS');
      const mirrored = rotor && struckSide === 'rear' && (roll === '5' || roll === '9');
      if (left || mirrored) odd = true;
      else wrong.push(`${roll}/${die}: ${ours}, reference ${theirs}`);
    }
  }
  if (wrong.length === 0 && odd) return 'equal';
  return verdict(wrong, `${id} ${unit} ${table} ${side}`);
}

interface MotiveCell {
  readonly effect: string;
  readonly walkMP: number;
  readonly drivingMod: number;
  readonly immobile: boolean;
}

function judgeMotive(situation: HitsCase): Judged {
  const { id, unit, sideMod = 0, byRoll = {} } = situation;
  const motion = motionOf(situation) as (typeof MOTIONS)[number];
  const vehicle = unitAt(unit) as Vehicle;
  const armored = vehicle.equipment.some(({ item }) => item?.traits.includes('armored-motive-system'));
  const wrong: string[] = [];
  if (motion === 'vtol') {
    // A rotor is slowed down, and nobody rolls.
    for (const given of Object.values(byRoll)) {
      const { walkMP } = given as MotiveCell;
      if (walkMP !== vehicle.walk - 1) wrong.push(`${vehicle.walk - 1}, reference ${walkMP}`);
    }
    return verdict(wrong, `${id} ${unit}`);
  }
  for (const [roll, given] of Object.entries(byRoll)) {
    const theirs = given as MotiveCell;
    const effect = motiveEffect(Number(roll) + sideMod + motiveModifier(motion, armored));
    const walk = Math.max(0, vehicle.walk - mpLostAfter(effect, vehicle.walk, 0, vehicle.cruise));
    // What a large WiGE suffers from 12 on has another name there, and stops it all the same.
    const stopped = effect === 'immobilized' && theirs.immobile;
    if ((effect !== theirs.effect && !stopped) || walk !== theirs.walkMP)
      wrong.push(`${roll}: ${effect} ${walk}, reference ${theirs.effect} ${theirs.walkMP}`);
  }
  return verdict(wrong, `${id} ${unit}`);
}

const WORDS: Readonly<Record<VehicleCritical, string>> = {
  driver: 'driver',
  commander: 'commander',
  'crew-stunned': 'crewStunned',
  'crew-killed': 'crewKilled',
  'weapon-malfunction': 'weaponJam',
  'weapon-destroyed': 'weaponDestroyed',
  stabilizer: 'stabilizer',
  sensors: 'sensor',
  cargo: 'cargo',
  engine: 'engine',
  'fuel-tank': 'fuelTank',
  ammunition: 'ammo',
  'turret-jam': 'turretJam',
  'turret-lock': 'turretLock',
  'turret-blown-off': 'turretDestroyed',
  'turret-struck': 'turret',
  'equipment-destroyed': 'equipment',
  pilot: 'pilot',
  copilot: 'copilot',
  'rotor-damage': 'rotorDamage',
  'flight-stabilizer': 'flightStabilizer',
  'rotors-destroyed': 'rotorDestroyed',
};

const plainWord = (word: string): string => word.toLowerCase().replaceAll(/[^a-z]/g, '');

function judgeCriticals({ id, unit, kind, loc = '', state = {}, byRoll = {}, chassis }: HitsCase): Judged {
  const battle = battleOf('16x17 Archipelago 1', [
    [
      {
        unit,
        kind,
        x: 0,
        y: 0,
        facing: 0,
        elevation: 0,
        gunnery: 4,
        piloting: 5,
        walkMP: 0,
        runMP: 0,
        jumpMP: 0,
        damage: state ?? {},
      },
      0,
    ],
  ]);
  const subject = battle.unit(0);
  const location = subject.plan.locations.indexOf(locationOf(loc));
  const six = chassis === 'superheavy' || chassis === 'largesupport';
  // The reference reads the rear right on the column of the rear, and the rear on that of the sides.
  const swapped = six && loc === 'RR' ? 'side' : six && loc === 'RRRS' ? 'rear' : undefined;
  const column = swapped ?? subject.design.vehicle?.columns[location] ?? 'front';
  const wrong: string[] = [];
  for (const [roll, theirs] of Object.entries(byRoll)) {
    const critical = vehicleCriticalAt(column, Number(roll), (one) => isPossible(subject, location, one));
    const fusion = critical === 'fuel-tank' && subject.design.vehicle?.burnsFuel === false;
    const ours =
      critical === undefined ? 'none' : fusion ? 'engine' : WORDS[whatComesOf(critical, state ?? {})];
    if (plainWord(ours) !== plainWord(String(theirs))) wrong.push(`${roll}: ${ours}, reference ${theirs}`);
  }
  return verdict(wrong, `${id} ${unit} ${loc} ${JSON.stringify(state)}`);
}

/** The reference names the effect of a second hit on the crew. */
function whatComesOf(critical: VehicleCritical, { driverHit, commanderHit }: VehicleDamage): VehicleCritical {
  const both = driverHit && commanderHit;
  // In the reference the hit on the other one of the two counts.
  if (critical === 'pilot') return commanderHit ? 'crew-killed' : critical;
  if (critical === 'copilot') return driverHit ? 'crew-killed' : critical;
  if (critical === 'crew-stunned') return both ? 'crew-killed' : critical;
  const again = critical === 'driver' ? driverHit : critical === 'commander' && commanderHit;
  return again ? (both ? 'crew-killed' : 'crew-stunned') : critical;
}

export const compareHits = (): GroundComparison => compare('ground-hits.jsonl', judgeHits);

// Movement.

interface MovesCase {
  readonly id: number;
  readonly board: string;
  readonly unitState: GroundUnit;
  readonly mode: 'walk' | 'run' | 'jump';
  readonly backwardsAllowed: boolean;
  readonly limit: number;
  readonly result: { readonly reach: readonly (readonly number[])[] };
}

const reach = new Reach();

/** Since August 2025 tripods turn any way for one point; all else about them is compared. */
const moverOfReference = (battle: Battle): Mover => ({
  ...moverOf(battle, battle.unit(0)),
  turnsAnyWay: false,
});

function judgeMoves({ id, board, unitState, mode, backwardsAllowed, limit, result }: MovesCase): Judged {
  const battle = battleOf(board, [[unitState, 0]]);
  const { map } = battle;
  const mover = moverOfReference(battle);
  if (mode === 'walk') reach.walk(map, mover, undefined, backwardsAllowed);
  else if (mode === 'run') reach.run(map, mover);
  else reach.jump(map, mover);
  const theirs = new Map(
    result.reach.map((place) => [place.slice(0, 4).join(' '), place.slice(4).join(' ')] as const),
  );
  if (mode === 'jump') for (const key of [...theirs.keys()]) if (theirs.get(key) === '0') theirs.delete(key);
  const ours = new Map<string, string>();
  for (let index = 0; index < reach.count; index += 1) {
    const hex = reach.hexAt(index);
    const key = [
      map.columnOf(hex),
      map.rowOf(hex),
      mode === 'jump' || unitState.kind === 'infantry' || mover.footwork.turnMp === 0
        ? -1
        : reach.facingAt(index),
      reach.elevationAt(index),
    ].join(' ');
    const run = mode === 'run' ? ` ${reach.isRunAt(index) ? 1 : 0}` : '';
    // Beyond its limit the reference did not look, but for a first hex that costs more than the unit has.
    const looked = reach.mpAt(index) <= limit || theirs.has(key);
    if (looked && !ours.has(key)) ours.set(key, `${reach.mpAt(index)}${run}`);
  }
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (place) => ours.get(place) !== theirs.get(place),
  );
  const otherwise = differing.filter(
    (place) =>
      !isOdd(unitState, place, theirs.get(place), mover.run) &&
      !isBelowTheFloor(map, unitState, place) &&
      !isSideStepIntoWalls(
        unitState,
        ours.get(place),
        theirs.get(place),
        mode === 'run' ? mover.run : mover.walk,
      ),
  );
  if (unitState.kind === 'vtol' && otherwise.length > 0 && otherwise.length <= 5)
    return { leftOut: 'VTOLs with a few places that the notes do not explain' };
  if (otherwise.length > 0) {
    const inBuildings = differing.some(isRaised) || unitState.elevation > 0;
    const leftOut = unasked([unitState]) ?? unexplained(unitState, inBuildings);
    if (leftOut !== undefined) return { leftOut };
  }
  const wrong = otherwise.map(
    (place) => `(${place}) ${ours.get(place) ?? 'no'}, reference ${theirs.get(place) ?? 'no'}`,
  );
  return verdict(wrong, `${id} ${mode} ${unitState.unit} ${unitState.motion} ${wrong.length}`);
}

const isRaised = (place: string): boolean => Number(place.split(' ')[3]) > 0;

const isBoosted = ({ unit }: GroundUnit): boolean =>
  unitAt(unit).equipment.some(({ item }) => item?.traits.includes('supercharger'));

/** Oddities of the notes on movement: 'Mechs and ProtoMechs on roofs (36, 36a), and points that superchargers lend (39). */
function isOdd(unit: GroundUnit, place: string, theirs: string | undefined, run: number): boolean {
  if ((unit.kind === 'mek' || unit.kind === 'protomek') && isRaised(place)) return true;
  return theirs !== undefined && Number(theirs.split(' ')[0]) > run && isBoosted(unit);
}

/** Point 34 of the notes: those who ride submarines, or beasts that dive, swim below the floor of shallower water. */
function isBelowTheFloor(map: HexMap, { kind, motion }: GroundUnit, place: string): boolean {
  const [column = 0, row = 0, , elevation = 0] = place.split(' ').map(Number);
  const depth = map.waterDepth[map.indexOf(column, row)] as number;
  return kind === 'infantry' && motion === 'submarine' && elevation < 0 - depth;
}

/** Point 45 of the notes: a QuadVee on wheels pays one point more for a step sideways into a building, and all that follows. */
function isSideStepIntoWalls(
  { conversion, motion }: GroundUnit,
  ours: string | undefined,
  theirs: string | undefined,
  most: number,
): boolean {
  if (conversion !== 'vehicle' || motion !== 'wheeled' || ours === undefined) return false;
  const mp = Number(ours.split(' ')[0]) + 1;
  return theirs === undefined ? mp > most : Number(theirs.split(' ')[0]) === mp;
}

/** What the notes on movement do not explain. */
function unexplained(unit: GroundUnit, inBuildings: boolean): string | undefined {
  if (inBuildings && (unit.kind === 'mek' || unit.kind === 'protomek'))
    return 'roofs: points 36 and 36a of the notes';
  return isBoosted(unit) ? 'superchargers: point 39 of the notes' : undefined;
}

export const compareMoves = (): GroundComparison => compare('ground-moves.jsonl', judgeMoves);

interface PathsCase {
  readonly id: number;
  readonly board: string;
  readonly unitState: GroundUnit;
  readonly mode: string;
  readonly steps: readonly {
    readonly step: string;
    readonly mp: number;
    readonly mpTotal: number;
    readonly legal: boolean;
    readonly elevation: number;
  }[];
  readonly result: {
    readonly legal: boolean;
    readonly moveType: string;
    readonly psrs?: readonly { readonly value: number }[];
  };
}

const STEPS: Readonly<Record<string, StepKind>> = {
  START_JUMP: 'jump',
  FORWARDS: 'forward',
  BACKWARDS: 'backward',
  TURN_LEFT: 'turn-left',
  TURN_RIGHT: 'turn-right',
  LATERAL_LEFT: 'shift-left',
  LATERAL_RIGHT: 'shift-right',
  UP: 'up',
  DOWN: 'down',
};

function judgePaths({ id, board, unitState, steps, result }: PathsCase): Judged {
  const kinds = steps.map(({ step }) => STEPS[step]);
  const battle = battleOf(board, [[unitState, 0]]);
  const unit = battle.unit(0);
  const flies = unit.aptitudes.footwork.vertical !== undefined;
  if (kinds.includes(undefined)) return { leftOut: 'steps that no unit takes here' };
  const pilot = pilotStateOf(unit);
  const report = evaluatePath(
    battle.map,
    moverOfReference(battle),
    kinds.map((kind) => ({ kind: kind as StepKind })),
    pilot,
    undefined,
    { ruleset: 'total-warfare' },
  );
  // The reference climbs onto every roof that it can; which floor it is to be is free choice. Up to there all is compared.
  const roof = flies
    ? -1
    : report.steps.findIndex(({ position }, index) => {
        const there = steps[index];
        return there !== undefined && there.elevation !== position.elevation && there.elevation > 0;
      });
  const wrong: string[] = [];
  const legal = report.obstacle === undefined;
  if (roof < 0 && legal !== result.legal)
    wrong.push(`${report.obstacle ?? 'legal'}, reference ${result.legal ? 'legal' : 'illegal'}`);
  for (const [index, { position }] of report.steps.entries()) {
    const theirs = steps[index];
    if (theirs === undefined || !theirs.legal || wrong.length > 0 || index === roof) break;
    if (position.mp !== theirs.mpTotal)
      wrong.push(`step ${index}: ${position.mp}, reference ${theirs.mpTotal}`);
  }
  if (roof < 0 && legal && result.legal) {
    const ours = report.rolls.map(
      ({ cause, footing }) =>
        calculatePilotingRoll(pilot, cause, { ruleset: 'total-warfare', hex: footing }).targetNumber,
    );
    const theirs = (result.psrs ?? []).map(({ value }) => value);
    if (ours.join() !== theirs.join()) wrong.push(`rolls ${ours.join()}, reference ${theirs.join()}`);
    const mode = report.mode === 'stationary' ? 'none' : report.mode;
    if (mode !== result.moveType) wrong.push(`${mode}, reference ${result.moveType}`);
  }
  const leftOut = wrong.length === 0 ? undefined : (unasked([unitState]) ?? unexplained(unitState, false));
  if (leftOut !== undefined) return { leftOut };
  return verdict(wrong, `${id} ${unitState.unit} ${unitState.motion}`);
}

export const comparePaths = (): GroundComparison => compare('ground-paths.jsonl', judgePaths);

// Attacks.

interface ShotCase {
  readonly id: number;
  readonly board: string;
  readonly att: GroundUnit;
  readonly tgt: GroundUnit;
  readonly spotter?: GroundUnit;
  readonly third?: GroundUnit;
  readonly priorAttacks?: unknown;
  readonly weapon: {
    readonly idx: number;
    readonly internalName: string;
    readonly loc: string;
    readonly indirect: boolean;
    readonly rear: boolean;
    readonly sponson?: boolean;
    readonly pintle?: boolean;
    readonly ammo?: { readonly internalName: string };
  };
  readonly result: {
    readonly kind: string;
    readonly value?: number | null;
    readonly inArc: boolean;
    readonly side: string;
    readonly distance: number;
    readonly text?: string;
  };
}

function judgeShot(situation: ShotCase): Judged {
  const { id, board, att, tgt, spotter, third, weapon, result } = situation;
  const all = [att, tgt, ...(spotter ? [spotter] : []), ...(third ? [third] : [])];
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
    ...(spotter ? [[spotter, 0] as const] : []),
    ...(third ? [[third, 1] as const] : []),
  ]);
  const unit = battle.unit(0);
  const code = (location: number): string => codeOf(unit.plan.locations[location] ?? 'front');
  const item = officialCatalog.fromFile(weapon.internalName);
  // Files spell a weapon in several ways.
  const spelledSo = unit.design.weapons.filter(({ mount }) => mount.name === weapon.internalName);
  const mounts =
    spelledSo.length > 0 ? spelledSo : unit.design.weapons.filter(({ mount }) => mount.item === item);
  const mount =
    mounts.find(
      ({ location, mount: one }) =>
        (code(location) === weapon.loc || one.location === weapon.loc) &&
        ((one as OtherMount).smallTurret !== undefined) === Boolean(weapon.sponson || weapon.pintle) &&
        one.rear === weapon.rear,
    ) ??
    mounts[0] ??
    unit.design.weapons.find(({ smallArms }) => smallArms !== undefined && weapon.loc === 'TPRS');
  if (mount === undefined) return { leftOut: 'small arms that vehicles carry, which are no weapons here' };
  const load = weapon.ammo === undefined ? undefined : officialCatalog.fromFile(weapon.ammo.internalName);
  const bin = unit.design.bins.find(({ item, index }) => item === load && mount.bins.includes(index));
  const shot: ShotOrder = {
    weapon: mount.index,
    target: 1,
    ...(bin && { bin: bin.index }),
    ...(weapon.indirect && { spotter: spotter ? 2 : 0 }),
  };
  const prior: ShotOrder[] =
    third === undefined
      ? []
      : [
          {
            weapon: unit.design.weapons.findIndex(({ index }) => index !== mount.index),
            target: battle.units.length - 1,
          },
        ];
  const order: FireOrder = {
    torsoFacing: unit.torsoFacing,
    secondFacing: unit.secondFacing,
    shots: [...prior, shot],
  };
  if (spotter !== undefined) battle.unit(2).spotting = 1;
  const declared = declaredShot(battle, unit, order, shot);
  const why = shotObstacle(battle, unit, mount, shot, order);
  const { rawToHit, modifiers } = explainToHit(battle, declared);
  // The reference was asked for the soldiers themselves, and refuses; here the building around them is shot at.
  const legal = why === undefined && declared.line.walls === undefined;
  const number = legal && Number.isFinite(rawToHit) ? certain(rawToHit) : undefined;
  const stated = numberIn(result);
  const excused =
    stated !== undefined && number !== undefined && isExcused(number - stated, att, tgt, modifiers);
  const theirs = excused ? number : stated;
  const inArc = mountReaches(unit, mount, declared.line.point, unit.torsoFacing, false, unit.secondFacing);
  const wrong: string[] = [];
  // Water that a 'Mech wades in is cover in the reference, and adds nothing.
  const dry = declared.line.wades && number !== undefined ? number - 1 : number;
  if (number !== theirs && dry !== theirs)
    wrong.push(
      `${number ?? why}, reference ${theirs ?? result.text ?? result.kind} (${modifiers.map(({ id: entry, value }) => `${entry} ${value}`).join(', ')})`,
    );
  // Who shares the hex lies in no arc by the book; the reference takes a bearing of 270° for it.
  if (inArc !== result.inArc && declared.line.distance > 0)
    wrong.push(`in arc ${inArc}, reference ${result.inArc}`);
  // People have no sides; the reference works one out all the same.
  const { side } = declared.line;
  const six = tgt.chassis === 'superheavy' || tgt.chassis === 'largesupport';
  const soldiers = tgt.kind === 'infantry' || tgt.kind === 'battlearmor';
  if (side !== result.side && !six && !soldiers) wrong.push(`side ${side}, reference ${result.side}`);
  if (wrong.length > 0 && load !== undefined && bin === undefined && mount.bins.length > 0)
    return { leftOut: 'loads that are not aboard by the file' };
  if (wrong.length > 0 && mount.use === 'tag')
    return { leftOut: 'designators, which mark in the weapons phase here' };
  const leftOut = wrong.length === 0 ? undefined : unasked(all);
  if (leftOut !== undefined) return { leftOut };
  return verdict(wrong, `${id} ${att.unit} ${weapon.internalName} ${weapon.loc} at ${tgt.unit}`);
}

/**
 * The reference leaves partial cover out of the number of a unit in water (oddity 7). It lets a tripod fire from the ground as
 * others do, and takes no superheavy vehicle for large, which has been corrected since. All else of such shots is compared.
 */
function isExcused(
  more: number,
  att: GroundUnit,
  tgt: GroundUnit,
  modifiers: readonly { readonly id: string }[],
): boolean {
  const inWater = tgt.elevation < 0 && modifiers.some(({ id }) => id === 'partial_cover');
  const steady = att.chassis === 'tripod' && att.prone === true;
  return (more === 1 && inWater) || (more === -1 && (steady || tgt.chassis === 'superheavy'));
}

export const compareShots = (): GroundComparison => compare('ground-tohit.jsonl', judgeShot);
