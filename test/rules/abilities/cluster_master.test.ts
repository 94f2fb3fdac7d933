import { describe, expect, it } from 'vitest';
import { calculateClusterModifier } from '../../../src/rules/cluster/index.js';

const BOOK = { ruleset: 'total-warfare' } as const;

describe('Cluster Master', () => {
  it('adds 2 to the cluster roll in total-warfare', () => {
    expect(calculateClusterModifier({ abilities: ['cluster_master'] }, BOOK)).toBe(2);
    expect(calculateClusterModifier({ abilities: ['cluster_master'] })).toBe(0);
  });
});
