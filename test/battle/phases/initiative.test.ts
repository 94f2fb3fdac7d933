import { describe, expect, it } from 'vitest';
import { activationSequence } from '../../../src/battle/phases/activation.js';
import { ahead, play, turnOf } from './turn.js';

const RED = 0;
const BLUE = 1;

describe('The initiative phase', () => {
  it('goes to the higher roll, and to nobody before a tie is rolled again', () => {
    const turn = turnOf({ dice: [3, 3, 2, 4, 5, 5, 1, 1] });
    play(turn, 'initiative');
    expect(turn.of('initiative').map(({ side, total }) => [side, total])).toEqual([
      [RED, 6],
      [BLUE, 6],
      [RED, 10],
      [BLUE, 2],
    ]);
    expect(turn.of('initiative-won')).toMatchObject([{ side: RED }]);
    expect([turn.battle.initiative, turn.battle.phase]).toEqual([RED, 'movement']);
    turn.done();
  });

  it('begins a turn, in which nothing of the last one counts', () => {
    const turn = turnOf({ dice: [6, 6, 1, 1] });
    Object.assign(turn.red, { movement: 'run', hexesMoved: 6, weaponHeat: 9, skidded: true, torsoFacing: 1 });
    play(turn, 'initiative');
    expect(turn.of('turn')).toMatchObject([{ turn: 2 }]);
    const { movement, hexesMoved, weaponHeat, skidded, torsoFacing } = turn.red;
    expect([movement, hexesMoved, weaponHeat, skidded, torsoFacing]).toEqual([
      'stationary',
      0,
      0,
      false,
      turn.red.facing,
    ]);
  });

  it('lets the loser move and declare first', () => {
    const turn = turnOf({ dice: [6, 6, 1, 1] });
    play(turn, 'initiative');
    expect(play(turn, 'movement')).toEqual([turn.blue, turn.red]);
    expect(play(turn, 'weapons')).toEqual([turn.blue, turn.red]);
  });

  it('counts a command quirk of whoever is awake', () => {
    const red = { quirks: ['command_mech'] };
    const turn = turnOf({ red, dice: [3, 3, 3, 3, 3, 3, 3, 4] });
    play(turn, 'initiative');
    expect(turn.of('initiative').map(({ total }) => total)).toEqual([7, 6]);
    const asleep = turnOf({ red, dice: [3, 3, 3, 4] });
    asleep.red.conscious = false;
    play(asleep, 'initiative');
    expect(asleep.of('initiative').map(({ total }) => total)).toEqual([6, 7]);
  });
});

describe('Sides of unequal numbers', () => {
  it.each([
    // Each round floor(n / m) units of a side act, and m drops by one (docs/rules/turn.md).
    { counts: [1, 1], loser: RED, sequence: 'RB' },
    { counts: [1, 3], loser: RED, sequence: 'RBBB' },
    { counts: [1, 3], loser: BLUE, sequence: 'BBBR' },
    { counts: [2, 5], loser: RED, sequence: 'RBBRBBB' },
    { counts: [2, 5], loser: BLUE, sequence: 'BBRBBBR' },
    { counts: [4, 6], loser: RED, sequence: 'RBRBRBBRBB' },
    { counts: [3, 3], loser: BLUE, sequence: 'BRBRBR' },
    { counts: [0, 2], loser: RED, sequence: 'BB' },
  ])('$counts.0 and $counts.1 act in the order $sequence', ({ counts, loser, sequence }) => {
    expect(
      activationSequence(counts, loser, { surplusMoves: 'late' })
        .map((side) => 'RB'[side])
        .join(''),
    ).toBe(sequence);
  });

  it.each([
    { counts: [3, 5], sequence: 'RBBRBBRB' },
    { counts: [2, 5], sequence: 'RBBBRBB' },
    { counts: [4, 6], sequence: 'RBBRBBRBRB' },
  ])(
    '$counts.0 and $counts.1 act in the order $sequence where the surplus moves early',
    ({ counts, sequence }) => {
      const sides = activationSequence(counts, RED, { surplusMoves: 'early' });
      expect(sides.map((side) => 'RB'[side]).join('')).toBe(sequence);
    },
  );

  it('act so in a battle, too', () => {
    const turn = turnOf({ blueFriends: [{}, {}], dice: [1, 1, 6, 6] });
    play(turn, 'initiative');
    const [red, ...blue] = turn.units;
    expect(play(turn, 'movement')).toEqual([red, ...blue]);
  });

  it('count only those who can act, anew in each phase', () => {
    const turn = turnOf({ redFriends: [{}], blueFriends: [{}], dice: [1, 1, 6, 6] });
    play(turn, 'initiative');
    const [first, second, third, fourth] = turn.units;
    if (second !== undefined) second.shutDown = true;
    expect(play(turn, 'movement')).toEqual([first, third, fourth]);
    if (fourth !== undefined) fourth.conscious = false;
    expect(play(turn, 'weapons')).toEqual([first, third]);
  });

  it('lose the turn of a unit that cannot act any more when it comes', () => {
    const turn = turnOf({ redFriends: [{}], dice: [1, 1, 6, 6] });
    play(turn, 'initiative');
    const [first, second] = turn.units;
    const acted = play(turn, 'movement', {
      move: (unit) => {
        if (unit === first && second !== undefined) second.conscious = false;
        return { steps: ahead(1) };
      },
    });
    expect(acted).toEqual([first, turn.blue]);
  });
});
