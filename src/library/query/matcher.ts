import { RULES_LEVELS } from '../../catalog/item.js';
import { shown } from '../../check/refusal.js';
import { TECH_BASES_OF_UNITS } from '../../units/unit.js';
import { ERAS } from '../eras.js';
import { NOTHING } from '../index-file.js';
import type { LibraryTable } from '../library-table.js';
import { fits } from '../name-words.js';
import { UNIT_KINDS, UNIT_TYPES } from '../unit-kind.js';
import type { QueryField } from './fields.js';
import { pattern } from './patterns.js';
import type { Operator, Query, QueryCount, QueryValue } from './query.js';
import { QueryError } from './query-error.js';
import { compare, type NumberRange, rangeOf } from './ranges.js';

/** Whether the unit at a place of the table matches. */
type Matcher = (place: number) => boolean;

export interface CompiledQuery {
  readonly matches: Matcher;
  /** How badly the query's words fit a unit's name: 0 is best. Among equals, units for newcomers come first. */
  readonly relevance: (place: number) => number;
  /** Whether the query has words to find in names. */
  readonly byName: boolean;
}

/**
 * Compiles a query for one table, so that all lookups happen once, before the first unit.
 * @throws {QueryError} if a field cannot have the value it is given
 */
export function compileQuery(query: Query, table: LibraryTable): CompiledQuery {
  const marks: Uint8Array[] = [];
  const matches = matcherOf(query, table, marks);
  const { isStarter } = table;
  return {
    matches,
    relevance: (place) =>
      2 * marks.reduce((sum, list) => sum + (list[place] as number), 0) + 1 - (isStarter[place] as number),
    byName: marks.length > 0,
  };
}

function matcherOf(query: Query, table: LibraryTable, marks: Uint8Array[]): Matcher {
  switch (query.is) {
    case 'all': {
      const parts = query.of.map((part) => matcherOf(part, table, marks));
      return (place) => parts.every((part) => part(place));
    }
    case 'any': {
      const parts = query.of.map((part) => matcherOf(part, table, marks));
      return (place) => parts.some((part) => part(place));
    }
    case 'word': {
      if (query.quoted) return textMatcher(table.names, pattern(`*${query.word}*`));
      const list = table.nameWords.marks(query.word);
      marks.push(list);
      return (place) => fits(list[place] as number);
    }
    case 'clause':
      return clauseMatcher(query.field, query.operator, query.values, table);
  }
}

function clauseMatcher(
  field: QueryField,
  operator: Operator,
  values: readonly QueryValue[],
  table: LibraryTable,
): Matcher {
  if (operator === '!=') {
    const found = values.map((value) => valueMatcher(field, '=', value, table));
    return (place) => !found.some((match) => match(place));
  }
  const found = values.map((value) => valueMatcher(field, operator, value, table));
  return found.length === 1 ? (found[0] as Matcher) : (place) => found.some((match) => match(place));
}

function valueMatcher(
  field: QueryField,
  operator: Operator,
  value: QueryValue,
  table: LibraryTable,
): Matcher {
  const { columns, words } = table;
  switch (field) {
    case 'tons':
      return numberMatcher(columns.tonnage, operator, value);
    case 'bv':
      return numberMatcher(columns.battleValue, operator, value);
    case 'year':
    case 'walk':
    case 'run':
    case 'jump':
    case 'armor':
    case 'heat':
    case 'sinks':
      return numberMatcher(columns[field], operator, value);
    case 'era':
      return eraMatcher(operator, value, table);
    case 'rules':
      return rulesMatcher(operator, value, table);
    case 'kind':
      return choiceMatcher(field, operator, value, UNIT_KINDS, table.kind);
    case 'type':
      return choiceMatcher(field, operator, value, UNIT_TYPES, columns.unitType);
    case 'tech':
      return choiceMatcher(field, operator, value, TECH_BASES_OF_UNITS, columns.techBase, TECH_SYNONYMS);
    case 'chassis':
      return chassisMatcher(operator, value, table);
    case 'role':
    case 'source':
      return wordMatcher(field, operator, value, words[field], columns[field]);
    case 'model':
      return textMatcher(columns.model, only(field, operator, value));
    case 'name':
      return textMatcher(table.names, only(field, operator, value));
    case 'quirk':
      return quirkMatcher(operator, value, table);
    case 'has':
      return equipmentMatcher(operator, value, table);
  }
}

function refuseComparison(field: QueryField, operator: Operator, position: number): void {
  if (operator !== '=') throw new QueryError(position, `${field} is not a number: use = or != with it`);
}

/** Text fields allow only equality and patterns. */
function only(
  field: QueryField,
  operator: Operator,
  { text, position }: QueryValue,
): (text: string) => boolean {
  refuseComparison(field, operator, position);
  return pattern(text);
}

const textMatcher = (texts: readonly string[], test: (text: string) => boolean): Matcher => {
  return (place) => test(texts[place] as string);
};

function numberMatcher(column: readonly number[], operator: Operator, value: QueryValue): Matcher {
  const range = rangeOf(value, operator);
  return (place) => {
    const number = column[place] as number;
    return number !== NOTHING && compare(number, operator, range);
  };
}

/** Tests each shared word only once. */
function wordMatcher(
  field: QueryField,
  operator: Operator,
  value: QueryValue,
  words: readonly string[],
  column: readonly number[],
): Matcher {
  const test = only(field, operator, value);
  const wanted = Uint8Array.from(words, (word) => Number(test(word)));
  return (place) => wanted[column[place] as number] === 1;
}

function chassisMatcher(operator: Operator, value: QueryValue, table: LibraryTable): Matcher {
  const { words, columns } = table;
  const own = wordMatcher('chassis', operator, value, words.chassis, columns.chassis);
  const other = wordMatcher('chassis', operator, value, words.clanName, columns.clanName);
  return (place) => own(place) || other(place);
}

const bare = (word: string): string => word.toLowerCase().replace(/[^a-z0-9*]/g, '');

const TECH_SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['is', 'Inner Sphere'],
  ['mixed', 'Mixed*'],
]);
const NO_SYNONYMS: ReadonlyMap<string, string> = new Map();

/** Matches one of a few fixed words. A misspelt one is an error; a search that finds nothing would not reveal it. */
function choiceMatcher(
  field: QueryField,
  operator: Operator,
  value: QueryValue,
  choices: readonly string[],
  column: ArrayLike<number>,
  synonyms: ReadonlyMap<string, string> = NO_SYNONYMS,
): Matcher {
  refuseComparison(field, operator, value.position);
  const test = pattern(bare(synonyms.get(value.text.toLowerCase()) ?? value.text));
  const wanted = Uint8Array.from(choices, (choice) => Number(test(bare(choice))));
  if (!wanted.includes(1)) {
    throw new QueryError(
      value.position,
      `${shown(value.text)} is not a known ${field}; expected one of ${choices.join(', ')}`,
    );
  }
  return (place) => wanted[column[place] as number] === 1;
}

/** Takes numbers and words: `rules<=2`, `rules<=standard`. */
function rulesMatcher(operator: Operator, value: QueryValue, table: LibraryTable): Matcher {
  const level = (RULES_LEVELS as readonly string[]).indexOf(value.text.toLowerCase());
  if (level < 0 && !/^\d/.test(value.text)) {
    throw new QueryError(
      value.position,
      `${shown(value.text)} is not a rules level; expected one of ${RULES_LEVELS.join(', ')}, or 1 to 5`,
    );
  }
  const stated = level < 0 ? value : { ...value, text: String(level + 1) };
  return numberMatcher(table.columns.rulesLevel, operator, stated);
}

/** Takes an era's name, or a year, which unit files call the era. */
function eraMatcher(operator: Operator, value: QueryValue, table: LibraryTable): Matcher {
  if (/^\d/.test(value.text)) return numberMatcher(table.columns.year, operator, value);
  const names = ERAS.map(({ name }) => name);
  if (operator === '=') return choiceMatcher('era', operator, value, names, table.era);
  const era = names.findIndex((name) => bare(name) === bare(value.text));
  if (era < 0) {
    throw new QueryError(
      value.position,
      `${shown(value.text)} is not an era; expected one of ${names.join(', ')}`,
    );
  }
  const range: NumberRange = { least: era, most: era };
  return (place) => compare(table.era[place] as number, operator, range);
}

function quirkMatcher(operator: Operator, value: QueryValue, table: LibraryTable): Matcher {
  refuseComparison('quirk', operator, value.position);
  const test = pattern(bare(value.text));
  const wanted = Uint8Array.from(table.words.quirk, (id) => Number(test(bare(id))));
  return (place) => table.quirks(place).some((quirk) => wanted[quirk] === 1);
}

const AT_LEAST_ONE: QueryCount = { operator: '>=', least: 1, most: 1 };

function equipmentMatcher(operator: Operator, value: QueryValue, table: LibraryTable): Matcher {
  if (operator !== '=') {
    throw new QueryError(
      value.position,
      `has takes = or !=; counts come after the name, as in has=${shown(value.text)}:>=2`,
    );
  }
  const test = pattern(value.text);
  const { name, fileName } = table.equipment;
  const wanted = Uint8Array.from(name, (own, item) => Number(test(own) || test(fileName[item] || own)));
  const { count = AT_LEAST_ONE } = value;
  const { carried } = table;
  return (place) => {
    const found = carried.countOf(place, wanted);
    return count.operator === '!=' ? !compare(found, '=', count) : compare(found, count.operator, count);
  };
}
