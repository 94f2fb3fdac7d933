import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateClusterModifier,
  clusterSizeOf,
  itemiseClusterModifier,
  rollWeaponHits,
} from '../../../src/rules/cluster/index.js';
import { clusterShot, volley } from '../generators/clusters.js';
import { ruleset } from '../generators/common.js';

const die = fc.integer({ min: 1, max: 6 });

describe('the modifier of any cluster roll', () => {
  it('is the sum of its entries, names each once and none of 0', () => {
    fc.assert(
      fc.property(clusterShot, ruleset, (shot, under) => {
        const { modifiers, total } = itemiseClusterModifier(shot, { ruleset: under });
        expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(total);
        expect(calculateClusterModifier(shot, { ruleset: under })).toBe(total);
        expect(modifiers.every(({ value }) => value !== 0)).toBe(true);
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
      }),
    );
  });

  it('does not depend on the order of abilities', () => {
    fc.assert(
      fc.property(clusterShot, ruleset, (shot, under) => {
        const turned = { ...shot, abilities: [...shot.abilities].reverse() };
        expect(calculateClusterModifier(turned, { ruleset: under })).toBe(
          calculateClusterModifier(shot, { ruleset: under }),
        );
      }),
    );
  });
});

it('any volley scores no more hits than it has missiles, pellets or shots, and no fewer than none', () => {
  fc.assert(
    fc.property(volley, ruleset, die, (fired, under, face) => {
      const hits = rollWeaponHits(fired, () => face, { ruleset: under });
      const most = clusterSizeOf(fired.weapon as Exclude<typeof fired.weapon, string>, fired, {
        ruleset: under,
      });
      expect(hits).toBeGreaterThanOrEqual(0);
      expect(hits).toBeLessThanOrEqual(most);
      // Without anything that meets it, a volley that has hit scores.
      if (!fired.antiMissile) expect(hits).toBeGreaterThanOrEqual(1);
    }),
  );
});
