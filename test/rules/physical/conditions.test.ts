import { describe, expect, it } from 'vitest';
import {
  calculatePhysicalDamage,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type PhysicalAttackKind,
  physicalAftermath,
  physicalAttackLegality,
  physicalHitTable,
  rollPhysicalDamage,
} from '../../../src/edge/rules/physical.js';
import { scriptedDice } from '../scripted-dice.js';
import { attacker, entry, needs, target } from './fighters.js';

const isPossible = (
  kind: PhysicalAttackKind,
  by: Partial<IPhysicalAttacker> = {},
  at: Partial<IPhysicalTarget> = {},
  options: IPhysicalOptions = {},
): boolean => physicalAttackLegality(kind, attacker(by), target(at), options).possible;

describe('what bars one attack does not bar the others (docs/rules/physical-attacks.md)', () => {
  it('a destroyed hip bars kicks alone', () => {
    const by = { legActuatorDamage: { hipDestroyed: true } };
    expect(isPossible('kick', by)).toBe(false);
    expect(isPossible('punch', by)).toBe(true);
    expect(isPossible('hatchet', by)).toBe(true);
  });

  it('an arm that was built without a hand holds no weapon, and punches', () => {
    for (const armBuiltWithout of ['hand', 'lower-arm'] as const) {
      expect(isPossible('hatchet', { armBuiltWithout })).toBe(false);
      expect(isPossible('punch', { armBuiltWithout })).toBe(true);
    }
  });

  it('an arm that holds up a shield does not punch, and one that carries it does', () => {
    expect(isPossible('punch', { shield: 'active' })).toBe(false);
    expect(isPossible('kick', { shield: 'active' })).toBe(true);
    expect(isPossible('punch', { shield: 'passive' })).toBe(true);
    expect(isPossible('punch', { shield: 'none' })).toBe(true);
  });

  it('a retracted blade does not strike, and leaves the fist free', () => {
    const by = { retractableBlade: 'retracted' } as const;
    expect(isPossible('retractable_blade', by)).toBe(false);
    expect(isPossible('punch', by)).toBe(true);
  });

  it('the shoulders of both arms count for a club, and for a push only in its number', () => {
    expect(isPossible('club', { shouldersDestroyed: 1 })).toBe(false);
    expect(isPossible('punch', { shouldersDestroyed: 1 })).toBe(true);
    expect(isPossible('push', { shouldersDestroyed: 1 })).toBe(true);
    expect(entry('shoulders', 'push', { shouldersDestroyed: 1 })).toBe(2);
    expect(entry('shoulders', 'push', { shouldersDestroyed: 2 })).toBe(4);
    expect(entry('shoulders', 'punch', { shouldersDestroyed: 1 })).toBeUndefined();
  });

  it('a shield is struck with only while it is passive, which is nothing to a kick', () => {
    const by = { shield: 'active' } as const;
    expect(isPossible('medium_shield', by)).toBe(false);
    expect(isPossible('medium_shield', { shield: 'passive' })).toBe(true);
    expect(isPossible('kick', by)).toBe(true);
  });
});

describe('the move before an attack', () => {
  it('a charge follows a move on the ground', () => {
    expect(isPossible('charge', { movementType: 'run' })).toBe(true);
    expect(isPossible('charge', { movementType: 'walk' })).toBe(true);
    expect(isPossible('charge', { movementType: 'stationary' })).toBe(false);
    expect(isPossible('charge', { movementType: 'jump' })).toBe(false);
  });

  it('a death from above follows a jump', () => {
    expect(isPossible('dfa', { movementType: 'jump' })).toBe(true);
    expect(isPossible('dfa', { movementType: 'run' })).toBe(false);
  });

  it('a target that has not moved yet cannot be charged, unless it is immobile', () => {
    const by = { movementType: 'run' } as const;
    expect(isPossible('charge', by, { hasMoved: false })).toBe(false);
    expect(isPossible('charge', by, { hasMoved: false, immobile: true })).toBe(true);
    expect(isPossible('charge', by, { hasMoved: true })).toBe(true);
  });

  it('all that is nothing to a kick', () => {
    for (const movementType of ['stationary', 'walk', 'run', 'jump'] as const) {
      expect(isPossible('kick', { movementType }, { hasMoved: false })).toBe(true);
    }
  });
});

describe('height', () => {
  const at = (kind: PhysicalAttackKind, prone = false) =>
    [-2, -1, 0, 1, 2].filter((elevationDifference) =>
      isPossible(kind, {}, { prone }, { elevationDifference }),
    );

  it('says who is within reach', () => {
    expect(at('punch')).toEqual([0, 1]);
    expect(at('punch', true)).toEqual([1]);
    expect(at('kick')).toEqual([-1, 0]);
    expect(at('kick', true)).toEqual([0]);
    expect(at('push')).toEqual([0]);
    expect(at('hatchet')).toEqual([-1, 0, 1]);
    expect(at('charge')).toEqual([-1, 0, 1]);
  });

  it('says nothing where nobody knows it', () => {
    expect(isPossible('punch', {}, { prone: true })).toBe(true);
  });

  it('says on which table a blow is rolled', () => {
    const table = (kind: PhysicalAttackKind, elevationDifference: number, prone = false) =>
      physicalHitTable(kind, { elevationDifference, target: { prone } })?.table;
    expect(table('kick', 0)).toBe('kick');
    expect(table('kick', 0, true)).toBe('full');
    expect(table('kick', -1)).toBe('punch');
    expect(table('punch', 0)).toBe('punch');
    expect(table('punch', 1)).toBe('kick');
    expect(table('punch', 1, true)).toBe('full');
    expect(table('push', 0)).toBeUndefined();
    expect([-1, 0, 1].map((levels) => table('hatchet', levels))).toEqual(['punch', 'full', 'kick']);
    expect([-1, 0, 1].map((levels) => table('hatchet', levels, true))).toEqual([
      undefined,
      undefined,
      'full',
    ]);
  });
});

describe('arms that strike with a weapon', () => {
  it('are harder to swing by 2 for each actuator that is lost, of a club in both hands too', () => {
    const actuatorDamage = { upperArmDestroyed: true, lowerArmDestroyed: true };
    expect(needs('hatchet', { actuatorDamage })).toBe(needs('hatchet') + 4);
    expect(needs('club', { actuatorDamage })).toBe(needs('club') + 4);
  });

  it('are swung together where both hands can hold them', () => {
    const both = { abilities: ['zweihander'], bothHands: true };
    expect(isPossible('hatchet', both, {}, { ruleset: 'total-warfare' })).toBe(true);
    expect(isPossible('lance', both, {}, { ruleset: 'total-warfare' })).toBe(false);
  });

  it('are swung about in a two-handed blow with a club or a fist, and else one by one', () => {
    expect(physicalAftermath('club', true, { bothHands: true }).armChecks).toBe('both');
    expect(physicalAftermath('sword', true, { bothHands: true }).armChecks).toBe('that-struck');
  });
});

describe('damage', () => {
  it('of a kick and a hatchet is a fifth of the tonnage, rounded down', () => {
    expect(calculatePhysicalDamage('kick', attacker({ tonnage: 54 }))).toBe(10);
    expect(calculatePhysicalDamage('hatchet', attacker({ tonnage: 54 }))).toBe(10);
  });

  it('of a punch without its shoulder is none, however well one fights', () => {
    const by = attacker({
      actuatorDamage: { shoulderDestroyed: true },
      abilities: ['melee_specialist', 'melee_master'],
    });
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      expect(calculatePhysicalDamage('punch', by, { ruleset })).toBe(0);
    }
  });

  it('of a death from above is not halved by water about its legs', () => {
    expect(calculatePhysicalDamage('dfa', attacker({ limbSubmerged: true }))).toBe(15);
  });

  it('of a buzzsaw is that of its dice, and of skill on top', () => {
    const saw = (abilities: readonly string[], ruleset: 'standard' | 'total-warfare') =>
      rollPhysicalDamage('buzzsaw', attacker({ abilities }), scriptedDice(3, 4), { ruleset });
    expect(saw([], 'standard')).toBe(7);
    expect(saw(['melee_master'], 'standard')).toBe(8);
    expect(saw(['melee_specialist'], 'total-warfare')).toBe(8);
  });
});

describe('throwing', () => {
  it('is possible with as much as one lifts', () => {
    // 15 % of fifty tons.
    expect(isPossible('throw', { abilities: ['heavy_lifter'], objectTonnage: 7.5 })).toBe(true);
  });

  it('takes a Heavy Lifter, not just any ability', () => {
    expect(isPossible('throw', { abilities: ['melee_specialist'], objectTonnage: 1 })).toBe(false);
  });
});

describe('what is no number or word of these rules is named', () => {
  it.each<[string, Partial<IPhysicalAttacker>, Partial<IPhysicalTarget>, IPhysicalOptions]>([
    ['target.piloting is 9', {}, { piloting: 9 }, {}],
    ['shouldersDestroyed is 3', { shouldersDestroyed: 3 }, {}, {}],
    ['workingHands is -1', { workingHands: -1 }, {}, {}],
    ['distance is 1.5', {}, {}, { distance: 1.5 }],
    ['elevationDifference is 0.5', {}, {}, { elevationDifference: 0.5 }],
    ['aimedAt is "tail"', {}, {}, { aimedAt: 'tail' as 'kick' }],
  ])('%s', (message, by, at, options) => {
    expect(() => needs('push', by, at, options)).toThrow(message);
  });

  it('an aim that the hit table does not know, too', () => {
    expect(() => physicalHitTable('hatchet', { aimedAt: 'tail' as 'kick' })).toThrow('aimedAt is "tail"');
  });
});
