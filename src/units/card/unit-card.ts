import type { Edition } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import { rowsOf } from './card-rows.js';
import { ammunitionOf, type EquipmentLine, sundriesOf } from './equipment-lines.js';
import { figure, kindWords, PLACES } from './unit-words.js';
import { type WeaponLine, weaponsOf } from './weapon-lines.js';

/** A unit as players want to see it: words and figures, ready to show. */
export interface UnitCard {
  /** `100 tons`, `BattleMech`, `Inner Sphere`, `2755`, role, source. */
  readonly facts: readonly string[];
  readonly rows: readonly CardRow[];
  readonly locations: readonly LocationLine[];
  readonly weapons: readonly WeaponLine[];
  readonly ammunition: readonly EquipmentLine[];
  readonly equipment: readonly EquipmentLine[];
  /** Canonical ids. Unknown ones are kept as written. */
  readonly quirks: readonly string[];
  readonly weaponQuirks: readonly { readonly weapon: string; readonly quirks: readonly string[] }[];
}

export interface CardRow {
  readonly label: string;
  readonly text: string;
}

export interface LocationLine {
  /** As abbreviated in unit files. */
  readonly location: string;
  /** In words, if there are any: `left torso`. */
  readonly name: string;
  readonly armor: number;
  /** Left out if the location has no rear armor. */
  readonly rear?: number;
  readonly structure: number;
}

/** `edition` selects the figures of one edition. Without it, the card shows the usual ones. */
export function unitCard(unit: Unit, edition?: Edition): UnitCard {
  return {
    facts: factsOf(unit),
    rows: rowsOf(unit),
    locations: locationsOf(unit),
    weapons: weaponsOf(unit, edition),
    ammunition: ammunitionOf(unit, edition),
    equipment: sundriesOf(unit),
    quirks: unit.quirks,
    weaponQuirks: Object.entries(unit.weaponQuirks).map(([weapon, quirks]) => ({ weapon, quirks })),
  };
}

function factsOf(unit: Unit): readonly string[] {
  const { tonnage, role, source } = unit;
  const tons = tonnage === undefined ? undefined : `${figure(tonnage)} ${tonnage === 1 ? 'ton' : 'tons'}`;
  return [
    tons,
    kindWords(unit),
    unit.techBase,
    String(unit.year),
    role?.toLowerCase() === 'none' ? undefined : role,
    source,
  ].filter((fact) => fact !== undefined && fact !== '') as string[];
}

/** Infantry has troopers instead, which another row lists. */
function locationsOf(unit: Unit): readonly LocationLine[] {
  if (unit.unitType === 'Infantry') return [];
  return unit.locations
    .filter((place) => place.armorPoints > 0 || place.structurePoints > 0)
    .map((place) => ({
      location: place.location,
      name: PLACES[place.location] ?? '',
      armor: place.armorPoints,
      ...('rearArmorPoints' in place && { rear: place.rearArmorPoints }),
      structure: place.structurePoints,
    }));
}
