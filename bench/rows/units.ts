import { library } from '../measure/built.js';
import { mechFiles } from '../measure/reference-units.js';
import { type Row, timed } from '../measure/row.js';

const MODULUS = 1_000_000_007;

type ParseUnit = Awaited<ReturnType<typeof library>>['parseUnit'];

/** An older build, measured for a comparison, may refuse a file or two, which then do not count. */
function unitIn(parseUnit: ParseUnit, { name, text }: { readonly name: string; readonly text: string }) {
  try {
    return parseUnit(text, name);
  } catch {
    return undefined;
  }
}

export const unitRows: readonly Row[] = [
  {
    name: 'unit-files',
    what: "'Mech files, from their text to a unit",
    unit: 'files/s',
    asked: 20_000,
    needsReference: true,
    pace: { warmUp: 2, seconds: 6 },
    prepare: async () => {
      const { parseUnit } = await library();
      const files = mechFiles();
      return timed(files.length, () => {
        let checksum = 0;
        for (const file of files) {
          const unit = unitIn(parseUnit, file);
          if (unit === undefined) continue;
          const { walk, run, jump, tonnage = 0, equipment, warnings } = unit;
          let slots = 0;
          for (const mount of equipment) slots += mount.slots;
          const figures = walk + 31 * run + 61 * jump + 127 * tonnage + 251 * slots + 509 * warnings.length;
          checksum = (checksum * 31 + figures) % MODULUS;
        }
        return checksum;
      });
    },
  },
  {
    name: 'battle-value',
    what: "Battle Values of 'Mechs that are loaded",
    unit: 'units/s',
    asked: 150_000,
    needsReference: true,
    pace: { warmUp: 1, seconds: 3 },
    prepare: async () => {
      const { calculateBattleValue, parseUnit } = await library();
      const mechs = mechFiles().flatMap((file) => unitIn(parseUnit, file) ?? []);
      const options = { ruleset: 'total-warfare' } as const;
      return timed(mechs.length, () => {
        let checksum = 0;
        for (const mech of mechs) {
          checksum = (checksum * 31 + calculateBattleValue(mech, options).battleValue) % MODULUS;
        }
        return checksum;
      });
    },
  },
];
