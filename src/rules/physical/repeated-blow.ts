import { hooksIn } from '../hooks.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import { targetTerrainModifier } from '../terrain/terrain.js';
import { watched } from '../watched.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { OBSTACLES_OF_THE_ATTACK } from './calculate.js';
import { AFTER_ABILITIES, BEFORE_QUIRKS } from './modifiers.js';
import { type PreparedPhysical, preparePhysical } from './prepare.js';
import type { PhysicalSituation } from './situation.js';
import type { IPhysicalAttacker, IPhysicalOptions, IPhysicalTarget } from './states.js';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
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

const NEVER = Number.POSITIVE_INFINITY;

/**
 * One attack of one unit on another, for repeated calls while both units move. What cannot change is summed once. The
 * caller writes the rest into `attacker` and `target`.
 */
export class RepeatedBlow {
  readonly attacker: Writable<Pick<IPhysicalAttacker, (typeof ATTACKER_CHANGES)[number]>>;
  readonly target: Writable<Pick<IPhysicalTarget, (typeof TARGET_CHANGES)[number]>>;
  /** False if the number depends on something that nobody writes. */
  readonly isRepeatable: boolean;
  readonly #attack: Writable<PreparedPhysical>;
  #fixed = 0;
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
  }

  /** Returns the number of both units as they are now: always equal to `physicalNumber`. */
  number(elevationDifference: number, targetTerrain: readonly TerrainFeature[]): number {
    const attack = this.#attack;
    attack.elevationDifference = elevationDifference;
    attack.targetTerrain = targetTerrain.length === 0 ? 0 : targetTerrainModifier(targetTerrain);
    const obstacles = this.#obstacles;
    for (let index = 0; index < obstacles.length; index += 1) {
      if ((obstacles[index] as Stands)(attack)) return NEVER;
    }
    let sum = this.#fixed;
    const values = this.#values;
    for (let index = 0; index < values.length; index += 1) sum += (values[index] as Value)(attack);
    return sum;
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

/** What rules the attack out, as `physicalNumber` asks for it. */
function obstaclesOf({ attack: { only }, quirks, abilities, rules }: PreparedPhysical): readonly Stands[] {
  const obstacles = OBSTACLES_OF_THE_ATTACK.map(({ stands }) => stands);
  if (only !== undefined) return obstacles;
  for (const entry of [...quirks, ...abilities.map(({ ability }) => ability)]) {
    const { physicalForbidden } = hooksIn(entry, rules);
    if (physicalForbidden !== undefined) obstacles.push(physicalForbidden);
  }
  return obstacles;
}

/** What is added up to the number, as `physicalNumber` asks for it. */
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
