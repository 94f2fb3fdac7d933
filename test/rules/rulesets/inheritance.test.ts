import { expect, it } from 'vitest';
import { QUIRK_CATALOG, RULESETS, SPA_CATALOG } from '../../../src/index.js';
import { resolveAbilities } from '../../../src/rules/abilities/ability-catalog.js';
import { FURTHER_ABILITIES } from '../../../src/rules/abilities/further-abilities.js';
import { hooksIn } from '../../../src/rules/hooks.js';
import { FURTHER_QUIRKS } from '../../../src/rules/quirks/further-quirks.js';
import { resolveQuirks } from '../../../src/rules/quirks/quirk-catalog.js';
import { rulesetOf } from '../../../src/rules/ruleset.js';
import { CORE } from '../../../src/rules/rulesets/core/index.js';

const ENTRIES = [
  ...resolveQuirks(Object.keys(QUIRK_CATALOG)),
  ...FURTHER_QUIRKS,
  ...resolveAbilities(Object.keys(SPA_CATALOG)).map(({ ability }) => ability),
  ...FURTHER_ABILITIES,
];

it('there are three rulesets, and those two that are not the book extend it', () => {
  expect(RULESETS).toEqual(['standard', 'total-warfare', 'core']);
  const book = rulesetOf('total-warfare');
  expect(book.base).toBeUndefined();
  expect(rulesetOf('core').base).toBe(book);
  expect(rulesetOf('standard').base).toBe(book);
});

it('core states an area or takes over that of Total Warfare, cell by cell', () => {
  const book = rulesetOf('total-warfare');
  const core = rulesetOf('core');
  for (const area of Object.keys(CORE) as (keyof typeof CORE)[]) {
    const taken = Object.keys(book[area]).filter((cell) => !Object.hasOwn(CORE[area] ?? {}, cell));
    const cellsOf = (rules: object) =>
      taken.map((cell) => Object.entries(rules).find(([name]) => name === cell));
    expect(cellsOf(core[area]), area).toEqual(cellsOf(book[area]));
    expect(Object.keys(core[area]), area).toEqual(Object.keys(book[area]));
  }
});

it.each(ENTRIES)('$id does in core what it does in Total Warfare, unless core states it', (entry) => {
  const inCore = hooksIn(entry, rulesetOf('core'));
  expect(inCore).toBe(entry.hooks.core ?? hooksIn(entry, rulesetOf('total-warfare')));
});
