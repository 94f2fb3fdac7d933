import { describe, expect, it } from 'vitest';
import {
  calculateToHit,
  formatToHit,
  getProbability,
  PROBABILITY_TABLE,
  type RangeBracket,
} from '../../../src/index.js';
import { mark, shooter } from './duel.js';

describe('Probability', () => {
  it('To-hit 2 probability 100%', () => {
    expect(getProbability(2)).toBe(1);
    expect(calculateToHit(shooter({ gunnery: 2 }), mark(), 'short', 3).probability).toBe(1);
  });

  it('To-hit 7 probability 58.3%', () => {
    expect(getProbability(7)).toBe(21 / 36);
    expect(getProbability(7)).toBeCloseTo(0.583, 3);
    expect(calculateToHit(shooter({ gunnery: 5 }), mark(), 'medium', 5).probability).toBe(21 / 36);
  });

  it('To-hit 10 probability 16.7%', () => {
    expect(getProbability(10)).toBe(6 / 36);
    expect(getProbability(10)).toBeCloseTo(0.167, 3);
  });

  it('To-hit 12 probability 2.8%', () => {
    expect(getProbability(12)).toBe(1 / 36);
    expect(getProbability(12)).toBeCloseTo(0.028, 3);
  });

  it('To-hit 13+ probability 0%', () => {
    expect(getProbability(13)).toBe(0);
    expect(getProbability(14)).toBe(0);
    expect(getProbability(99)).toBe(0);
    expect(getProbability(Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('below 2 is certain', () => {
    expect(getProbability(1)).toBe(1);
    expect(getProbability(0)).toBe(1);
    expect(getProbability(-5)).toBe(1);
  });

  it('PROBABILITY_TABLE completeness', () => {
    expect(PROBABILITY_TABLE).toEqual({
      2: 36 / 36,
      3: 35 / 36,
      4: 33 / 36,
      5: 30 / 36,
      6: 26 / 36,
      7: 21 / 36,
      8: 15 / 36,
      9: 10 / 36,
      10: 6 / 36,
      11: 3 / 36,
      12: 1 / 36,
      13: 0,
    });
  });

  it('is what 36 rolls of two dice give', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const totals = faces.flatMap((one) => faces.map((other) => one + other));
    for (let needed = 2; needed <= 13; needed += 1) {
      expect(getProbability(needed)).toBe(totals.filter((total) => total >= needed).length / 36);
    }
  });
});

describe('formatToHit', () => {
  it('says number, chance and what they are made of in one sentence', () => {
    const attacker = shooter({ movementType: 'walk' });
    const target = mark({ movementType: 'walk', hexesMoved: 5 });
    expect(formatToHit(calculateToHit(attacker, target, 'medium', 8))).toBe(
      'Needs 9+ (27.8 %): gunnery 4, medium range (8 hexes) +2, attacker walked +1, target moved 5 hexes +2.',
    );
  });

  it('leaves out what adds nothing', () => {
    expect(formatToHit(calculateToHit(shooter(), mark(), 'short', 3))).toBe('Needs 4+ (91.7 %): gunnery 4.');
  });

  it('names quirks and abilities, and what makes it easier has a minus', () => {
    const attacker = shooter({
      unitQuirks: ['sensor_ghosts'],
      abilities: ['sniper'],
      targetingComputer: true,
    });
    expect(formatToHit(calculateToHit(attacker, mark(), 'long', 9))).toBe(
      'Needs 6+ (72.2 %): gunnery 4, long range (9 hexes) +4, targeting computer −1, Sensor Ghosts +1, Sniper −2.',
    );
  });

  it.each<[string, number, RangeBracket, string]>([
    ['a sure hit', 1, 'short', 'Hits without fail (100 %): gunnery 1.'],
    ['one hex', 3, 'medium', 'Needs 5+ (83.3 %): gunnery 3, medium range (1 hex) +2.'],
    ['what cannot be done', 4, 'out_of_range', 'Cannot be done: gunnery 4, out of range (1 hex) ∞.'],
  ])('says %s', (_, gunnery, bracket, sentence) => {
    expect(formatToHit(calculateToHit(shooter({ gunnery }), mark(), bracket, 1))).toBe(sentence);
  });

  it('says what is impossible', () => {
    const attacker = shooter({ gunnery: 8, movementType: 'jump' });
    expect(formatToHit(calculateToHit(attacker, mark(), 'long', 9))).toBe(
      'Impossible: gunnery 8, long range (9 hexes) +4, attacker jumped +3.',
    );
  });

  it('tells the rulesets apart in what it lists', () => {
    const attacker = shooter({ sensorHits: 1, pilotWounds: 1 });
    expect(formatToHit(calculateToHit(attacker, mark(), 'short', 3))).toBe(
      'Needs 6+ (72.2 %): gunnery 4, pilot wounded (1) +1, sensor hits: 1 +1.',
    );
    expect(formatToHit(calculateToHit(attacker, mark(), 'short', 3, { ruleset: 'total-warfare' }))).toBe(
      'Needs 6+ (72.2 %): gunnery 4, sensor hits: 1 +2.',
    );
  });

  it('holds one line, one colon of its own and one full stop', () => {
    const sentence = formatToHit(calculateToHit(shooter({ heat: 30 }), mark({ prone: true }), 'long', 8));
    expect(sentence).toMatch(/^[^\n]+: [^\n]+\.$/);
  });
});
