import { type Zippable, zipSync } from 'fflate';
import { officialCatalog, openUnitArchive, UnitFileError } from '../../../src/index.js';
import { readUnit } from '../../../src/units/index.js';
import type { Chance } from '../../chance.js';
import { damagedBytes } from '../../damage/byte-damage.js';
import { demand } from '../../demand.js';
import { unlessRefused } from '../../refusal.js';
import { BLK_FILES, MTF_FILES, STARTER_FILES } from '../../seeds/unit-files.js';
import type { Outcome, Target } from '../../target.js';

const KINDS = [
  ['.mtf', MTF_FILES],
  ['.blk', BLK_FILES],
  ['.json', STARTER_FILES],
] as const;
const FOLDERS = ['', 'meks/', '../', 'a\\b/', '/', 'C:/', 'é/'];
const MOST_FILES = 4;

function packed(chance: Chance): Uint8Array {
  const files: Zippable = {};
  for (let count = chance.between(1, MOST_FILES); count > 0; count -= 1) {
    const [ending, seeds] = chance.pick(KINDS);
    const folder = chance.percent(80) ? 'units/' : chance.pick(FOLDERS);
    const level = chance.percent(20) ? 0 : 6;
    const content = new TextEncoder().encode(seeds.text(chance.below(seeds.count)));
    files[`${folder}${count}${ending}`] = [content, { level, mtime: '2000-01-01' }];
  }
  return zipSync(files);
}

/** An archive refuses in words and throws nothing; its files are read like any other. */
function openAndRead(bytes: Uint8Array): Outcome {
  const archive = openUnitArchive(bytes);
  if ('problem' in archive) {
    demand(archive.problem !== '', 'a problem says nothing');
    return 'refused';
  }
  let read = 0;
  for (const file of archive.files) {
    const content = file.read();
    if ('problem' in content) demand(content.problem !== '', `${file.path}: a problem says nothing`);
    else if (unlessRefused([UnitFileError], () => readUnit(content.text, file.path, officialCatalog)))
      read += 1;
  }
  return read > 0 ? 'taken' : 'refused';
}

export const ARCHIVE_TARGET: Target = {
  name: 'archive',
  what: 'damaged zip archives of unit files',
  longest: 3,
  play: (chance) => openAndRead(damagedBytes(packed(chance), chance)),
};
