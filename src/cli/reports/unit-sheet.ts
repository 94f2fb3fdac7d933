import type { Unit } from '../../units/any-unit.js';
import type { Mech } from '../../units/mech/mech.js';
import type { EngineType } from '../../units/mech/systems.js';
import type { OtherEngine, OtherUnit } from '../../units/other-unit.js';
import type { Mount } from '../../units/unit.js';
import { fullName } from '../../units/unit-names.js';
import { labelled, textTable } from '../print/text-table.js';
import { spaced } from './formula-words.js';
import { warningText } from './unit-record.js';
import { otherEquipmentLines, weaponLines } from './unit-weapons.js';
import { kindWords, PLACES, roomWords } from './unit-words.js';

type Row = readonly [label: string, text: string | undefined];

const LABEL = 12;

/** One unit as a player wants to see it, on lines of 80 characters. */
export function unitSheet(unit: Unit): string {
  const mech = unit.unitType === 'Mek';
  const blocks = [
    [
      ...labelled('', fullName(unit), 0),
      ...labelled('', facts(unit, mech ? mechKind(unit) : kindWords(unit)), 0),
    ],
    rowLines(mech ? mechRows(unit) : otherRows(unit)),
    locationLines(unit),
    weaponLines(unit),
    otherEquipmentLines(unit),
    rowLines(quirkRows(unit)),
    rowLines(unit.warnings.map((warning, place) => [place === 0 ? 'Warnings' : '', warningText(warning)])),
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function facts(unit: Unit, kind: string): string {
  const tons =
    unit.tonnage === undefined ? undefined : `${figure(unit.tonnage)} ${unit.tonnage === 1 ? 'ton' : 'tons'}`;
  const role = unit.role?.toLowerCase() === 'none' ? undefined : unit.role;
  return [tons, kind, unit.techBase, unit.year, role, unit.source].filter(Boolean).join(', ');
}

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });

const rowLines = (rows: readonly Row[]): string[] =>
  rows.flatMap(([label, text]) => (text === undefined || text === '' ? [] : labelled(label, text, LABEL)));

function mechKind({ chassisKind, omni, industrial, superheavy, primitive }: Mech): string {
  const machine = industrial ? 'IndustrialMech' : omni ? 'OmniMech' : 'BattleMech';
  const kind = {
    biped: machine,
    quad: `quad ${machine}`,
    tripod: `tripod ${machine}`,
    lam: "Land-Air 'Mech",
    quadvee: omni ? 'Omni QuadVee' : 'QuadVee',
  }[chassisKind];
  return [primitive && 'primitive', superheavy && 'superheavy', kind].filter(Boolean).join(' ');
}

function mechRows(mech: Mech): Row[] {
  const { heatSinks, locations } = mech;
  const armorTypes = new Set(locations.flatMap(({ armor }) => armor?.name ?? []));
  const armorPoints = sum(
    locations.map(({ armorPoints: front, rearArmorPoints = 0 }) => front + rearArmorPoints),
  );
  const structurePoints = sum(locations.map((place) => place.structurePoints));
  return [
    ['Movement', movement('walk', 'run', mech)],
    ['Engine', `${mech.engine.rating} ${engineWords(mech.engine)}`],
    ['Gyro', spaced(mech.gyro)],
    ['Cockpit', spaced(mech.cockpit)],
    ['Myomer', mech.myomer === 'standard' ? undefined : spaced(mech.myomer)],
    [
      'Heat sinks',
      `${heatSinks.count} ${heatSinks.kind}, ${heatSinks.inEngine} of them in the engine; sink ${heatSinks.capacity} a turn`,
    ],
    ['Armor', `${[...armorTypes].join(', ') || 'unknown'}, ${armorPoints} points`],
    ['Structure', `${mech.structure?.name ?? 'unknown'}, ${structurePoints} points`],
  ];
}

function otherRows(unit: OtherUnit): Row[] {
  const aerospace = 'safeThrust' in unit;
  const armorTypes = new Set(
    unit.locations.flatMap(({ armor, armorPoints }) =>
      armor !== undefined && armorPoints > 0 ? armor.name : [],
    ),
  );
  const rows: Row[] = [
    ['Movement', aerospace ? movement('safe thrust', 'maximum', unit) : groundMovement(unit)],
    ['Engine', 'engine' in unit ? engineWords(unit.engine) : undefined],
    ['Armor', armorTypes.size === 0 ? undefined : `${[...armorTypes].join(', ')}${armorTotal(unit)}`],
    ['Structure', structureWords(unit)],
  ];
  if (aerospace) {
    const { count, kind } = unit.heatSinks;
    rows.push(
      ['Integrity', String(unit.structuralIntegrity)],
      ['Heat sinks', count === 0 ? undefined : `${count} ${kind}`],
      [
        'Fuel',
        `${figure(unit.fuel)} ${'construction' in unit && unit.construction === 'support' ? 'tons' : 'points'}`,
      ],
    );
  }
  if ('crew' in unit) rows.push(['Crew', `${unit.crew.total}, ${unit.crew.passengers} passengers`]);
  rows.push(...troopRows(unit));
  if ('transporters' in unit) {
    rows.push(['Carries', roomWords(unit.transporters, figure)]);
  }
  return rows;
}

function troopRows(unit: OtherUnit): Row[] {
  if (unit.unitType === 'BattleArmor') {
    return [
      [
        'Troopers',
        `${unit.troopers}, ${unit.weight === 'pal' ? 'PA(L)' : unit.weight} ${unit.bodyPlan} suits`,
      ],
    ];
  }
  if (unit.unitType !== 'Infantry') return [];
  const { squads, squadSize, troopers, primary, secondary, secondaryPerSquad, armor } = unit;
  return [
    ['Troopers', `${troopers} in ${squads} squads of ${squadSize}`],
    ['Primary', armWords(primary)],
    ['Secondary', secondary && `${secondaryPerSquad} a squad: ${armWords(secondary)}`],
    ['Armor', [armor.kit?.item?.name, `damage divided by ${armor.damageDivisor}`].filter(Boolean).join(', ')],
    ['Trained as', unit.specializations.map(spaced).join(', ')],
    ['Implants', unit.augmentations.map(wordsOfId).join(', ')],
  ];
}

function armWords({ name, item }: Pick<Mount, 'name' | 'item'>): string {
  if (item?.kind !== 'infantry-weapon') return item?.name ?? `${name} (unknown)`;
  return `${item.name}, ${item.infantry.damage} damage a trooper, range ${item.infantry.range}`;
}

function armorTotal({ locations }: OtherUnit): string {
  return `, ${sum(locations.map((place) => place.armorPoints))} points`;
}

/** Troopers have none to speak of, and what flies has integrity instead. */
function structureWords(unit: OtherUnit): string | undefined {
  if (!('structure' in unit || 'cruise' in unit)) return undefined;
  const points = sum(unit.locations.map((place) => place.structurePoints));
  return [unit.structure?.name, `${points} points`].filter(Boolean).join(', ');
}

function groundMovement(unit: OtherUnit): string | undefined {
  if (!('motion' in unit)) return undefined;
  const vehicle = 'cruise' in unit && unit.unitType !== 'ProtoMek';
  return `${movement(vehicle ? 'cruise' : 'walk', vehicle ? 'flank' : 'run', unit)} (${spaced(unit.motion)})`;
}

function movement(slow: string, fast: string, { walk, run, jump, umu }: Unit): string {
  return [
    `${slow} ${walk}`,
    run !== walk && `${fast} ${run}`,
    jump > 0 && `jump ${jump}`,
    umu > 0 && `under water ${umu}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const ENGINE_WORDS: Readonly<Partial<Record<EngineType | 'external', string>>> = {
  xl: 'XL fusion',
  xxl: 'XXL fusion',
  light: 'light fusion',
  compact: 'compact fusion',
  ice: 'internal combustion',
};

const engineWords = ({ type, clan }: OtherEngine): string =>
  (ENGINE_WORDS[type] ?? spaced(type)) + (clan ? ' (Clan)' : '');

function locationLines(unit: Unit): string[] {
  // Infantry counts heads, which is done elsewhere.
  const covered =
    unit.unitType === 'Infantry'
      ? []
      : unit.locations.filter((place) => place.armorPoints > 0 || place.structurePoints > 0);
  if (covered.length === 0) return [];
  const width = Math.max(...covered.map(({ location }) => location.length));
  const rows = covered.map((place) => [
    `${place.location.padEnd(width)}  ${PLACES[place.location] ?? ''}`.trimEnd(),
    String(place.armorPoints),
    'rearArmorPoints' in place ? String(place.rearArmorPoints) : '',
    place.structurePoints > 0 ? String(place.structurePoints) : '',
  ]);
  const columns = [
    { heading: 'Location' },
    { heading: 'Armor', align: 'right' },
    { heading: 'Rear', align: 'right' },
    { heading: 'Structure', align: 'right' },
  ] as const;
  const used = columns.map((_, column) => column < 2 || rows.some((row) => row[column] !== ''));
  return textTable(
    columns.filter((_, column) => used[column]),
    rows.map((row) => row.filter((_, column) => used[column])),
  );
}

function quirkRows(unit: Unit): Row[] {
  const onWeapons = Object.entries(unit.weaponQuirks).map(
    ([weapon, quirks]) => `${weapon}: ${quirks.map(wordsOfId).join(', ')}`,
  );
  return [
    ['Quirks', unit.quirks.map(wordsOfId).join(', ')],
    ...onWeapons.map((text, place): Row => [place === 0 ? 'On weapons' : '', text]),
  ];
}

const wordsOfId = (id: string): string => id.replaceAll('_', ' ');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
