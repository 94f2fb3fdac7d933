import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { isPossible } from '../../src/battle/kinds/vehicle/criticals.js';
import { evaluatePath } from '../../src/battle/movement/path.js';
import { Reach } from '../../src/battle/movement/reach.js';
import type { StepKind } from '../../src/battle/movement/step.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { attackOf } from '../../src/battle/physical/attack.js';
import { chargeObstacle } from '../../src/battle/physical/charge-obstacle.js';
import { ownDamageOf } from '../../src/battle/physical/own-damage.js';
import { chargeNumber, toHitOfBlow } from '../../src/battle/physical/to-hit.js';
import { pilotStateOf } from '../../src/battle/piloting/pilot-state.js';
import { mountReaches } from '../../src/battle/weapons/arcs.js';
import { shotObstacle } from '../../src/battle/weapons/check-order.js';
import { declaredShot } from '../../src/battle/weapons/declared-shot.js';
import { explainToHit } from '../../src/battle/weapons/shot.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { EMPLACEMENT_PLAN } from '../../src/rules/body/emplacement-plan.js';
import { locationAt } from '../../src/rules/body/plan.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import {
  blockHitTables,
  type HitTables,
  NEAR_MISS,
  protoMechHitTables,
  vehicleHitTables,
} from '../../src/rules/hit-location/hit-tables.js';
import { struckBy } from '../../src/rules/hit-location/struck.js';
import { calculatePhysicalDamage } from '../../src/rules/physical/index.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import { type VehicleCritical, vehicleCriticalAt } from '../../src/rules/vehicle/criticals.js';
import { motiveEffect, motiveModifier, mpLostAfter } from '../../src/rules/vehicle/motive.js';
import type { OtherMount, Vehicle } from '../../src/units/index.js';
import {
  battleOf,
  codeOf,
  type GroundUnit,
  isPlayed,
  isVehicle,
  locationOf,
  type VehicleDamage,
} from './ground-case.js';
import {
  compareLines as compare,
  type GroundComparison,
  type Judged,
  NOT_YET,
  verdict,
} from './ground-verdict.js';
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
  const vehicle = situation.kind === 'vehicle' || situation.kind === 'vtol';
  if (!vehicle || motionOf(situation) === undefined) return NOT_YET;
  if (situation.type === 'hitLocation') return judgeLocations(situation);
  if (situation.type === 'motive') return judgeMotive(situation);
  return situation.type === 'vehicleCrit' ? judgeCriticals(situation) : NOT_YET;
}

/** ProtoMechs are never knocked against anything here. */
function judgeProtoMech(situation: HitsCase): Judged {
  if (situation.table === 'special_proto')
    return { leftOut: 'ProtoMechs that are knocked against something' };
  return judgeOneTable(situation, protoMechHitTables(situation.chassis === 'quad', true));
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
  const struckSide = SIX_SIDES[side.replaceAll(/[^a-z]/g, '')];
  if (struckSide === undefined || table === 'swarm' || table === 'underwater') return NOT_YET;
  // By the book a six-sided vehicle has no plain left or right.
  if (sixSided && (struckSide === 'left' || struckSide === 'right')) return { leftOut: 'oddity 2' };
  const tables = vehicleHitTables(sixSided, turrets, chassis === 'superheavy', rotor);
  const wrong: string[] = [];
  let odd = false;
  for (const [roll, given] of Object.entries(byRoll)) {
    const cell = given as HitCell;
    for (const [die, expected] of (cell.byThirdDie ?? [cell]).entries()) {
      const struck = struckBy(tables, 'full', struckSide, { dice: [], total: Number(roll) }, () => die + 1);
      const effects = [
        ...(struck.throughArmorCritical ? ['critical'] : []),
        ...(struck.motive === undefined ? [] : ['motive']),
      ];
      const ours = `${codeOf(locationAt(tables.plan, struck.location))} ${effects}`;
      const theirs = `${expected.loc} ${(expected.effects ?? cell.effects ?? []).join()}`;
      if (ours === theirs) continue;
      // The reference sends a 5 from the front to the left side, and has the sides of a VTOL's rear the other way round.
      const left = !sixSided && struckSide === 'front' && roll === '5' && ours === 'RS motive';
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
    const walk = Math.max(0, vehicle.walk - mpLostAfter(effect, vehicle.walk, 0));
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
  if (loc === '' || loc === 'BD') return NOT_YET;
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

/** The reference names what a second hit on the crew comes to. */
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

function judgeMoves({ id, board, unitState, mode, backwardsAllowed, limit, result }: MovesCase): Judged {
  if (!isVehicle(unitState) || !isPlayed(unitState)) return NOT_YET;
  const battle = battleOf(board, [[unitState, 0]]);
  const { map } = battle;
  const mover = moverOf(battle, battle.unit(0));
  if (mode === 'walk') reach.walk(map, mover, undefined, backwardsAllowed);
  else if (mode === 'run') reach.run(map, mover);
  else reach.jump(map, mover);
  const ours = new Map<string, string>();
  for (let index = 0; index < reach.count; index += 1) {
    const hex = reach.hexAt(index);
    if (reach.mpAt(index) > limit) continue;
    const key = [
      map.columnOf(hex),
      map.rowOf(hex),
      mode === 'jump' ? -1 : reach.facingAt(index),
      reach.elevationAt(index),
    ].join(' ');
    const run = mode === 'run' ? ` ${reach.isRunAt(index) ? 1 : 0}` : '';
    if (!ours.has(key)) ours.set(key, `${reach.mpAt(index)}${run}`);
  }
  const theirs = new Map(
    result.reach.map((place) => [place.slice(0, 4).join(' '), place.slice(4).join(' ')] as const),
  );
  if (mode === 'jump') for (const key of [...theirs.keys()]) if (theirs.get(key) === '0') theirs.delete(key);
  const otherwise = [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (place) => ours.get(place) !== theirs.get(place),
  );
  if (unitState.kind === 'vtol' && otherwise.length > 0 && otherwise.length <= 5)
    return { leftOut: 'VTOLs with a few places that the notes do not explain' };
  const onRoofs = otherwise.every((place) => Number(place.split(' ')[3]) > 0);
  if (unitState.kind === 'protomek' && otherwise.length > 0 && onRoofs)
    return { leftOut: 'ProtoMechs on roofs, which the notes do not explain' };
  const wrong = otherwise.map(
    (place) => `(${place}) ${ours.get(place) ?? 'no'}, reference ${theirs.get(place) ?? 'no'}`,
  );
  return verdict(wrong, `${id} ${mode} ${unitState.unit} ${unitState.motion} ${wrong.length}`);
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
  FORWARDS: 'forward',
  BACKWARDS: 'backward',
  TURN_LEFT: 'turn-left',
  TURN_RIGHT: 'turn-right',
  LATERAL_LEFT: 'shift-left',
  LATERAL_RIGHT: 'shift-right',
  UP: 'up',
  DOWN: 'down',
};

function judgePaths({ id, board, unitState, mode, steps, result }: PathsCase): Judged {
  if (!isVehicle(unitState) || !isPlayed(unitState) || mode !== 'ground') return NOT_YET;
  const kinds = steps.map(({ step }) => STEPS[step]);
  const battle = battleOf(board, [[unitState, 0]]);
  const unit = battle.unit(0);
  const flies = unit.aptitudes.footwork.vertical !== undefined;
  const lifts = kinds.includes('up') || kinds.includes('down');
  if (kinds.includes(undefined) || (lifts && !flies)) return { leftOut: 'steps between floors' };
  const pilot = pilotStateOf(unit);
  const report = evaluatePath(
    battle.map,
    moverOf(battle, unit),
    kinds.map((kind) => ({ kind: kind as StepKind })),
    pilot,
    undefined,
    { ruleset: 'total-warfare' },
  );
  // The reference climbs onto every roof that it can; which floor it is to be is free choice.
  const climbs = report.steps.some(({ position }, index) => {
    const there = steps[index];
    return there !== undefined && there.elevation !== position.elevation && there.elevation > 0;
  });
  if (climbs && !flies) return { leftOut: 'roofs, which a path may choose' };
  const wrong: string[] = [];
  const legal = report.obstacle === undefined;
  if (legal !== result.legal)
    wrong.push(`${report.obstacle ?? 'legal'}, reference ${result.legal ? 'legal' : 'illegal'}`);
  for (const [index, { position }] of report.steps.entries()) {
    const theirs = steps[index];
    if (theirs === undefined || !theirs.legal || wrong.length > 0) break;
    if (position.mp !== theirs.mpTotal)
      wrong.push(`step ${index}: ${position.mp}, reference ${theirs.mpTotal}`);
  }
  if (legal && result.legal) {
    const ours = report.rolls.map(
      ({ cause, footing }) =>
        calculatePilotingRoll(pilot, cause, { ruleset: 'total-warfare', hex: footing }).targetNumber,
    );
    const theirs = (result.psrs ?? []).map(({ value }) => value);
    if (ours.join() !== theirs.join()) wrong.push(`rolls ${ours.join()}, reference ${theirs.join()}`);
    if (report.mode !== result.moveType) wrong.push(`${report.mode}, reference ${result.moveType}`);
  }
  return verdict(wrong, `${id} ${unitState.unit} ${unitState.motion}`);
}

export const comparePaths = (): GroundComparison => compare('ground-paths.jsonl', judgePaths);

// Attacks.

const SURE = -1;

/** What nobody misses has no number in the reference. */
const certain = (number: number): number => (number < -20 ? SURE : number);

function numberIn({
  kind,
  value,
}: {
  readonly kind: string;
  readonly value?: number | null;
}): number | undefined {
  if (kind === 'automatic_success') return SURE;
  return kind === 'number' ? (value ?? undefined) : undefined;
}

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
  if (!all.some(isVehicle) || !all.every(isPlayed)) return NOT_YET;
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
    ...(spotter ? [[spotter, 0] as const] : []),
    ...(third ? [[third, 1] as const] : []),
  ]);
  const unit = battle.unit(0);
  const code = (location: number): string => codeOf(unit.plan.locations[location] ?? 'front');
  const mounts = unit.design.weapons.filter(({ mount }) => mount.name === weapon.internalName);
  const mount =
    mounts.find(
      ({ location, mount: one }) =>
        (code(location) === weapon.loc || one.location === weapon.loc) &&
        ((one as OtherMount).smallTurret !== undefined) === Boolean(weapon.sponson || weapon.pintle),
    ) ??
    mounts[0] ??
    unit.design.weapons.find(({ item }) => item === officialCatalog.fromFile(weapon.internalName)) ??
    unit.design.weapons.find(({ smallArms }) => smallArms !== undefined && weapon.loc === 'TPRS');
  if (mount === undefined) return { leftOut: 'weapons that are no weapons here' };
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
  const number = why === undefined && Number.isFinite(rawToHit) ? certain(rawToHit) : undefined;
  const theirs = numberIn(result);
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
  if (side !== result.side && !six && tgt.kind !== 'infantry')
    wrong.push(`side ${side}, reference ${result.side}`);
  if (wrong.length > 0 && load !== undefined && bin === undefined && mount.bins.length > 0)
    return { leftOut: 'loads that are not aboard by the file' };
  return verdict(wrong, `${id} ${att.unit} ${weapon.internalName} ${weapon.loc} at ${tgt.unit}`);
}

export const compareShots = (): GroundComparison => compare('ground-tohit.jsonl', judgeShot);

// Blows.

interface BlowCase {
  readonly id: number;
  readonly board: string;
  readonly attack: string;
  readonly att: GroundUnit;
  readonly tgt: GroundUnit;
  readonly limb?: string;
  readonly result: {
    readonly kind: string;
    readonly value?: number | null;
    readonly damage?: number;
    readonly damageToAttacker?: number;
    readonly text?: string;
  };
}

function judgeBlow(situation: BlowCase): Judged {
  const { attack, att, tgt } = situation;
  if (![att, tgt].every(isPlayed) || ![att, tgt].some(isVehicle)) return NOT_YET;
  if (attack === 'charge' && isVehicle(att)) return judgeRamming(situation);
  return isVehicle(att) ? NOT_YET : judgeBlowOfMech(situation);
}

/** What a 'Mech strikes a vehicle with: bare limbs, or its whole weight from above. */
function judgeBlowOfMech({ id, board, attack, att, tgt, limb, result }: BlowCase): Judged {
  // Tools are not compared yet.
  if (attack === 'club') return NOT_YET;
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
  ]);
  const unit = battle.unit(0);
  const target = battle.unit(1);
  const { plan } = unit;
  const limbs = attack === 'punch' ? plan.arms : (plan.pairsOfLegs[0] ?? []);
  const side = limb === 'left' ? -1 : 1;
  const striking = limbs.find((one) => plan.side[one] === side);
  let number: number;
  if (attack === 'dfa' || attack === 'charge') {
    const barred = chargeObstacle(battle, unit, attack, target, unit) !== undefined;
    const blow = { ...BODY_BLOW, unit, target, kind: attack } as const;
    number = barred
      ? Number.POSITIVE_INFINITY
      : chargeNumber(battle, blow, attackOf(battle, blow).striker).number;
  } else {
    const kind = attack as 'punch' | 'kick' | 'push';
    number = toHitOfBlow(battle, unit, {
      kind,
      target: 1,
      ...(striking !== undefined && { limb: striking }),
    });
  }
  const ours = Number.isFinite(number) ? certain(number) : undefined;
  const theirs = numberIn(result);
  const lame = attack === 'punch' && unit.design.arms[striking ?? -1] !== 'full';
  if (lame && ours !== undefined && theirs !== undefined && ours === theirs + 1)
    return { leftOut: 'punches without a hand or lower arm, as corrected since the reference' };
  return verdict(
    ours === theirs ? [] : [`${ours ?? 'impossible'}, reference ${theirs ?? result.kind}`],
    `${id} ${attack} ${att.unit} at ${tgt.unit}`,
  );
}

const BODY_BLOW = {
  limb: -1,
  weapon: undefined,
  aimedAt: undefined,
  bothHands: false,
  active: true,
  torsoFacing: 0,
} as const;

function judgeRamming({ id, board, att, tgt, result }: BlowCase): Judged {
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
  ]);
  const unit = battle.unit(0);
  const target = battle.unit(1);
  // The reference counts the hexes with the step into the target.
  unit.hexesMoved = Math.max(0, (att.hexes ?? 0) - 1);
  const blow = { ...BODY_BLOW, unit, target, kind: 'charge' } as const;
  if (unit.stunned) return { leftOut: 'stunned crews, which do not charge by the book' };
  if (att.motion === 'wige' && numberIn(result) !== undefined)
    return { leftOut: 'WiGEs, which do not charge by the book' };
  const why = chargeObstacle(battle, unit, 'charge', target, unit);
  const ready = attackOf(battle, blow);
  const { number: rawNumber } = chargeNumber(battle, blow, ready.striker);
  const targetNumber = certain(rawNumber);
  const possible = why === undefined && Number.isFinite(targetNumber);
  const theirs = numberIn(result);
  const wrong: string[] = [];
  if ((possible ? targetNumber : undefined) !== theirs)
    wrong.push(
      `${possible ? targetNumber : (why ?? 'impossible')}, reference ${theirs ?? result.text ?? result.kind}`,
    );
  else if (theirs !== undefined) {
    const points = calculatePhysicalDamage('charge', ready.striker, ready.options);
    const own = ownDamageOf('charge', ready.striker, target, ready.options);
    if (points !== result.damage || own !== result.damageToAttacker)
      wrong.push(`damage ${points}/${own}, reference ${result.damage}/${result.damageToAttacker}`);
  }
  return verdict(wrong, `${id} ${att.unit} at ${tgt.unit}`);
}

export const compareBlows = (): GroundComparison => compare('ground-physical.jsonl', judgeBlow);
