import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { customEmplacement } from '../../custom-emplacement.js';
import { customMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const guns = (dice: readonly number[], terrain: readonly 'fire'[] = []) =>
  sampleBattle({
    ruleset: 'total-warfare',
    map: mapOf({ '5,5': { terrain: [...terrain] } }),
    red: [{ unit: customEmplacement(), at: [5, 5] }],
    blue: [{ unit: customMech(), at: [5, 8] }],
    dice,
  });

describe('A gun emplacement in a burning hex at the end of a turn', () => {
  const stunned = (dice: readonly number[], terrain: readonly 'fire'[] = ['fire']) => {
    const sample = guns(dice, terrain);
    sample.red.design.kind.endOfTurn(sample.battle, sample.red);
    sample.done();
    return sample.red.stunned;
  };

  it('rolls for its guns on 7 or less: a 7 stuns the crew', () => {
    expect(stunned([4, 4])).toBe(false);
    expect(stunned([3, 4, 3, 4])).toBe(true);
  });

  it('is safe where nothing burns', () => {
    expect(stunned([], [])).toBe(false);
  });
});

describe('Incendiary missiles', () => {
  it('take 2 points each off the building of a gun emplacement, halved like every blow', () => {
    const sample = guns([]);
    const [before = 0] = sample.red.structure;
    sample.red.design.kind.burn(sample.battle, sample.red, 3, 'front', NOBODY);
    expect(sample.red.structure[0]).toBe(before - 3);
    sample.red.design.kind.burn(sample.battle, sample.red, 0, 'front', NOBODY);
    expect(sample.red.structure[0]).toBe(before - 3);
    sample.done();
  });
});
