import { quirk } from './quirk.js';

export const WEAPON_QUIRKS = [
  quirk({
    id: 'accurate',
    name: 'Accurate Weapon',
    category: 'weapon',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit with this weapon',
    isPositive: true,
    hooks: { 'total-warfare': { toHit: -1 } },
  }),
  quirk({
    id: 'inaccurate',
    name: 'Inaccurate Weapon',
    category: 'weapon',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit with this weapon',
    isPositive: false,
    hooks: { 'total-warfare': { toHit: 1 } },
  }),
  quirk({
    id: 'stable_weapon',
    name: 'Stabilized Weapon',
    category: 'weapon',
    pipelines: ['to-hit'],
    combatEffect: 'Running adds 1 less to hit with this weapon',
    isPositive: true,
    hooks: { 'total-warfare': { toHit: ({ attacker }) => (attacker.movementType === 'run' ? -1 : 0) } },
  }),
  quirk({
    id: 'improved_cooling',
    name: 'Improved Cooling Jacket',
    category: 'weapon',
    pipelines: ['heat'],
    combatEffect: '1 heat less from this weapon',
    isPositive: true,
    hooks: {
      standard: { weaponHeat: { extra: -1 } },
      'total-warfare': {
        effect: '1 heat less from this weapon, but at least 1',
        weaponHeat: { extra: -1, minimum: 1 },
      },
    },
  }),
  quirk({
    id: 'poor_cooling',
    name: 'Poor Cooling Jacket',
    category: 'weapon',
    pipelines: ['heat'],
    combatEffect: '1 heat more from this weapon',
    isPositive: false,
    hooks: { 'total-warfare': { weaponHeat: { extra: 1 } } },
  }),
  quirk({
    id: 'no_cooling',
    name: 'No Cooling Jacket',
    category: 'weapon',
    pipelines: ['heat'],
    combatEffect: 'Twice the heat from this weapon',
    isPositive: false,
    hooks: {
      standard: { weaponHeat: { factor: 2 } },
      'total-warfare': { effect: '2 heat more from this weapon', weaponHeat: { extra: 2 } },
    },
  }),
];
