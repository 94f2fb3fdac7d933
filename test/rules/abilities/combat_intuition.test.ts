import { describe, expect, it } from 'vitest';
import {
  actsBeforeAll,
  calculateInitiativeModifier,
  orderOfRound,
} from '../../../src/edge/rules/initiative.js';

const intuitive = { id: 'intuitive', abilities: ['combat_intuition'] };
const winner = { id: 'winner', abilities: [] };
const loser = { id: 'loser', abilities: [] };
const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

describe('Combat Intuition', () => {
  it('Combat Intuition first round bonus', () => {
    // The loser of the initiative moves first, the winner last: the pilot goes before both.
    const order = orderOfRound([loser, winner, intuitive], 1);
    expect(ids(order)).toEqual(['intuitive', 'loser', 'winner']);
  });

  it('takes the first slot whichever side won', () => {
    expect(ids(orderOfRound([loser, intuitive, winner], 1))).toEqual(['intuitive', 'loser', 'winner']);
    expect(ids(orderOfRound([intuitive, loser, winner], 1))).toEqual(['intuitive', 'loser', 'winner']);
  });

  it('is spent after the first round', () => {
    expect(actsBeforeAll(intuitive, 1)).toBe(true);
    expect(actsBeforeAll(intuitive, 2)).toBe(false);
    expect(ids(orderOfRound([loser, winner, intuitive], 2))).toEqual(['loser', 'winner', 'intuitive']);
  });

  it('several keep their order among themselves', () => {
    const other = { id: 'other', abilities: ['combat-intuition'] };
    expect(ids(orderOfRound([loser, other, winner, intuitive], 1))).toEqual([
      'other',
      'intuitive',
      'loser',
      'winner',
    ]);
  });

  it('is of no use while unconscious, adds nothing to the roll, and is off in total-warfare', () => {
    expect(actsBeforeAll({ ...intuitive, conscious: false }, 1)).toBe(false);
    expect(calculateInitiativeModifier([intuitive]).total).toBe(0);
    expect(actsBeforeAll(intuitive, 1, { ruleset: 'total-warfare' })).toBe(false);
  });

  it('refuses a round before the first', () => {
    expect(() => actsBeforeAll(intuitive, 0)).toThrow('round is 0');
  });
});
