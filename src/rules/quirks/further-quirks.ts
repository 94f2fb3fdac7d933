import { type Quirk, quirk } from './quirk.js';

/**
 * Quirks of unit files that the catalog does not list and the rulebook gives an effect: they act in `total-warfare`
 * alone (reading R-4).
 */
export const FURTHER_QUIRKS: readonly Quirk[] = [
  quirk({
    id: 'variable_range_long',
    name: 'Variable Range Targeting (long)',
    category: 'targeting',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit at long range, +1 at short',
    isPositive: true,
    hooks: { 'total-warfare': { toHit: ({ bracket }) => ({ short: 1, long: -1 })[bracket as string] ?? 0 } },
  }),
  quirk({
    id: 'variable_range_short',
    name: 'Variable Range Targeting (short)',
    category: 'targeting',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit at short range, +1 at long',
    isPositive: true,
    hooks: { 'total-warfare': { toHit: ({ bracket }) => ({ short: -1, long: 1 })[bracket as string] ?? 0 } },
  }),
  quirk({
    id: 'oversized',
    name: 'Oversized',
    category: 'defensive',
    pipelines: ['to-hit'],
    combatEffect: 'Partial cover does not make it harder to hit',
    isPositive: false,
    hooks: { 'total-warfare': { toHitAgainst: ({ partialCover }) => (partialCover ? -1 : 0) } },
  }),
  quirk({
    id: 'misrepaired_weapon',
    name: 'Misrepaired Weapon',
    category: 'weapon',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit with this weapon',
    isPositive: false,
    hooks: { 'total-warfare': { toHit: () => 1 } },
  }),
  quirk({
    id: 'misreplaced_weapon',
    name: 'Misreplaced Weapon',
    category: 'weapon',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit with this weapon',
    isPositive: false,
    hooks: { 'total-warfare': { toHit: () => 1 } },
  }),
  quirk({
    id: 'combat_computer',
    name: 'Combat Computer',
    category: 'combat',
    pipelines: ['heat'],
    combatEffect: '4 heat less each turn',
    isPositive: true,
    hooks: { 'total-warfare': { heat: () => -4 } },
  }),
  quirk({
    id: 'imp_life_support',
    name: 'Improved Life Support',
    category: 'combat',
    pipelines: ['heat'],
    combatEffect: 'Heat hurts the pilot 5 points later',
    isPositive: true,
    hooks: { 'total-warfare': { heatWoundThreshold: 5 } },
  }),
  quirk({
    id: 'poor_life_support',
    name: 'Poor Life Support',
    category: 'combat',
    pipelines: ['heat'],
    combatEffect: 'Heat hurts the pilot 5 points earlier',
    isPositive: false,
    hooks: { 'total-warfare': { heatWoundThreshold: -5 } },
  }),
  ...(['left', 'right'] as const).map((arm) =>
    quirk({
      id: arm === 'left' ? 'barrel_fists_la' : 'barrel_fists_ra',
      name: arm === 'left' ? 'Barrel Fists (LA)' : 'Barrel Fists (RA)',
      family: 'barrel_fists',
      category: 'physical',
      pipelines: ['physical'],
      combatEffect: 'Punches as well as with the hand that the arm lacks',
      isPositive: true,
      hooks: {
        'total-warfare': {
          physicalToHit: ({ kind, attacker }) =>
            kind === 'punch' && attacker.arm === arm && attacker.armBuiltWithout === 'hand' ? -1 : 0,
        },
      },
    }),
  ),
  quirk({
    id: 'reinforced_legs',
    name: 'Reinforced Legs',
    category: 'physical',
    pipelines: ['physical', 'damage'],
    combatEffect: 'Half the damage to itself in a death from above',
    isPositive: true,
    hooks: { 'total-warfare': { dfaOwnDamageFactor: 0.5 } },
  }),
  quirk({
    id: 'poor_work',
    name: 'Poor Workmanship',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'Critical hits need 1 less',
    isPositive: false,
    hooks: { 'total-warfare': { critical: () => -1 } },
  }),
  quirk({
    id: 'prototype',
    name: 'Prototype',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'Critical hits need 2 less',
    isPositive: false,
    hooks: { 'total-warfare': { critical: () => -2 } },
  }),
];
