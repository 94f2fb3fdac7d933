import type { Command } from 'commander';
import type { ForceUnit } from '../../battle/setup.js';
import { calculateForceBattleValue } from '../../battle-value/index.js';
import type { FairCandidate, FairResult, SimulationSetup } from '../../simulate/index.js';
import { findFairestOnThreads } from '../../simulate/index.node.js';
import { mapName, USUAL_SIMULATION } from '../../simulate/setup.js';
import { readBattle } from '../battles/battle-setup.js';
import { VARY_WORDS, variantsOf } from '../battles/battle-variants.js';
import { playBattles } from '../battles/play-battles.js';
import { type BattleFlags, FORCE_WORDS, withBattleFlags } from '../flags/battle-flags.js';
import { onlyOnce } from '../flags/only-once.js';
import { UnitShelf } from '../input/unit-shelf.js';
import { grouped, percent } from '../print/number-words.js';
import type { Terminal } from '../print/terminal.js';
import { labelled, right, textTable } from '../print/text-table.js';
import { battleStory } from '../reports/battle-story.js';
import { BATTLE_SCHEMA, forceWords, gamesWords, headLines, percentRange } from '../reports/battle-words.js';
import { withSkills } from '../reports/force-record.js';

const EXAMPLES = `
Examples:
  tarcomp fair --red "Atlas AS7-D" --blue "Marauder MAD-3R" --vary blue.skills
  tarcomp fair --red "Atlas AS7-D" --blue "Locust LCT-1V" --vary "blue=Awesome AWS-8Q|Marauder MAD-3R|Orion ON1-K"`;

type Flags = BattleFlags & { readonly vary: string };

/** A candidate as shown. */
type Row = FairResult & { readonly battleValue: { readonly red: number; readonly blue: number } };

export function define(command: Command, terminal: Terminal): void {
  withBattleFlags(command)
    .description(
      'Find the most even battle by playing it. Every candidate plays a few games; the more even half then plays twice as ' +
        'many, and so on, until the best have played all of --games. The Battle Values of both sides, pilots included, are ' +
        `shown too. ${FORCE_WORDS}`,
    )
    .requiredOption('--vary <what>', 'what to vary (see below)', onlyOnce('vary one thing at a time'))
    .addHelpText('after', VARY_WORDS)
    .addHelpText('after', EXAMPLES)
    .action((flags: Flags) =>
      playBattles(flags, terminal, async (options, log) => {
        const shelf = new UnitShelf(flags.units, terminal.note);
        const setup = await readBattle(flags, shelf, terminal.note);
        const candidates = await variantsOf(setup, flags.vary, shelf);
        const results = await findFairestOnThreads(candidates, options);
        const rows = results.map((result) => withBattleValue(result, candidates));
        const { vary } = flags;
        terminal.print(flags.json ? JSON.stringify(recordOf(setup, vary, rows)) : report(setup, vary, rows));
        log?.write(battleStory(nearest(rows, candidates)));
      }),
    );
}

const setupOf = (name: string, candidates: readonly FairCandidate[]): SimulationSetup | undefined =>
  candidates.find((candidate) => candidate.name === name)?.setup;

const nearest = ([first]: readonly Row[], candidates: readonly FairCandidate[]) => {
  const setup = first && setupOf(first.name, candidates);
  return first === undefined || setup === undefined ? [] : [[`${first.name}. `, setup] as const];
};

function withBattleValue(result: FairResult, candidates: readonly FairCandidate[]): Row {
  const setup = setupOf(result.name, candidates);
  return {
    ...result,
    battleValue: { red: forceValue(setup?.red, setup), blue: forceValue(setup?.blue, setup) },
  };
}

function forceValue(force: readonly ForceUnit[] = [], { ruleset }: Partial<SimulationSetup> = {}): number {
  return calculateForceBattleValue(force.map(withSkills), ruleset === undefined ? {} : { ruleset })
    .battleValue;
}

const recordOf = (setup: SimulationSetup, vary: string, candidates: readonly Row[]) => ({
  schema: BATTLE_SCHEMA,
  games: setup.games,
  seed: setup.seed,
  ruleset: setup.ruleset,
  map: mapName(setup.map ?? USUAL_SIMULATION.map),
  turnLimit: setup.turnLimit,
  forcedWithdrawal: setup.forcedWithdrawal,
  teammateCalledShots: setup.teammateCalledShots,
  vary,
  candidates,
});

/** Longer names go below the table. */
const WIDEST_NAME = 20;

function report(setup: SimulationSetup, vary: string, rows: readonly Row[]): string {
  const numbered = rows.some(({ name }) => name.length > WIDEST_NAME);
  const { games = USUAL_SIMULATION.games, seed, ruleset, map = USUAL_SIMULATION.map } = setup;
  return [
    ...headLines(
      forceWords(setup.red),
      forceWords(setup.blue),
      `at most ${gamesWords(games)} each on ${mapName(map)}, seed ${seed}, ${ruleset} rules`,
    ),
    ...labelled('Varied', vary, 8),
    '',
    ...textTable(
      [
        'Candidate',
        right('Games'),
        right('Red wins'),
        right('95 % interval'),
        right('Blue wins'),
        right('BV red'),
        right('BV blue'),
      ],
      rows.map((row, index) => [
        numbered ? String(index + 1) : row.name,
        grouped(row.games),
        percent(row.winRate.red.value),
        percentRange(row.winRate.red),
        percent(row.winRate.blue.value),
        grouped(row.battleValue.red),
        grouped(row.battleValue.blue),
      ]),
    ),
    ...(numbered ? ['', ...rows.flatMap(({ name }, index) => labelled(String(index + 1), name, 4))] : []),
    '',
    'The most even battle comes first. Candidates that played the most games come before the others.',
  ].join('\n');
}
