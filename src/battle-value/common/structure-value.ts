import type { Structure } from '../../catalog/index.js';
import type { ReportWriter } from '../report.js';
import { because, blueShieldBonus, times } from './armor-value.js';
import type { Stock } from './stock.js';

const VALUE_OF_STRUCTURE_POINT = 1.5;

interface StructuredUnit {
  readonly locations: readonly { readonly structurePoints: number }[];
  readonly structure?: Structure;
}

/** Adds internal structure. An engine that extends into the side torsos reduces it. */
export function addStructure(
  before: number,
  { locations, structure }: StructuredUnit,
  stock: Stock,
  report?: ReportWriter,
  engineFactor = 1,
  engine?: string,
): number {
  let points = 0;
  for (let index = 0; index < locations.length; index += 1) points += locations[index]?.structurePoints ?? 0;
  const blueShield = blueShieldBonus(stock);
  const type = (structure?.structure.battleValueMultiplier ?? 1) + blueShield;
  const value = before + points * VALUE_OF_STRUCTURE_POINT * type * engineFactor;
  if (report) {
    const material = times(type, because(structure?.name, blueShield));
    const reach = times(engineFactor, `${engine} engine`);
    report.line('Internal structure', `+ ${points} × ${VALUE_OF_STRUCTURE_POINT}${material}${reach}`, value);
  }
  return value;
}
