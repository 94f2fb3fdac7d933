import { Battle } from '../../src/battle/battle.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { movementGearOf } from '../../src/battle/kinds/mech/movement-gear-of.js';
import type { Mover } from '../../src/battle/movement/mover.js';
import { calculateJumpingMp } from '../../src/rules/movement/index.js';
import { idleBot } from '../battle/sample-battle.js';
import { hexAt } from './boards.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type CaseInEditions, type Edition, isMarked, RULESET_OF } from './core-edition.js';
import type { CoreOddity } from './core-oddities.js';
import { placesOf } from './moves-comparison.js';
import { combatantOf } from './positions-case.js';
import { boardNamed } from './read-once.js';
import { referenceLines } from './shared.js';
import type { UnitState } from './to-hit-case.js';

interface Result {
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
  readonly immobile: boolean;
  readonly maxLevelChange: number;
  readonly reach: readonly (readonly number[])[];
}

interface CoreMovesCase extends CaseInEditions<Result> {
  readonly board: string;
  readonly quirksOn: boolean;
  readonly spaOn: boolean;
  readonly mode: 'walk' | 'run' | 'jump';
  readonly backwardsAllowed: boolean;
  readonly unitState: UnitState;
}

/** A place that only one of the two reaches, or for other points. */
interface Differing {
  readonly place: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

function judge(situation: CoreMovesCase, edition: Edition): Verdict {
  const { id, unitState, mode } = situation;
  const result = situation[edition];
  const ruleset = RULESET_OF[edition];
  const map = boardNamed(situation.board);
  const unit = combatantOf(situation, unitState, 0, 0, map, ruleset);
  const battle = new Battle(map, [unit], [idleBot, idleBot], () => 1, { ruleset });
  const mover: Mover = moverOf(battle, unit);
  // On one leg a biped has its point (TW-LEG), as in the other edition.
  const hops = isMarked(situation, edition, 'TW-LEG') && unitState.chassis === 'biped';
  const points = `${mover.walk}/${mover.run}/${calculateJumpingMp(movementGearOf(unit))}`;
  const theirPoints = hops
    ? `${situation.core.walkMP}/${situation.core.walkMP}/${result.jumpMP}`
    : `${result.walkMP}/${result.runMP}/${result.jumpMP}`;
  const ours = placesOf(map, mover, situation);
  const words = mode === 'jump' ? 2 : 3;
  const theirs = new Map(
    result.reach.map((place) => [place.slice(0, words).join(' '), place.slice(words).join(' ')]),
  );
  const wrong = [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((place): Differing => ({ place, ours: ours.get(place), theirs: theirs.get(place) }))
    .filter((place) => place.ours !== place.theirs);
  if (points === theirPoints && (wrong.length === 0 || hops || isIntended(situation, edition, wrong)))
    return 'equal';
  return oddityOf(situation) ?? { different: { id, mode, points, theirPoints, wrong: wrong.slice(0, 6) } };
}

const least = (place: string | undefined): number => Number(place?.split(' ')[0] ?? Number.POSITIVE_INFINITY);

/** MV-9 and MV-10 leave only places out that a step of two levels leads to; MV-7 and MV-8 only make places cheaper. */
function isIntended(situation: CoreMovesCase, edition: Edition, wrong: readonly Differing[]): boolean {
  const marked = (row: string) => isMarked(situation, edition, row);
  if (marked('MV-9') || marked('MV-10')) return wrong.every(({ ours }) => ours === undefined);
  return marked('MV-7/8') && wrong.every(({ ours, theirs }) => least(ours) <= least(theirs));
}

function oddityOf({ board, unitState }: CoreMovesCase): CoreOddity | undefined {
  const near = AROUND.flatMap((column) =>
    AROUND.map((row) => [unitState.x + column, unitState.y + row] as const),
  );
  const built = near.some(([x, y]) => isOnBoard(board, x, y) && hexAt(board, x, y).terrain.has('building'));
  if (built) return 'building-moves';
  if (unitState.prone && (unitState.lostLocs?.length ?? 0) > 0) return 'stands-on-lost-legs';
  return unitState.elevation < 0 ? 'one-hex-run-in-water' : undefined;
}

const AROUND = [-3, -2, -1, 0, 1, 2, 3];

const isOnBoard = (board: string, x: number, y: number): boolean => {
  const { width, height } = boardNamed(board);
  return x >= 0 && y >= 0 && x < width && y < height;
};

export const compareCoreMoves = (
  edition: Edition,
  situations: readonly CoreMovesCase[] = referenceLines<CoreMovesCase>('situations/core-moves.jsonl'),
): Comparison =>
  compareEach(`core-moves.jsonl, ${edition}`, situations, (situation) => judge(situation, edition));
