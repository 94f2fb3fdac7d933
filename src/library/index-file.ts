import { isRecord } from '../check/is-record.js';
import { wordsOf } from '../check/words.js';
import type { RulesetName } from '../rules/ruleset.js';
import { TECH_BASES_OF_UNITS } from '../units/unit.js';
import { DamagedLibraryError } from './library-error.js';
import { UNIT_TYPES } from './unit-kind.js';

// The index as a file: one list per column, with the units in the order of their ids. Words that repeat have a list of
// their own, and units refer to them by place.

export const INDEX_FILE = 'index.json';
export const INDEX_FORMAT = 'tarcomp-library';
export const INDEX_VERSION = 1;
/** Marks units that track no heat, and units without a tonnage or a Master Unit List number. */
export const NO_HEAT = -1;
export const NOTHING = -1;

type Numbers = readonly number[];
type Words = readonly string[];

export interface IndexFile {
  readonly format: typeof INDEX_FORMAT;
  readonly version: typeof INDEX_VERSION;
  /** The source of the figures and its date. */
  readonly from: string;
  readonly words: Readonly<Record<(typeof WORDS)[number], Words>>;
  /** Equipment, most common first: its display name, and its name in unit files, which is empty if both are the same. */
  readonly equipment: { readonly name: Words; readonly fileName: Words };
  /** Ids of units for newcomers to begin with. */
  readonly starters: Words;
  /** Places and ids of the units whose ids are more than chassis and model. */
  readonly ids: { readonly place: Numbers; readonly id: Words };
  readonly columns: Columns;
  /** Of rulesets by which some units have another Battle Value than in the column: their places, and those values. */
  readonly otherValues?: Readonly<Partial<Record<RulesetName, OtherColumn>>>;
  /** Of each chunk, the place of its first unit and a checksum of its text. */
  readonly chunks: { readonly first: Numbers; readonly checksum: Words };
}

interface OtherColumn {
  readonly place: Numbers;
  readonly value: Numbers;
}

/** One entry for each unit. Those of quirks and equipment hold places with blanks between; `12x3` is three of the twelfth. */
export type Columns = Readonly<
  Record<(typeof NUMBERS)[number], Numbers> & Record<(typeof TEXTS)[number], Words>
>;

const WORDS = ['chassis', 'clanName', 'role', 'source', 'quirk'] as const;
const TEXTS = ['model', 'quirks', 'equipment'] as const;
const NUMBERS = wordsOf(
  'chassis clanName unitType tonnage battleValue year role techBase rulesLevel source mulId walk run jump',
  'armor heat sinks',
);

/** The lists that each part of the index must have. Checked by hand: a schema library takes longer than a whole search. */
const LISTS = {
  words: { words: WORDS, numbers: [] },
  equipment: { words: ['name', 'fileName'], numbers: [] },
  ids: { words: ['id'], numbers: ['place'] },
  columns: { words: TEXTS, numbers: NUMBERS },
  chunks: { words: ['checksum'], numbers: ['first'] },
} as const;

/** @throws {LibraryError} if the text is not an index or is damaged */
export function readIndex(text: string, file: string = INDEX_FILE): IndexFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new DamagedLibraryError(file, 'damaged: it is not complete JSON', { cause });
  }
  if (!isIndex(content))
    throw new DamagedLibraryError(file, 'damaged, or of another version: it is not an index');
  const problem = problemOf(content);
  if (problem !== undefined) throw new DamagedLibraryError(file, `damaged: ${problem}`);
  return content;
}

function isIndex(content: unknown): content is IndexFile {
  if (!isRecord(content) || typeof content.from !== 'string') return false;
  if (!isListOf('string', content.starters)) return false;
  if (content.format !== INDEX_FORMAT || content.version !== INDEX_VERSION) return false;
  const { otherValues = {} } = content;
  if (!isRecord(otherValues) || !Object.values(otherValues).every(isOtherColumn)) return false;
  return Object.entries(LISTS).every(([name, lists]) => {
    const part = content[name];
    return (
      isRecord(part) &&
      lists.words.every((list) => isListOf('string', part[list])) &&
      lists.numbers.every((list) => isListOf('number', part[list]))
    );
  });
}

const isOtherColumn = (part: unknown): boolean =>
  isRecord(part) && isListOf('number', part.place) && isListOf('number', part.value);

const isListOf = (type: 'string' | 'number', list: unknown): boolean =>
  Array.isArray(list) && list.every((entry) => typeof entry === type);

/** What lists of different lengths or places beyond a list would break later, far from the cause. */
function problemOf({
  columns,
  words,
  equipment,
  ids,
  otherValues = {},
  chunks,
}: IndexFile): string | undefined {
  const size = columns.model.length;
  if (ids.place.length !== ids.id.length) return 'ids has lists of different lengths';
  if (ids.place.some((place) => !Number.isInteger(place) || place < 0 || place >= size))
    return 'ids names a unit that is not there';
  if (equipment.name.length !== equipment.fileName.length) return 'equipment has lists of different lengths';
  for (const name of [...LISTS.columns.words, ...LISTS.columns.numbers]) {
    const { length } = columns[name];
    if (length !== size) return `columns.${name} has ${length} entries instead of ${size}`;
  }
  for (const [name, { place: places, value }] of Object.entries(otherValues)) {
    if (places.length !== value.length) return `otherValues.${name} has lists of different lengths`;
    if (places.some((place) => !Number.isInteger(place) || place < 0 || place >= size))
      return `otherValues.${name} names a unit that is not there`;
  }
  const limits = {
    chassis: words.chassis.length,
    clanName: words.clanName.length,
    role: words.role.length,
    source: words.source.length,
    unitType: UNIT_TYPES.length,
    techBase: TECH_BASES_OF_UNITS.length,
  } as const;
  for (const name of Object.keys(limits) as (keyof typeof limits)[]) {
    const limit = limits[name];
    if (columns[name].some((place) => !Number.isInteger(place) || place < 0 || place >= limit))
      return `columns.${name} names a word that is not there`;
  }
  if (chunks.first.length !== chunks.checksum.length || (size > 0 && chunks.first[0] !== 0))
    return 'chunks do not cover all units';
  if (chunks.first.some((first, place) => first >= size || first <= (chunks.first[place - 1] ?? -1)))
    return 'chunks are out of order';
  return undefined;
}
