import { type Command, InvalidArgumentError, Option } from 'commander';
import { BOT_NAMES, type BotName } from '../battle/bots/bots.js';
import { LANDSCAPES } from '../battle/map/generate-map.js';
import type { RulesetName } from '../rules/ruleset.js';
import { MOST_GAMES, MOST_THREADS, MOST_TURNS, type SimulationSetup, USUAL } from '../simulate/setup.js';
import { readBattleMap } from './battle-map.js';
import { readForce } from './force.js';
import { joined } from './list-flag.js';
import { whole } from './number-flag.js';
import { rulesetOption } from './ruleset-option.js';
import type { UnitShelf } from './unit-shelf.js';
import { UNITS_VARIABLE } from './units-variable.js';

/** What commands that play battles have in common. */
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
  'A force is one or several units with commas between them, each UNIT[:G/P[:ability+ability…]]: a file or a name, the ' +
  `pilot's gunnery and piloting (4/5 unless given), and special abilities. Names are looked up among the starter units and ` +
  `in the folder or archive that --units or the environment variable ${UNITS_VARIABLE} points to.`;

const USUAL_MAP = USUAL.map.landscape;

export function withBattleFlags(command: Command): Command {
  return command
    .requiredOption(
      '--red <units>',
      'the force that starts at the southern edge; repeat it to add units',
      joined,
    )
    .requiredOption(
      '--blue <units>',
      'the force that starts at the northern edge; repeat it to add units',
      joined,
    )
    .option('--games <n>', 'how many games to play', whole(1, MOST_GAMES), USUAL.games)
    .option(
      '--seed <n>',
      'the seed of all dice: the same seed plays the same games',
      whole(0, Number.MAX_SAFE_INTEGER),
      USUAL.seed,
    )
    .option(
      '--map <name|file>',
      `${LANDSCAPES.join(', ')}, made anew for each game, with a size if you like (hills:24x30); or a file, .board or map .json`,
      USUAL_MAP,
    )
    .option(
      '--turns <n>',
      'a game is undecided after so many turns',
      whole(1, MOST_TURNS),
      USUAL.turnLimit as number,
    )
    .option('--forced-withdrawal', 'crippled units have to leave the map')
    .option('--teammate-called-shots', 'teammates may name the location of a called shot (standard rules)')
    .addOption(
      new Option(
        '--bots <red,blue>',
        `who plays, of ${BOT_NAMES.join(', ')}; one name for both sides`,
      ).argParser(botsOf),
    )
    .addOption(rulesetOption('rules to play by'))
    .option('--units <dir|zip>', 'your own units, to be found by name')
    .option(
      '--threads <n>',
      'threads to play on; as many as the machine has cores unless given. The result is the same',
      whole(1, MOST_THREADS),
    )
    .option('--checkpoint <file>', 'keep what is done in a file; the same command goes on from there')
    .option('--log <file>', 'write the story of the first game to a file, or of all if they are few')
    .option('--json', 'print one JSON object');
}

/** @throws {InputError} naming what of the flags is wrong */
export async function readBattle(
  flags: BattleFlags,
  shelf: UnitShelf,
  note: (text: string) => void,
): Promise<SimulationSetup> {
  return {
    red: await readForce(flags.red, shelf),
    blue: await readForce(flags.blue, shelf),
    map: readBattleMap(flags.map, note),
    games: flags.games,
    seed: flags.seed,
    ruleset: flags.ruleset,
    turnLimit: flags.turns,
    forcedWithdrawal: flags.forcedWithdrawal ?? false,
    teammateCalledShots: flags.teammateCalledShots ?? false,
    ...(flags.bots && { bots: flags.bots }),
  };
}

function botsOf(text: string): readonly [BotName, BotName] {
  const names = text.split(',').map((name) => BOT_NAMES.find((known) => known === name.trim()));
  const [red, blue = red] = names;
  if (red === undefined || blue === undefined || names.length > 2 || names.includes(undefined)) {
    throw new InvalidArgumentError(`Expected one or two of ${BOT_NAMES.join(', ')}, with a comma between.`);
  }
  return [red, blue];
}
