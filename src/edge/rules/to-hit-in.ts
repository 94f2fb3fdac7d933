import type { Catalog } from '../../catalog/index.js';
import { checked, whole } from '../../check/shape.js';
import type {
  IAttackerState,
  ITargetState,
  IToHitCalculation,
  PreparedToHit,
  RangeBracket,
} from '../../rules/to-hit/index.js';
import * as toHit from '../../rules/to-hit/index.js';
import { rangeBracket } from '../common.js';
import { gunner as attacker, attackTarget as target } from './attacks.js';
import { type ShotOptions, shotOptions } from './shot-options.js';
import { areSoundOptions, isSoundAttacker, isSoundLine, isSoundTarget } from './sound-shot.js';

const range = whole();

/** The ways to a target number, for the catalog that names are looked up in unless another comes along. */
/* @__NO_SIDE_EFFECTS__ */
export function toHitIn(usual: Catalog | undefined) {
  /**
   * What a shot needs, modifier by modifier; a weapon may be named.
   * @throws {RangeError | TypeError} naming field and value, if one is wrong
   */
  function calculateToHit(
    attacker: IAttackerState,
    target: ITargetState,
    rangeBracket: RangeBracket,
    range: number,
    options?: ShotOptions,
  ): IToHitCalculation {
    lookAt(attacker, target, rangeBracket, range, options);
    const find = (options?.catalog ?? usual)?.find;
    return toHit.calculateToHit(attacker, target, rangeBracket, range, options, find);
  }

  /** The number alone: always `calculateToHit(…).finalToHit`. */
  function toHitNumber(
    attacker: IAttackerState,
    target: ITargetState,
    rangeBracket: RangeBracket,
    range: number,
    options?: ShotOptions,
  ): number {
    lookAt(attacker, target, rangeBracket, range, options);
    const find = (options?.catalog ?? usual)?.find;
    return toHit.toHitNumber(attacker, target, rangeBracket, range, options, find);
  }

  /** For callers who ask for the same pair over and over; a weapon may be named. */
  const prepareToHit: (
    attacker: IAttackerState,
    target: ITargetState,
    options?: ShotOptions,
  ) => PreparedToHit = checked(
    (attacker, target, options) =>
      toHit.prepareToHit(attacker, target, options, (options?.catalog ?? usual)?.find),
    { attacker, target, options: shotOptions },
  );

  return { calculateToHit, toHitNumber, prepareToHit };
}

function lookAt(
  shooter: IAttackerState,
  aimedAt: ITargetState,
  bracket: RangeBracket,
  distance: number,
  given: ShotOptions | undefined,
): void {
  if (!isSoundAttacker(shooter)) attacker(shooter, 'attacker', '');
  if (!isSoundTarget(aimedAt)) target(aimedAt, 'target', '');
  if (!isSoundLine(bracket, distance)) {
    rangeBracket(bracket, 'rangeBracket', '');
    range(distance, 'range', '');
  }
  if (!areSoundOptions(given)) shotOptions(given, 'options', '');
}
