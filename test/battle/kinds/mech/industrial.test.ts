import { describe, expect, it } from 'vitest';
import { fall } from '../../../../src/battle/damage/fall.js';
import { passesPilotingRoll } from '../../../../src/battle/piloting/roll-piloting.js';
import { resolveCriticalCheck } from '../../../../src/rules/critical/index.js';
import { scriptedDice } from '../../../rules/scripted-dice.js';
import type { CustomMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { heatComes, nextTurn, redFires, shootingRange } from '../../shooting-range.js';

const LOADER: CustomMech = { structure: 'Industrial', engine: 'ice' };
const BOOK = { ruleset: 'total-warfare' } as const;
const PASSED = [6, 6] as const;
const FAILED = [1, 1] as const;
const NO_CRITICAL = [1, 1] as const;

describe("A critical check of an industrial 'Mech", () => {
  const hits = (first: number, second: number, location: 'left_torso' | 'left_arm') => {
    const check = { location, structureType: 'industrial' };
    return resolveCriticalCheck(check, scriptedDice(first, second), BOOK);
  };

  it('is made at +2, and 14 or more in a torso is four hits', () => {
    expect(hits(2, 3, 'left_torso').hits).toBe(0);
    expect(hits(3, 3, 'left_torso').hits).toBe(1);
    expect(hits(5, 5, 'left_torso').hits).toBe(3);
    expect(hits(6, 6, 'left_torso').hits).toBe(4);
    expect(hits(6, 6, 'left_arm')).toMatchObject({ hits: 0, limbBlownOff: true });
  });

  it('is asked for by a hit of more than 5 points on commercial armor', () => {
    const blue = { ...LOADER, armor: 'Commercial' };
    const struck = (weapon: string) => {
      const range = shootingRange({
        ...BOOK,
        red: { slots: { RA: [weapon] } },
        blue,
        distance: 1,
        dice: [6, 6, 4, 4],
      });
      range.add(...NO_CRITICAL);
      redFires(range, [{ weapon }]);
      return range.of('critical-check').length;
    };
    // 5 points, and 8.
    expect(struck('Medium Laser')).toBe(0);
    expect(struck('Large Laser')).toBe(1);
  });

  it('ends a turn in which it fell, with the levels of the fall added', () => {
    const range = shootingRange({
      ...BOOK,
      red: LOADER,
      // Which way it falls, where its groups of 5 points strike, and its pilot comes out unhurt.
      dice: [1, ...[4, 4], ...[4, 4], ...[4, 4], ...PASSED],
    });
    fall(range.battle, range.red, { kind: 'damage' }, 2);
    range.done();
    // The left torso; 3 and the 2 levels and the 2 of its structure are 7.
    range.add(4, 4, 1, 2);
    heatComes(range);
    expect(range.of('critical-check')).toMatchObject([
      {
        location: 'left_torso',
        total: 3,
        modifiers: [{ value: -2 }, { id: 'levels_fallen', value: -2 }],
        hits: 0,
      },
    ]);
    range.done();
  });

  it('comes after a turn in which nothing shook it for nobody', () => {
    const range = shootingRange({ ...BOOK, red: LOADER });
    heatComes(range);
    expect(range.of('critical-check')).toEqual([]);
  });
});

describe('An internal combustion engine', () => {
  it('stalls if the roll fails that follows a piloting roll which failed', () => {
    const stalls = (...second: number[]) => {
      const range = shootingRange({ ...BOOK, red: LOADER, dice: [...FAILED, ...second] });
      expect(passesPilotingRoll(range.battle, range.red, { kind: 'damage' })).toBe(false);
      range.done();
      return range.red.shutDown;
    };
    expect(stalls(...PASSED)).toBe(false);
    expect(stalls(...FAILED)).toBe(true);
  });

  it('starts again by a piloting roll at the end of a later turn', () => {
    const range = shootingRange({ ...BOOK, red: LOADER, dice: [...FAILED, ...FAILED] });
    passesPilotingRoll(range.battle, range.red, { kind: 'damage' });
    heatComes(range);
    expect(range.red).toMatchObject({ shutDown: true, canAct: false });
    nextTurn(range);
    range.add(...FAILED);
    heatComes(range);
    expect(range.red.shutDown).toBe(true);
    nextTurn(range);
    range.add(...PASSED);
    heatComes(range);
    expect(range.red).toMatchObject({ shutDown: false, stalledIn: 0, canAct: true });
    range.done();
  });

  it('does not drive a fusion engine', () => {
    const { battle, red } = shootingRange({ ...BOOK, red: { structure: 'Industrial' }, dice: [...FAILED] });
    passesPilotingRoll(battle, red, { kind: 'damage' });
    expect(red.shutDown).toBe(false);
  });

  it.each([
    ['stands', 2, false, true],
    ['stands', 1, false, false],
    ['lies', 1, true, true],
  ] as const)('drowns in a turn that begins while it %s %i deep in water', (_, depth, prone, lost) => {
    const map = mapOf({ '5,14': { waterDepth: depth, terrain: ['water'] } });
    const range = shootingRange({ ...BOOK, red: { ...LOADER, condition: { prone } }, map });
    range.red.elevation = -depth;
    nextTurn(range);
    heatComes(range);
    expect(range.red.lost).toBe(lost ? 'engine-destroyed' : undefined);
  });

  it('does not drown in a unit that is sealed', () => {
    const slots = { RT: ['Environmental Sealing*4'], LT: ['Environmental Sealing*4'] };
    const map = mapOf({ '5,14': { waterDepth: 2, terrain: ['water'] } });
    const range = shootingRange({ ...BOOK, red: { ...LOADER, slots }, map });
    range.red.elevation = -2;
    nextTurn(range);
    heatComes(range);
    expect(range.red.lost).toBeUndefined();
  });
});
