import type { Ruleset } from '../../rules/ruleset.js';
import type { Unit } from '../../units/any-unit.js';
import type { EquipmentLine } from '../../units/card/equipment-lines.js';
import { type LocationLine, unitCard } from '../../units/card/unit-card.js';
import { wordsOfId } from '../../units/card/unit-words.js';
import type { WeaponLine } from '../../units/card/weapon-lines.js';
import { fullName } from '../../units/unit-names.js';
import { type Column, labelled, right, textTable } from '../print/text-table.js';
import { warningText } from './unit-record.js';

const LABEL = 12;

/** Shows a unit for players, on lines of 80 characters. */
export function unitSheet(unit: Unit, { weapons: { edition } }: Ruleset): string {
  const card = unitCard(unit, edition ?? undefined);
  const onWeapons = card.weaponQuirks.map(
    ({ weapon, quirks }) => `${weapon}: ${quirks.map(wordsOfId).join(', ')}`,
  );
  const blocks = [
    [...labelled('', fullName(unit), 0), ...labelled('', card.facts.join(', '), 0)],
    card.rows.flatMap(({ label, text }) => labelled(label, text, LABEL)),
    locationLines(card.locations),
    weaponLines(card.weapons),
    [...listing('Ammunition', card.ammunition), ...listing('Equipment', card.equipment)],
    [
      ...under('Quirks', card.quirks.length === 0 ? [] : [card.quirks.map(wordsOfId).join(', ')]),
      ...under('On weapons', onWeapons),
    ],
    under('Warnings', unit.warnings.map(warningText)),
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

/** Puts texts below one another, with the label beside the first. */
const under = (label: string, texts: readonly string[]): string[] =>
  texts.flatMap((text, place) => labelled(place === 0 ? label : '', text, LABEL));

const listing = (label: string, lines: readonly EquipmentLine[]): string[] =>
  under(
    label,
    lines.map(({ name, where }) => (where === '' ? name : `${name}: ${where}`)),
  );

/** Drops empty columns from a table, except the first ones. */
function fullColumns(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  fixed: number,
): string[] {
  if (rows.length === 0) return [];
  const isUsed = columns.map((_, column) => column < fixed || rows.some((row) => row[column] !== ''));
  return textTable(
    columns.filter((_, column) => isUsed[column]),
    rows.map((row) => row.filter((_, column) => isUsed[column])),
  );
}

const LOCATION_COLUMNS: readonly Column[] = ['Location', right('Armor'), right('Rear'), right('Structure')];

function locationLines(lines: readonly LocationLine[]): string[] {
  const width = Math.max(...lines.map(({ location }) => location.length));
  return fullColumns(
    LOCATION_COLUMNS,
    lines.map(({ location, name, armor, rear, structure }) => [
      `${location.padEnd(width)}  ${name}`.trimEnd(),
      String(armor),
      rear === undefined ? '' : String(rear),
      structure > 0 ? String(structure) : '',
    ]),
    2,
  );
}

const WEAPON_COLUMNS: readonly Column[] = [
  'Weapon',
  'Place',
  right('Damage'),
  right('Heat'),
  right('Min'),
  right('Short'),
  right('Med'),
  right('Long'),
  right('Shots'),
];

// Most weapons have no minimum range, and many units have no ammunition.
const weaponLines = (lines: readonly WeaponLine[]): string[] =>
  fullColumns(WEAPON_COLUMNS, lines.map(weaponRow), 2);

function weaponRow({ count, name, place, gun }: WeaponLine): string[] {
  const named = count === 1 ? name : `${count} ${name}`;
  if (gun === undefined) return [named, place, '', '', '', '', '', '', ''];
  return [
    named,
    place,
    gun.damage,
    String(gun.heat),
    gun.minimum === 0 ? '' : String(gun.minimum),
    ...[gun.short, gun.medium, gun.long].map((range) => (range === 0 ? '-' : String(range))),
    gun.shots === undefined ? '' : String(gun.shots),
  ];
}
