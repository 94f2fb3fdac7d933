import { capped } from './capped.js';
import { isReachable, reachableModifier } from './range.js';
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

/** A shooter and a target with everything looked up, and all added up that does not hang on the line. */
export interface PreparedToHit {
  readonly fixed: number;
  /** What hangs on the line. */
  readonly varying: readonly ToHitModifier[];
  /** What `varying` looks at: each line is written into it. */
  readonly shot: ToHitSituation;
}

/**
 * For bots, which ask for the same pair over and over. Terrain in the options is what hooks may look at; what it
 * adds comes with the line. Like all that is inside, it trusts its input.
 */
export function prepareToHit(
  attacker: IAttackerState,
  target: ITargetState,
  options?: IToHitOptions,
  find?: FindItem,
): PreparedToHit {
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
export const preparedToHitNumber = (prepared: PreparedToHit, line: LineOfFire): number =>
  capped(preparedSum(prepared, line));

/** The same without a cap, for callers that add to it. */
export function preparedSum({ fixed, varying, shot }: PreparedToHit, line: LineOfFire): number {
  const written: Writable<ToHitSituation> = shot;
  written.bracket = line.bracket;
  written.range = line.range;
  const reachable = isReachable(line.bracket, shot.extremeRange);
  written.reachable = reachable;
  written.rangeModifier = reachable ? reachableModifier(line.bracket) : 0;
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
