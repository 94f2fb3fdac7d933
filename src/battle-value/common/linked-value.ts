import { evaluateFormula } from '../../catalog/formula.js';
import type { Mount } from '../../units/index.js';
import { type ItemRoles, rolesOf } from './item-roles.js';

/** What a PPC capacitor adds to its linked weapon. */
export function capacitorValue({ formula }: ItemRoles, { item }: Mount): number {
  const linkedWeapons = item === undefined ? [] : [{ id: item.id, battleValue: 0 }];
  return evaluateFormula(formula ?? 0, { tonnage: 0, linkedWeapons });
}

/** The value of a machine gun array, by its guns. The guns also count themselves. */
export function arrayValue({ formula }: ItemRoles, guns: readonly Mount[]): number {
  if (formula === undefined) return 0;
  const linkedWeapons = guns.map(({ item }) => ({
    id: item?.id ?? '',
    battleValue: item === undefined ? 0 : rolesOf(item).battleValue,
  }));
  return evaluateFormula(formula, { tonnage: 0, linkedWeapons });
}
