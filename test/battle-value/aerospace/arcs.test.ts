import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import {
  armament,
  DROPSHIP,
  JUMPSHIP,
  linesOf,
  ratings,
  SPACE_STATION,
  several,
  WARSHIP,
} from './sample-craft.js';

/** The main, second and third arc. */
const chosen = (blocks: BlockValues) =>
  ['Main arc', 'Second arc', 'Third arc'].map(
    (label) => linesOf(label, blocks)[0]?.calculation.split(', weapons')[0],
  );

/** The medium laser is worth 46 and makes 3 points of heat. */
const lasers = (count: number) => several(count, 'Medium Laser');

describe('The arcs of a DropShip', () => {
  it('weapons that point back from a side are an arc of their own', () => {
    const blocks = { ...DROPSHIP, 'Left Side Equipment': [...lasers(2), ...several(3, '(R) Medium Laser')] };
    expect(chosen(blocks)).toEqual(['Left side, rear', 'Left side', 'Aft']);
    expect(armament(blocks)).toBe(5 * 46);
  });

  it('the strongest arc is the main one, the stronger neighbour the second, the other one the third', () => {
    const blocks = {
      ...DROPSHIP,
      'Nose Equipment': lasers(4),
      'Left Side Equipment': lasers(3),
      'Right Side Equipment': lasers(2),
      'Aft Equipment': lasers(4),
    };
    expect(chosen(blocks)).toEqual(['Nose', 'Left side', 'Right side']);
    expect(armament(blocks)).toBe((4 + 3 + 2 * 0.5 + 4 * 0.25) * 46);
  });

  it('of equal arcs the nose comes first, and of equal neighbours the right one', () => {
    const blocks = {
      ...DROPSHIP,
      'Nose Equipment': lasers(2),
      'Left Side Equipment': lasers(2),
      'Right Side Equipment': lasers(2),
    };
    expect(chosen(blocks)).toEqual(['Nose', 'Right side', 'Left side']);
  });

  it('equal arcs stay equal in whatever order their weapons are listed', () => {
    // Added up in these two orders the values differ by a hair.
    const artemis = ['LRM 20', 'SRM 6', 'SRM 4'].flatMap((name) => [name, 'ISArtemisIV']);
    const reversed = ['SRM 4', 'SRM 6', 'LRM 20'].flatMap((name) => [name, 'ISArtemisIV']);
    for (const [left, right] of [
      [artemis, reversed],
      [reversed, artemis],
    ]) {
      const blocks = { ...DROPSHIP, 'Left Side Equipment': left, 'Right Side Equipment': right };
      expect(chosen(blocks)[0]).toBe('Left side');
    }
  });

  it('weapons in the hull count with the right side, but make that arc no stronger', () => {
    const blocks = {
      ...DROPSHIP,
      'Nose Equipment': lasers(2),
      'Left Side Equipment': lasers(1),
      'Hull Equipment': lasers(3),
    };
    expect(chosen(blocks)).toEqual(['Nose', 'Left side', 'Right side']);
    expect(armament(blocks)).toBe((2 + 1 + 3 * 0.5) * 46);
  });

  it('a designator, which is worth nothing by itself, adds nothing to its arc', () => {
    expect(armament({ ...DROPSHIP, 'Nose Equipment': [...lasers(2), 'ISTAG'] })).toBe(2 * 46);
  });
});

describe('The arcs of a WarShip', () => {
  it('only nose, aft and broadsides may be the main arc', () => {
    const blocks = {
      ...WARSHIP,
      'Left Front Side Equipment': lasers(9),
      'Aft Equipment': lasers(1),
    };
    expect(chosen(blocks)).toEqual(['Aft', 'Aft left', 'Nose']);
    expect(armament(blocks)).toBe((1 + 9 * 0.25) * 46);
  });

  it('third comes the arc across, not the weaker neighbour', () => {
    const blocks = {
      ...WARSHIP,
      'Left Broadsides Equipment': lasers(4),
      'Left Front Side Equipment': lasers(3),
      'Aft Left Side Equipment': lasers(2),
      'Right Broadsides Equipment': lasers(2),
    };
    expect(chosen(blocks)).toEqual(['Left broadside', 'Left front', 'Right broadside']);
    expect(armament(blocks)).toBe((4 + 3 + 2 * 0.5 + 2 * 0.25) * 46);
  });

  it('weapons in the hull count with the right broadside, but make that arc no stronger', () => {
    const blocks = { ...WARSHIP, 'Nose Equipment': lasers(1), 'Hull Equipment': lasers(2) };
    expect(chosen(blocks)).toEqual(['Nose', 'Right front', 'Aft']);
    expect(armament(blocks)).toBe((1 + 2 * 0.25) * 46);
  });

  it.each([
    ['Nose', ['Left Front Side', 'Right Front Side'], ['Left front', 'Right front'], 'Aft'],
    ['Aft', ['Aft Right Side', 'Aft Left Side'], ['Aft right', 'Aft left'], 'Nose'],
    ['Left Broadsides', ['Aft Left Side', 'Left Front Side'], ['Aft left', 'Left front'], 'Right broadside'],
    [
      'Right Broadsides',
      ['Right Front Side', 'Aft Right Side'],
      ['Right front', 'Aft right'],
      'Left broadside',
    ],
  ])('the neighbours of %s', (main, sides, names, opposite) => {
    sides.forEach((side, index) => {
      const blocks = { ...WARSHIP, [`${main} Equipment`]: lasers(3), [`${side} Equipment`]: lasers(2) };
      expect(chosen(blocks).slice(1)).toEqual([names[index], opposite]);
    });
  });
});

describe('The heat of arcs', () => {
  const station = (heatsinks: number) => ({
    ...SPACE_STATION,
    heatsinks,
    'Nose Equipment': lasers(4),
    'Right Front Side Equipment': lasers(3),
    'Left Front Side Equipment': lasers(2),
  });

  it.each([
    [21, 'both main and second arc may fire', 4 + 3 + 2 * 0.5],
    [20, 'the third arc counts half of its half', 4 + 3 + 2 * 0.25],
    [12, 'as long as the main arc alone stays cool', 4 + 3 + 2 * 0.25],
    [11, 'and the second counts half, where it does not', 4 + 3 * 0.5 + 2 * 0.25],
  ])('with sinks for %i points: %s', (heatsinks, _, counted) => {
    expect(armament(station(heatsinks))).toBe(counted * 46);
  });

  it('streaks count half of theirs', () => {
    const streaks = { ...SPACE_STATION, 'Nose Equipment': several(2, 'ISStreakSRM2') };
    expect(linesOf('Heat so far', streaks)[0]?.calculation).toBe('2');
  });
});

describe('Ammunition by arcs', () => {
  it('counts by the whole ton, and at least one', () => {
    const nose = (...equipment: string[]) => armament({ ...DROPSHIP, 'Nose Equipment': equipment });
    expect(nose('LRM 20', 'IS Ammo LRM-20:12')).toBe(181 + 2 * 23);
    expect(nose('LRM 20', 'IS Ammo LRM-20:17')).toBe(181 + 2 * 23);
    expect(nose('LRM 20', 'IS Ammo LRM-20:3')).toBe(181 + 23);
    expect(nose('LRM 20', 'IS Ammo LRM-20')).toBe(181 + 23);
  });

  it('counts up to the weapons of its own arc, and shares that arc’s factor', () => {
    const blocks = {
      ...WARSHIP,
      'Nose Equipment': ['Naval Autocannon (NAC/40)', 'Naval Autocannon (NAC/40)'],
      'Aft Left Side Equipment': ['Naval Autocannon (NAC/10)', 'Ammo NAC/10:50'],
    };
    expect(armament(blocks)).toBe(2 * 5664 + (1896 + 1896) * 0.25);
  });

  it('adds nothing where its arc holds no weapon that fires it', () => {
    const blocks = {
      ...DROPSHIP,
      'Nose Equipment': ['LRM 20'],
      'Left Side Equipment': ['LRM 20', '(R) Medium Laser', '(R) IS Ammo LRM-20:12'],
    };
    expect(armament(blocks)).toBe(181 + 181 + 46 * 0.25);
  });

  it('rounds of different warheads for one launcher count together', () => {
    const missiles = ['Ammo AR10 Barracuda:5', 'Ammo AR10 Killer Whale:5', 'Ammo AR10 White Shark:5'];
    const blocks = {
      ...WARSHIP,
      'Nose Equipment': ['Capital Missile Launcher (AR10 Launcher)', ...missiles],
    };
    expect(armament(blocks)).toBe(961 + 961);
  });
});

describe('Equal weapons of an arc', () => {
  it('count a capacitor once for all of them, and in full in every arc', () => {
    const pair = ['ISERPPC', 'PPC Capacitor', 'ISERPPC', 'PPC Capacitor'];
    const blocks = { ...DROPSHIP, 'Nose Equipment': pair, 'Aft Equipment': pair };
    expect(armament(blocks)).toBe(2 * 229 + 114 + 2 * 229 * 0.25 + 114);
    expect(linesOf('Main arc', blocks)[0]?.calculation).toBe(`Nose, weapons ${2 * (229 + 114)}`);
  });

  it('are told apart by what serves them', () => {
    const blocks = { ...DROPSHIP, 'Nose Equipment': ['LRM 20', 'LRM 20', 'ISArtemisIV'] };
    expect(armament(blocks)).toBeCloseTo(181 * 1.2 + 181, 9);
    expect(linesOf('LRM 20 (NOS)', blocks)).toHaveLength(2);
  });

  // ER PPC 229, capacitor 114: counted for each of the two, as they are no pair.
  it.each<[string, BlockValues]>([
    [
      'where they sit',
      {
        'Right Side Equipment': ['ISERPPC', 'PPC Capacitor'],
        'Hull Equipment': ['ISERPPC', 'PPC Capacitor'],
      },
    ],
    [
      'where they point',
      { 'Nose Equipment': ['ISERPPC', 'PPC Capacitor', '(R) ISERPPC', '(R) PPC Capacitor'] },
    ],
  ])('are told apart by %s', (_, equipment) => {
    expect(armament({ ...DROPSHIP, ...equipment })).toBe(2 * (229 + 114));
  });
});

describe('The speed factor of large craft', () => {
  it.each<[string, BlockValues, number]>([
    ['a DropShip of thrust 4/6', DROPSHIP, 1.12],
    ['a WarShip of thrust 4/6', WARSHIP, 1.12],
    ['a JumpShip, whatever its file says', JUMPSHIP, 0.54],
    ['a space station, which stays where it is', SPACE_STATION, 0.44],
  ])('of %s', (_, blocks, factor) => {
    expect(ratings({ ...blocks, 'Nose Equipment': lasers(1) }).offensive).toBeCloseTo(46 * factor, 9);
  });
});
