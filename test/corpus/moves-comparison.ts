import type { HexMap } from '../../src/battle/map/hex-map.js';
import type { Mover } from '../../src/battle/movement/mover.js';
import { Reach } from '../../src/battle/movement/reach.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type MovementCase, mapOf, moverOf } from './movement-case.js';
import { referenceLines } from './shared.js';

interface MovesCase extends MovementCase {
  readonly mode: 'walk' | 'run' | 'jump';
  readonly backwardsAllowed: boolean;
  readonly result: { readonly reach: readonly (readonly number[])[] };
}

const reach = new Reach();

/** Where our own search leads, in the words of the reference: hex, facing unless in a jump, points, run or not. */
export function placesOf(
  map: HexMap,
  mover: Mover,
  situation: Pick<MovesCase, 'mode' | 'backwardsAllowed'> & {
    readonly unitState: { readonly x: number; readonly y: number };
  },
): Map<string, string> {
  if (situation.mode === 'walk') reach.walk(map, mover, undefined, situation.backwardsAllowed);
  else if (situation.mode === 'run') reach.run(map, mover);
  else reach.jump(map, mover);
  const places = new Map<string, string>();
  // The reference lists where a jump begins as well.
  if (situation.mode === 'jump') places.set(`${situation.unitState.x} ${situation.unitState.y}`, '0');
  for (let index = 0; index < reach.count; index += 1) {
    const hex = reach.hexAt(index);
    const place = [
      map.columnOf(hex),
      map.rowOf(hex),
      ...(situation.mode === 'jump' ? [] : [reach.facingAt(index)]),
    ];
    const key = place.join(' ');
    const run = situation.mode === 'run' ? ` ${reach.isRunAt(index) ? 1 : 0}` : '';
    if (!places.has(key)) places.set(key, `${reach.mpAt(index)}${run}`);
  }
  return places;
}

function theirReach({ mode, result }: MovesCase): Map<string, string> {
  const words = mode === 'jump' ? 2 : 3;
  return new Map(
    result.reach.map((place) => [place.slice(0, words).join(' '), place.slice(words).join(' ')]),
  );
}

function judge(situation: MovesCase): Verdict {
  const mover = moverOf(situation, mapOf(situation));
  const { walk, nominalRun, nominalJump } = mover;
  const { unit, walkMP, runMP, jumpMP } = situation.unitState;
  const ours = placesOf(mapOf(situation), mover, situation);
  const theirs = theirReach(situation);
  const wrong = [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((place) => ours.get(place) !== theirs.get(place))
    .map((place) => `(${place}) ${ours.get(place) ?? 'no'}, reference ${theirs.get(place) ?? 'no'}`);
  if (walk !== walkMP || nominalRun !== runMP || nominalJump !== jumpMP) {
    wrong.push(`points ${walk}/${nominalRun}/${nominalJump}, reference ${walkMP}/${runMP}/${jumpMP}`);
  }
  if (wrong.length === 0) return 'equal';
  const shown = [...wrong.slice(0, 4), wrong.at(-1)].join('; ');
  return { different: `${situation.id} ${situation.mode} ${unit}: ${wrong.length} ${shown}` };
}

export const compareMoves = (): Comparison =>
  compareEach('moves.jsonl', referenceLines<MovesCase>('situations/moves.jsonl'), judge);
