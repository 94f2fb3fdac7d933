import { describe, expect, test } from 'vitest';
import { calculateClusterModifier, rollClusterHits } from '../../../src/rules/cluster/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';

const abilities = ['cluster_hitter'];
const LRM_20 = itemNamed('LRM 20');

describe('Cluster Hitter', () => {
  test('Cluster Hitter bonus', () => {
    const modifier = calculateClusterModifier({ abilities, weapon: LRM_20 });
    expect(modifier).toBe(1);
    // One step along the table: an 8 lands 12 of 20 missiles, a 9 lands 16.
    expect(rollClusterHits(20, 0, scriptedDice(4, 4))).toBe(12);
    expect(rollClusterHits(20, modifier, scriptedDice(4, 4))).toBe(16);
  });

  test.each(RULESETS)('in %s adds 1 to the roll of every weapon that spreads its hits', (ruleset) => {
    for (const name of ['SRM 6', 'LRM 15', 'LB 10-X AC', 'HAG/20', 'Ultra AC/5']) {
      expect(calculateClusterModifier({ abilities, weapon: itemNamed(name) }, { ruleset })).toBe(1);
    }
    expect(calculateClusterModifier({ abilities }, { ruleset })).toBe(1);
  });

  test.each(RULESETS)('in %s has nothing to add to a single shot', (ruleset) => {
    expect(calculateClusterModifier({ abilities, weapon: itemNamed('Medium Laser') }, { ruleset })).toBe(0);
  });

  test('never takes a roll beyond 12', () => {
    expect(rollClusterHits(20, 1, scriptedDice(6, 6))).toBe(20);
  });

  test('adds up with Artemis', () => {
    const shot = { abilities, weapon: LRM_20, linkedTo: itemNamed('Artemis IV FCS') };
    expect(calculateClusterModifier(shot)).toBe(3);
  });

  test('adds up with Sandblaster in standard, and gives way to it in total-warfare', () => {
    const shot = {
      abilities: [...abilities, 'sandblaster_ultra_ac_5'],
      weapon: itemNamed('Ultra AC/5'),
      rangeBracket: 'short',
    } as const;
    expect(calculateClusterModifier(shot, { ruleset: 'standard' })).toBe(2);
    expect(calculateClusterModifier(shot, { ruleset: 'total-warfare' })).toBe(4);
    const other = { ...shot, weapon: itemNamed('Ultra AC/20') };
    expect(calculateClusterModifier(other, { ruleset: 'total-warfare' })).toBe(1);
  });
});
