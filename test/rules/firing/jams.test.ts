import { expect, it } from 'vitest';
import type { Weapon } from '../../../src/catalog/index.js';
import { canBeCleared, mostShotsOf } from '../../../src/rules/firing/jams.js';
import { itemNamed } from '../items.js';

const gun = (name: string): Weapon => {
  const item = itemNamed(name);
  if (item.kind !== 'weapon') throw new Error(`"${name}" is no weapon`);
  return item;
};

it('an Ultra autocannon fires up to twice, a rotary one six times, and any other gun once', () => {
  expect(['Ultra AC/5', 'Rotary AC/5', 'AC/5'].map((name) => mostShotsOf(gun(name)))).toEqual([2, 6, 1]);
});

it('only a rotary autocannon can be cleared of a jam', () => {
  expect(['Ultra AC/5', 'Rotary AC/5', 'AC/5'].map((name) => canBeCleared(gun(name)))).toEqual([
    false,
    true,
    false,
  ]);
});
