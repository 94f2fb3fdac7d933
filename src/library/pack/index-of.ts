import type { Unit } from '../../units/any-unit.js';
import { TECH_BASES_OF_UNITS } from '../../units/unit.js';
import { checksumOf } from '../checksum.js';
import { INDEX_FORMAT, INDEX_VERSION, type IndexFile, NOTHING } from '../index-file.js';
import { plainId } from '../unit-id.js';
import { UNIT_TYPES } from '../unit-kind.js';
import type { UnitFacts } from './unit-facts.js';

/** Units that stand together in one file. */
export interface Chunk {
  /** The place of its first unit. */
  readonly first: number;
  readonly text: string;
}

/** The index of these units, in their order. */
export function indexOf(
  facts: readonly UnitFacts[],
  chunks: readonly Chunk[],
  from: string,
  starters: readonly string[],
): IndexFile {
  const column = <Value>(value: (facts: UnitFacts) => Value): Value[] => facts.map(value);
  const word = (value: (unit: Unit) => string | undefined) => {
    const list = [...new Set(facts.map(({ unit }) => value(unit) ?? ''))].sort();
    const places = new Map(list.map((one, place) => [one, place]));
    return { list, places: column(({ unit }) => places.get(value(unit) ?? '') as number) };
  };
  const chassis = word((unit) => unit.chassis);
  const clanName = word((unit) => unit.clanName);
  const role = word((unit) => unit.role);
  const source = word((unit) => unit.source);
  const quirk = commonestFirst(facts.map(({ unit }) => unit.quirks));
  const equipment = commonestFirst(facts.map((one) => [...one.equipment.keys()]));
  const items = new Map(facts.flatMap((one) => [...one.equipment].map(([key, { item }]) => [key, item])));
  const named = facts.flatMap(({ id, unit }, place) => (id === plainId(unit) ? [] : [{ place, id }]));
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
      name: [...equipment.keys()].map((key) => items.get(key)?.name ?? key),
      fileName: [...equipment.keys()].map((key) => (items.get(key)?.name === key ? '' : key)),
    },
    ids: {
      place: named.map(({ place }) => place),
      id: named.map(({ id }) => id),
    },
    columns: {
      chassis: chassis.places,
      model: column(({ unit }) => unit.model),
      clanName: clanName.places,
      unitType: column(({ unit }) => UNIT_TYPES.indexOf(unit.unitType)),
      tonnage: column(({ unit }) => unit.tonnage ?? NOTHING),
      battleValue: column(({ battleValue }) => battleValue),
      year: column(({ unit }) => unit.year),
      role: role.places,
      techBase: column(({ unit }) => TECH_BASES_OF_UNITS.indexOf(unit.techBase)),
      rulesLevel: column(({ unit }) => unit.rulesLevel),
      source: source.places,
      mulId: column(({ unit }) => unit.mulId ?? NOTHING),
      walk: column(({ unit }) => unit.walk),
      run: column(({ unit }) => unit.run),
      jump: column(({ unit }) => unit.jump),
      armor: column(({ armor }) => armor),
      heat: column(({ heat }) => heat),
      sinks: column(({ sinks }) => sinks),
      quirks: column(({ unit }) => unit.quirks.map((id) => quirk.get(id)).join(' ')),
      equipment: column((one) =>
        [...one.equipment]
          .map(([key, { count }]) => `${equipment.get(key)}${count === 1 ? '' : `x${count}`}`)
          .join(' '),
      ),
    },
    chunks: {
      first: chunks.map(({ first }) => first),
      checksum: chunks.map(({ text }) => checksumOf(text)),
    },
  };
}

/** Places of words, the commonest first, because short numbers compress better; of equals in the order of the alphabet. */
function commonestFirst(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return new Map(sorted.map(([word], place) => [word, place]));
}
