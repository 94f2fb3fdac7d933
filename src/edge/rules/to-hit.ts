import { wrongValue } from '../../check/refusal.js';
import {
  amount,
  callback,
  checked,
  fields,
  flag,
  having,
  listOf,
  openFields,
  whole,
  wholeOrInfinity,
} from '../../check/shape.js';
import type { IToHitCalculation, LineOfFire, PreparedToHit } from '../../rules/to-hit/index.js';
import * as toHit from '../../rules/to-hit/index.js';
import { movementType, optionalWhole, optionalWord, rangeBracket, rulesetOption } from '../common.js';
import { gunner as attacker, attackTarget as target } from './attacks.js';
import { toHitModifier } from './shapes.js';
import { isSoundLineOfFire, isSoundPrepared } from './sound-shot.js';
import { toHitIn } from './to-hit-in.js';

export * from '../../rules/to-hit/index.js';

/** The weapon may be given by name if `options.catalog` is set. */
export const { calculateToHit, toHitNumber, prepareToHit } = toHitIn(undefined);

const range = whole();
const lineOfFire = openFields<LineOfFire>({
  bracket: rangeBracket,
  range,
  interveningTerrain: wholeOrInfinity,
  targetTerrain: wholeOrInfinity,
  partialCover: flag,
});
const preparedShot = having<PreparedToHit>(
  {
    fixed: wholeOrInfinity,
    varying: listOf(having<PreparedToHit['varying'][number]>({ value: callback }, 'a modifier')),
    shot: having<PreparedToHit['shot']>({ attacker, target }, 'a shot'),
  },
  'the result of prepareToHit',
);

/**
 * Returns the target number of a prepared shot on this line of fire: always the same number as `toHitNumber`.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export function preparedToHitNumber(prepared: PreparedToHit, line: LineOfFire): number {
  if (!isSoundPrepared(prepared)) preparedShot(prepared, 'prepared', '');
  if (!isSoundLineOfFire(line)) lineOfFire(line, 'line', '');
  const number = toHit.preparedToHitNumber(prepared, line);
  if (Number.isNaN(number)) {
    preparedShot(prepared, 'prepared', '');
    throw wrongValue('prepared', prepared, 'the result of prepareToHit');
  }
  return number;
}

export const calculateAttackerQuirkModifiers = checked(toHit.calculateAttackerQuirkModifiers, {
  attacker,
  target,
  rangeBracket,
  weaponId: optionalWord,
  options: rulesetOption,
});
export const calculateAttackerSPAModifiers = checked(toHit.calculateAttackerSPAModifiers, {
  attacker,
  target,
  rangeBracket,
  options: rulesetOption,
});

export const aggregateModifiers = checked(toHit.aggregateModifiers, { modifiers: listOf(toHitModifier) });
export const formatToHit = checked(toHit.formatToHit, {
  calculation: fields<IToHitCalculation>({
    baseToHit: wholeOrInfinity,
    modifiers: listOf(toHitModifier),
    rawToHit: wholeOrInfinity,
    finalToHit: wholeOrInfinity,
    impossible: flag,
    probability: amount(0, 1),
  }),
});
/**
 * Returns the target movement modifier as an entry of the target number.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * calculateTMM('jump', 5).value; // 3
 * ```
 */
export const calculateTMM = checked(toHit.calculateTMM, { movementType, hexesMoved: whole() });
export const calculateMinimumRangeModifier = checked(toHit.calculateMinimumRangeModifier, {
  range,
  minimumRange: whole(),
  options: rulesetOption,
});
export const getRangeBracket = checked(
  toHit.getRangeBracket,
  { range, short: whole(), medium: whole(), long: whole(), extreme: optionalWhole },
  (_, short, medium, long, extreme) => {
    inOrder('medium', medium, 'short', short);
    inOrder('long', long, 'medium', medium);
    if (extreme !== undefined) inOrder('extreme', extreme, 'long', long);
  },
);

/** No bracket ends before the one in front of it. 0 marks a bracket that the weapon does not reach. */
function inOrder(field: string, end: number, before: string, endBefore: number): void {
  if (end > 0 && end < endBefore) throw wrongValue(field, end, `${endBefore} or more, as ${before} is`);
}
