import { officialCatalog } from '../../../src/index.js';
import { readUnit } from '../../../src/units/index.js';
import { damageJson } from '../../damage/json-damage.js';
import { damagedText } from '../../damage/text-damage.js';
import { BLK_FILES, MTF_FILES, type SeedFiles, STARTER_FILES } from '../../seeds/unit-files.js';
import type { Target } from '../../target.js';
import { readAndAsk } from './unit-promises.js';

/** A thousand times the time for an intact file. */
const LONGEST = 2;

const textTarget = (name: string, what: string, ending: string, { count, text }: SeedFiles): Target => ({
  name,
  what,
  longest: LONGEST,
  play: (chance) => {
    const damaged = damagedText(text(chance.below(count)), text(chance.below(count)), chance);
    return readAndAsk(() => readUnit(damaged, `damaged${ending}`, officialCatalog));
  },
});

const unitJson: Target = {
  name: 'unit-json',
  what: 'unit JSON with damage to its text or to its fields',
  longest: LONGEST,
  play: (chance) => {
    const text = STARTER_FILES.text(chance.below(STARTER_FILES.count));
    if (chance.percent(30)) {
      const other = STARTER_FILES.text(chance.below(STARTER_FILES.count));
      const damaged = damagedText(text, other, chance);
      return readAndAsk(() => readUnit(damaged, 'damaged.json', officialCatalog));
    }
    const sheet = JSON.parse(text) as object;
    damageJson(sheet, chance);
    return readAndAsk(() => readUnit(JSON.stringify(sheet), 'damaged.json', officialCatalog));
  },
};

export const UNIT_TARGETS: readonly Target[] = [
  textTarget('mtf', "damaged 'Mech files", '.mtf', MTF_FILES),
  textTarget('blk', 'damaged files of all other units', '.blk', BLK_FILES),
  unitJson,
];
