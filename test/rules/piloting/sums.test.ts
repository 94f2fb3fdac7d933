import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll, type PilotingCause } from '../../../src/rules/piloting/index.js';

describe('a piloting roll', () => {
  it('of one phase has all that the other causes add, with their own modifiers (docs/rules/piloting-rolls.md)', () => {
    const roll = (otherCauses: readonly PilotingCause[]) =>
      calculatePilotingRoll({ piloting: 5 }, { kind: 'physical' }, { otherCauses }).targetNumber;
    expect(roll([])).toBe(5);
    expect(roll([{ kind: 'damage' }])).toBe(6);
    // A missed mace is two harder.
    expect(roll([{ kind: 'damage' }, { kind: 'physical', role: 'attacker', modifier: 2 }])).toBe(8);
  });

  it('for another reason is as hard as the ground it is made on, and no harder for having entered it', () => {
    const roll = (kind: 'fall' | 'terrain', level: number) =>
      calculatePilotingRoll({ piloting: 5 }, { kind, terrain: { type: 'building', level }, hexesMoved: 5 })
        .targetNumber;
    expect(roll('terrain', 4)).toBe(12);
    expect(roll('fall', 4)).toBe(5);
  });

  it('can be made on a 12, and on nothing more', () => {
    const roll = (modifier: number) => calculatePilotingRoll({ piloting: 5 }, { kind: 'fall', modifier });
    expect(roll(7)).toMatchObject({ targetNumber: 12, impossible: false });
    expect(roll(8)).toMatchObject({ targetNumber: 13, impossible: true });
  });
});
