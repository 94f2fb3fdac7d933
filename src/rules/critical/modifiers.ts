import type { ModifierDetail } from '../modifier.js';
import type { CriticalSituation } from './situation.js';

type CriticalModifier = Omit<ModifierDetail, 'value' | 'source'> & {
  readonly value: (situation: CriticalSituation) => number;
};

/**
 * Added to the target numbers of a check. What the book adds to the roll is subtracted here (docs/rules/standard.md).
 */
export const CRITICAL_MODIFIERS: readonly CriticalModifier[] = [
  {
    id: 'industrial_structure',
    name: 'Industrial structure',
    description: 'built for work, not for war',
    value: ({ structureType }) => (structureType === 'industrial' ? -2 : 0),
  },
  {
    id: 'reinforced_structure',
    name: 'Reinforced structure',
    description: 'holds together',
    value: ({ structureType }) => (structureType === 'reinforced' ? 1 : 0),
  },
  {
    id: 'hardened_armor',
    name: 'Hardened armor',
    description: 'still covers the location',
    value: ({ armorType }) => (armorType === 'hardened' ? 2 : 0),
  },
  {
    id: 'anti_penetrative_ablation',
    name: 'Anti-penetrative ablation',
    description: 'spoils what would pierce the armor',
    value: ({ armorType }) => (armorType === 'anti-penetrative-ablation' ? 2 : 0),
  },
  {
    id: 'armor_piercing',
    name: 'Armor-piercing round',
    description: 'by the size of the gun',
    value: ({ armorPiercing = 0 }) => 0 - armorPiercing,
  },
  {
    id: 'armor_pierced',
    name: 'Armor',
    description: 'holds such rounds badly',
    value: ({ armorPiercing, armorType = '', rules }) =>
      armorPiercing === undefined ? 0 : 0 - (rules.damage.armorPiercingRoll[armorType] ?? 0),
  },
  {
    id: 'case_ii',
    name: 'CASE II',
    description: 'leads the blast outside',
    value: ({ behindCaseII, rules }) => (behindCaseII ? 0 - rules.explosions.criticalBehindCaseII : 0),
  },
  {
    id: 'levels_fallen',
    name: 'Height of the fall',
    description: 'shaken by a fall',
    value: ({ levelsFallen }) => 0 - levelsFallen,
  },
];
