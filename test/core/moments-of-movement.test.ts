import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/battle/damage/source.js';
import { heatOfMovement } from '../../src/battle/heat/movement-heat.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import { endOfPhase } from '../../src/battle/phases/end-of-phase.js';
import { declareBlows, resolveBlows } from '../../src/battle/physical/index.js';
import { CENTER_TORSO, LEFT_LEG, RIGHT_ARM } from '../../src/rules/body/mech-plans.js';
import { attackerMovement } from '../../src/rules/to-hit/movement.js';
import { mapOf } from '../battle/map-of.js';
import { redMoves, turnOf } from '../battle/phases/turn.js';

const EDITIONS = ['total-warfare', 'core'] as const;
type Setup = Omit<NonNullable<Parameters<typeof turnOf>[0]>, 'ruleset'>;
type Turn = ReturnType<typeof turnOf>;

/** The same in both editions, from the same dice. */
const both = <Value>(setup: Setup, act: (turn: Turn) => Value): readonly Value[] =>
  EDITIONS.map((ruleset) => act(turnOf({ dice: Array<number>(60).fill(3), ...setup, ruleset })));

const rolls = (turn: Turn): readonly string[] =>
  turn.of('piloting-roll').map(({ roll, passed }) => `${roll.needed} ${passed ? 'passed' : 'failed'}`);

describe('the same moves and blows with the same dice in Total Warfare and in Core', () => {
  it('MV-5 a unit that walks into water rolls in one and not in the other', () => {
    const map = mapOf({ '5,13': { terrain: ['water'], waterDepth: 1 } });
    const found = both({ map, dice: [1, 1, ...Array<number>(40).fill(3)] }, (turn) => {
      redMoves(turn, { steps: ['forward'] });
      return [rolls(turn)[0], turn.red.prone];
    });
    expect(found).toEqual([
      ['4 failed', true],
      [undefined, false],
    ]);
  });

  it('MV-7 along a road uphill the points last longer', () => {
    const road = (level: number) => ({ terrain: ['road'], level, roadExits: 63 }) as const;
    const map = mapOf({ '5,14': road(0), '5,13': road(1), '5,12': road(2), '5,11': road(3) });
    const found = both({ map }, (turn) => {
      redMoves(turn, { steps: ['forward', 'forward', 'forward'] });
      return turn.of('move').find(({ unit }) => unit === turn.red.index)?.movement;
    });
    expect(found).toEqual(['run', 'walk']);
  });

  it('PS-17 a step on one leg asks for a roll', () => {
    const red = { condition: { structure: { left_leg: 0 } } };
    const found = both({ red, dice: [4, 4, ...Array<number>(40).fill(3)] }, (turn) => {
      redMoves(turn, { steps: ['forward'] });
      return [rolls(turn)[0], turn.red.prone];
    });
    expect(found).toEqual([
      [undefined, false],
      ['9 failed', true],
    ]);
  });

  it('PS-20 getting up is one easier', () => {
    const found = both(
      { red: { condition: { prone: true } }, dice: [2, 2, ...Array<number>(40).fill(3)] },
      (turn) => {
        redMoves(turn, { steps: ['stand'] });
        return [rolls(turn)[0], turn.red.prone];
      },
    );
    expect(found).toEqual([
      ['5 failed', true],
      ['4 passed', false],
    ]);
  });

  it('MV-21 getting up with a leg lost is a run: it heats more, and spoils the aim more', () => {
    const red = { chassis: 'quad', condition: { structure: { left_leg: 0 }, prone: true } } as const;
    const found = both({ red, dice: Array<number>(40).fill(5) }, (turn) => {
      redMoves(turn, { steps: ['stand', 'forward'] });
      const movement = turn.of('move').find(({ unit }) => unit === turn.red.index)?.movement;
      return [movement, heatOfMovement(turn.red), attackerMovement(turn.red.movement)];
    });
    // Walking 1 and the attempt 1; running 2 and the attempt nothing.
    expect(found).toEqual([
      ['walk', 2, 1],
      ['run', 2, 2],
    ]);
  });

  it('PS-1 a hit on the gyro is survived', () => {
    const found = both({ dice: [3, 4, ...Array<number>(40).fill(3)] }, (turn) => {
      hitSlot(turn.battle, turn.red, CENTER_TORSO, 3, NOBODY);
      endOfPhase(turn.battle);
      return [rolls(turn)[0], turn.red.prone];
    });
    expect(found).toEqual([
      ['8 failed', true],
      ['7 passed', false],
    ]);
  });

  it('PS-12 a foot is no reason to fall', () => {
    const found = both({ dice: [1, 2, ...Array<number>(40).fill(3)] }, (turn) => {
      hitSlot(turn.battle, turn.red, LEFT_LEG, 3, NOBODY);
      endOfPhase(turn.battle);
      return [rolls(turn)[0], turn.red.prone];
    });
    expect(found).toEqual([
      ['6 failed', true],
      [undefined, false],
    ]);
  });

  it('PS-13 three hits on a leg are three rolls, or one', () => {
    const found = both({ dice: Array<number>(40).fill(5) }, (turn) => {
      for (const slot of [0, 1, 2]) hitSlot(turn.battle, turn.red, LEFT_LEG, slot, NOBODY);
      endOfPhase(turn.battle);
      return rolls(turn);
    });
    expect(found).toEqual([['7 passed', '7 passed', '7 passed'], ['8 passed']]);
  });

  it('FA-1 a 3 lays a unit on its side and turns it, or lays it on its face', () => {
    const found = both({}, (turn) => {
      turn.red.fallsAtEndOfPhase = true;
      endOfPhase(turn.battle);
      return turn.of('fall').map(({ side, facing }) => [side, facing]);
    });
    expect(found).toEqual([[['right', 2]], [['front', 0]]]);
  });

  it('FA-6 PI-4 the pilot of a damaged unit that falls rolls against the skill alone', () => {
    const found = both({ red: { condition: { criticals: { center_torso: [3] } } } }, (turn) => {
      turn.red.fallsAtEndOfPhase = true;
      endOfPhase(turn.battle);
      return turn.of('piloting-roll').map(({ roll, passed }) => [roll.needed, passed]);
    });
    expect(found).toEqual([[[8, false]], [[5, true]]]);
  });

  const face = { red: { at: [5, 6] }, blue: { at: [5, 5], facing: 3 } } as const;
  const strikes = (turn: Turn, kind: 'punch' | 'kick') => {
    const limb = kind === 'punch' ? RIGHT_ARM : LEFT_LEG;
    declareBlows(turn.battle, turn.red, { blows: [{ kind, limb, target: turn.blue.index }] });
    resolveBlows(turn.battle);
    return turn.of('physical-attack').map(({ roll, hit }) => `${roll.needed} ${hit ? 'hit' : 'missed'}`);
  };

  it('PH-1 a punch hits', () => {
    expect(
      both({ ...face, dice: [2, 2, ...Array<number>(40).fill(3)] }, (turn) => strikes(turn, 'punch')),
    ).toEqual([['5 missed'], ['4 hit']]);
  });

  it('HL-1 a punch strikes the arm on the other side', () => {
    const found = both({ ...face, dice: [6, 6, 1, ...Array<number>(40).fill(3)] }, (turn) => {
      strikes(turn, 'punch');
      return turn.of('hit').map(({ location }) => location);
    });
    expect(found).toEqual([['left_arm'], ['right_arm']]);
  });

  it('PH-2 a kick misses', () => {
    expect(
      both({ ...face, dice: [1, 2, ...Array<number>(40).fill(3)] }, (turn) => strikes(turn, 'kick')),
    ).toEqual([['3 hit'], ['4 missed']]);
  });

  it('PH-10 a charge does more', () => {
    const found = both(
      { ...face, dice: Array.from({ length: 80 }, (_, index) => 3 + (index % 2)) },
      (turn) => {
        const { battle, red, blue } = turn;
        Object.assign(red, {
          movement: 'run',
          hexesMoved: 4,
          chargeTarget: blue.index,
          chargeKind: 'charge',
        });
        blue.hasMoved = true;
        resolveBlows(battle);
        const points = turn.of('hit').filter(({ target }) => target === blue.index);
        return points.reduce((sum, hit) => sum + hit.damage, 0);
      },
    );
    // 50 tons, 5 hexes with the last step: 5 x 4, or 10 x 3.
    expect(found).toEqual([20, 30]);
  });

  it('PH-12 a charger that misses slides past, or stays', () => {
    const found = both({ ...face, dice: [1, 1, 1, 1] }, (turn) => {
      const { battle, red, blue } = turn;
      Object.assign(red, { movement: 'run', hexesMoved: 4, chargeTarget: blue.index, chargeKind: 'charge' });
      blue.hasMoved = true;
      resolveBlows(battle);
      return turn.of('displaced').length;
    });
    expect(found).toEqual([1, 0]);
  });
});
