import fc from 'fast-check';
import type { IClusterShot, IWeaponVolley } from '../../../src/rules/cluster/index.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { abilities, flag } from './common.js';
import { bracket } from './shots.js';

const weapon = fc.constantFrom(
  ...[
    'LRM 20',
    'SRM 6',
    'Streak SRM 4',
    'MRM 30',
    'LB 10-X AC',
    'Ultra AC/5',
    'Rotary AC/5',
    'Medium Laser',
  ].map(itemNamed),
);
const weaponType = fc.constantFrom('LRM 20', 'Ultra AC/5', 'LB 10-X AC');

const shotFields = {
  abilities,
  weapon,
  weaponType,
  rangeBracket: bracket,
  ammunition: fc.constantFrom(
    ...['IS Ammo LRM-20', 'IS Ammo LRM-20 Artemis-capable', 'LB 10-X Cluster Ammo'].map(ammunitionNamed),
  ),
  linkedTo: fc.constantFrom(...['Artemis IV FCS', 'Artemis V FCS', 'Apollo MRM FCS'].map(itemNamed)),
  designatedWeaponType: weaponType,
  indirectFire: flag,
  targetNarced: flag,
  targetTagged: flag,
  antiMissile: flag,
  ecmOnPath: flag,
  ecmOnTarget: flag,
  ownStealth: flag,
  glancing: flag,
};

export const clusterShot = fc.record<Required<IClusterShot>, 'abilities'>(shotFields, {
  requiredKeys: ['abilities'],
});

/** Fields that may be undefined are left out instead. */
type Given<Type> = { readonly [Field in keyof Type]-?: Exclude<Type[Field], undefined> };

export const volley = fc.record<Given<IWeaponVolley>, 'weapon'>(
  {
    ...shotFields,
    shots: fc.integer({ min: 1, max: 6 }),
    guns: fc.integer({ min: 1, max: 4 }),
    hotLoaded: flag,
  },
  { requiredKeys: ['weapon'] },
);
