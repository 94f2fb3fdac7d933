import { officialCatalog, type Unit } from '../../src/index.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Chance } from '../chance.js';
import { randomMech } from './mechs.js';
import { onceRead } from './shelf.js';
import { FIGHTER_FILES, type SeedFiles } from './unit-files.js';

const SHARE_OF_MECHS = 35;
/** Files of a kind to try before a 'Mech is used instead. */
const MOST_DRAWS = 5;

/** A unit of any kind that fights on the ground. 'Mechs are more frequent, all other kinds equally so. */
export function randomFighter(chance: Chance): Unit {
  if (chance.percent(SHARE_OF_MECHS)) return randomMech(chance);
  const kind = chance.pick(Object.keys(FIGHTER_FILES));
  const files = FIGHTER_FILES[kind]?.();
  for (let draw = 0; files !== undefined && files.count > 0 && draw < MOST_DRAWS; draw += 1) {
    const unit = fighterOf(kind, files, chance.below(files.count));
    if (unit !== undefined) return unit;
  }
  return randomMech(chance);
}

const fighterOf = (kind: string, files: SeedFiles, index: number): Unit | undefined =>
  onceRead(`${kind} ${index}`, () => readBlk(files.text(index), officialCatalog, 'file.blk'));
