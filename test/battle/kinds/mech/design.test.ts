import { describe, expect, it } from 'vitest';
import type { Design } from '../../../../src/battle/combatant/design.js';
import { heatSourcesOf } from '../../../../src/battle/heat/heat-of-turn.js';
import type { CustomMech } from '../../custom-mech.js';
import { redMoves, turnOf } from '../../phases/turn.js';
import { heatComes, redFires, shootingRange } from '../../shooting-range.js';

const designOf = (red: CustomMech): Design => turnOf({ red }).red.design;

const LASER = 'Medium Laser';

describe('A weapon fires', () => {
  const mountIn = (slots: CustomMech['slots'], chassis: CustomMech['chassis'] = 'biped') => {
    const [mount] = designOf({ chassis, slots: slots ?? {} }).weapons;
    return mount;
  };

  it.each([
    ['the head', { HD: [LASER] }, 'forward'],
    ['the center torso', { CT: [LASER] }, 'forward'],
    ['a side torso', { LT: [LASER] }, 'forward'],
    ['the left arm', { LA: [LASER] }, 'left-arm'],
    ['the right arm', { RA: [LASER] }, 'right-arm'],
    ['a leg', { LL: [LASER] }, 'forward'],
    ['the rear of a torso', { RT: [`${LASER} (R)`] }, 'rear'],
    ['a torso and an arm', { RA: ['Autocannon/20*4'], RT: ['Autocannon/20*6'] }, 'forward'],
  ] as const)('from %s into the arc of that place', (_, slots, arc) => {
    expect(mountIn(slots)?.arc).toBe(arc);
  });

  it('where the feet point if it is in a leg, but from the leg of a quad where the torso does', () => {
    expect(mountIn({ LL: [LASER] })?.fixed).toBe(true);
    expect(mountIn({ LA: [LASER] })?.fixed).toBe(false);
    expect(mountIn({ CT: [LASER] })?.fixed).toBe(false);
    expect(mountIn({ FLL: [LASER] }, 'quad')).toMatchObject({ arc: 'forward', fixed: false });
    expect(mountIn({ RRL: [LASER] }, 'quad')).toMatchObject({ arc: 'forward', fixed: false });
  });

  it('backward with flipped arms if it is wholly in an arm', () => {
    expect(mountIn({ RA: [LASER] })?.flips).toBe(true);
    expect(mountIn({ RT: [LASER] })?.flips).toBe(false);
    expect(mountIn({ RA: ['Autocannon/20*4'], RT: ['Autocannon/20*6'] })?.flips).toBe(false);
  });
});

describe('A critical hit finds', () => {
  it.each([
    [LASER, true],
    ['Jump Jet', true],
    ['Heat Sink', true],
    ['IS Ammo AC/5', true],
    ['IS Endo Steel', false],
    ['IS Ferro-Fibrous', false],
    ['Triple Strength Myomer', false],
    ['-Empty-', false],
  ])('a slot of %s: %s', (item, found) => {
    expect(designOf({ slots: { RT: [item] } }).slots[3]?.[0]?.hittable).toBe(found);
  });

  it('each slot of an engine, a gyro and an actuator', () => {
    const { slots } = designOf({});
    expect(slots[1]?.map(({ hittable }) => hittable)).toEqual([...Array(10).fill(true), false, false]);
    expect(slots[6]?.map(({ hittable }) => hittable)).toEqual([true, true, true, true, false, false]);
  });
});

describe('A shot with hit sensors', () => {
  const needed = (hits: number, red: CustomMech) => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { slots: { RA: [LASER] }, ...red, condition: { criticals: { head: [1, 4].slice(0, hits) } } },
      dice: [1, 1],
    });
    redFires(range, [{ weapon: LASER }]);
    return range.of('weapon-attack')[0]?.roll.needed;
  };

  it('is at +2 after the first hit and impossible after the second', () => {
    expect(needed(0, {})).toBe(4);
    expect(needed(1, {})).toBe(6);
    expect(() => needed(2, {})).toThrow('sensors');
  });

  it('is at +4 after the second with a torso-mounted cockpit', () => {
    expect(needed(1, { cockpit: 'torso-mounted' })).toBe(6);
    expect(needed(2, { cockpit: 'torso-mounted' })).toBe(8);
  });
});

describe('A jump of five hexes', () => {
  const heatOf = (jet: string) => {
    const turn = turnOf({ red: { jump: 5, slots: { LT: Array(3).fill(jet), RT: Array(2).fill(jet) } } });
    redMoves(turn, { steps: ['jump', 'forward', 'forward', 'forward', 'forward', 'forward'] });
    return heatSourcesOf(turn.battle, turn.red).movement;
  };

  it('heats by 5, and with improved jets by half of that, rounded up to 3', () => {
    expect(heatOf('Jump Jet')).toBe(5);
    expect(heatOf('Improved Jump Jet*2')).toBe(3);
  });
});

describe('Heat sinks', () => {
  const cooled = (red: CustomMech, criticals: readonly number[] = []) => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { ...red, condition: { heat: 13, criticals: { right_torso: criticals } } },
    });
    heatComes(range);
    return range.red.heat;
  };
  const SINKS: CustomMech = { heatSinks: 12, slots: { RT: ['Heat Sink', 'Heat Sink'] } };

  it('take a point each, double ones two, and nothing once they are hit', () => {
    expect(cooled(SINKS)).toBe(13 - 12);
    expect(cooled(SINKS, [0])).toBe(13 - 11);
    expect(cooled(SINKS, [0, 1])).toBe(13 - 10);
    const double: CustomMech = { heatSinks: 6, doubleHeatSinks: true };
    expect(cooled(double)).toBe(13 - 12);
  });
});
