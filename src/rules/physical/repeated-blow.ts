import type { Writable } from '../../check/writable.js';
import { hooksIn } from '../hooks.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import { targetTerrainModifier } from '../terrain/terrain.js';
import { MOVEMENT_TYPES } from '../to-hit/vocabulary.js';
import { watched } from '../watched.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { OBSTACLES_OF_THE_ATTACK } from './calculate.js';
import { AFTER_ABILITIES, BEFORE_QUIRKS } from './modifiers.js';
import { type PreparedPhysical, preparePhysical } from './prepare.js';
import type { PhysicalSituation } from './situation.js';
import type { IPhysicalAttacker, IPhysicalOptions, IPhysicalTarget } from './states.js';

type Value = (situation: PhysicalSituation) => number;
type Stands = (situation: PhysicalSituation) => boolean;

// What may change between calls. Everything else about the attack stays as prepared.

const ATTACKER_CHANGES = [
  'movementType',
  'hexesMoved',
  'armsFlipped',
] as const satisfies readonly (keyof IPhysicalAttacker)[];

const TARGET_CHANGES = [
  'movementType',
  'hexesMoved',
  'prone',
  'height',
  'immobile',
] as const satisfies readonly (keyof IPhysicalTarget)[];

const ATTACK_CHANGES = [
  'elevationDifference',
  'targetTerrain',
] as const satisfies readonly (keyof PhysicalSituation)[];

/** What may change as well, but is not kept up to date: an attack that depends on it cannot be repeated. */
const ATTACKER_UNKNOWN = [
  'tripleStrengthMyomer',
  'workingHands',
] as const satisfies readonly (keyof IPhysicalAttacker)[];
const TARGET_UNKNOWN = ['hasMoved'] as const satisfies readonly (keyof IPhysicalTarget)[];

// Most hexes moved, heights, and levels or points either way that a key has room for.
const HEXES = 16;
const HEIGHTS = 4;
const HALF = 8;
const MOVES = MOVEMENT_TYPES.length * HEXES;
const MOST_KNOWN = 10_000;

const NEVER = Number.POSITIVE_INFINITY;

/**
 * One attack of one unit on another, for repeated calls while both units move. What cannot change is summed once. The
 * caller writes the rest into `attacker` and `target`.
 */
export class RepeatedBlow {
  readonly attacker: Writable<Pick<IPhysicalAttacker, (typeof ATTACKER_CHANGES)[number]>>;
  readonly target: Writable<Pick<IPhysicalTarget, (typeof TARGET_CHANGES)[number]>>;
  /** False if the number depends on something that is not recorded here. */
  readonly isRepeatable: boolean;
  readonly #attack: Writable<PreparedPhysical>;
  #fixed = 0;
  /** Whether it matters how far the attacker moved. */
  readonly #countsHexes: boolean;
  readonly #known = new Map<number, number>();
  readonly #values: Value[] = [];
  readonly #obstacles: Stands[] = [];

  constructor(
    kind: PhysicalAttackKind,
    attacker: IPhysicalAttacker,
    target: IPhysicalTarget,
    options: IPhysicalOptions,
  ) {
    this.attacker = attacker;
    this.target = target;
    this.#attack = preparePhysical(kind, attacker, target, options);
    this.isRepeatable = this.#sort();
    this.#countsHexes = this.#looksAtHexes();
  }

  /** Returns the number of both units as they are now: always equal to `physicalToHitNumber`. */
  number(elevationDifference: number, targetTerrain: readonly TerrainFeature[]): number {
    const points = targetTerrain.length === 0 ? 0 : targetTerrainModifier(targetTerrain);
    const key = this.#keyOf(elevationDifference, points);
    if (key < 0) return this.#sumUp(elevationDifference, points);
    let number = this.#known.get(key);
    if (number === undefined) {
      number = this.#sumUp(elevationDifference, points);
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(key, number);
    }
    return number;
  }

  /** All that may change, as a number; below 0 if that is more than it holds. */
  #keyOf(elevationDifference: number, points: number): number {
    const { movementType = 'stationary', armsFlipped } = this.attacker;
    const hexesMoved = this.#countsHexes ? (this.attacker.hexesMoved ?? 0) : 0;
    const { target } = this;
    const { hexesMoved: targetMoved = 0, height = 0 } = target;
    const up = elevationDifference + HALF;
    const terrain = points + HALF;
    const most = Math.max(hexesMoved, targetMoved);
    if (most >= HEXES || height >= HEIGHTS || Math.min(up, terrain) < 0 || Math.max(up, terrain) >= 2 * HALF)
      return -1;
    const moved = MOVEMENT_TYPES.indexOf(movementType) * HEXES + hexesMoved;
    const fled = MOVEMENT_TYPES.indexOf(target.movementType) * HEXES + targetMoved;
    const flags = (armsFlipped ? 1 : 0) + (target.prone ? 2 : 0) + (target.immobile ? 4 : 0);
    const place = ((up * 2 * HALF + terrain) * HEIGHTS + height) * 8 + flags;
    return (place * MOVES + fled) * MOVES + moved;
  }

  #sumUp(elevationDifference: number, points: number): number {
    const attack = this.#attack;
    attack.elevationDifference = elevationDifference;
    attack.targetTerrain = points;
    for (const stands of this.#obstacles) if (stands(attack)) return NEVER;
    let sum = this.#fixed;
    for (const value of this.#values) sum += value(attack);
    return sum;
  }

  #looksAtHexes(): boolean {
    const watch = { looked: false };
    const attack = this.#attack;
    for (const movementType of MOVEMENT_TYPES) {
      const attacker = watched({ ...attack.attacker, movementType }, ['hexesMoved'], watch);
      for (const part of [...this.#obstacles, ...this.#values]) part({ ...attack, attacker });
    }
    return watch.looked;
  }

  /** Sums what reads nothing that may change, and keeps the rest. */
  #sort(): boolean {
    const attack = this.#attack;
    const changing = { looked: false };
    const unknown = { looked: false };
    const seen: PreparedPhysical = watched(
      {
        ...attack,
        attacker: watched(watched(attack.attacker, ATTACKER_CHANGES, changing), ATTACKER_UNKNOWN, unknown),
        target:
          attack.target && watched(watched(attack.target, TARGET_CHANGES, changing), TARGET_UNKNOWN, unknown),
      },
      ATTACK_CHANGES,
      changing,
    );
    for (const stands of obstaclesOf(attack)) {
      changing.looked = false;
      const never = stands(seen);
      if (changing.looked) this.#obstacles.push(stands);
      else if (never) this.#fixed = NEVER;
    }
    for (const value of valuesOf(attack)) {
      changing.looked = false;
      const fixed = value(seen);
      if (changing.looked) this.#values.push(value);
      else this.#fixed += fixed;
    }
    return !unknown.looked;
  }
}

/** What prevents the attack, in the form that `physicalToHitNumber` needs. */
function obstaclesOf({ attack: { only }, quirks, abilities, rules }: PreparedPhysical): readonly Stands[] {
  const obstacles = OBSTACLES_OF_THE_ATTACK.map(({ stands }) => stands);
  if (only !== undefined) return obstacles;
  for (const entry of [...quirks, ...abilities.map(({ ability }) => ability)]) {
    const { physicalForbidden } = hooksIn(entry, rules);
    if (physicalForbidden !== undefined) obstacles.push(physicalForbidden);
  }
  return obstacles;
}

/** The modifiers of the attack, in the form that `physicalToHitNumber` needs. */
function valuesOf(prepared: PreparedPhysical): readonly Value[] {
  const { attack, quirks, abilities, targetQuirks, targetAbilities, rules } = prepared;
  const { only } = attack;
  if (only !== undefined) {
    return BEFORE_QUIRKS.filter(({ id }) => only.includes(id)).map(({ value }) => value);
  }
  const values = [...BEFORE_QUIRKS, ...AFTER_ABILITIES].map(({ value }) => value);
  for (const entry of [...quirks, ...abilities.map(({ ability }) => ability)]) {
    const { physicalToHit } = hooksIn(entry, rules);
    if (physicalToHit !== undefined) values.push(physicalToHit);
  }
  for (const entry of [...targetQuirks, ...targetAbilities.map(({ ability }) => ability)]) {
    const { physicalToHitAgainst } = hooksIn(entry, rules);
    if (physicalToHitAgainst !== undefined) values.push(physicalToHitAgainst);
  }
  return values;
}
