import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['oblique_attacker'];
const indirect = { indirectFire: { isIndirect: true, spotterWalked: false } };
const spotterWalked = { indirectFire: { isIndirect: true, spotterWalked: true } };

describe('Oblique Attacker', () => {
  it('Oblique Attacker indirect fire bonus: the penalty is 1 less', () => {
    expect(numberOf({ by: indirect })).toBe(5);
    expect(numberOf({ by: { ...indirect, abilities } })).toBe(4);
    expect(numberOf({ by: spotterWalked })).toBe(6);
    expect(numberOf({ by: { ...spotterWalked, abilities } })).toBe(5);
    expect(entryOf({ by: { ...spotterWalked, abilities } }, 'indirect_fire')).toBe(2);
    expect(entryOf({ by: { ...spotterWalked, abilities } }, 'oblique_attacker')).toBe(-1);
  });

  it('gives nothing on direct fire, and is not listed there', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    const direct = { indirectFire: { isIndirect: false, spotterWalked: true } };
    expect(numberOf({ by: { ...direct, abilities } })).toBe(4);
    expect(entryOf({ by: { ...direct, abilities } }, 'oblique_attacker')).toBeUndefined();
  });

  it('does nothing when the target has it', () => {
    expect(numberOf({ by: indirect, at: { abilities } })).toBe(5);
  });

  it('pays for a spotter who attacks in standard, and needs none in total-warfare', () => {
    const by = { indirectFire: { isIndirect: true, spotterWalked: false, spotterAttacked: true }, abilities };
    expect(inBoth({ by })).toEqual([5, 4]);
  });

  it.each([
    ['stationary', 4, 4],
    ['walk', 5, 4],
    ['run', Number.POSITIVE_INFINITY, 4],
    ['jump', Number.POSITIVE_INFINITY, 4],
  ] as const)('with a spotter of movement "%s": %f in standard, %f in total-warfare', (moved, a, b) => {
    const indirectFire = { isIndirect: true, spotterWalked: false, spotterMovement: moved };
    expect(inBoth({ by: { indirectFire, abilities } })).toEqual([a, b]);
  });

  it('minds nothing on the line of sight in total-warfare, but the woods that the target stands in', () => {
    const by = { ...indirect, abilities };
    expect(inBoth({ by, options: { interveningTerrain: [['light_woods'], ['light_woods']] } })).toEqual([
      6, 4,
    ]);
    expect(inBoth({ by, at: { partialCover: true } })).toEqual([5, 4]);
    expect(inBoth({ by, options: { targetTerrain: ['heavy_woods'] } })).toEqual([6, 6]);
  });

  it('takes away no more of the ground than the shot has to pay for', () => {
    const guided = {
      by: indirect,
      at: { tagged: true },
      options: { ammunition: 'LRM 20 Semi-guided Ammo', interveningTerrain: [['heavy_woods']] },
    } as const;
    expect(inBoth({ ...guided, by: { ...indirect, abilities } })).toEqual(inBoth(guided));
  });

  it('does not lower the cover of a target too large for it a second time', () => {
    const at = { partialCover: true, unitQuirks: ['oversized'] };
    expect(inBoth({ by: { ...indirect, abilities }, at })).toEqual([5, 4]);
  });

  it('pays for a mortar that is fired without a spotter, but for its own point', () => {
    const indirectFire = { isIndirect: true, noSpotter: true };
    expect(inBoth({ by: { indirectFire } })).toEqual([7, 7]);
    expect(inBoth({ by: { indirectFire, abilities } })).toEqual([6, 6]);
  });
});
