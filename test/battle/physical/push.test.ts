import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { mapOf } from '../map-of.js';
import { duel, finish, HAWK, phase, placeOf, redStrikes } from './duel.js';

const PUSH = { kind: 'push' } as const;
const UNHURT = [6, 6];

describe('A push', () => {
  it('needs one less, moves the target a hex away, brings the attacker after it, and asks for a roll', () => {
    const fight = duel({ dice: [1, 3, 3, 2] });
    redStrikes(fight, PUSH);
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'push', hit: true, roll: { needed: 4 } }]);
    expect(placeOf(fight, fight.blue)).toEqual([5, 4]);
    expect(placeOf(fight, fight.red)).toEqual([5, 5]);
    expect(fight.of('displaced').map(({ unit }) => unit)).toEqual([fight.blue.index, fight.red.index]);
    finish(fight);
    expect(fight.of('piloting-roll')).toMatchObject([
      { unit: fight.blue.index, cause: 'physical', roll: { needed: 5 }, passed: true },
    ]);
    fight.done();
  });

  it('that misses moves nobody and asks nobody', () => {
    const fight = duel({ dice: [1, 2] });
    redStrikes(fight, PUSH);
    finish(fight);
    expect(placeOf(fight, fight.blue)).toEqual([5, 5]);
    fight.done();
  });

  it('against the edge of the map, or what nobody can enter, moves nobody but still asks for the roll', () => {
    const edge = duel({ red: { at: [5, 1] }, blue: { at: [5, 0] }, dice: [6, 6, 3, 2] });
    redStrikes(edge, PUSH);
    finish(edge);
    expect(placeOf(edge, edge.blue)).toEqual([5, 0]);
    expect(edge.of('piloting-roll')).toHaveLength(1);
    edge.done();
    const cliff = duel({ map: mapOf({ '5,4': { level: 3 } }), dice: [6, 6, 3, 2] });
    redStrikes(cliff, PUSH);
    finish(cliff);
    expect(placeOf(cliff, cliff.blue)).toEqual([5, 5]);
    expect(cliff.of('piloting-roll')).toHaveLength(1);
  });

  it('that both make with success moves nobody, and both roll', () => {
    const fight = duel({ dice: [6, 6, 6, 6, 3, 2, 3, 2] });
    const { declare, resolve } = phase(fight);
    declare(fight.red, { ...PUSH, target: fight.blue.index });
    declare(fight.blue, { ...PUSH, target: fight.red.index });
    resolve();
    finish(fight);
    expect(fight.of('displaced')).toHaveLength(0);
    expect(fight.of('piloting-roll').map(({ unit }) => unit)).toEqual([fight.red.index, fight.blue.index]);
    fight.done();
  });

  it('that only one of both makes with success moves the other', () => {
    const fight = duel({ dice: [1, 1, 6, 6, 3, 2] });
    const { declare, resolve } = phase(fight);
    declare(fight.red, { ...PUSH, target: fight.blue.index });
    declare(fight.blue, { ...PUSH, target: fight.red.index });
    resolve();
    expect(placeOf(fight, fight.red)).toEqual([5, 7]);
    expect(placeOf(fight, fight.blue)).toEqual([5, 6]);
    finish(fight);
    fight.done();
  });

  it('into a hex where another stands drives that one out first, which rolls too', () => {
    const fight = duel({
      blueFriends: [{ unit: HAWK, at: [5, 4], quirks: [] }],
      dice: [6, 6, 3, 2, 3, 2],
    });
    redStrikes(fight, PUSH);
    const [, blue, friend] = fight.units;
    expect(fight.units.map((unit) => placeOf(fight, unit))).toEqual([
      [5, 5],
      [5, 4],
      [5, 3],
    ]);
    finish(fight);
    expect(fight.of('piloting-roll').map(({ unit, cause, roll }) => [unit, cause, roll.needed])).toEqual([
      [blue?.index, 'physical', 5],
      [friend?.index, 'fall', 5],
    ]);
    fight.done();
  });

  it('over a drop of two levels ends in a fall', () => {
    // On its front: 6 points a level and one more, in groups of 5, 5, 5 and 3; the pilot is unhurt.
    const fight = duel({
      map: mapOf({ '5,4': { level: -2 } }),
      dice: [6, 6, 1, 3, 4, 3, 4, 3, 4, 3, 4, ...UNHURT],
    });
    redStrikes(fight, PUSH);
    expect(placeOf(fight, fight.blue)).toEqual([5, 4]);
    expect(fight.of('fall')).toMatchObject([
      { unit: fight.blue.index, levels: 2, damage: 18, side: 'front' },
    ]);
    expect(fight.blue.prone).toBe(true);
    finish(fight);
    fight.done();
  });

  it('down on another strikes that one, on 7 or more, and drives it out with a roll that is harder by 2', () => {
    const fight = duel({
      map: mapOf({ '5,4': { level: -2 }, '5,3': { level: -2 } }),
      blueFriends: [{ unit: HAWK, at: [5, 4], facing: 3, quirks: [] }],
      // The push; onto the other, two levels at 6 points on the punch table; the fall on its back; the roll of the other.
      dice: [6, 6, 3, 4, 3, 1, 3, 4, 2, 3, 4, 5, 1, 2, ...UNHURT, 4, 3],
    });
    redStrikes(fight, PUSH);
    const friend = fight.units[2];
    expect(fight.of('fall-onto')).toMatchObject([{ target: friend?.index, hit: true, roll: { needed: 7 } }]);
    expect(fight.of('hit')[0]).toMatchObject({ target: friend?.index, damage: 12 });
    expect(fight.of('fall')).toMatchObject([{ unit: fight.blue.index, side: 'rear' }]);
    expect(fight.units.map((unit) => placeOf(fight, unit))).toEqual([
      [5, 5],
      [5, 4],
      [5, 3],
    ]);
    finish(fight);
    expect(fight.of('piloting-roll').at(-1)).toMatchObject({ unit: friend?.index, roll: { needed: 5 + 2 } });
    fight.done();
  });

  it('down on another that has moved, or stands in woods, needs more than 7', () => {
    const needed = (change: (below: Combatant) => void, terrain: readonly 'light_woods'[] = []) => {
      const fight = duel({
        map: mapOf({ '5,4': { level: -2, terrain, foliageHeight: 2 }, '5,3': { level: -2 } }),
        blueFriends: [{ unit: HAWK, at: [5, 4], facing: 3, quirks: [] }],
        dice: [6, 6, 1, 1, ...Array<number>(30).fill(3)],
      });
      change(fight.units[2] as Combatant);
      redStrikes(fight, PUSH);
      return fight.of('fall-onto').map(({ roll }) => roll.needed);
    };
    // Five hexes are worth 2, a jump 1 more.
    expect(needed((below) => Object.assign(below, { movement: 'walk', hexesMoved: 5 }))).toEqual([9]);
    expect(needed((below) => Object.assign(below, { movement: 'jump', hexesMoved: 5 }))).toEqual([10]);
    expect(needed(() => {}, ['light_woods'])).toEqual([8]);
  });

  it('down on another that it misses ends beside that one', () => {
    const fight = duel({
      map: mapOf({ '5,4': { level: -2 }, '5,3': { level: -2 } }),
      blueFriends: [{ unit: HAWK, at: [5, 4], facing: 3, quirks: [] }],
      dice: [6, 6, 3, 3, 1, 3, 4, 3, 4, 3, 4, 3, 4, ...UNHURT],
    });
    redStrikes(fight, PUSH);
    expect(fight.of('fall-onto')).toMatchObject([{ hit: false }]);
    expect(placeOf(fight, fight.blue)).toEqual([5, 3]);
    expect(fight.blue.prone).toBe(true);
    finish(fight);
    fight.done();
  });

  it('into water asks for the roll of that water at once, and for its own at the end', () => {
    const fight = duel({
      map: mapOf({ '5,4': { terrain: ['water'], waterDepth: 1 } }),
      dice: [6, 6, 2, 2, 3, 2],
    });
    redStrikes(fight, PUSH);
    expect(fight.blue.elevation).toBe(-1);
    finish(fight);
    expect(fight.of('piloting-roll').map(({ cause, roll }) => [cause, roll.needed])).toEqual([
      ['terrain', 4],
      ['physical', 5],
    ]);
    fight.done();
  });

  it('frees a unit that is stuck, by making it fall', () => {
    const fight = duel({ dice: [6, 6, 1, 3, 4, 3, 4, ...UNHURT] });
    fight.blue.stuck = true;
    redStrikes(fight, PUSH);
    expect(fight.blue.stuck).toBe(false);
    finish(fight);
    expect(fight.blue.prone).toBe(true);
    fight.done();
  });
});
