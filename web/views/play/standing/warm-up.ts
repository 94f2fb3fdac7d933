import type { PlayedGame } from '../../../../src/edge/battle.js';
import { warmBot } from '../game/play.js';
import { desks } from './standings.js';

// A new worker is several times slower than one that has played a hundred games, because its code is still being
// compiled. So the workers play the battle that is being set up, and the results are thrown away.

/** Not the seed of any game that is shown. */
const THROWN_AWAY = -1;
/** In milliseconds, so that not every keystroke in a force starts games. */
const STILL = 400;
/** For each worker. The next hundred then take 0.75 s of a core, 1.2 s after half as many, and 2.7 s if they are the first. */
const GAMES = 200;
/** Few, so that a battle that begins in the meantime need not wait for them. */
const AT_ONCE = 2;

/** Has the workers play what is about to begin. @returns how to stop that */
export function warmUp(gameOf: () => PlayedGame, judging: boolean): () => void {
  let wanted = true;
  const timer = setTimeout(() => {
    const game = begun(gameOf);
    if (game === undefined) return;
    void warmBot(game, THROWN_AWAY);
    if (judging) for (const [place, desk] of desks.entries()) void play(desk, game, place);
  }, STILL);
  const play = async (desk: (typeof desks)[number], game: PlayedGame, place: number) => {
    const asked = { game, epoch: THROWN_AWAY };
    for (let games = 0; wanted && games < GAMES; games += AT_ONCE) {
      const seed = games * desks.length + place + 1;
      const answer = await desk.ask(asked, { do: 'standing', games: AT_ONCE, seed }).catch(() => undefined);
      if (answer === undefined) return;
    }
  };
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

/** A battle that cannot begin is reported when the player starts it. */
function begun(gameOf: () => PlayedGame): PlayedGame | undefined {
  try {
    return gameOf();
  } catch {
    return undefined;
  }
}
