import { UnsupportedInBattleError } from '../../battle/combatant/unsupported.js';
import { stated } from '../../check/stated.js';
import { QueueError } from '../../cluster/queue-address.node.js';
import {
  CheckpointError,
  FailedRunError,
  ResultsFileError,
  StoppedError,
  type ThreadOptions,
} from '../../simulate/index.node.js';
import { OutputFile } from '../files/output-file.js';
import { refuseSameFile } from '../files/same-file.js';
import type { BattleFlags } from '../flags/battle-flags.js';
import type { RunFlags } from '../flags/run-flags.js';
import { counted, durationWords, grouped } from '../print/number-words.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';

/** Milliseconds between two progress updates. */
const PAUSE = 100;
const SECOND = 1000;

/**
 * Plays the games of a command. It shows progress, stops if the user interrupts it, and reports any problem with the
 * input.
 */
export async function playBattles(
  {
    threads,
    checkpoint,
    log,
    map,
    units,
    results,
    out,
    replay,
    canBeKept = true,
  }: Pick<BattleFlags, 'threads' | 'checkpoint' | 'log' | 'map' | 'units'> &
    Pick<RunFlags, 'results' | 'out'> & {
      /** Whether the command has the flag --checkpoint. True by default. */
      readonly canBeKept?: boolean;
      readonly replay?: string;
    },
  terminal: Terminal,
  play: (options: ThreadOptions, log: OutputFile | undefined) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal);
  let played = 0;
  let games = 0;
  const progress = progressLine(terminal);
  try {
    const options: ThreadOptions = {
      ...stated({ threads, checkpoint, results }),
      signal: stop.signal,
      onProgress: (now, all, workers) => {
        [played, games] = [now, all];
        progress(now, all, workers);
      },
      onUnsaved: (problem) => terminal.fail(`${fileWords(problem)}. The result is complete all the same.`),
    };
    const read = [
      ['--map', map],
      ['--units', units],
    ] as const;
    const named: (readonly [flag: string, path: string | undefined])[] = [...read];
    for (const file of [
      ['--checkpoint', checkpoint],
      ['--log', log],
      ['--results', results],
      ['--out', out],
      ['--replay', replay],
    ] as const) {
      const [flag, path] = file;
      if (path !== undefined) refuseSameFile(flag, path, named);
      named.unshift(file);
    }
    await play(options, log === undefined ? undefined : new OutputFile(log, '--log'));
  } catch (error) {
    if (error instanceof StoppedError) {
      terminal.stop(
        `Stopped after ${grouped(played)} of ${grouped(games)} games. ${
          checkpoint === undefined
            ? `They are lost.${canBeKept ? ' With --checkpoint FILE, you can run the same command again to continue.' : ''}`
            : `They are kept in ${cut(checkpoint)}. Run the same command again to continue.`
        }`,
      );
    } else if (error instanceof CheckpointError || error instanceof ResultsFileError)
      terminal.fail(fileWords(error));
    else if (error instanceof UnsupportedInBattleError) terminal.fail(`${error.message}.`);
    else if (error instanceof FailedRunError) terminal.fail(failureWords(error, canBeKept));
    else if (error instanceof QueueError) terminal.fail(`${error.message}.`);
    else throw error;
  } finally {
    process.off('SIGINT', onSignal);
  }
}

const fileWords = ({ path, problem }: CheckpointError | ResultsFileError): string =>
  `${cut(path)}: ${problem}`;

function failureWords({ problem, kept, games, checkpoint }: FailedRunError, canBeKept: boolean): string {
  const keptWords =
    checkpoint === undefined
      ? `The games played so far are lost${canBeKept ? '; with --checkpoint FILE they would be kept' : ''}.`
      : `${grouped(kept)} of ${grouped(games)} games are kept in ${cut(checkpoint)}. Run the same command again to continue.`;
  return `The run failed: ${problem}. ${keptWords}`;
}

/** Games from a checkpoint do not count towards the speed. */
function progressLine(terminal: Terminal): (played: number, games: number, workers?: number) => void {
  let start: { readonly time: number; readonly played: number } | undefined;
  let shown = 0;
  return (played, games, workers) => {
    const now = Date.now();
    start ??= { time: now, played };
    if (now - shown < PAUSE || played === 0) return;
    shown = now;
    const speed = (played - start.played) / Math.max(1, now - start.time);
    const rest =
      speed > 0
        ? `, ${grouped(Math.round(speed * SECOND))} a second, ${durationWords((games - played) / speed / SECOND)} left`
        : '';
    const crew = workers === undefined ? '' : `, ${counted(workers, 'worker')}`;
    terminal.progress(`${grouped(played)} of ${grouped(games)} games${rest}${crew}`);
  };
}
