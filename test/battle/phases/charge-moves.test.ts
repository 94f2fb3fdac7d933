import { describe, expect, it } from 'vitest';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { type Duel, duel, HAWK } from '../physical/duel.js';
import { ahead } from './turn.js';

/** Red, which runs 8 and jumps 3, moves like this at blue, which has moved. */
function moves(kind: 'charge' | 'dfa', steps: readonly StepKind[], setup: Duel = {}, target?: number) {
  const fight = duel({ ...setup, red: { at: [5, 9], ...setup.red } });
  const { battle, red, blue } = fight;
  blue.hasMoved = true;
  return {
    ...fight,
    attack: () =>
      executeMove(battle, red, { steps: [...steps], attack: { kind, target: target ?? blue.index } }),
  };
}

const friend = { unit: HAWK, at: [6, 6] as const, quirks: [] };

describe('A charge', () => {
  it('ends its run beside the target', () => {
    expect(moves('charge', ahead(3)).attack).not.toThrow();
    expect(moves('charge', ahead(2)).attack).toThrow('the move does not end beside the target');
  });

  it('is a run straight ahead at the target', () => {
    expect(moves('charge', [...ahead(3), 'turn-left']).attack).toThrow('the target is not straight ahead');
  });

  it('takes at least one hex of run-up', () => {
    expect(moves('charge', ahead(1), { red: { at: [5, 7] } }).attack).not.toThrow();
    expect(moves('charge', [], { red: { at: [5, 6] } }).attack).toThrow('it takes a run-up');
  });

  it('is neither a jump nor a move backward', () => {
    expect(moves('charge', ['jump', ...ahead(3)]).attack).toThrow('it does not run at the target');
    const backward = moves('charge', ['backward', 'backward', 'backward'], { red: { facing: 3 } });
    expect(backward.attack).toThrow('it does not run at the target');
  });

  it('is made at an enemy on the map', () => {
    const setup = { redFriends: [friend] };
    expect(moves('charge', ahead(3), setup, 1).attack).toThrow('that is not a target');
    expect(moves('charge', ahead(3), {}, 0).attack).toThrow('that is not a target');
    expect(moves('charge', ahead(3), {}, 7).attack).toThrow('that is not a target');
    const lost = moves('charge', ahead(3));
    lost.blue.lost = 'engine-destroyed';
    expect(lost.attack).toThrow('that is not a target');
  });

  it("of a 'Mech is never made at a ProtoMech or at infantry", () => {
    for (const unit of [customProtoMech(), customInfantry()]) {
      const at = moves('charge', ahead(3), { blue: { unit } });
      expect(at.attack).toThrow('the target cannot be charged');
    }
  });

  it('is not made by a unit that another charges', () => {
    const charged = moves('charge', ahead(3), { blueFriends: [{ ...friend, at: [7, 7] }] });
    const third = charged.units[2];
    if (third) third.chargeTarget = charged.red.index;
    expect(charged.attack).toThrow('another charges it');
  });

  it('is not made by a vehicle with a stunned crew', () => {
    const ram = () => moves('charge', ahead(2), { red: { at: [5, 8], unit: customVehicle() } });
    expect(ram().attack).not.toThrow();
    const stunned = ram();
    stunned.red.stunned = true;
    expect(stunned.attack).toThrow(IllegalOrderError);
    expect(stunned.red.chargeTarget).toBe(-1);
  });
});

describe('A death from above', () => {
  const JUMP: StepKind[] = ['jump', ...ahead(2)];

  it('is a jump', () => {
    expect(moves('dfa', JUMP, { red: { at: [5, 8] } }).attack).not.toThrow();
    expect(moves('dfa', ahead(2), { red: { at: [5, 8] } }).attack).toThrow('it does not jump');
  });

  it('reaches no target that is farther than the unit jumps', () => {
    expect(moves('dfa', ['jump', ...ahead(3)]).attack).toThrow('the target is farther than it jumps');
  });

  it('is made at prone targets and at those that have not moved', () => {
    const prone = moves('dfa', JUMP, { red: { at: [5, 8] }, blue: { condition: { prone: true } } });
    expect(prone.attack).not.toThrow();
    const waiting = moves('dfa', JUMP, { red: { at: [5, 8] } });
    waiting.blue.hasMoved = false;
    expect(waiting.attack).not.toThrow();
  });

  it('is made from low ground at a target no more levels up than the unit jumps', () => {
    const up = (level: number) =>
      moves('dfa', JUMP, { red: { at: [5, 8] }, map: mapOf({ '5,5': { level } }) }).attack;
    expect(up(3)).not.toThrow();
    expect(up(4)).toThrow('the target stands too high');
  });
});
