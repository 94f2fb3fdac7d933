import fc from 'fast-check';
import { createEdgeState } from '../../../src/rules/abilities/index.js';
import type { ICriticalCheck } from '../../../src/rules/critical/index.js';
import { HIT_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import { abilities, flag, quirks } from './common.js';

export const criticalCheck = fc.record<Required<ICriticalCheck>, 'location' | 'unitQuirks'>(
  {
    location: fc.constantFrom(...HIT_LOCATIONS),
    unitQuirks: quirks,
    negationsUsed: fc.nat(3),
    edge: fc.nat(3).map(createEdgeState),
    turn: fc.nat(60),
    unitId: fc.constantFrom('red-1', 'blue-2'),
    attackerAbilities: abilities,
    armorType: fc.constantFrom('standard', 'hardened', 'anti-penetrative-ablation'),
    structureType: fc.constantFrom('standard', 'industrial', 'reinforced'),
    throughArmor: flag,
    levelsFallen: fc.nat(4),
    armorPiercing: fc.integer({ min: -4, max: -1 }),
    behindCaseII: flag,
  },
  { requiredKeys: ['location', 'unitQuirks'] },
);
