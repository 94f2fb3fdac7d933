import type { Writable } from '../../check/writable.js';
import { watched } from '../watched.js';
import { capped } from './capped.js';
import { FACT, factsOf, OF_THE_LINE } from './facts.js';
import { targetMovement } from './movement.js';
import { isReachable, modifierAt } from './range.js';
import type { ToHitModifier, ToHitSituation } from './situation.js';
import { situationOf } from './situation-of.js';
import type { IAttackerState, ITargetState, IToHitOptions } from './states.js';
import type { RangeBracket } from './vocabulary.js';
import { modifiersOf } from './walk.js';

// What may change between calls. Everything else about the shot stays as prepared.

const ATTACKER_CHANGES = [
  'movementType',
  'heat',
  'pilotWounds',
  'sensorHits',
  'actuatorDamage',
  'targetingComputer',
  'actuatorEnhancement',
  'gunnerOut',
  'prone',
  'steadyWhenProne',
  'onThreeSoundLegs',
  'skidded',
  'targetId',
  'indirectFire',
  'aloft',
] as const satisfies readonly (keyof IAttackerState)[];

const TARGET_CHANGES = [
  'movementType',
  'hexesMoved',
  'heat',
  'prone',
  'immobile',
  'stuck',
  'skidded',
  'stealth',
  'voidSignature',
  'chameleon',
  'partialCover',
  'airborne',
  'aloft',
] as const satisfies readonly (keyof ITargetState)[];

const OPTIONS_CHANGE = [
  'interveningPoints',
  'targetTerrainPoints',
  'targetTerrain',
] as const satisfies readonly (keyof IToHitOptions)[];

const SHOT_CHANGES = [
  'facts',
  'bracket',
  'range',
  'reachable',
  'rangeModifier',
  'targetMovement',
  'interveningTerrain',
  'targetTerrain',
  'targetHex',
  'partialCover',
] as const satisfies readonly (keyof ToHitSituation)[];

/** Holds something in each of these fields: what the state has there, or else 1. It holds nothing in any other. */
const filled = <State extends object>(state: State, fields: readonly PropertyKey[]): State =>
  new Proxy(state, {
    get: (_, field): unknown => (fields.includes(field) ? Reflect.get(state, field) || 1 : undefined),
  });

/** Facts that may change between calls: those of the fields that may. */
const CHANGING_FACTS =
  OF_THE_LINE |
  factsOf(
    filled<IAttackerState>(
      { gunnery: 0, movementType: 'run', heat: 0, indirectFire: { isIndirect: true } },
      ATTACKER_CHANGES,
    ),
    filled<ITargetState>({ movementType: 'run', hexesMoved: 0 }, TARGET_CHANGES),
    {},
    0,
  );

/**
 * One weapon of one unit at one target, for repeated calls while both units move and take damage. Everything that
 * cannot change is summed once. The caller writes the rest into `attacker` and `target`.
 */
export class RepeatedShot {
  readonly attacker: Writable<Pick<IAttackerState, (typeof ATTACKER_CHANGES)[number]>>;
  readonly target: Writable<Pick<ITargetState, (typeof TARGET_CHANGES)[number]>>;
  readonly #options: Writable<IToHitOptions>;
  readonly #shot: Writable<ToHitSituation>;
  readonly #fixed: number;
  readonly #varying: readonly ToHitModifier[];

  constructor(attacker: IAttackerState, target: ITargetState, options: IToHitOptions) {
    const shot = situationOf(attacker, target, 'short', 1, options);
    const { fixed, varying } = parted(shot);
    this.attacker = attacker;
    this.target = target;
    this.#options = options;
    this.#shot = shot;
    this.#fixed = fixed;
    this.#varying = varying;
  }

  /**
   * Returns the to-hit number of both units as they are now: always equal to `toHitNumber`. Water in the target's hex
   * gives no partial cover here.
   * @param added the sum of the caller's own modifiers
   */
  number(
    bracket: RangeBracket,
    range: number,
    interveningPoints: number,
    targetTerrainPoints: number,
    targetTerrain: ToHitSituation['targetHex'],
    added = 0,
  ): number {
    const shot = this.#shot;
    const { target } = this;
    const options = this.#options;
    options.interveningPoints = interveningPoints;
    options.targetTerrainPoints = targetTerrainPoints;
    options.targetTerrain = targetTerrain;
    const reachable = isReachable(bracket, shot.extremeRange);
    shot.bracket = bracket;
    shot.range = range;
    shot.reachable = reachable;
    shot.rangeModifier = reachable ? modifierAt(bracket, range, options.rangeModifiers) : 0;
    shot.targetMovement = targetMovement(target.movementType, target.hexesMoved);
    shot.interveningTerrain = interveningPoints;
    shot.targetTerrain = targetTerrainPoints;
    shot.targetHex = targetTerrain;
    shot.partialCover = target.partialCover === true;
    const facts =
      factsOf(shot.attacker, shot.target, options, shot.minimumRange) |
      (shot.partialCover ? FACT.partialCover : 0) |
      (interveningPoints !== 0 ? FACT.interveningTerrain : 0) |
      (targetTerrainPoints !== 0 ? FACT.targetTerrain : 0);
    shot.facts = facts;
    let sum = this.#fixed + added;
    const varying = this.#varying;
    for (let index = 0; index < varying.length; index += 1) {
      const modifier = varying[index] as ToHitModifier;
      if (modifier.needs === 0 || (modifier.needs & facts) !== 0) sum += modifier.value(shot);
    }
    return capped(sum);
  }
}

/** A modifier that reads anything that may change varies. All others are summed. */
function parted(shot: ToHitSituation): {
  readonly fixed: number;
  readonly varying: readonly ToHitModifier[];
} {
  const watch = { looked: false };
  const seen: ToHitSituation = watched(
    {
      ...shot,
      attacker: watched(shot.attacker, ATTACKER_CHANGES, watch),
      target: watched(shot.target, TARGET_CHANGES, watch),
      options: watched(shot.options, OPTIONS_CHANGE, watch),
    },
    SHOT_CHANGES,
    watch,
  );
  let fixed = 0;
  const varying: ToHitModifier[] = [];
  for (const modifier of modifiersOf({ ...shot, facts: shot.facts | CHANGING_FACTS })) {
    // A modifier that needs a fact assumes that it is present, so it cannot be evaluated while the fact may be
    // absent.
    const comesAndGoes = (modifier.needs & CHANGING_FACTS) !== 0;
    watch.looked = comesAndGoes;
    const value = comesAndGoes ? 0 : modifier.value(seen);
    if (watch.looked) varying.push(modifier);
    else fixed += value;
  }
  return { fixed, varying };
}
