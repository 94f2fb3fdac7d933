import * as v from 'valibot';
import { UNIT_TYPES, type UnitFacts } from '../../src/edge/search.js';

// A stored unit of the user's own: the fields for lists and searches. The text of its file is stored beside it.

const TECH_BASES = [
  'Inner Sphere',
  'Clan',
  'Mixed Inner Sphere',
  'Mixed Clan',
] as const satisfies readonly UnitFacts['techBase'][];

const number = v.number();
const word = v.string();

const Facts: v.GenericSchema<unknown, UnitFacts> = v.object({
  id: word,
  chassis: word,
  model: word,
  clanName: v.exactOptional(word),
  unitType: v.picklist(UNIT_TYPES),
  tonnage: v.exactOptional(number),
  battleValue: number,
  otherValues: v.exactOptional(v.record(word, number)),
  year: number,
  role: v.exactOptional(word),
  techBase: v.picklist(TECH_BASES),
  rulesLevel: number,
  source: v.exactOptional(word),
  mulId: v.exactOptional(number),
  walk: number,
  run: number,
  jump: number,
  quirks: v.array(word),
  armor: number,
  heat: number,
  sinks: number,
  equipment: v.array(v.object({ name: word, fileName: word, count: number })),
});

export const OwnUnit = v.object({
  id: word,
  /** Its path, below the folder or archive that was dropped. */
  file: word,
  facts: Facts,
  /** Whether the catalog knows everything that it carries. */
  understood: v.boolean(),
  /** Warnings about its file, with their lines. */
  remarks: v.array(word),
  /** The build of the page that read it: another one may understand more. */
  build: word,
});
export type OwnUnit = v.InferOutput<typeof OwnUnit>;
