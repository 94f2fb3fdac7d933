// Writes battle-values.json from the reference data beside the checkout. Usage: npx tsx test/reference/write-battle-values.ts
import { writeFileSync } from 'node:fs';
import { readOfficialCatalog } from '../../build/read-official-catalog.js';
import { idsOf } from '../../src/library/pack/unit-ids.js';
import { readUnit } from '../../src/units/read-unit.js';
import { referenceLines, referenceText } from '../corpus/shared.js';

const catalog = readOfficialCatalog();
const expected = referenceLines<{ path: string; bv: number }>('expected.jsonl').sort((a, b) =>
  a.path < b.path ? -1 : 1,
);
const ids = idsOf(expected.map(({ path }) => readUnit(referenceText(`units/${path}`), path, catalog)));
const values = ids
  .map((id, place) => [id, expected[place]?.bv] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const lines = values.map(([id, value]) => `${JSON.stringify(id)}:${value}`);
writeFileSync(new URL('battle-values.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
