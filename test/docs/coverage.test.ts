import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Ability } from '../../src/rules/abilities/ability.js';
import { FURTHER_ABILITIES } from '../../src/rules/abilities/further-abilities.js';
import { GUNNERY_ABILITIES } from '../../src/rules/abilities/gunnery-abilities.js';
import { MISC_ABILITIES, TACTICAL_ABILITIES } from '../../src/rules/abilities/misc-abilities.js';
import { DEFENSIVE_ABILITIES, PILOTING_ABILITIES } from '../../src/rules/abilities/piloting-abilities.js';
import { MECH_CHASSIS } from '../../src/rules/body/chassis.js';
import { hooksIn } from '../../src/rules/hooks.js';
import { PHYSICAL_ATTACKS } from '../../src/rules/physical/index.js';
import { PILOTING_CAUSES } from '../../src/rules/piloting/index.js';
import { FURTHER_QUIRKS } from '../../src/rules/quirks/further-quirks.js';
import type { Quirk } from '../../src/rules/quirks/quirk.js';
import { TARGETING_QUIRKS } from '../../src/rules/quirks/targeting-quirks.js';
import * as unitQuirks from '../../src/rules/quirks/unit-quirks.js';
import { WEAPON_QUIRKS } from '../../src/rules/quirks/weapon-quirks.js';
import { RULESETS, type Ruleset, type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import { TERRAIN_TYPES } from '../../src/rules/terrain/terrain.js';
import { TO_HIT_MODIFIERS } from '../../src/rules/to-hit/modifier-table.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('docs/coverage.md says what the tables of the rules say (npx vitest run test/docs -u writes it anew)', async () => {
  await expect(register()).toMatchFileSnapshot(`${root}docs/coverage.md`);
});

it('every quirk and every ability that does something has a test file of its own', () => {
  const missing = [
    ...[...QUIRKS, ...FURTHER_QUIRKS.filter(doesSomething)].map(
      ({ id }) => `test/rules/quirks/${id}.test.ts`,
    ),
    ...[...ABILITIES, ...FURTHER_ABILITIES.filter(doesSomething)].map(
      ({ id }) => `test/rules/abilities/${id}.test.ts`,
    ),
  ].filter((path) => !existsSync(root + path));
  expect(missing).toEqual([]);
});

const QUIRKS: readonly Quirk[] = [...TARGETING_QUIRKS, ...Object.values(unitQuirks).flat(), ...WEAPON_QUIRKS];
const ABILITIES: readonly Ability[] = [
  ...GUNNERY_ABILITIES,
  ...PILOTING_ABILITIES,
  ...DEFENSIVE_ABILITIES,
  ...MISC_ABILITIES,
  ...TACTICAL_ABILITIES,
];

function register(): string {
  return [
    '# What the rules cover',
    'Generated from the tables of `src/rules` by `npx vitest run test/docs -u`. A test keeps it up to date. "Acts on" lists an',
    "entry's hooks in a ruleset. A dash means it has none there.",
    '',
    '## Shots: the modifiers in their steps',
    table(
      ['step', 'modifier', 'id'],
      TO_HIT_MODIFIERS.map(({ source, name, id }) => [source, name, `\`${id}\``]),
    ),
    '',
    'Tests: `test/rules/to-hit`, and real situations in `test/corpus/to-hit-situations.test.ts`.',
    '',
    '## Quirks',
    table(ENTRY_COLUMNS('quirk'), QUIRKS.map(quirkRow)),
    '',
    '### Quirks outside the catalog',
    table(
      ['quirk', ...EFFECT_COLUMNS, 'test'],
      FURTHER_QUIRKS.map((quirk) => [named(quirk), ...effects(quirk), testOf(quirk, 'quirks')]),
    ),
    '',
    '## Special pilot abilities',
    table(ENTRY_COLUMNS('ability'), ABILITIES.map(abilityRow)),
    '',
    '### Abilities outside the catalog',
    table(
      ['ability', ...EFFECT_COLUMNS, 'test'],
      FURTHER_ABILITIES.map((ability) => [named(ability), ...effects(ability), testOf(ability, 'abilities')]),
    ),
    '',
    '## Other pipelines',
    table(
      ['pipeline', 'entries', 'test'],
      [
        [
          'piloting rolls by cause',
          PILOTING_CAUSES.join(', '),
          '`test/rules/piloting`, `test/corpus/piloting-situations.test.ts`',
        ],
        [
          'physical attacks',
          Object.keys(PHYSICAL_ATTACKS).join(', '),
          '`test/rules/physical`, `test/corpus/physical-situations.test.ts`',
        ],
        ['terrain', TERRAIN_TYPES.join(', '), '`test/rules/to-hit`, `test/rules/piloting`'],
        ['hit location', 'front, left, right, rear, punch, kick', '`test/rules/hit-location`'],
        [
          'cluster hits, critical hits, damage, falls',
          '',
          '`test/rules/cluster`, `critical`, `damage`, `falling`',
        ],
        ['heat, initiative, consciousness', '', '`test/rules/heat`, `initiative`, `pilot`'],
      ],
    ),
    '',
    '## What the rulesets set differently',
    table(['cell', ...RULESETS.map((name) => `\`${name}\``)], differences()),
    '',
  ].join('\n');
}

const EFFECT_COLUMNS = RULESETS.flatMap((name) => [`effect in \`${name}\``, 'acts on']);
const ENTRY_COLUMNS = (kind: string) => [kind, 'pipelines', ...EFFECT_COLUMNS, 'test'];

const effects = (entry: Quirk | Ability): string[] =>
  RULESETS.flatMap((name) => [entry.effects[name], acts(entry, name)]);

const named = ({ name, id }: { readonly name: string; readonly id: string }) => `${name} \`${id}\``;

const doesSomething = ({ hooks }: Quirk | Ability): boolean =>
  Object.values(hooks).some((ofRuleset) => Object.keys(ofRuleset).length > 0);

const testOf = (entry: Quirk | Ability, folder: 'quirks' | 'abilities'): string =>
  `\`test/rules/${folder}/${doesSomething(entry) ? entry.id : 'without-effect'}.test.ts\``;

function acts(entry: Quirk | Ability, ruleset: RulesetName): string {
  const { effect, ...hooks } = hooksIn(entry, rulesetOf(ruleset));
  return Object.keys(hooks).map(spaced).join(', ') || '–';
}

const quirkRow = (quirk: Quirk): string[] => row(quirk, `test/rules/quirks/${quirk.id}.test.ts`);
const abilityRow = (ability: Ability): string[] => row(ability, `test/rules/abilities/${ability.id}.test.ts`);

function row(entry: Quirk | Ability, test: string): string[] {
  return [named(entry), entry.pipelines.join(', '), ...effects(entry), `\`${test}\``];
}

/** What two rulesets or more set differently, by the path of the cell. */
function differences(): string[][] {
  const cells = RULESETS.map((name) => cellsOf(rulesetOf(name)));
  const paths = new Set(cells.flatMap((ofRuleset) => [...ofRuleset.keys()]));
  const rows = [...paths]
    .map((path) => [path, ...cells.map((ofRuleset) => ofRuleset.get(path) ?? '–')])
    .filter(([, first, ...others]) => others.some((value) => value !== first));
  return onceForAllChassis(rows);
}

/** One row for all chassis that a table treats alike. */
function onceForAllChassis(rows: readonly string[][]): string[][] {
  const merged = new Map<string, { chassis: string[]; path: string; values: string[] }>();
  for (const [path = '', ...values] of rows) {
    const chassis = path.split(': ').filter((part) => MECH_CHASSIS.some((name) => name === part));
    const common = path.replace(`: ${chassis[0]}:`, ': *:');
    const key = [common, ...values].join('|');
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { chassis, path: common, values });
    else known.chassis.push(...chassis);
  }
  return [...merged.values()].map(({ chassis, path, values }) => [
    path.replace('*', chassis.join(', ')),
    ...values,
  ]);
}

function cellsOf({ name, place, base, hooks, ...areas }: Ruleset): Map<string, string> {
  const found = new Map<string, string>();
  const look = (value: unknown, path: string): void => {
    const shown = inOneCell(value);
    if (shown !== undefined) found.set(path, shown);
    else for (const [key, part] of Object.entries(value as object)) look(part, `${path}: ${spaced(key)}`);
  };
  for (const [area, rules] of Object.entries(areas)) {
    for (const [field, value] of Object.entries(rules)) look(value, `${spaced(area)}: ${spaced(field)}`);
  }
  return found;
}

/** A number, a word, a list or a small table; undefined for a table of tables. */
function inOneCell(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return plain(value);
  if ('name' in value) return String(value.name);
  const parts = Object.entries(value);
  const isList = Array.isArray(value);
  const shown = parts.map(([key, part]) => {
    if (typeof part !== 'object' || part === null)
      return isList ? plain(part) : `${spaced(key)}: ${plain(part)}`;
    return 'minimum' in part && 'modifier' in part ? `${part.minimum}+: ${plain(part.modifier)}` : undefined;
  });
  return shown.includes(undefined) ? undefined : shown.join(', ') || 'none';
}

const plain = (value: unknown): string => (typeof value === 'number' ? number(value) : String(value));

const number = (value: number) =>
  value === Number.POSITIVE_INFINITY ? '∞' : value === Number.NEGATIVE_INFINITY ? '−∞' : String(value);

const spaced = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
