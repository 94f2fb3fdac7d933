import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { HAWK, play, RED_WINS } from './moments.js';

const EAGER = { abilities: ['combat_intuition'] };

/** Two against two, in two turns that red wins both: blue moves first. Who moves when? */
function orderOfMoves(ruleset: RulesetName, pilots: Readonly<Record<number, PilotSetup>>) {
  const unit = (index: number, at: readonly [number, number]) => ({
    unit: HAWK,
    quirks: [],
    at,
    pilot: pilots[index] ?? {},
  });
  const battle = play({
    red: [unit(0, [2, 14]), unit(1, [8, 14])],
    blue: [unit(2, [2, 1]), unit(3, [8, 1])],
    ruleset,
    dice: [...RED_WINS, ...RED_WINS],
    turns: [{}, {}],
  });
  const moves = battle.of('move').map((move) => move.unit);
  return { first: moves.slice(0, 4), second: moves.slice(4) };
}

const USUAL = [2, 0, 3, 1];

describe('Combat Intuition', () => {
  it('moves before all others in the first round in standard, though its side has won', () => {
    expect(orderOfMoves('standard', {})).toEqual({ first: USUAL, second: USUAL });
    expect(orderOfMoves('standard', { 1: EAGER })).toEqual({ first: [1, 2, 3, 0], second: USUAL });
  });

  it('moves first on the side that lost as well', () => {
    expect(orderOfMoves('standard', { 3: EAGER }).first).toEqual([3, 0, 2, 1]);
  });

  it('of several pilots moves in the order of their sides', () => {
    expect(orderOfMoves('standard', { 1: EAGER, 3: EAGER }).first).toEqual([3, 1, 2, 0]);
    expect(orderOfMoves('standard', { 0: EAGER, 1: EAGER }).first).toEqual([0, 1, 2, 3]);
  });

  it('does nothing in total-warfare', () => {
    expect(orderOfMoves('total-warfare', { 1: EAGER }).first).toEqual(USUAL);
  });
});
