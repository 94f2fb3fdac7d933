import { describe, expect, it } from 'vitest';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { legalBlows } from '../../../src/battle/physical/index.js';
import { duel, finish, placeOf, RIGHT_ARM, redStrikes } from './duel.js';

describe('A Heavy Lifter', () => {
  it("tears an arm off another 'Mech, picks it up, carries it and throws it", () => {
    const fight = duel({
      red: { unit: 'atlas-as7-d', quirks: [], pilot: { abilities: ['heavy_lifter'] } },
      blue: {
        unit: 'battlemaster-blr-1g',
        quirks: [],
        condition: { armor: { right_arm: 0 }, structure: { right_arm: 3 } },
      },
      // The punch, at the right arm; what is left of its 10 points goes into the right torso.
      dice: [6, 6, 5],
    });
    const { battle, red, blue } = fight;
    redStrikes(fight, { kind: 'punch', limb: RIGHT_ARM });
    finish(fight);
    expect(blue.hasLost(RIGHT_ARM)).toBe(true);
    // A twentieth of 85 tons.
    expect(battle.objects).toMatchObject([{ hex: blue.hex, tonnage: 4.25 }]);

    // Blue backs off, and red takes its place and what lies there.
    red.startTurn();
    blue.startTurn();
    executeMove(battle, blue, { steps: ['backward'] });
    executeMove(battle, red, { steps: ['forward'], pickUp: true });
    expect(fight.of('pick-up')).toMatchObject([{ unit: red.index, tonnage: 4.25 }]);
    expect(red.carrying).toMatchObject({ tonnage: 4.25 });
    expect(battle.objects).toHaveLength(0);

    // With full hands nobody runs.
    red.startTurn();
    blue.startTurn();
    executeMove(battle, blue, { steps: ['backward'] });
    const run = ['forward', 'forward', 'forward', 'forward', 'forward'] as const;
    expect(() => executeMove(battle, red, { steps: run })).toThrow('cannot move like that');

    // Two hexes away: piloting 5, one for the distance beyond the first; half the tonnage of the arm.
    expect(legalBlows(battle, red)).toEqual([{ kind: 'throw', target: blue.index }]);
    fight.add(3, 3, 3);
    redStrikes(fight, { kind: 'throw' });
    expect(fight.of('physical-attack').at(-1)).toMatchObject({
      kind: 'throw',
      hit: true,
      roll: { needed: 6 },
    });
    expect(fight.of('hit').at(-1)).toMatchObject({ target: blue.index, damage: 3 });
    expect(red.carrying).toBeUndefined();
    expect(placeOf(fight, battle.objects[0] ?? { hex: -1 })).toEqual(placeOf(fight, blue));
    fight.done();
  });
});
