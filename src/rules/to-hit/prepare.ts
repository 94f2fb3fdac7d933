import type { Writable } from '../../check/writable.js';
import { watched } from '../watched.js';
import { capped } from './capped.js';
import { isReachable, modifierAt, reachableModifier } from './range.js';
import type { ToHitModifier, ToHitSituation } from './situation.js';
import { type FindItem, situationOf } from './situation-of.js';
import type { IAttackerState, ITargetState, IToHitOptions } from './states.js';
import type { RangeBracket } from './vocabulary.js';
import { modifiersOf } from './walk.js';

/** What changes between shots of the same two units: the line from attacker to target. */
export interface LineOfFire {
  readonly bracket: RangeBracket;
  readonly range: number;
  /** Modifiers of the hexes between, and of the target's hex. */
  readonly interveningTerrain: number;
  readonly targetTerrain: number;
  readonly partialCover: boolean;
}

/** A shot with everything looked up, and with all modifiers summed that do not depend on the line of fire. */
export interface PreparedShot {
  readonly fixed: number;
  /** Modifiers that depend on the line of fire. */
  readonly varying: readonly ToHitModifier[];
  /** The situation that `varying` reads. Each line of fire is written into it. */
  readonly shot: ToHitSituation;
}

export interface PreparedToHit extends PreparedShot {
  readonly known: KnownLines;
}

/** Cached numbers by line of fire. Callers who ask millions of times use only a few lines. */
interface KnownLines {
  readonly keys: Int32Array;
  readonly numbers: Float64Array;
}

/**
 * Prepares a shot for callers who ask about the same pair again and again. It trusts its input, like all inner
 * functions.
 */
export function prepareToHit(
  attacker: IAttackerState,
  target: ITargetState,
  options?: IToHitOptions,
  find?: FindItem,
): PreparedToHit {
  const known = { keys: new Int32Array(KNOWN_LINES).fill(UNUSUAL), numbers: new Float64Array(KNOWN_LINES) };
  return { ...prepareShot(attacker, target, options, find), known };
}

/**
 * Prepares a shot for tables, which ask for each line of fire once: finding out what depends on the line would cost
 * more than evaluating everything. Hooks may read the terrain in the options; its modifiers come with the line of
 * fire.
 */
export function openShot(
  attacker: IAttackerState,
  target: ITargetState,
  options?: IToHitOptions,
): PreparedShot {
  const shot = situationOf(attacker, target, ANY_LINE.bracket, ANY_LINE.range, options);
  return { fixed: 0, varying: modifiersOf(shot), shot };
}

function prepareShot(
  attacker: IAttackerState,
  target: ITargetState,
  options?: IToHitOptions,
  find?: FindItem,
): PreparedShot {
  const shot = situationOf(attacker, target, ANY_LINE.bracket, ANY_LINE.range, options, find);
  const watch = { looked: false };
  const rangeModifier = reachableModifier(ANY_LINE.bracket);
  const seen = watched({ ...shot, ...ANY_LINE, reachable: true, rangeModifier }, LINE_CHANGES, watch);
  let fixed = 0;
  const varying: ToHitModifier[] = [];
  for (const modifier of modifiersOf(shot)) {
    watch.looked = false;
    const value = modifier.value(seen);
    // A modifier that does not read the line of fire is the same on every line.
    if (watch.looked) varying.push(modifier);
    else fixed += value;
  }
  return { fixed, varying, shot };
}

/** Returns the to-hit number on a line of fire: always equal to `toHitNumber` of the same pair. */
export function preparedToHitNumber(prepared: PreparedToHit, line: LineOfFire): number {
  const { keys, numbers } = prepared.known;
  const key = keyOf(line);
  const place = (key ^ (key >> PLACE_BITS)) & (KNOWN_LINES - 1);
  if (key !== UNUSUAL && keys[place] === key) return numbers[place] as number;
  const number = capped(preparedSum(prepared, line));
  keys[place] = key;
  numbers[place] = number;
  return number;
}

const PLACE_BITS = 6;
const KNOWN_LINES = 1 << PLACE_BITS;
/** The key of a line of fire whose values do not fit into a key. */
const UNUSUAL = -1;

/** Packs a line of fire into one number, with the range in the lowest bits because it varies most. */
function keyOf(line: LineOfFire): number {
  const { range, interveningTerrain, targetTerrain, partialCover } = line;
  if (range > 0xff || interveningTerrain > 0x1f || targetTerrain > 0x1f) return UNUSUAL;
  if (range < 0 || interveningTerrain < 0 || targetTerrain < 0) return UNUSUAL;
  const terrain = (interveningTerrain << 5) | targetTerrain;
  return (((terrain << 1) | (partialCover ? 1 : 0)) << 11) | (bracketKey(line.bracket) << 8) | range;
}

function bracketKey(bracket: RangeBracket): number {
  if (bracket === 'short') return 0;
  if (bracket === 'medium') return 1;
  if (bracket === 'long') return 2;
  return bracket === 'extreme' ? 3 : 4;
}

/** The same sum without the cap, for callers that add to it. */
export function preparedSum({ fixed, varying, shot }: PreparedShot, line: LineOfFire): number {
  const written: Writable<ToHitSituation> = shot;
  written.bracket = line.bracket;
  written.range = line.range;
  const reachable = isReachable(line.bracket, shot.extremeRange);
  written.reachable = reachable;
  written.rangeModifier = reachable ? modifierAt(line.bracket, line.range, shot.options.rangeModifiers) : 0;
  written.interveningTerrain = line.interveningTerrain;
  written.targetTerrain = line.targetTerrain;
  written.partialCover = line.partialCover;
  let sum = fixed;
  for (let index = 0; index < varying.length; index += 1)
    sum += (varying[index] as ToHitModifier).value(shot);
  return sum;
}

/** Any line will do: only which modifiers read it matters. */
const ANY_LINE: LineOfFire = {
  bracket: 'medium',
  range: 1,
  interveningTerrain: 1,
  targetTerrain: 1,
  partialCover: true,
};

/** What a line of fire changes in a shot. */
const LINE_CHANGES = [
  'bracket',
  'range',
  'reachable',
  'rangeModifier',
  'interveningTerrain',
  'targetTerrain',
  'partialCover',
] as const satisfies readonly (keyof ToHitSituation)[];
