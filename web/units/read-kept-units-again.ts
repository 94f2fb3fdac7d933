import { keptUnits } from './kept-units.js';
import type { OwnUnit } from './own-unit.js';
import { readOwnUnit } from './read-own-unit.js';
import { fetchCatalog } from './whole-catalog.js';

/** Units to store at a time. */
const PORTION = 100;

/** Updates the stored fields for lists and searches to what this build reads in the files. */
export async function readKeptUnitsAgain(build: string): Promise<void> {
  const { values } = await keptUnits.list();
  const old = values.filter((unit) => unit.build !== build);
  if (old.length === 0) return;
  const catalog = await fetchCatalog();
  for (let start = 0; start < old.length; start += PORTION) {
    const read = new Map<string, OwnUnit>();
    const portion = old.slice(start, start + PORTION);
    const texts = await keptUnits.texts(portion.map(({ id }) => id));
    for (const unit of portion) {
      const text = texts.get(unit.id);
      if (text !== undefined) read.set(unit.id, again(unit, text, catalog, build));
    }
    await keptUnits.changeEach([...read.keys()], (unit) => read.get(unit.id) ?? unit);
  }
}

function again(
  unit: OwnUnit,
  text: string,
  catalog: Parameters<typeof readOwnUnit>[2],
  build: string,
): OwnUnit {
  const { id, file } = unit;
  try {
    const read = readOwnUnit(text, file, catalog, build);
    return { ...read, id, facts: { ...read.facts, id } };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {
      ...unit,
      build,
      understood: false,
      remarks: [`This version of TarComp cannot read it: ${words}`],
    };
  }
}
