import { type Command, InvalidArgumentError } from 'commander';
import type { LibraryTable } from '../../library/library-table.js';
import { QueryError } from '../../library/query/query-error.js';
import { type SearchOptions, searchTables } from '../../library/search.js';
import { SORT_FIELDS } from '../../library/sorting.js';
import type { UnitRow } from '../../library/unit-row.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { oneOf } from '../flags/choice-flag.js';
import { whole } from '../flags/number-flag.js';
import { rulesetFlag } from '../flags/ruleset-flag.js';
import { unitsFlag } from '../flags/units-flag.js';
import { searchedTables } from '../input/searched-tables.js';
import type { Terminal } from '../print/terminal.js';
import { foundUnits } from '../reports/found-units.js';
import { pointedAt } from '../reports/query-problem.js';

const HELP = `
Words match names, even when mistyped. "field operator value" narrows the search:
  fields     kind type chassis model name tons bv year era role tech rules source
             walk run jump armor heat sinks has quirk
  operators  = != > >= < <=
  values     bv=1000-1500 (a range), role=Brawler,Sniper (either), chassis=Mad* (a
             wildcard), 'era="Clan Invasion"' (quote values with blanks),
             'has="ER PPC":>=2' (a count)
Clauses side by side must all hold. Use OR and parentheses for alternatives. Put the
whole query in single quotes, so that the shell leaves it alone.

Examples:
  tarcomp find manticore
  tarcomp find timber wolf d
  tarcomp find 'kind=mek tech=Clan tons=60-75 has="ER PPC":>=2 bv<2500'
  tarcomp find 'kind=tank walk>=8 era="Clan Invasion"' --sort bv:desc --limit 10
  tarcomp find '(role=Scout jump>=6) OR chassis=Locust' --json`;

interface FindFlags {
  readonly sort?: Pick<SearchOptions, 'sort' | 'descending'>;
  readonly limit?: number;
  readonly units?: string;
  readonly ruleset: RulesetName;
  readonly json?: true;
}

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Find units in the built-in library, and among your own with --units. Without a query, list them all.',
    )
    .argument('[query...]', 'what to look for')
    .option('--sort <field[:desc]>', `order by ${SORT_FIELDS.join(', ')}`, sortOrder)
    .option('--limit <n>', 'show at most this many units', whole(0))
    .option('--json', 'print one JSON object per line')
    .addOption(unitsFlag())
    .addOption(rulesetFlag('rules whose Battle Values count'))
    .addHelpText('after', HELP)
    .action(async (words: readonly string[], flags: FindFlags) => {
      const query = words.join(' ');
      try {
        const tables = await searchedTables(flags.units, flags.ruleset, terminal);
        if (tables.length > 0) show(search(tables, query, flags), flags, terminal);
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        command.error(`error: ${pointedAt(query, error)}`, { exitCode: 2 });
      }
    });
}

/** @throws {QueryError} if the query cannot be read */
function search(tables: readonly LibraryTable[], query: string, flags: FindFlags): readonly UnitRow[] {
  const limit = flags.limit === undefined ? {} : { limit: flags.limit };
  return searchTables(tables, query, { ...flags.sort, ...limit, ruleset: flags.ruleset });
}

function show(rows: readonly UnitRow[], { json, limit }: FindFlags, terminal: Terminal): void {
  if (json) for (const row of rows) terminal.print(JSON.stringify(row));
  else if (rows.length === 0) terminal.note('No unit fits that query.');
  else terminal.print(foundUnits(rows, limit ?? MOST_SHOWN));
}

/** The most rows of a table without `--limit`: more would scroll away unread. */
const MOST_SHOWN = 50;

/** @throws {InvalidArgumentError} if there is no such sort order, naming the fields */
function sortOrder(text: string): FindFlags['sort'] {
  const [field = '', order, ...more] = text.split(':');
  if (more.length > 0 || (order !== undefined && order !== 'desc' && order !== 'asc')) {
    throw new InvalidArgumentError('Expected a field, or a field and ":desc".');
  }
  return { sort: oneOf(field, SORT_FIELDS), descending: order === 'desc' };
}
