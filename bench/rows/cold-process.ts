// Whole processes from start to end, as a user at a terminal experiences them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFile } from '../measure/built.js';
import { digestOf } from '../measure/checksum.js';
import { countOfFiles, referenceUnits } from '../measure/reference-units.js';
import type { Row, Workload } from '../measure/row.js';

interface Listing {
  readonly seconds: number;
  readonly lines: number;
  readonly text: string;
}

/** With this variable set, Node reads a file of certificates at every start, which takes as long as 250 units. */
const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;

const battleValues = (folder: string): Listing =>
  listingOf(['bv', folder, '--json'], { cwd: referenceUnits });

/** The output of a command, line by line. */
function listingOf(args: readonly string[], { cwd }: { readonly cwd?: string } = {}): Listing {
  const command = [fileURLToPath(distFile('cli.js')), ...args];
  const start = performance.now();
  const { stdout, error } = spawnSync(process.execPath, command, {
    cwd,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (error !== undefined) throw error;
  const text = stdout.trimEnd();
  return { seconds, lines: text.split('\n').length, text };
}

/** A folder with all 'Mech files twice, deleted after the measurements. */
function twiceAllMechs(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  for (const copy of ['once', 'again']) {
    cpSync(join(referenceUnits, 'meks'), join(folder, copy), { recursive: true });
  }
  return folder;
}

/** The target, for a folder with this many files. */
interface Asked {
  readonly files: number;
  readonly seconds: number;
}

/** The time allowed for each further file. */
const FURTHER_MILLISECONDS = 0.15;

const secondsFor = (count: number, { files, seconds }: Asked): number =>
  Number((seconds + (Math.max(0, count - files) * FURTHER_MILLISECONDS) / 1000).toFixed(2));

const folderRow = (name: string, folder: string, what: string, asked: Asked): Row => ({
  name,
  what: `a cold \`tarcomp bv --json\` over all ${countOfFiles(folder).toLocaleString('en-US')} ${what}`,
  unit: 's',
  asked: secondsFor(countOfFiles(folder), asked),
  needsReference: true,
  pace: { warmUp: 0, seconds: 6 },
  prepare: async (): Promise<Workload> => ({
    things: 1,
    round: async () => {
      const { seconds, lines, text } = battleValues(folder);
      return { seconds, checksum: `${lines}-${digestOf(text)}` };
    },
  }),
});

/** A word, a figure and an item of equipment, so that the search covers the whole index. */
const QUERY = 'mad cat bv<2800 has="ER Medium Laser":>=2';

export const coldRows: readonly Row[] = [
  folderRow('cold-mechs', 'meks', "'Mech files", { files: 4191, seconds: 1.2 }),
  folderRow('cold-all', '.', 'unit files', { files: 10_242, seconds: 2.8 }),
  {
    name: 'cold-further',
    what: "what each 'Mech file costs beyond all of them: the same files twice, without what once takes",
    unit: 'ms',
    asked: FURTHER_MILLISECONDS,
    needsReference: true,
    pace: { warmUp: 0, seconds: 6, fewestRounds: 3 },
    prepare: async (): Promise<Workload> => {
      const twice = twiceAllMechs();
      const { lines } = battleValues('meks');
      return {
        things: lines,
        round: async () => {
          const once = battleValues('meks');
          const all = battleValues(twice);
          return { seconds: all.seconds - once.seconds, checksum: digestOf(once.text + all.text) };
        },
      };
    },
  },
  {
    name: 'cold-find',
    what: 'a cold `tarcomp find` through all units of the library',
    unit: 's',
    asked: 0.3,
    pace: { warmUp: 0, seconds: 3 },
    prepare: async (): Promise<Workload> => ({
      things: 1,
      round: async () => {
        const { seconds, lines, text } = listingOf(['find', QUERY, '--json']);
        return { seconds, checksum: `${lines}-${digestOf(text)}` };
      },
    }),
  },
];
