import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Ability } from '../../src/rules/abilities/ability.js';
import { FURTHER_ABILITIES } from '../../src/rules/abilities/further-abilities.js';
import { GUNNERY_ABILITIES } from '../../src/rules/abilities/gunnery-abilities.js';
import { MISC_ABILITIES, TACTICAL_ABILITIES } from '../../src/rules/abilities/misc-abilities.js';
import { DEFENSIVE_ABILITIES, PILOTING_ABILITIES } from '../../src/rules/abilities/piloting-abilities.js';
import { hooksIn } from '../../src/rules/hooks.js';
import { PHYSICAL_ATTACKS } from '../../src/rules/physical/index.js';
import { PILOTING_CAUSES } from '../../src/rules/piloting/index.js';
import { FURTHER_QUIRKS } from '../../src/rules/quirks/further-quirks.js';
import type { Quirk } from '../../src/rules/quirks/quirk.js';
import { TARGETING_QUIRKS } from '../../src/rules/quirks/targeting-quirks.js';
import * as unitQuirks from '../../src/rules/quirks/unit-quirks.js';
import { WEAPON_QUIRKS } from '../../src/rules/quirks/weapon-quirks.js';
import { type Ruleset, type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
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
    '### Quirks outside the catalog, in `total-warfare` alone',
    table(
      ['quirk', 'effect', 'acts on', 'test'],
      FURTHER_QUIRKS.map((quirk) => [
        named(quirk),
        quirk.effects['total-warfare'],
        acts(quirk, 'total-warfare'),
        testOf(quirk, 'quirks'),
      ]),
    ),
    '',
    '## Special pilot abilities',
    table(ENTRY_COLUMNS('ability'), ABILITIES.map(abilityRow)),
    '',
    '### Abilities outside the catalog',
    table(
      ['ability', 'effect in `standard`', 'acts on', 'effect in `total-warfare`', 'acts on', 'test'],
      FURTHER_ABILITIES.map((ability) => [
        named(ability),
        ability.effects.standard,
        acts(ability, 'standard'),
        ability.effects['total-warfare'],
        acts(ability, 'total-warfare'),
        testOf(ability, 'abilities'),
      ]),
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
    table(['switch', '`standard`', '`total-warfare`'], differences()),
    '',
  ].join('\n');
}

const ENTRY_COLUMNS = (kind: string) => [
  kind,
  'pipelines',
  'effect in `standard`',
  'acts on',
  'effect in `total-warfare`',
  'acts on',
  'test',
];

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
  return [
    named(entry),
    entry.pipelines.join(', '),
    entry.effects.standard,
    acts(entry, 'standard'),
    entry.effects['total-warfare'],
    acts(entry, 'total-warfare'),
    `\`${test}\``,
  ];
}

function differences(): string[][] {
  const ours = switches(rulesetOf('standard'));
  const theirs = switches(rulesetOf('total-warfare'));
  return [...ours]
    .filter(([key, value]) => theirs.get(key) !== value)
    .map(([key, value]) => [key, value, theirs.get(key) ?? '']);
}

function switches(ruleset: Ruleset): Map<string, string> {
  const found = new Map<string, string>();
  for (const [part, values] of Object.entries(ruleset)) {
    if (typeof values !== 'object' || part === 'base') continue;
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== 'function') found.set(`${part}: ${spaced(key)}`, shown(value));
    }
  }
  return found;
}

function shown(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'number' ? number(value) : String(value);
  return value
    .map((part) =>
      typeof part === 'object' && part !== null ? `${part.minimum}+: ${number(part.modifier)}` : number(part),
    )
    .join(', ');
}

const number = (value: number) => (value === Number.POSITIVE_INFINITY ? 'impossible' : String(value));

const spaced = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
