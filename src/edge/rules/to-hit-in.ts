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

/** The functions that give target numbers. Names are looked up in `usual` unless the options bring another catalog. */
/* @__NO_SIDE_EFFECTS__ */
export function toHitIn(usual: Catalog | undefined) {
  /**
   * Calculates a shot's target number. Returns the number, every modifier and the probability. The weapon may be an
   * item or a name.
   * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
   * @example
   * ```ts
   * const attacker = { gunnery: 4, movementType: 'walk', heat: 0 } as const;
   * const target = { movementType: 'run', hexesMoved: 5 } as const;
   * calculateToHit(attacker, target, 'medium', 5).finalToHit; // 9
   * ```
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

  /** Returns only the target number: always `calculateToHit(…).finalToHit`, in less time. */
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

  /**
   * Prepares the shots of one attacker at one target, for callers who ask for many lines of fire with
   * `preparedToHitNumber`. The weapon may be an item or a name.
   * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
   */
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

/** A failed lookup may come from a list of the attacker or the target. The full check names that list in its error. */
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
