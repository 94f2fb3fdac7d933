import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { rollForConsciousness, wakeUp, woundPilot } from '../../../src/battle/damage/pilot.js';
import { passesPilotingRoll } from '../../../src/battle/piloting/roll-piloting.js';
import { turnOf } from '../phases/turn.js';

describe('A pilot', () => {
  it('dies of the sixth wound, for which nobody rolls', () => {
    const turn = turnOf({ red: { condition: { wounds: 5 } } });
    woundPilot(turn.battle, turn.red, 1, turn.blue);
    expect([turn.red.lost, turn.red.conscious, turn.blue.kills]).toEqual(['pilot-killed', false, 1]);
    turn.done();
  });

  it('who is unconscious does not roll for further wounds', () => {
    const turn = turnOf();
    turn.red.conscious = false;
    woundPilot(turn.battle, turn.red, 2, undefined);
    expect(turn.red.wounds).toBe(2);
    turn.done();
  });

  it('wakes up in a later turn on the number of all wounds', () => {
    const turn = turnOf({ dice: [2, 2] });
    woundPilot(turn.battle, turn.red, 1, undefined);
    expect(turn.red.conscious).toBe(true);
    turn.add(2, 2);
    woundPilot(turn.battle, turn.red, 1, undefined);
    expect(turn.red.conscious).toBe(false);
    wakeUp(turn.battle, turn.red);
    turn.done();
    turn.battle.turn += 1;
    turn.add(2, 2, 2, 3);
    wakeUp(turn.battle, turn.red);
    expect(turn.red.conscious).toBe(false);
    wakeUp(turn.battle, turn.red);
    expect(turn.red.conscious).toBe(true);
    wakeUp(turn.battle, turn.red);
    turn.done();
  });

  it('without a wound, whom a player has marked as unconscious, wakes up without a roll', () => {
    const turn = turnOf();
    turn.red.conscious = false;
    wakeUp(turn.battle, turn.red);
    expect(turn.red.conscious).toBe(true);
    turn.done();
  });

  it('who is dead neither wakes up nor is wounded', () => {
    const turn = turnOf({ red: { condition: { wounds: 5 } } });
    woundPilot(turn.battle, turn.red, 3, undefined);
    expect(turn.red.wounds).toBe(6);
    turn.battle.turn += 1;
    wakeUp(turn.battle, turn.red);
    expect(turn.red.conscious).toBe(false);
    turn.done();
  });

  it('who was wounded in a phase of core is unconscious after a failed roll at its end', () => {
    const turn = turnOf({ ruleset: 'core', dice: [1, 1] });
    turn.battle.enter('weapons');
    woundPilot(turn.battle, turn.red, 1, undefined);
    expect(turn.red.conscious).toBe(true);
    rollForConsciousness(turn.battle, turn.red);
    expect(turn.red).toMatchObject({ conscious: false, knockedOutIn: 1 });
    expect(turn.of('consciousness')).toMatchObject([{ waking: false, conscious: false }]);
    turn.done();
  });

  it('of a unit that is lost does not roll at the end of the phase in core', () => {
    const turn = turnOf({ ruleset: 'core' });
    turn.battle.enter('weapons');
    woundPilot(turn.battle, turn.red, 1, undefined);
    turn.red.lost = 'engine-destroyed';
    rollForConsciousness(turn.battle, turn.red);
    expect(turn.of('consciousness')).toEqual([]);
    turn.done();
  });
});

describe('Edge', () => {
  /** Spends all it can. */
  const lavish = (dice: readonly number[]) => {
    const asked: string[] = [];
    const turn = turnOf({ ruleset: 'standard', red: { pilot: { abilities: ['edge'] } }, dice });
    const bots = turn.battle.bots as Bot[];
    bots[0] = {
      ...(bots[0] as Bot),
      spendEdge: (_battle, _unit, trigger) => {
        asked.push(trigger);
        return true;
      },
    };
    return { turn, asked };
  };

  it('is not asked for where a roll just succeeds', () => {
    // Piloting 5; the first wound takes 3.
    const { turn, asked } = lavish([2, 3, 1, 2]);
    expect(passesPilotingRoll(turn.battle, turn.red, { kind: 'physical' })).toBe(true);
    woundPilot(turn.battle, turn.red, 1, undefined);
    expect(asked).toEqual([]);
    turn.done();
  });

  it('is not asked for where no roll can succeed', () => {
    const { turn, asked } = lavish([6, 6]);
    turn.red.conscious = false;
    expect(passesPilotingRoll(turn.battle, turn.red, { kind: 'physical' })).toBe(false);
    expect(asked).toEqual([]);
    turn.done();
  });

  it('is asked for where a roll fails by one', () => {
    const { turn, asked } = lavish([2, 2, 2, 3]);
    expect(passesPilotingRoll(turn.battle, turn.red, { kind: 'physical' })).toBe(true);
    expect(asked).toEqual(['reroll_psr']);
    turn.done();
  });
});
