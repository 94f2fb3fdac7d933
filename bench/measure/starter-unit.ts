import { readFileSync } from 'node:fs';
import { library } from './built.js';

/** A starter unit, by the name of its file without the ending. */
export async function starterUnit(name: string) {
  const { parseUnit } = await library();
  const file = `${name}.json`;
  return parseUnit(
    readFileSync(new URL(`../../public/data/starters/${file}`, import.meta.url), 'utf8'),
    file,
  );
}
