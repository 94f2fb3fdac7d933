import { describe, expect, it } from 'vitest';
import { canPunch, physicalAttackLegality } from '../../../src/rules/physical/index.js';
import { attacker, needs, target } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const unitQuirks = ['low_arms'];

describe('Low-Mounted Arms', () => {
  it('Low Arms elevation restriction', () => {
    expect(canPunch(unitQuirks, 1)).toBe(false);
    expect(canPunch(unitQuirks, 0)).toBe(true);
    expect(needs('punch', { unitQuirks }, {}, { elevationDifference: 1 })).toBe(Number.POSITIVE_INFINITY);
    const { obstacles } = physicalAttackLegality('punch', attacker({ unitQuirks }), target(), {
      elevationDifference: 1,
    });
    expect(obstacles.map(({ id }) => id)).toEqual(['low_arms']);
  });

  it('do not matter on the same level or below, nor to those who lack the quirk', () => {
    expect(needs('punch', { unitQuirks }, {}, { elevationDifference: 0 })).toBe(5);
    expect(canPunch(unitQuirks, -1)).toBe(true);
    expect(canPunch([], 1)).toBe(true);
    expect(needs('punch', {}, {}, { elevationDifference: 1 })).toBe(5);
  });

  it('restrict punches alone', () => {
    expect(needs('hatchet', { unitQuirks }, {}, { elevationDifference: 1 })).toBe(4);
  });

  it('have no effect in total-warfare', () => {
    expect(canPunch(unitQuirks, 1, BOOK)).toBe(true);
    expect(needs('punch', { unitQuirks }, {}, { elevationDifference: 1, ...BOOK })).toBe(5);
  });

  it('with No Arms bar the punch on any level', () => {
    expect(canPunch([...unitQuirks, 'no_arms'], 0)).toBe(false);
  });
});
