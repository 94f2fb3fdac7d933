import type { Command } from 'commander';
import { mechDesign, UnsupportedInBattleError } from '../../battle/combatant/design.js';
import { writeMul } from '../../battle/mul/index.js';
import type { ForceUnit } from '../../battle/setup.js';
import { calculateForceBattleValue } from '../../battle-value/index.js';
import { QueryError } from '../../library/query/query-error.js';
import { searchTables } from '../../library/search.js';
import type { UnitRow } from '../../library/unit-row.js';
import { drawForces, type MusterWish } from '../../muster/draw-force.js';
import type { FairResult } from '../../simulate/index.js';
import { findStrongestOnThreads } from '../../simulate/index.node.js';
import { playBattles } from '../battles/play-battles.js';
import { InputError } from '../files/input-error.js';
import { OutputFile } from '../files/output-file.js';
import { FORCE_WORDS } from '../flags/battle-flags.js';
import { type MusterFlags, withMusterFlags } from '../flags/muster-flags.js';
import { readForce } from '../input/force.js';
import { searchedTables } from '../input/searched-tables.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';
import { quoted } from '../print/visible.js';
import { type DrawnForce, musterRecord, musterReport } from '../reports/muster-report.js';
import { pointedAt } from '../reports/query-problem.js';

const EXAMPLES = `
Examples:
  tarcomp muster --bv 6000
  tarcomp muster --bv 5000 --count 3-5 --query 'tech=Clan year<=3060' --skills 3-4/4-5 --seed 7
  tarcomp muster --bv 6000 --against "Atlas AS7-D,Marauder MAD-3R,Archer ARC-2R,Locust LCT-1V" --out lance.mul`;

/** The share of the budget that may be left over unless somebody says otherwise. */
const USUAL_TOLERANCE = 0.02;

export function defineMuster(command: Command, terminal: Terminal): void {
  withMusterFlags(command)
    .description(
      'Draw a force that fits a budget of Battle Value, at random but reproducibly. With --against, draw several and play ' +
        `them against a force: the stronger half plays on, and the best comes first. ${FORCE_WORDS}`,
    )
    .addHelpText('after', EXAMPLES)
    .action(async (flags: MusterFlags) => {
      try {
        await muster(flags, terminal);
      } catch (error) {
        if (error instanceof InputError) terminal.fail(error.message);
        else if (error instanceof QueryError)
          command.error(`error: ${pointedAt(flags.query, error)}`, { exitCode: 2 });
        else throw error;
      }
    });
}

/**
 * @throws {InputError} if nothing fits
 * @throws {QueryError} if the query cannot be read
 */
async function muster(flags: MusterFlags, terminal: Terminal): Promise<void> {
  const out = flags.out === undefined ? undefined : new OutputFile(flags.out, '--out');
  const rows = searchTables(await searchedTables(flags.units, terminal), flags.query);
  if (rows.length === 0) throw new InputError(`No unit fits the query ${quoted(flags.query)}.`);
  const shelf = new UnitShelf(flags.units, (text) => terminal.note(text));
  if (flags.against === undefined) {
    const [drawn] = await draw(rows, flags, shelf, 1, false);
    if (drawn === undefined) throw new InputError(nothingFits(rows, flags));
    out?.write(writeMul(drawn.force));
    terminal.print(flags.json ? JSON.stringify(musterRecord(flags, [drawn])) : musterReport(flags, [drawn]));
    return;
  }
  const enemy = await readForce(flags.against, shelf);
  const drawn = await draw(rows, flags, shelf, flags.candidates, true);
  if (drawn.length === 0) throw new InputError(nothingFits(rows, flags));
  if (drawn.length < flags.candidates) {
    terminal.note(`Only ${drawn.length} of ${flags.candidates} candidates could be drawn.`);
  }
  await playBattles(
    { ...flags, map: '', ...(flags.threads && { threads: flags.threads }) },
    terminal,
    async (options) => {
      const results = await findStrongestOnThreads(
        drawn.map(({ force }, index) => ({
          name: String(index),
          setup: { red: force, blue: enemy, games: flags.games, seed: flags.seed, ruleset: flags.ruleset },
        })),
        options,
      );
      const ranked = results.map((result) => withResult(drawn, result));
      const [best] = ranked;
      if (best !== undefined) out?.write(writeMul(best.force));
      terminal.print(flags.json ? JSON.stringify(musterRecord(flags, ranked)) : musterReport(flags, ranked));
    },
  );
}

const withResult = (drawn: readonly DrawnForce[], result: FairResult): DrawnForce => ({
  ...(drawn[Number(result.name)] as DrawnForce),
  result,
});

/** As many different forces as asked for, with exact values; of those that have to fight, only units that can. */
async function draw(
  rows: readonly UnitRow[],
  flags: MusterFlags,
  shelf: UnitShelf,
  wanted: number,
  fights: boolean,
): Promise<readonly DrawnForce[]> {
  const wish = wishOf(flags);
  const drawn: DrawnForce[] = [];
  const seen = new Set<string>();
  let tried = 0;
  const units = new Map<string, Promise<ForceUnit['unit']>>();
  const unitOf = (id: string) => {
    const known = units.get(id) ?? shelf.byId(id);
    units.set(id, known);
    return known;
  };
  for (const { recruits } of drawForces(rows, wish, flags.seed)) {
    tried += 1;
    if (drawn.length === wanted || tried > MOST_TRIED) break;
    const key = recruits
      .map(({ row, gunnery, piloting }) => `${row.id} ${gunnery}/${piloting}`)
      .sort()
      .join();
    if (seen.has(key)) continue;
    seen.add(key);
    const force: ForceUnit[] = [];
    for (const { row, gunnery, piloting } of recruits) {
      force.push({ unit: await unitOf(row.id), pilot: { gunnery, piloting } });
    }
    if (fights && !force.every(({ unit }) => canFight(unit))) continue;
    const { battleValue, members } = calculateForceBattleValue(
      force.map(({ unit }, index) => ({
        unit,
        gunnery: recruits[index]?.gunnery ?? 4,
        piloting: recruits[index]?.piloting ?? 5,
      })),
      { ruleset: flags.ruleset },
    );
    if (battleValue > wish.budget || battleValue < wish.budget - wish.tolerance) continue;
    drawn.push({ force, recruits, battleValue, values: members.map((member) => member.battleValue) });
  }
  return drawn;
}

const MOST_TRIED = 2000;

function canFight(unit: ForceUnit['unit']): boolean {
  try {
    mechDesign(unit);
    return true;
  } catch (error) {
    if (error instanceof UnsupportedInBattleError) return false;
    throw error;
  }
}

const wishOf = ({
  bv,
  tolerance = Math.ceil(bv * USUAL_TOLERANCE),
  count,
  skills,
}: MusterFlags): MusterWish => ({
  budget: bv,
  tolerance,
  count,
  ...skills,
});

/** What could not be satisfied, as far as that can be told. */
function nothingFits(rows: readonly UnitRow[], flags: MusterFlags): string {
  const { budget, tolerance, count } = wishOf(flags);
  const values = rows.map(({ battleValue }) => battleValue);
  const cheapest = Math.min(...values);
  const dearest = Math.max(...values);
  const units = count[0] === count[1] ? `${count[0]}` : `${count[0]} to ${count[1]}`;
  return (
    `No force of ${units} units for ${Math.max(0, budget - tolerance)} to ${budget} points was found among ${rows.length} units, ` +
    `which are worth ${cheapest} to ${dearest} each with an average pilot. Change --count, --skills, --tolerance or --query.`
  );
}
