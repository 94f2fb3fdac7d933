// Whole processes, from their start to their end, as a user at a terminal waits for them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFile } from '../measure/built.js';
import { digestOf } from '../measure/checksum.js';
import { referenceUnits } from '../measure/reference-units.js';
import type { Row, Workload } from '../measure/row.js';

interface Listing {
  readonly seconds: number;
  readonly files: number;
  readonly text: string;
}

function battleValues(folder: string): Listing {
  const command = [fileURLToPath(distFile('cli.js')), 'bv', folder, '--json'];
  const start = performance.now();
  const { stdout, error } = spawnSync(process.execPath, command, {
    cwd: referenceUnits,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (error !== undefined) throw error;
  const text = stdout.trimEnd();
  return { seconds, files: text.split('\n').length, text };
}

const unitFiles = (folder: string): number =>
  readdirSync(join(referenceUnits, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[.](mtf|blk)$/.test(name),
  ).length;

const folderRow = (name: string, folder: string, what: string, asked: number): Row => ({
  name,
  what: `a cold \`tarcomp bv --json\` over ${what}`,
  unit: 's',
  asked,
  needsReference: true,
  pace: { warmUp: 0, seconds: 6 },
  prepare: async (): Promise<Workload> => ({
    things: 1,
    round: async () => {
      const { seconds, files, text } = battleValues(folder);
      return { seconds, checksum: `${files}-${digestOf(text)}` };
    },
  }),
});

export const coldRows: readonly Row[] = [
  folderRow('cold-mechs', 'meks', "2,170 'Mech files", 0.6),
  folderRow('cold-all', '.', 'all 5,234 unit files', 1.2),
  {
    name: 'cold-further',
    what: "what each file costs that all files have more than the 'Mechs",
    unit: 'ms',
    asked: 0.15,
    needsReference: true,
    pace: { warmUp: 0, seconds: 6, fewestRounds: 3 },
    prepare: async (): Promise<Workload> => {
      const further = unitFiles('.') - unitFiles('meks');
      return {
        things: further,
        round: async () => {
          const mechs = battleValues('meks');
          const all = battleValues('.');
          return { seconds: all.seconds - mechs.seconds, checksum: digestOf(mechs.text + all.text) };
        },
      };
    },
  },
];
