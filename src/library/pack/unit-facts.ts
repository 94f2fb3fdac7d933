import { wordsOf } from '../../check/words.js';
import type { RulesetName } from '../../rules/ruleset.js';
import type { Unit } from '../../units/any-unit.js';
import { NO_HEAT } from '../index-file.js';

/** A piece of equipment with its display name, its name in unit files, and its count. */
interface CountedItem {
  readonly name: string;
  readonly fileName: string;
  readonly count: number;
}

const STATED = wordsOf(
  'chassis model clanName unitType tonnage year role techBase rulesLevel source mulId walk run jump quirks',
) satisfies readonly (keyof Unit)[];

export type OtherValues = Readonly<Partial<Record<RulesetName, number>>>;

/** What the index keeps of a unit: plain data, which a worker can be sent and a database can hold. */
export interface UnitFacts extends Readonly<Pick<Unit, (typeof STATED)[number]>> {
  readonly id: string;
  /** By the rulebook. */
  readonly battleValue: number;
  /** Values in other rulesets, if they differ. */
  readonly otherValues?: OtherValues;
  readonly armor: number;
  readonly heat: number;
  readonly sinks: number;
  /** Each item once, in the order of mounting. */
  readonly equipment: readonly CountedItem[];
}

export function factsOf(id: string, unit: Unit, battleValue: number, otherValues?: OtherValues): UnitFacts {
  const stated = Object.fromEntries(
    STATED.flatMap((field) => (unit[field] === undefined ? [] : [[field, unit[field]]])),
  ) as Pick<Unit, (typeof STATED)[number]>;
  return {
    ...stated,
    quirks: [...unit.quirks],
    id,
    battleValue,
    ...(otherValues !== undefined && { otherValues }),
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

function equipmentOf(unit: Unit): readonly CountedItem[] {
  const items = new Map<string, { name: string; fileName: string; count: number }>();
  for (const { item, name } of unit.equipment) {
    const fileName = item?.aliases[0] ?? name;
    const known = items.get(fileName);
    if (known === undefined) items.set(fileName, { name: item?.name ?? name, fileName, count: 1 });
    else known.count += 1;
  }
  return [...items.values()];
}
