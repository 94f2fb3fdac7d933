import { UnsupportedInBattleError } from '../battle/mech/design.js';
import { CheckpointError, StoppedError, type ThreadOptions } from '../simulate/index.node.js';
import type { BattleFlags } from './battle-flags.js';
import { grouped } from './battle-words.js';
import { InputError } from './input-error.js';
import type { Terminal } from './terminal.js';

/** Between two looks at how far it is. */
const PAUSE = 100;
const SECOND = 1000;

/**
 * Plays what a command asks for: with a line that tells how far it is, until the user has enough. Whatever is wrong with
 * the input is told.
 */
export async function playBattles(
  { threads, checkpoint }: Pick<BattleFlags, 'threads' | 'checkpoint'>,
  terminal: Terminal,
  play: (options: ThreadOptions) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal);
  let played = 0;
  let games = 0;
  const progress = progressLine(terminal);
  try {
    await play({
      ...(threads !== undefined && { threads }),
      ...(checkpoint !== undefined && { checkpoint }),
      signal: stop.signal,
      onProgress: (now, all) => {
        [played, games] = [now, all];
        progress(now, all);
      },
    });
  } catch (error) {
    if (error instanceof StoppedError) {
      terminal.stop(
        `Stopped after ${grouped(played)} of ${grouped(games)} games. ${
          checkpoint === undefined
            ? 'Nothing was kept: with --checkpoint FILE, the same command goes on where it was stopped.'
            : `They are kept in ${checkpoint}: run the same command again to go on.`
        }`,
      );
    } else if (error instanceof InputError || error instanceof CheckpointError) terminal.fail(error.message);
    else if (error instanceof UnsupportedInBattleError) terminal.fail(`${error.message}.`);
    else {
      const what = error instanceof Error ? error.message : String(error);
      terminal.fail(`TarComp failed: ${what}. Please report it, with this command line.`);
    }
  } finally {
    process.off('SIGINT', onSignal);
  }
}

/** Games that a checkpoint brought along do not count for the speed. */
function progressLine(terminal: Terminal): (played: number, games: number) => void {
  let start: { readonly time: number; readonly played: number } | undefined;
  let shown = 0;
  return (played, games) => {
    const now = Date.now();
    start ??= { time: now, played };
    if (now - shown < PAUSE || played === 0) return;
    shown = now;
    const speed = (played - start.played) / Math.max(1, now - start.time);
    const rest =
      speed > 0
        ? `, ${grouped(Math.round(speed * SECOND))} a second, ${Math.ceil((games - played) / speed / SECOND)} s left`
        : '';
    terminal.progress(`${grouped(played)} of ${grouped(games)} games${rest}`);
  };
}
