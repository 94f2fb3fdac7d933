import { officialCatalog, parseUnit, type Unit } from '../../src/index.js';
import { readMtf } from '../../src/units/index.js';
import type { Chance } from '../chance.js';
import { damagedText } from '../damage/text-damage.js';
import { fightingUnit, onceRead } from './shelf.js';
import { MTF_FILES, QUADVEE_FILES, STARTER_FILES } from './unit-files.js';

function starter(chance: Chance): Unit {
  const index = chance.below(STARTER_FILES.count);
  const unit = onceRead(`starter ${index}`, () => parseUnit(STARTER_FILES.text(index), 'starter.json'));
  if (unit === undefined) throw new Error(`starter unit ${index} cannot fight`);
  return unit;
}

/** A 'Mech from a damaged file that is still readable: impossible to build, but able to fight. */
function oddMech(chance: Chance): Unit | undefined {
  const [text, other] = [chance.below(MTF_FILES.count), chance.below(MTF_FILES.count)].map(MTF_FILES.text);
  const damaged = damagedText(text ?? '', other ?? '', chance);
  return fightingUnit(() => readMtf(damaged, officialCatalog, 'damaged.mtf'));
}

/** A 'Mech that can fight: a starter unit, one of the reference data, or an odd one. */
export function randomMech(chance: Chance): Unit {
  const odd = chance.percent(10) ? oddMech(chance) : undefined;
  if (odd !== undefined) return odd;
  const files = chance.percent(5) ? QUADVEE_FILES : MTF_FILES;
  const index = chance.below(files.count);
  const key = `${files === MTF_FILES ? 'mtf' : 'quadvee'} ${index}`;
  const unit = onceRead(key, () => readMtf(files.text(index), officialCatalog, 'file.mtf'));
  return unit === undefined || chance.percent(30) ? starter(chance) : unit;
}
