import { expect, it } from 'vitest';
import { extendRuleset, type Ruleset, rulesetOf } from '../../../src/rules/ruleset.js';
import { type Area, type Cell, cellsOf, pathOf, trialsOf } from './cells.js';
import { PROBES } from './probes/index.js';
import { UNDAUNTED } from './probes/moves.js';
import { written } from './probes/probe.js';

const BOOK = rulesetOf('total-warfare');

/** What the probes of an area find. */
const findings = new Map<Ruleset, Map<Area, readonly string[]>>();

function found(rules: Ruleset, area: Area): readonly string[] {
  let ofRuleset = findings.get(rules);
  if (ofRuleset === undefined) {
    ofRuleset = new Map();
    findings.set(rules, ofRuleset);
  }
  let values = ofRuleset.get(area);
  if (values === undefined) {
    values = PROBES[area].map((probe) => written(probe(rules)));
    ofRuleset.set(area, values);
  }
  return values;
}

/** The probe of an area that told the last cell apart: neighbours are mostly told by the same one, so it goes first. */
const lastToTell = new Map<Area, number>();

/** Whether some probe of its area tells a ruleset with another value apart. */
function countsIn(rules: Ruleset, { area, ...cell }: Cell): boolean {
  const plain = found(rules, area);
  const first = lastToTell.get(area) ?? 0;
  const probes = [...PROBES[area].entries()];
  const inOrder = [...probes.slice(first), ...probes.slice(0, first)];
  return trialsOf(rules, { area, ...cell }).some((trial) => {
    const [telling] = inOrder.find(([index, probe]) => written(probe(trial)) !== plain[index]) ?? [];
    if (telling !== undefined) lastToTell.set(area, telling);
    return telling !== undefined;
  });
}

/** In the book itself, or in a ruleset where another cell does not settle the matter. */
const counts = (cell: Cell): boolean =>
  countsIn(BOOK, cell) || OTHER_BASES.some((base) => countsIn(base, cell));

/** Where CASE lets less inside than there is, the rest leaves through the armor. */
const VENTED = extendRuleset('total-warfare', {
  explosions: { mostInside: { none: 20, case: 10, 'case-ii': 1 } },
});

/** Where guns of 'Mechs survive a hit, those of vehicles may as well. */
const TOUGH = extendRuleset('total-warfare', { critical: { hitsToDestroy: { autocannon: 2 } } });

const OTHER_BASES: readonly Ruleset[] = [UNDAUNTED, VENTED, TOUGH];

it.each(Object.keys(PROBES))(
  'every cell of %s counts: another value changes what the rules decide',
  (area) => {
    const cells = cellsOf(BOOK).filter((cell) => cell.area === area);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => !counts(cell)).map(pathOf)).toEqual([]);
  },
);

const inBook = new Set(cellsOf(BOOK).map(pathOf));

it.each(['standard', 'core'] as const)('every cell that %s alone has counts as well', (name) => {
  const rules = rulesetOf(name);
  const own = cellsOf(rules).filter((cell) => !inBook.has(pathOf(cell)));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((cell) => !countsIn(rules, cell)).map(pathOf)).toEqual([]);
});
