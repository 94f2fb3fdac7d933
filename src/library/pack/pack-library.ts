import type { Unit } from '../../units/any-unit.js';
import { writeUnitJson } from '../../units/json/write-unit-json.js';
import { chunkName, chunkText, LONGEST_CHUNK } from '../chunk-file.js';
import { INDEX_FILE, type IndexFile } from '../index-file.js';
import { type Chunk, indexOf } from './index-of.js';
import { factsOf, type OtherValues } from './unit-facts.js';
import { idsOf } from './unit-ids.js';

export interface LibraryFile {
  readonly name: string;
  readonly text: string;
}

export interface PackOptions {
  readonly battleValueOf: (unit: Unit) => number;
  /** Its value in rulesets that give it another one; undefined if none does. */
  readonly otherValuesOf?: (unit: Unit) => OtherValues | undefined;
  /** The data from which the figures come, and its day. */
  readonly from: string;
  /** Ids of units for newcomers. Ids of units that are not packed are ignored. */
  readonly starters?: readonly string[];
}

/** Returns the files of a library of these units. The same units in the same order give the same bytes. */
export function packLibrary(
  units: readonly Unit[],
  { battleValueOf, otherValuesOf, from, starters = [] }: PackOptions,
): readonly LibraryFile[] {
  const ids = idsOf(units);
  const sorted = units
    .map((unit, index) => ({ unit, id: ids[index] as string }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const facts = sorted.map(({ id, unit }) => factsOf(id, unit, battleValueOf(unit), otherValuesOf?.(unit)));
  const chunks = inChunks(sorted);
  const known = new Set(ids);
  const index = indexOf(
    facts,
    chunks,
    from,
    starters.filter((id) => known.has(id)),
  );
  return [
    { name: INDEX_FILE, text: indexText(index) },
    ...chunks.map(({ text }, place) => ({ name: chunkName(place), text })),
  ];
}

function inChunks(sorted: readonly { readonly id: string; readonly unit: Unit }[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let units: [string, string][] = [];
  let first = 0;
  let length = 0;
  const close = (next: number) => {
    if (units.length > 0) chunks.push({ first, text: chunkText(units) });
    units = [];
    first = next;
    length = 0;
  };
  for (const [place, { id, unit }] of sorted.entries()) {
    const json = JSON.stringify(JSON.parse(writeUnitJson(unit)));
    const more = json.length + id.length + 4;
    if (length + more > LONGEST_CHUNK) close(place);
    units.push([id, json]);
    length += more;
  }
  close(sorted.length);
  return chunks;
}

/** One column a line, so that a difference between two versions can be read. */
function indexText({ words, equipment, ids, columns, otherValues, chunks, ...head }: IndexFile): string {
  const block = (parts: object) =>
    `{\n${Object.entries(parts)
      .map(([name, list]) => `${JSON.stringify(name)}:${JSON.stringify(list)}`)
      .join(',\n')}\n}`;
  const parts = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  const blocks = Object.entries({
    words,
    equipment,
    ids,
    columns,
    ...(otherValues && { otherValues }),
    chunks,
  });
  return `{\n${[...parts, ...blocks.map(([name, part]) => `${JSON.stringify(name)}:${block(part)}`)].join(',\n')}\n}\n`;
}
