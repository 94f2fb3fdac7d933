import { capped } from './capped.js';
import { isReachable, modifierAt, reachableModifier } from './range.js';
import type { ToHitModifier, ToHitSituation } from './situation.js';
import { type FindItem, situationOf } from './situation-of.js';
import type { IAttackerState, ITargetState, IToHitOptions } from './states.js';
import type { RangeBracket } from './vocabulary.js';
import { modifiersOf } from './walk.js';

/** What changes from shot to shot between the same two units: the line from one to the other. */
export interface LineOfFire {
  readonly bracket: RangeBracket;
  readonly range: number;
  /** What the hexes between add, and the target's own. */
  readonly interveningTerrain: number;
  readonly targetTerrain: number;
  readonly partialCover: boolean;
}

/** A shooter and a target with everything looked up, and added up as far as it does not depend on the line. */
export interface PreparedShot {
  readonly fixed: number;
  /** What depends on the line. */
  readonly varying: readonly ToHitModifier[];
  /** What `varying` looks at: each line is written into it. */
  readonly shot: ToHitSituation;
}

export interface PreparedToHit extends PreparedShot {
  readonly known: KnownLines;
}

/** Numbers of lines that were asked for before: whoever asks by the million asks for few lines, over and over. */
interface KnownLines {
  readonly keys: Int32Array;
  readonly numbers: Float64Array;
}

/** For callers who ask for the same pair over and over. Like all that is inside, it trusts its input. */
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
 * For tables, which ask for each line once: to find out what depends on the line would cost more than to ask all of it. Terrain
 * in the options is what hooks may look at; what it adds comes with the line.
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
  const watcher: LineWatcher = { looked: false };
  const seen = watched(shot, watcher);
  let fixed = 0;
  const varying: ToHitModifier[] = [];
  for (const modifier of modifiersOf(shot)) {
    watcher.looked = false;
    const value = modifier.value(seen);
    // What does not look at the line is the same on any.
    if (watcher.looked) varying.push(modifier);
    else fixed += value;
  }
  return { fixed, varying, shot };
}

/** Always `toHitNumber` of the same pair on the same line. */
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
/** The key of a line that no other can be told from by a number of its size. */
const UNUSUAL = -1;

/** All of a line in one number, the range in front, for it differs the most. */
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

/** The same without a cap, for callers that add to it. */
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

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Any line will do: what matters is who looks at it. */
const ANY_LINE: LineOfFire = {
  bracket: 'medium',
  range: 1,
  interveningTerrain: 1,
  targetTerrain: 1,
  partialCover: true,
};

/** Tells whether the line was looked at. */
interface LineWatcher {
  looked: boolean;
}

/** The line of a watched shot: it tells the watcher when it is looked at. */
const WATCHED_LINE = {
  watcher: { looked: false },
  get bracket() {
    return seen(this.watcher, ANY_LINE.bracket);
  },
  get range() {
    return seen(this.watcher, ANY_LINE.range);
  },
  get reachable() {
    return seen(this.watcher, true);
  },
  get rangeModifier() {
    return seen(this.watcher, reachableModifier(ANY_LINE.bracket));
  },
  get interveningTerrain() {
    return seen(this.watcher, ANY_LINE.interveningTerrain);
  },
  get targetTerrain() {
    return seen(this.watcher, ANY_LINE.targetTerrain);
  },
  get partialCover() {
    return seen(this.watcher, ANY_LINE.partialCover);
  },
};

function seen<Value>(watcher: LineWatcher, value: Value): Value {
  watcher.looked = true;
  return value;
}

function watched(shot: ToHitSituation, watcher: LineWatcher): ToHitSituation {
  const {
    bracket,
    range,
    reachable,
    rangeModifier,
    interveningTerrain,
    targetTerrain,
    partialCover,
    ...rest
  } = shot;
  return Object.assign(Object.create(WATCHED_LINE) as typeof WATCHED_LINE, rest, { watcher });
}
