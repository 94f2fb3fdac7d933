import type { EquipmentItem, Trait } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import type { Mount } from '../../units/index.js';

/** Added to the type modifier of a combat vehicle, for equipment that keeps it moving where others are stopped. */
const BONUS_OF_TRAIT: Readonly<Partial<Record<Trait, number>>> = {
  'fully-amphibious': 0.2,
  'limited-amphibious': 0.1,
  'dune-buggy': 0.1,
  'flotation-hull': 0.1,
  'environmental-sealing': 0.1,
  'armored-motive-system': 0.1,
};

export function addChassisBonuses(modifier: number, equipment: readonly Mount[]): number {
  let raised = modifier;
  for (const { item } of equipment) if (item !== undefined) raised += bonusOf(item);
  return raised;
}

const bonusOf = oncePer(({ traits }: EquipmentItem) =>
  traits.reduce((sum, trait) => sum + (BONUS_OF_TRAIT[trait] ?? 0), 0),
);
