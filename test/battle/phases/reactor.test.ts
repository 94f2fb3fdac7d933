import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { MoveOrder } from '../../../src/battle/orders.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { customMech } from '../custom-mech.js';
import { customVehicle } from '../custom-vehicle.js';
import { sampleBattle } from '../sample-battle.js';
import { ahead, play, redMoves, turnOf } from './turn.js';

const OFF: MoveOrder = { steps: [], reactor: 'off' };
const ON: MoveOrder = { steps: [], reactor: 'on' };

describe('A reactor (docs/rules/heat.md)', () => {
  it('that is switched off takes the whole move, and shuts the BattleMech down at once', () => {
    const turn = turnOf();
    redMoves(turn, OFF);
    expect(turn.of('shutdown')).toEqual([{ type: 'shutdown', unit: 0, shutDown: true }]);
    expect([turn.red.shutDown, turn.red.isImmobile, turn.red.prone]).toEqual([true, true, false]);
    const refused = (order: MoveOrder) => expect(() => redMoves(turnOf(), order));
    refused({ ...OFF, steps: ahead(1) }).toThrow('that takes the whole move');
    refused({ ...OFF, attack: { kind: 'charge', target: 1 } }).toThrow('that takes the whole move');
  });

  it('stays off through the heat phase until it is switched on with another move', () => {
    const turn = turnOf();
    redMoves(turn, OFF);
    play(turn, 'heat');
    expect([turn.red.shutDown, turn.of('startup')]).toEqual([true, []]);
    turn.red.startTurn();
    turn.battle.enter('movement');
    redMoves(turn, ON);
    expect(turn.red.shutDown).toBe(true);
    play(turn, 'heat');
    expect(turn.of('startup')).toEqual([{ type: 'startup', unit: 0, started: true }]);
    expect(turn.red.shutDown).toBe(false);
  });

  it('is switched on by a pilot who is awake only', () => {
    const acts = (state: Partial<Combatant>) => {
      const turn = turnOf();
      Object.assign(turn.red, { shutDown: true, staysDown: true }, state);
      return redMoves(turn, ON).includes(turn.red);
    };
    expect(acts({})).toBe(true);
    expect(acts({ conscious: false })).toBe(false);
    // One that heat has shut down does nothing by itself.
    expect(acts({ staysDown: false })).toBe(false);
  });

  it('is for units with a heat scale', () => {
    const { battle, red } = sampleBattle({
      red: [{ unit: customVehicle(), at: [5, 10] }],
      blue: [{ unit: customMech(), at: [5, 2] }],
    });
    expect(() => executeMove(battle, red, OFF)).toThrow('only units with a heat scale can do that');
  });
});
