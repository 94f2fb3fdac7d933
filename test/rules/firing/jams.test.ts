import { describe, expect, it } from 'vitest';
import type { Weapon } from '../../../src/catalog/index.js';
import { canBeCleared, jamMisses, jamsUpTo, mostShotsOf } from '../../../src/rules/firing/jams.js';
import { itemNamed } from '../items.js';

const gun = (name: string): Weapon => {
  const item = itemNamed(name);
  if (item.kind !== 'weapon') throw new Error(`"${name}" is no weapon`);
  return item;
};

describe('a burst jams its weapon (combat.md section 12)', () => {
  it('an Ultra autocannon on 2 when it fires twice', () => {
    expect([1, 2].map((shots) => jamsUpTo(gun('Ultra AC/5'), shots))).toEqual([0, 2]);
  });

  it('a rotary autocannon on 2, on up to 3 and on up to 4, the faster it fires', () => {
    expect([1, 2, 3, 4, 5, 6].map((shots) => jamsUpTo(gun('Rotary AC/5'), shots))).toEqual([
      0, 2, 2, 3, 3, 4,
    ]);
  });

  it('no other weapon, however often it is fired', () => {
    expect(jamsUpTo(gun('AC/5'), 2)).toBe(0);
    expect(jamsUpTo(gun('Medium Laser'), 1)).toBe(0);
  });

  it('what an Ultra autocannon fired then misses, and what a rotary one fired does not', () => {
    expect(jamMisses(gun('Ultra AC/5'))).toBe(true);
    expect(jamMisses(gun('Rotary AC/5'))).toBe(false);
  });
});

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
