// Writes the conformance suite into public/data/conformance. Usage: npm run conformance [FOLDER]
// FOLDER holds the reference figures; without it, the files that are made from them stay as they are.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREAS, textOf } from './areas.js';
import { referenceAreas } from './reference.js';

const folder = fileURLToPath(new URL('../../public/data/conformance/', import.meta.url));
mkdirSync(folder, { recursive: true });

const reference = process.argv[2];
for (const area of [...AREAS, ...(reference === undefined ? [] : referenceAreas(reference))]) {
  writeFileSync(`${folder}${area.area}.json`, textOf(area));
  process.stdout.write(`${area.area}.json\n`);
}
