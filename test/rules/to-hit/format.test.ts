import { expect, test } from 'vitest';
import { formatToHit } from '../../../src/rules/to-hit/index.js';
import { calculate } from './shots.js';

test('one sentence says the number, the odds and what makes it', () => {
  const calculation = calculate({
    attacker: { movementType: 'walk', unitQuirks: ['improved_targeting_medium'] },
    target: { movementType: 'run', hexesMoved: 7 },
    bracket: 'medium',
    range: 8,
  });
  expect(formatToHit(calculation)).toBe(
    'Needs 9+ (27.8 %): gunnery 4, medium range (8 hexes) +2, attacker walked +1, target moved 7 hexes +3, ' +
      'Improved Targeting (Medium) −1.',
  );
});

test('vehicles cruise and flank where others walk and run', () => {
  const entryOf = (movementType: 'walk' | 'run', drives: boolean) =>
    calculate({ attacker: { movementType, drives } }).modifiers.find(({ id }) => id === 'attacker_movement');
  expect(entryOf('walk', true)).toMatchObject({ value: 1, description: 'attacker cruised' });
  expect(entryOf('run', true)).toMatchObject({ value: 2, description: 'attacker flanked' });
  expect(entryOf('run', false)).toMatchObject({ value: 2, description: 'attacker ran' });
});

test('a number beyond the dice differs from a shot that cannot be made, and from one that cannot miss', () => {
  expect(formatToHit(calculate({ attacker: { gunnery: 8, heat: 30 } }))).toBe(
    'Impossible: gunnery 8, heat 30 +5.',
  );
  expect(formatToHit(calculate({ bracket: 'out_of_range', range: 40 }))).toBe(
    'Cannot be done: gunnery 4, out of range (40 hexes) ∞.',
  );
  expect(formatToHit(calculate({ target: { immobile: true } }))).toBe(
    'Hits without fail (100 %): gunnery 4, target immobile −4.',
  );
});

test('an entry of the caller without words goes by its name', () => {
  const damageModifiers = [
    { id: 'a', name: 'Sun in the eyes', value: 1, source: 'damage', description: '' },
  ] as const;
  expect(formatToHit(calculate({ attacker: { damageModifiers } }))).toBe(
    'Needs 5+ (83.3 %): gunnery 4, Sun in the eyes +1.',
  );
});
