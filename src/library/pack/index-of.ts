import { TECH_BASES_OF_UNITS } from '../../units/unit.js';
import { checksumOf } from '../checksum.js';
import { INDEX_FORMAT, INDEX_VERSION, type IndexFile, NOTHING } from '../index-file.js';
import { plainId } from '../unit-id.js';
import { UNIT_TYPES } from '../unit-kind.js';
import type { OtherValues, UnitFacts } from './unit-facts.js';

/** Units that share one file. */
export interface Chunk {
  /** The place of its first unit. */
  readonly first: number;
  readonly text: string;
}

/** Builds the index of these units, in their order. */
export function indexOf(
  facts: readonly UnitFacts[],
  chunks: readonly Chunk[],
  from: string,
  starters: readonly string[],
): IndexFile {
  const column = <Value>(value: (facts: UnitFacts) => Value): Value[] => facts.map(value);
  const word = (value: (facts: UnitFacts) => string | undefined) => {
    const list = [...new Set(facts.map((one) => value(one) ?? ''))].sort();
    const places = new Map(list.map((one, place) => [one, place]));
    return { list, places: column((one) => places.get(value(one) ?? '') as number) };
  };
  const chassis = word((one) => one.chassis);
  const clanName = word((one) => one.clanName);
  const role = word((one) => one.role);
  const source = word((one) => one.source);
  const quirk = commonestFirst(facts.map(({ quirks }) => quirks));
  const equipment = commonestFirst(facts.map((one) => one.equipment.map(({ fileName }) => fileName)));
  const names = new Map(facts.flatMap((one) => one.equipment.map(({ fileName, name }) => [fileName, name])));
  const named = facts.flatMap((one, place) => (one.id === plainId(one) ? [] : [{ place, id: one.id }]));
  return {
    format: INDEX_FORMAT,
    version: INDEX_VERSION,
    from,
    starters,
    words: {
      chassis: chassis.list,
      clanName: clanName.list,
      role: role.list,
      source: source.list,
      quirk: [...quirk.keys()],
    },
    equipment: {
      name: [...equipment.keys()].map((key) => names.get(key) ?? key),
      fileName: [...equipment.keys()].map((key) => (names.get(key) === key ? '' : key)),
    },
    ids: {
      place: named.map(({ place }) => place),
      id: named.map(({ id }) => id),
    },
    columns: {
      chassis: chassis.places,
      model: column((one) => one.model),
      clanName: clanName.places,
      unitType: column((one) => UNIT_TYPES.indexOf(one.unitType)),
      tonnage: column((one) => one.tonnage ?? NOTHING),
      battleValue: column(({ battleValue }) => battleValue),
      year: column((one) => one.year),
      role: role.places,
      techBase: column((one) => TECH_BASES_OF_UNITS.indexOf(one.techBase)),
      rulesLevel: column((one) => one.rulesLevel),
      source: source.places,
      mulId: column((one) => one.mulId ?? NOTHING),
      walk: column((one) => one.walk),
      run: column((one) => one.run),
      jump: column((one) => one.jump),
      armor: column(({ armor }) => armor),
      heat: column(({ heat }) => heat),
      sinks: column(({ sinks }) => sinks),
      quirks: column((one) => one.quirks.map((id) => quirk.get(id)).join(' ')),
      equipment: column((one) =>
        one.equipment
          .map(({ fileName, count }) => `${equipment.get(fileName)}${count === 1 ? '' : `x${count}`}`)
          .join(' '),
      ),
    },
    ...otherValuesOf(facts),
    chunks: {
      first: chunks.map(({ first }) => first),
      checksum: chunks.map(({ text }) => checksumOf(text)),
    },
  };
}

/** Few units have another price by other rules, so only those are named. */
function otherValuesOf(facts: readonly UnitFacts[]): Pick<IndexFile, 'otherValues'> {
  const lists: Record<string, { place: number[]; value: number[] }> = {};
  for (const [place, { otherValues = {} }] of facts.entries()) {
    for (const ruleset of Object.keys(otherValues) as (keyof OtherValues)[]) {
      lists[ruleset] ??= { place: [], value: [] };
      lists[ruleset].place.push(place);
      lists[ruleset].value.push(otherValues[ruleset] as number);
    }
  }
  return Object.keys(lists).length === 0 ? {} : { otherValues: lists };
}

/** Places of words, the commonest first, because short numbers compress better; of equals in the order of the alphabet. */
function commonestFirst(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return new Map(sorted.map(([word], place) => [word, place]));
}
