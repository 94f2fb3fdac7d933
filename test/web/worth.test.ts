import { describe, expect, it } from 'vitest';
import { abilityKey, readAbilityWorth, readSkillWorth, readUnitWorth } from '../../web/worth/read-worth.js';
import { abilityWorthWords, unitWorthWords } from '../../web/worth/worth-words.js';

const head = { format: 'tarcomp-worth', version: 1 };
const figure = (value: number, low: number, high: number) => ({ value, low, high });
const sniper = {
  kind: 'ability',
  id: 'sniper',
  name: 'Sniper',
  ruleset: 'standard',
  points: figure(4.21, 3.4, 5),
  battleValue: figure(3.1, 2, 4),
  measurable: true,
};
const tableOf = (...rows: readonly unknown[]) => JSON.stringify({ ...head, table: 'abilities', rows });

describe('what the page says of worth', () => {
  it('is points of win rate with their interval, and Battle Value', () => {
    const found = readAbilityWorth(tableOf(sniper)).rows.get(abilityKey('ability', 'sniper', 'standard'));
    expect(found && abilityWorthWords(found)).toBe(
      'Between bots, +4.2 points of win rate (+3.4 to +5.0), as much as +3.1 % Battle Value',
    );
  });

  it('is that there is no measurable effect, where there is none', () => {
    const none = { ...sniper, kind: 'ability' as const, points: figure(-0.1, -0.5, 0.3), measurable: false };
    expect(abilityWorthWords(none)).toBe(
      'Between bots, no measurable effect: −0.1 points of win rate (−0.5 to +0.3)',
    );
  });

  it('is the Battle Value that a unit wins like', () => {
    const text = JSON.stringify({
      ...head,
      table: 'units',
      rows: [
        { id: 'atlas-as7-d', name: 'Atlas AS7-D', battleValue: 1897, fairValue: figure(1450, 1390, 1520) },
      ],
    });
    const found = readUnitWorth(text).rows.get('atlas-as7-d');
    expect(found && unitWorthWords(found)).toBe('1,450 (1,390 to 1,520)');
  });

  it('is the factor of skills that is charged, and the one that wins as often', () => {
    const row = {
      gunnery: 3,
      piloting: 5,
      winRate: figure(62, 60, 64),
      charged: 1.2,
      worth: figure(1.3, 1.2, 1.4),
    };
    const made = { games: 1000, commit: 'abc1234' };
    const found = readSkillWorth(JSON.stringify({ ...head, table: 'skills', made, rows: [row] }));
    expect(found.rows.get('3/5')).toEqual(row);
    expect(found).toMatchObject(made);
  });

  it.each([
    ['is no JSON', '{'],
    ['is another file', JSON.stringify({ ...head, format: 'other', table: 'abilities', rows: [sniper] })],
    ['is of a later version', JSON.stringify({ ...head, version: 2, table: 'abilities', rows: [sniper] })],
    ['is another table', JSON.stringify({ ...head, table: 'units', rows: [sniper] })],
    ['has no rows', JSON.stringify({ ...head, table: 'abilities' })],
    ['has a row without a figure', tableOf({ ...sniper, points: { value: 1 } })],
    ['has a row of another kind', tableOf({ ...sniper, kind: 'unit' }, null, 3)],
  ])('is nothing where a table %s', (_, text) => {
    expect(readAbilityWorth(text).rows.size).toBe(0);
  });
});
