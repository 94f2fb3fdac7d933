import { describe, expect, test } from 'vitest';
import { mapNames } from '../../web/views/battle/replay/map-names.js';

const wordsOf = (...units: readonly (readonly [chassis: string, model: string])[]): readonly string[] =>
  mapNames(
    units.map(([chassis, model]) => ({ chassis, name: `${chassis} ${model}`, label: `${chassis} ${model}` })),
  ).map(({ words }) => words);

describe('a name beside a token', () => {
  test('is cut after the words that there is room for', () => {
    expect(
      wordsOf(['Manticore Heavy Tank', ''], ['Phoenix Hawk', 'PXH-1'], ['Elemental Battle Armor', '(Fire)']),
    ).toEqual(['Manticore', 'Phoenix Hawk', 'Elemental']);
  });

  test('is whole where two would be cut to the same', () => {
    expect(wordsOf(['Goblin Infantry Support Vehicle', ''], ['Goblin Medium Tank', 'LRM'])).toEqual([
      'Goblin Infantry Support Vehicle',
      'Goblin Medium Tank',
    ]);
  });
});
