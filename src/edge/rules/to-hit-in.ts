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
import { isSoundShot } from './sound-shot.js';

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
    if (!isSoundShot(attacker, target, rangeBracket, range, options)) {
      lookAt(attacker, target, rangeBracket, range, options);
    }
    const find = (options?.catalog ?? usual)?.find;
    try {
      return toHit.calculateToHit(attacker, target, rangeBracket, range, options, find);
    } catch (error) {
      lookAtCarriers(attacker, target);
      throw error;
    }
  }

  /** The number alone: always `calculateToHit(…).finalToHit`. */
  function toHitNumber(
    attacker: IAttackerState,
    target: ITargetState,
    rangeBracket: RangeBracket,
    range: number,
    options?: ShotOptions,
  ): number {
    if (!isSoundShot(attacker, target, rangeBracket, range, options)) {
      lookAt(attacker, target, rangeBracket, range, options);
    }
    const find = (options?.catalog ?? usual)?.find;
    try {
      return toHit.toHitNumber(attacker, target, rangeBracket, range, options, find);
    } catch (error) {
      lookAtCarriers(attacker, target);
      throw error;
    }
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

/** What was looked up and not found may be in a list of somebody's: that is said with its name. */
function lookAtCarriers(shooter: IAttackerState, aimedAt: ITargetState): void {
  attacker(shooter, 'attacker', '');
  target(aimedAt, 'target', '');
}

function lookAt(
  shooter: IAttackerState,
  aimedAt: ITargetState,
  bracket: RangeBracket,
  distance: number,
  given: ShotOptions | undefined,
): void {
  lookAtCarriers(shooter, aimedAt);
  rangeBracket(bracket, 'rangeBracket', '');
  range(distance, 'range', '');
  shotOptions(given, 'options', '');
}
