import type { Command } from 'commander';
import { canFight, whyItCannotFight } from '../../battle/combatant/can-fight.js';
import { writeForce } from '../../battle/force/write-force.js';
import { writeMul } from '../../battle/mul/index.js';
import type { ForceUnit } from '../../battle/setup.js';
import { calculateForceBattleValue, networksOf } from '../../battle-value/index.js';
import { stated } from '../../check/stated.js';
import { QueryError } from '../../library/query/query-error.js';
import { searchTables } from '../../library/search.js';
import { plainId, slug } from '../../library/unit-id.js';
import type { UnitRow } from '../../library/unit-row.js';
import { type Muster, type MusteredForce, type MusterOptions, musterForces } from '../../muster/index.js';
import { findStrongestOnThreads } from '../../simulate/index.node.js';
import { playBattles } from '../battles/play-battles.js';
import { InputError } from '../files/input-error.js';
import { OutputFile } from '../files/output-file.js';
import { FORCE_WORDS } from '../flags/battle-flags.js';
import { type MusterFlags, withMusterFlags } from '../flags/muster-flags.js';
import { readForce } from '../input/force.js';
import { isJsonPath } from '../input/force-path.js';
import { searchedTables } from '../input/searched-tables.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';
import { quoted } from '../print/visible.js';
import { forceRecord } from '../reports/force-record.js';
import { musterRecord, musterReport } from '../reports/muster-report.js';
import { pointedAt } from '../reports/query-problem.js';

const EXAMPLES = `
Examples:
  tarcomp muster --bv 6000
  tarcomp muster --bv 5000 --count 3-5 --query 'tech=Clan year<=3060' --skills 3-4/4-5 --seed 7
  tarcomp muster --bv 6000 --against "Atlas AS7-D,Marauder MAD-3R,Archer ARC-2R,Locust LCT-1V" --out lance.mul`;

export function define(command: Command, terminal: Terminal): void {
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
        if (!(error instanceof QueryError)) throw error;
        command.error(`error: ${pointedAt(flags.query, error)}`, { exitCode: 2 });
      }
    });
}

/**
 * @throws {InputError} if nothing fits
 * @throws {QueryError} if the query cannot be read
 */
async function muster(flags: MusterFlags, terminal: Terminal): Promise<void> {
  const out = flags.out === undefined ? undefined : new OutputFile(flags.out, '--out');
  const tables = await searchedTables(flags.units, flags.ruleset, terminal);
  if (tables.length === 0) return;
  const rows = searchTables(tables, flags.query, { ruleset: flags.ruleset });
  if (rows.length === 0) throw new InputError(`No unit fits the query ${quoted(flags.query)}.`);
  const shelf = new UnitShelf(flags.units, terminal.note);
  if (flags.against === undefined) {
    const { forces, problem } = await drawn(rows, flags, shelf, { forces: 1 });
    if (forces[0] === undefined) throw new InputError(`${problem} ${WHAT_TO_CHANGE}`);
    out?.write(fileOf(forces[0], flags));
    terminal.print(flags.json ? JSON.stringify(musterRecord(flags, forces)) : musterReport(flags, forces));
    return;
  }
  const enemy = await readForce(flags.against, shelf, flags);
  for (const { unit } of enemy) {
    const reason = whyItCannotFight(unit);
    if (reason !== undefined) throw new InputError(`--against: ${reason}.`);
  }
  const { forces, problem, refused } = await drawn(rows, flags, shelf, {
    forces: flags.candidates,
    accepts: canFight,
  });
  if (forces.length === 0) {
    throw new InputError(`${problem} ${await cannotFight(refused, shelf)}${WHAT_TO_CHANGE}`);
  }
  if (problem !== undefined) terminal.note(problem);
  await playBattles({ ...flags, map: '', canBeKept: false }, terminal, async (options) => {
    const results = await findStrongestOnThreads(
      forces.map((force, index) => ({
        name: String(index),
        setup: {
          red: unitsOf(force),
          blue: enemy,
          games: flags.games,
          seed: flags.seed,
          ruleset: flags.ruleset,
        },
      })),
      options,
    );
    const ranked = results.map((result) => ({
      ...(forces[Number(result.name)] as MusteredForce),
      result,
    }));
    const [best] = ranked;
    if (best !== undefined) out?.write(fileOf(best, flags));
    terminal.print(flags.json ? JSON.stringify(musterRecord(flags, ranked)) : musterReport(flags, ranked));
  });
}

const WHAT_TO_CHANGE = 'Change --bv, --count, --skills, --tolerance or --query.';

const drawn = (
  rows: readonly UnitRow[],
  { bv, tolerance, count, skills, seed, ruleset }: MusterFlags,
  shelf: UnitShelf,
  options: MusterOptions,
): Promise<Muster> =>
  musterForces(rows, { budget: bv, ...stated({ tolerance }), count, ...skills }, (id) => shelf.byId(id), {
    seed,
    ruleset,
    ...options,
  });

/** Says which drawn units cannot fight in battles. Empty if all can. */
async function cannotFight(refused: readonly UnitRow[], shelf: UnitShelf): Promise<string> {
  const [first] = refused;
  if (first === undefined) return '';
  const reason = whyItCannotFight(await shelf.byId(first.id));
  return `Units that came up and cannot fight: ${refused.length}. ${reason}. `;
}

/** Returns a force for MegaMek, or as JSON if the file name ends in `.json`. */
function fileOf(force: MusteredForce, { out = '', bv, ruleset }: MusterFlags): string {
  const units = unitsOf(force);
  if (!isJsonPath(out)) return writeMul(units);
  const networks = networksOf(units.map(({ unit }) => unit));
  const members = force.units.map((member, place) => ({
    ...member,
    ...stated({ network: networks[place] }),
  }));
  return writeForce(
    forceRecord(units, calculateForceBattleValue(members, { ruleset }), {
      ...{ ruleset, networks, budget: bv },
      ids: force.units.map(({ row }) => idBeside(row)),
    }),
  );
}

/** The id of a unit that shares its name with another in the library. A user's own units have paths instead of ids. */
const idBeside = (row: UnitRow): string | undefined =>
  row.id === plainId(row) || row.id !== slug(row.id) ? undefined : row.id;

const unitsOf = ({ units }: MusteredForce): readonly ForceUnit[] =>
  units.map(({ unit, gunnery, piloting }) => ({ unit, pilot: { gunnery, piloting } }));
