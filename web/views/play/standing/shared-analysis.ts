import type { Analysis } from '../../../../src/edge/simulate.js';
import { askingAgain } from './asking-again.js';
import { joinedAnalysis } from './joined-analysis.js';

/** The same on all devices, so that a game has one curve, however many workers there are. */
const PORTIONS = 4;
/** Fewer than for the present: there are many turns. */
const GAMES_A_TURN = 60;

/** Has a worker play this many games from each turn. */
type Analyst = (games: number, seed: number) => Promise<Analysis | undefined>;

/** The analysis of a game, in portions that the workers share. */
export async function sharedAnalysis(analysts: readonly Analyst[]): Promise<Analysis | undefined> {
  const ask = askingAgain();
  const parts: (Analysis | undefined)[] = [];
  let begun = 0;
  await Promise.all(
    analysts.map(async (analyst) => {
      while (begun < PORTIONS) {
        begun += 1;
        const seed = begun;
        parts[seed - 1] = await ask(() => analyst(GAMES_A_TURN / PORTIONS, seed));
      }
    }),
  );
  return joinedAnalysis(parts.flatMap((part) => part ?? []));
}
