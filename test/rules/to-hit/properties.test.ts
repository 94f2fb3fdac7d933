import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateToHit,
  type ITargetState,
  type IToHitOptions,
  preparedToHitNumber,
  prepareToHit,
  toHitNumber,
} from '../../../src/rules/to-hit/index.js';
import { TO_HIT_MODIFIERS } from '../../../src/rules/to-hit/modifier-table.js';
import { situationOf } from '../../../src/rules/to-hit/situation-of.js';
import { modifiersOf } from '../../../src/rules/to-hit/walk.js';
import { attacker, bracket, options, range, target } from '../generators/shots.js';

/** `npm run shots` tries more. */
const RUNS = { numRuns: process.env.MODE === 'whole' ? 20_000 : 400 };

describe('for any shot', () => {
  test('the number is the sum of its entries, and never NaN', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers, rawToHit, finalToHit, impossible, probability, baseToHit } = calculateToHit(
          from,
          to,
          at,
          hexesAway,
          how,
        );
        const sum = modifiers.reduce((total, { value }) => total + value, 0);
        expect(rawToHit).toBe(sum);
        expect(finalToHit).toBe(sum === Number.POSITIVE_INFINITY ? sum : Math.min(13, sum));
        expect(impossible).toBe(finalToHit >= 13);
        expect(baseToHit).toBe(from.gunnery);
        expect(probability >= 0 && probability <= 1).toBe(true);
        expect(modifiers.every(({ value }) => !Number.isNaN(value))).toBe(true);
      }),
      RUNS,
    );
  });

  test('no entry stands twice, none is 0 but the four that every shot has, and each has its words', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers } = calculateToHit(from, to, at, hexesAway, how);
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
        const atNothing = modifiers.filter(({ value }) => value === 0).map(({ id }) => id);
        for (const id of atNothing) {
          expect(['gunnery', 'range', 'attacker_movement', 'target_movement']).toContain(id);
        }
        expect(modifiers.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
      }),
      RUNS,
    );
  });

  test('an entry says what it is about, whatever shots came before', () => {
    const words = {
      short: 'short range',
      medium: 'medium range',
      long: 'long range',
      extreme: 'extreme range',
      out_of_range: 'out of range',
    };
    const count = (hexesAway: number) => (hexesAway === 1 ? '1 hex' : `${hexesAway} hexes`);
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers } = calculateToHit(from, to, at, hexesAway, how);
        const said = (id: string) => modifiers.find((entry) => entry.id === id)?.description;
        expect(said('gunnery')).toBe(`gunnery ${from.gunnery}`);
        expect(said('range')).toBe(`${words[at]} (${count(hexesAway)})`);
        expect(said('target_movement')).toBe(
          `target ${to.movementType === 'jump' ? 'jumped' : 'moved'} ${count(to.hexesMoved)}`,
        );
        expect(said('heat') ?? `heat ${from.heat}`).toBe(`heat ${from.heat}`);
      }),
      RUNS,
    );
  });

  test('toHitNumber is the finalToHit of calculateToHit', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { finalToHit } = calculateToHit(from, to, at, hexesAway, how);
        expect(toHitNumber(from, to, at, hexesAway, how)).toBe(finalToHit);
      }),
      RUNS,
    );
  });

  test('every modifier is asked, in the order of aggregation', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const shot = situationOf(from, to, at, hexesAway, how);
        const acting = modifiersOf(shot)
          .map(({ id, value, always }) => ({ id, value: value(shot), always }))
          .filter(({ value, always }) => value !== 0 || always);
        expect(
          calculateToHit(from, to, at, hexesAway, how).modifiers.map(({ id, value }) => [id, value]),
        ).toEqual(acting.map(({ id, value }) => [id, value]));
      }),
      RUNS,
    );
  });

  test('each modifier of the table acts on some shot', () => {
    const shots = fc.sample(fc.tuple(attacker, target, bracket, range, options), { numRuns: 5_000, seed: 1 });
    const acted = new Set(
      shots.flatMap(([from, to, at, hexesAway, how]) =>
        calculateToHit(from, to, at, hexesAway, how).modifiers.map(({ id }) => id),
      ),
    );
    expect(TO_HIT_MODIFIERS.map(({ id }) => id).filter((id) => !acted.has(id))).toEqual([]);
  });

  test('a prepared pair gives the same number on any line', () => {
    const lines = fc.array(
      fc.record({
        at: bracket,
        hexesAway: range,
        between: fc.nat(6),
        inside: fc.nat(3),
        cover: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(attacker, target, options, lines, (from, to, how, several) => {
        const prepared = prepareToHit(from, to, how);
        for (const { at, hexesAway, between, inside, cover } of several) {
          const number = preparedToHitNumber(prepared, {
            bracket: at,
            range: hexesAway,
            interveningTerrain: between,
            targetTerrain: inside,
            partialCover: cover || inWater(to, how),
          });
          const points = { interveningPoints: between, targetTerrainPoints: inside };
          expect(number).toBe(
            toHitNumber(from, { ...to, partialCover: cover }, at, hexesAway, { ...how, ...points }),
          );
        }
      }),
      RUNS,
    );
  });

  test('the order of quirks and abilities does not matter', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const turned = <T extends { unitQuirks?: readonly string[]; abilities?: readonly string[] }>(
          state: T,
        ): T => ({
          ...state,
          ...(state.unitQuirks && { unitQuirks: [...state.unitQuirks].reverse() }),
          ...(state.abilities && { abilities: [...state.abilities].reverse() }),
        });
        expect(toHitNumber(turned(from), turned(to), at, hexesAway, how)).toBe(
          toHitNumber(from, to, at, hexesAway, how),
        );
      }),
      RUNS,
    );
  });

  test('an ability or quirk that is not listed changes nothing, and a listed one by what it says', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers, rawToHit } = calculateToHit(from, to, at, hexesAway, how);
        for (const id of from.abilities ?? []) {
          if (modifiers.some((entry) => id.startsWith(entry.id))) continue;
          const without = { ...from, abilities: (from.abilities ?? []).filter((other) => other !== id) };
          expect(calculateToHit(without, to, at, hexesAway, how).rawToHit, id).toBe(rawToHit);
        }
      }),
      RUNS,
    );
  });

  test('Sniper and Range Master do not reach what is out of range', () => {
    const masters = fc.subarray([
      'sniper',
      'range_master_short',
      'range_master_out_of_range',
      'range_master_long',
    ]);
    fc.assert(
      fc.property(attacker, target, masters, range, options, (from, to, ids, hexesAway, how) => {
        const number = toHitNumber({ ...from, abilities: ids }, to, 'out_of_range', hexesAway, how);
        expect(number).toBe(Number.POSITIVE_INFINITY);
      }),
      RUNS,
    );
  });
});

const inWater = ({ prone, superheavy }: ITargetState, { targetTerrain = [] }: IToHitOptions): boolean =>
  !prone && !superheavy && targetTerrain.includes('water');
