import { describe, expect, it } from 'vitest';
import { sensibleFire } from '../../src/battle/bots/sensible/gunner.js';
import { activationSequence } from '../../src/battle/phases/activation.js';
import { declareBlows, legalBlows } from '../../src/battle/physical/index.js';
import { LEFT_LEG } from '../../src/rules/body/mech-plans.js';
import { RULESETS, type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import type { CustomMech } from '../battle/custom-mech.js';
import { play, turnOf } from '../battle/phases/turn.js';
import { nextTurn, redFires, shootingRange } from '../battle/shooting-range.js';
import { inEach } from './in-each.js';

const order = (mine: number, theirs: number) =>
  inEach((ruleset) =>
    activationSequence([mine, theirs], 0, rulesetOf(ruleset).initiative)
      .map((side) => 'AB'[side])
      .join('')
      .replace(/A/g, ' A')
      .trim(),
  );

describe('sequence and initiative', () => {
  it('IN-1 the larger side spends its surplus first', () => {
    expect(order(3, 5)).toEqual(['AB ABB ABB', 'AB ABB ABB', 'ABB ABB AB']);
    expect(order(2, 5)).toEqual(['ABB ABBB', 'ABB ABBB', 'ABBB ABB']);
    expect(order(4, 6)).toEqual(['AB AB ABB ABB', 'AB AB ABB ABB', 'ABB ABB AB AB']);
  });

  it('IN-2 Command console: a commander who is free to lead brings nothing any more, nor does the technician of a tripod', () => {
    const total = (red: CustomMech) =>
      inEach((ruleset) => {
        const turn = turnOf({ ruleset, red, dice: [3, 3, 1, 1] });
        play(turn, 'initiative');
        return turn.of('initiative')[0]?.total;
      });
    expect(total({ cockpit: 'command-console', tonnage: 60 })).toEqual([8, 8, 6]);
    const tripod = { chassis: 'tripod', cockpit: 'superheavy-tripod', gyro: 'superheavy' } as const;
    expect(total({ ...tripod, tonnage: 135, walk: 2 })).toEqual([8, 8, 6]);
  });

  it('IN-3 a unit that damage has made immobile has no turn in the movement phase', () => {
    const moved = inEach((ruleset) => {
      const lost = { structure: { left_leg: 0, right_leg: 0 } };
      const { battle } = turnOf({ ruleset, red: { condition: lost } });
      const units: number[] = [];
      battle.onDecision = (decision) => {
        if ('unit' in decision) units.push(decision.unit);
      };
      battle.enter('movement');
      while (battle.phase === 'movement') battle.step();
      return units.sort();
    });
    expect(moved).toEqual([[0, 1], [0, 1], [1]]);
  });

  it('IN-4 WE-2 a unit that clears a jam may fire other weapons', () => {
    const fired = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        red: { slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'], LT: ['Large Laser*2'] } },
        distance: 10,
        dice: [1, 1, 3, 3, 1, 1],
      });
      redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
      nextTurn(range);
      try {
        redFires(range, [{ weapon: 'Large Laser' }], { clearJam: 0 });
        return [range.of('clear-jam')[0]?.roll.needed, range.of('weapon-attack').length - 1];
      } catch {
        return 'refused';
      }
    });
    // Gunnery 4 and 3.
    expect(fired).toEqual(['refused', 'refused', [7, 1]]);
  });

  const ROTARY = { slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'] } };

  it('IN-4 and may strike, which the older rules forbid for the rest of the turn', () => {
    const blows = inEach((ruleset) => {
      const range = shootingRange({ ruleset, red: ROTARY, distance: 1, dice: [1, 1] });
      range.red.jam(0, true);
      const before = legalBlows(range.battle, range.red).length;
      redFires(range, [], { clearJam: 0 });
      const after = legalBlows(range.battle, range.red).length;
      nextTurn(range);
      return [before > 0, after > 0, legalBlows(range.battle, range.red).length > 0];
    });
    expect(blows).toEqual([
      [true, false, true],
      [true, false, true],
      [true, true, true],
    ]);
    const strike = (ruleset: RulesetName) => () => {
      const range = shootingRange({ ruleset, red: ROTARY, distance: 1, dice: [1, 1, 2, 2] });
      range.red.jam(0, true);
      redFires(range, [], { clearJam: 0 });
      const blow = { kind: 'kick', limb: LEFT_LEG, target: range.blue.index } as const;
      declareBlows(range.battle, range.red, { blows: [blow] });
    };
    expect(strike('total-warfare')).toThrow('it clears a jam instead');
    expect(strike('core')).not.toThrow();
  });

  it('IN-4 not by a unit that ran or jumped', () => {
    for (const movement of ['run', 'jump'] as const) {
      for (const ruleset of RULESETS) {
        const range = shootingRange({ ruleset, red: ROTARY });
        range.red.jam(0, true);
        range.red.movement = movement;
        expect(() => redFires(range, [], { clearJam: 0 })).toThrow('it ran or jumped');
      }
    }
  });

  it('IN-4 nor by a unit that charges: clearing would cost it that attack', () => {
    const clears = (ruleset: RulesetName) => () => {
      const range = shootingRange({ ruleset, red: ROTARY, dice: [1, 1] });
      range.red.jam(0, true);
      Object.assign(range.red, { movement: 'walk', chargeTarget: range.blue.index, chargeKind: 'charge' });
      redFires(range, [], { clearJam: 0 });
    };
    expect(clears('standard')).toThrow('it is charging');
    expect(clears('total-warfare')).toThrow('it is charging');
    expect(clears('core')).not.toThrow();
  });

  it('IN-4 the sensible bot clears no jam where it may kick instead', () => {
    const cleared = (distance: number) =>
      inEach((ruleset) => {
        const { battle, red } = shootingRange({ ruleset, red: ROTARY, distance });
        red.jam(0, true);
        return sensibleFire(battle, red).clearJam;
      });
    expect(cleared(1)).toEqual([undefined, undefined, 0]);
    expect(cleared(4)).toEqual([0, 0, 0]);
  });
});
