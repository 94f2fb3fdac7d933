import type { EquipmentItem } from '../../catalog/index.js';
import { rangesUnderWater } from '../../rules/firing/under-water.js';
import type { Ruleset } from '../../rules/ruleset.js';
import { launcherModifier } from '../../rules/to-hit/modifiers/weapon.js';

/** An item with the figures that it has by a ruleset, where the catalog or the rules have others than the usual ones. */
export function itemIn(item: EquipmentItem, rules: Ruleset): EquipmentItem {
  if (item.kind === 'ammunition') {
    const { edition } = rules.weapons;
    return edition === null ? item : { ...item, ...item.byEdition?.[edition] };
  }
  if (item.kind !== 'weapon') return item;
  const { toHitModifier, underwaterRanges, ...others } = item;
  const toHit = launcherModifier(item, rules);
  const underWater = rangesUnderWater(item, rules);
  return {
    ...others,
    ...(toHitModifier !== undefined && { toHitModifier: toHit }),
    ...(underWater !== undefined && { underwaterRanges: underWater }),
  };
}
