import { describe, expect, it } from 'vitest';
import { play, turnOf } from './turn.js';

describe('The end phase', () => {
  it('lets pilots wake up, with the roll of their wounds', () => {
    const turn = turnOf({ red: { condition: { wounds: 3 } }, dice: [3, 4] });
    Object.assign(turn.red, { conscious: false, knockedOutIn: 0 });
    play(turn, 'end');
    expect(turn.of('consciousness')).toMatchObject([{ waking: true, conscious: true, roll: { needed: 7 } }]);
    expect(turn.red.conscious).toBe(true);
    turn.done();
  });

  it('leaves who was knocked out in this turn asleep, without a roll', () => {
    const turn = turnOf({ red: { condition: { wounds: 1 } } });
    Object.assign(turn.red, { conscious: false, knockedOutIn: turn.battle.turn });
    play(turn, 'end');
    expect([turn.of('consciousness'), turn.red.conscious]).toEqual([[], false]);
  });

  it('goes on to the next turn while both sides have somebody', () => {
    const turn = turnOf();
    play(turn, 'end');
    expect([turn.battle.phase, turn.battle.winner]).toEqual(['initiative', undefined]);
  });

  it('is the end when one side has nobody left', () => {
    const turn = turnOf({ blueFriends: [{}] });
    for (const unit of turn.units) if (unit.side === 1) unit.lost = 'center-torso-destroyed';
    play(turn, 'end');
    expect(turn.of('end')).toMatchObject([{ winner: 0 }]);
    expect([turn.battle.phase, turn.battle.winner, turn.battle.step()]).toEqual(['over', 0, false]);
  });

  it('goes on for a side of which one is left', () => {
    const turn = turnOf({ blueFriends: [{}] });
    turn.blue.lost = 'pilot-killed';
    play(turn, 'end');
    expect(turn.battle.phase).toBe('initiative');
  });

  it('is a draw when both sides fall together', () => {
    const turn = turnOf();
    for (const unit of turn.units) unit.lost = 'center-torso-destroyed';
    play(turn, 'end');
    expect(turn.of('end')).toMatchObject([{ winner: null }]);
    expect(turn.battle.winner).toBeNull();
  });

  it('leaves the battle undecided at its turn limit', () => {
    const turn = turnOf({ turnLimit: 1 });
    play(turn, 'end');
    expect([turn.battle.phase, turn.battle.winner]).toEqual(['over', undefined]);
    expect(turn.of('end')[0]).not.toHaveProperty('winner');
  });
});
