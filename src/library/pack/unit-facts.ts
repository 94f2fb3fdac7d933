import type { Unit } from '../../units/any-unit.js';
import { fullName } from '../../units/unit-names.js';
import { NO_HEAT } from '../index-file.js';
import { kindOf, type UnitKind } from '../unit-kind.js';

/** A piece of equipment as people and as unit files name it. */
interface NamedItem {
  readonly name: string;
  readonly fileName: string;
}

/** What the index keeps of a unit. */
export interface UnitFacts {
  readonly id: string;
  readonly unit: Unit;
  readonly name: string;
  readonly kind: UnitKind;
  readonly battleValue: number;
  readonly armor: number;
  readonly heat: number;
  readonly sinks: number;
  /** Counts by the name that unit files use, in the order of mounting. */
  readonly equipment: ReadonlyMap<string, { readonly item: NamedItem; readonly count: number }>;
}

export function factsOf(id: string, unit: Unit, battleValue: number): UnitFacts {
  return {
    id,
    unit,
    name: fullName(unit),
    kind: kindOf(unit.unitType),
    battleValue,
    armor: armorOf(unit),
    ...heatOf(unit),
    equipment: equipmentOf(unit),
  };
}

function armorOf({ locations }: Unit): number {
  let points = 0;
  for (const location of locations) {
    points += location.armorPoints;
    if ('rearArmorPoints' in location) points += location.rearArmorPoints ?? 0;
  }
  return points;
}

function heatOf(unit: Unit): { readonly heat: number; readonly sinks: number } {
  const sinks = sunkBy(unit);
  if (sinks === NO_HEAT) return { heat: NO_HEAT, sinks };
  let heat = 0;
  for (const { item } of unit.equipment) if (item?.kind === 'weapon') heat += item.heat;
  return { heat, sinks };
}

function sunkBy(unit: Unit): number {
  if (unit.unitType === 'Mek') return unit.heatSinks.capacity;
  if (!('heatSinks' in unit) || unit.unitType === 'Conventional Fighter') return NO_HEAT;
  return unit.heatSinks.count * (unit.heatSinks.kind === 'double' ? 2 : 1);
}

function equipmentOf(unit: Unit): UnitFacts['equipment'] {
  const counts = new Map<string, { item: NamedItem; count: number }>();
  for (const { item, name } of unit.equipment) {
    const fileName = item?.aliases[0] ?? name;
    const known = counts.get(fileName);
    if (known === undefined) counts.set(fileName, { item: { name: item?.name ?? name, fileName }, count: 1 });
    else known.count += 1;
  }
  return counts;
}
