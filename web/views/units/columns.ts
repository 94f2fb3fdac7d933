import { skillFactor } from '../../../src/edge/battle-value.js';
import type { SortField, UnitKind, UnitRow } from '../../../src/edge/search.js';
import { grouped } from '../../words.js';

export interface Skills {
  readonly gunnery: number;
  readonly piloting: number;
}

/** A column of the list, or part of a card on a phone. */
interface Column {
  readonly sort: SortField;
  readonly heading: string;
  /** For screen readers, if the heading is an abbreviation. */
  readonly spoken?: string;
  readonly numeric?: boolean;
  /** Numbers to sort with the largest first. */
  readonly largestFirst?: boolean;
  readonly text: (row: UnitRow, skills: Skills) => string;
}

export const RULES_LEVELS = ['Introductory', 'Standard', 'Advanced', 'Experimental', 'Unofficial'] as const;

const SHORT_LEVELS = ['Intro', 'Std', 'Adv', 'Exp', 'Unoff'] as const;

const TECH: Readonly<Record<UnitRow['techBase'], string>> = {
  'Inner Sphere': 'IS',
  Clan: 'Clan',
  'Mixed Inner Sphere': 'Mix IS',
  'Mixed Clan': 'Mix Clan',
};

/** Names of kinds of units in lists and filters. */
export const KIND_WORDS: Readonly<Record<UnitKind, string>> = {
  mek: '’Mech',
  tank: 'Vehicle',
  vtol: 'VTOL',
  naval: 'Naval',
  infantry: 'Infantry',
  battlearmor: 'Battle armor',
  protomek: 'ProtoMech',
  emplacement: 'Emplacement',
  aero: 'Fighter',
  dropship: 'DropShip',
  jumpship: 'JumpShip',
  warship: 'WarShip',
  station: 'Station',
  smallcraft: 'Small craft',
  handheld: 'Handheld',
};

export const moveWords = ({ walk, run, jump }: Pick<UnitRow, 'walk' | 'run' | 'jump'>): string =>
  walk + run + jump === 0 ? '–' : `${walk}/${run}${jump > 0 ? `/${jump}` : ''}`;

const AVERAGE_PILOTING = 5;
/** Kinds whose piloting counts differently, by their gear, or not at all. */
const TROOPERS: ReadonlySet<UnitKind> = new Set(['infantry', 'battlearmor', 'protomek']);

/** Whether the Battle Value in the list may differ from that on the unit's page, which knows the troopers' gear. */
const isRough = ({ kind }: UnitRow, { piloting }: Skills): boolean =>
  piloting !== AVERAGE_PILOTING && (kind === 'infantry' || kind === 'battlearmor');

export function pricedFor({ kind, battleValue }: UnitRow, { gunnery, piloting }: Skills): number {
  return Math.round(battleValue * skillFactor(gunnery, TROOPERS.has(kind) ? AVERAGE_PILOTING : piloting));
}

export const roleWords = ({ role }: Pick<UnitRow, 'role'>): string =>
  role === null || role === 'None' ? '' : role;

export const COLUMNS = [
  { sort: 'name', heading: 'Unit', text: ({ name }) => name },
  { sort: 'kind', heading: 'Kind', text: ({ kind }) => KIND_WORDS[kind] },
  {
    sort: 'tons',
    heading: 'Tons',
    numeric: true,
    largestFirst: true,
    text: ({ tonnage }) => (tonnage === null ? '–' : grouped(tonnage)),
  },
  {
    sort: 'bv',
    heading: 'BV',
    spoken: 'Battle Value',
    numeric: true,
    largestFirst: true,
    text: (row, skills) => `${isRough(row, skills) ? '≈ ' : ''}${grouped(pricedFor(row, skills))}`,
  },
  { sort: 'walk', heading: 'Move', numeric: true, largestFirst: true, text: moveWords },
  {
    sort: 'armor',
    heading: 'Armor',
    numeric: true,
    largestFirst: true,
    text: ({ armor }) => grouped(armor),
  },
  { sort: 'role', heading: 'Role', text: roleWords },
  { sort: 'tech', heading: 'Tech', text: ({ techBase }) => TECH[techBase] },
  {
    sort: 'rules',
    heading: 'Rules',
    text: ({ rulesLevel }) => SHORT_LEVELS[rulesLevel - 1] ?? String(rulesLevel),
  },
  { sort: 'year', heading: 'Year', numeric: true, text: ({ year }) => String(year) },
] as const satisfies readonly Column[] as readonly Column[];

interface Cell {
  readonly name: string;
  readonly numeric?: boolean | undefined;
  readonly text: string;
}

export const tableCells = (row: UnitRow, skills: Skills): readonly Cell[] =>
  COLUMNS.map(({ sort, numeric, text }) => ({ name: sort, numeric, text: text(row, skills) }));

/** On a phone: the name, the Battle Value, and two lines about the unit. */
export function cardCells(row: UnitRow, skills: Skills): readonly Cell[] {
  const words = (columns: readonly SortField[]) =>
    COLUMNS.filter(({ sort }) => columns.includes(sort)).map(({ text }) => text(row, skills));
  const [name = '', battleValue = ''] = words(['name', 'bv']);
  const { tonnage, armor, year } = row;
  const tons = tonnage === null ? '' : `${grouped(tonnage)} t`;
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  return [
    { name: 'name', text: name },
    { name: 'bv', numeric: true, text: `BV ${battleValue}` },
    { name: 'what', text: joined([KIND_WORDS[row.kind], tons, TECH[row.techBase], String(year)]) },
    {
      name: 'how',
      text: joined([
        `Move ${moveWords(row)}`,
        `Armor ${grouped(armor)}`,
        roleWords(row),
        ...words(['rules']),
      ]),
    },
  ];
}
