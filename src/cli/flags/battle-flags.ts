import { type Command, InvalidArgumentError, Option } from 'commander';
import { BOT_NAMES, type BotName } from '../../battle/bots/bots.js';
import { LANDSCAPES } from '../../battle/map/generate-map.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { MOST_GAMES, MOST_THREADS, MOST_TURNS, USUAL_SIMULATION } from '../../simulate/setup.js';
import { joined } from './list-flag.js';
import { whole } from './number-flag.js';
import { rulesetFlag } from './ruleset-flag.js';
import { unitsFlag } from './units-flag.js';
import { UNITS_VARIABLE } from './units-variable.js';

/** The flags that all commands with battles share. */
export interface BattleFlags {
  readonly red: string;
  readonly blue: string;
  readonly games: number;
  readonly seed: number;
  readonly map: string;
  readonly turns: number;
  readonly forcedWithdrawal?: true;
  readonly teammateCalledShots?: true;
  readonly bots?: readonly [BotName, BotName];
  readonly ruleset: RulesetName;
  readonly units?: string;
  readonly threads?: number;
  readonly checkpoint?: string;
  readonly log?: string;
  readonly json?: true;
}

export const FORCE_WORDS =
  'A force is one or more units separated by commas. A unit is UNIT[:G/P[:ability+ability…]]: a file or a name, the ' +
  `pilot's gunnery and piloting (default 4/5), and special abilities. Names are looked up in the built-in library, and in ` +
  `the folder or archive given by --units or the environment variable ${UNITS_VARIABLE}.`;

const USUAL_MAP = USUAL_SIMULATION.map.landscape;

export function withBattleFlags(command: Command): Command {
  return command
    .requiredOption('--red <units>', 'the force that starts on the south edge; repeat to add units', joined)
    .requiredOption('--blue <units>', 'the force that starts on the north edge; repeat to add units', joined)
    .option('--games <n>', 'number of games to play', whole(1, MOST_GAMES), USUAL_SIMULATION.games)
    .option(
      '--seed <n>',
      'seed for all dice; the same seed plays the same games',
      whole(0, Number.MAX_SAFE_INTEGER),
      USUAL_SIMULATION.seed,
    )
    .option(
      '--map <name|file>',
      `a landscape (${LANDSCAPES.join(', ')}), generated for each game, optionally with a size (hills:24x30); or a .board or map .json file`,
      USUAL_MAP,
    )
    .option(
      '--turns <n>',
      'turns after which a game is undecided',
      whole(1, MOST_TURNS),
      USUAL_SIMULATION.turnLimit as number,
    )
    .option('--forced-withdrawal', 'crippled units must leave the map')
    .option(
      '--teammate-called-shots',
      'a teammate who sees the target may call the location that a shot hits; the bots call heads (standard rules)',
    )
    .addOption(
      new Option(
        '--bots <red,blue>',
        `which bots play: ${BOT_NAMES.join(', ')}; give one name for both sides`,
      ).argParser(botsOf),
    )
    .addOption(rulesetFlag('rules to use'))
    .addOption(unitsFlag())
    .option(
      '--threads <n>',
      'number of threads (default: one per core); the result does not depend on it',
      whole(1, MOST_THREADS),
    )
    .option('--checkpoint <file>', 'save finished games to a file; run the same command again to continue')
    .option(
      '--log <file>',
      'write the log of the first game to a file, or of all games if there are at most five',
    )
    .option('--json', 'print one JSON object');
}

function botsOf(text: string): readonly [BotName, BotName] {
  const names = text.split(',').map((name) => BOT_NAMES.find((known) => known === name.trim()));
  const [red, blue = red] = names;
  if (red === undefined || blue === undefined || names.length > 2 || names.includes(undefined)) {
    throw new InvalidArgumentError(`Expected one or two of ${BOT_NAMES.join(', ')}, separated by a comma.`);
  }
  return [red, blue];
}
