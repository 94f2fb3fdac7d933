import type { Command } from 'commander';
import { BattleFileError } from '../../battle/save/battle-file-error.js';
import { officialCatalog } from '../../catalog/official.js';
import { parsedJson } from '../../check/parsed-json.js';
import { analyseReplay } from '../../simulate/analyse-replay.js';
import { USUAL_GAMES } from '../../simulate/standing.js';
import { InputError } from '../files/input-error.js';
import { readTextFile } from '../files/text-file.js';
import { whole } from '../flags/number-flag.js';
import { grouped } from '../print/number-words.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';
import { analysisReport } from '../reports/analysis-words.js';

const EXAMPLES = `
Examples:
  tarcomp battle --red "Marauder MAD-3R" --blue "Warhammer WHM-6R" --games 1 --replay duel.json
  tarcomp analyse duel.json
  tarcomp analyse duel.json --games 1000 --json > chances.json`;

/** In bytes: far more than a replay with the largest map and hundreds of turns needs. */
const LARGEST_REPLAY = 100_000_000;
const MOST_GAMES = 1_000_000;

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly json?: true;
}

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Show who was winning after each turn of a replay. From the state at the end of the turn, bots play the battle on many ' +
        'times; the share of games that a side wins is its chance, with a 95 % interval. "tarcomp battle --replay" and the ' +
        'page write replays.',
    )
    .argument('<replay>', 'the file of the replay')
    .option('--games <n>', 'games to play on from each turn', whole(1, MOST_GAMES), USUAL_GAMES)
    .option('--seed <n>', 'the same seed gives the same chances', whole(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((file: string, { games, seed, json }: Flags) => {
      try {
        const replay = jsonOf(readTextFile(file, 'replay', LARGEST_REPLAY), file);
        const analysis = analyseReplay(replay, officialCatalog, {
          games,
          seed,
          onTurn: (turn, turns) =>
            terminal.progress(`Turn ${turn} of ${turns}: ${grouped((turn + 1) * games)} games played on`),
        });
        terminal.print(json ? JSON.stringify(analysis) : analysisReport(analysis));
      } catch (error) {
        if (!(error instanceof BattleFileError)) throw error;
        terminal.fail(`${cut(file)}: ${error.message}`);
      }
    });
}

function jsonOf(text: string, file: string): unknown {
  const content = parsedJson(text);
  if (content !== undefined) return content;
  throw new InputError(
    `${cut(file)}: this is not JSON; give a file that "tarcomp battle --replay" has written`,
  );
}
