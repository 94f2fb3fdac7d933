// Runs the built program and the tests on other versions of Node, as npm packages bring them.
// Usage: npm run test:nodes -- [--quick] [--only 22,24]. `--quick` leaves most tests out.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const VERSIONS = ['22', '24', '26'];
/** Of rules and readers, without games. */
const QUICK_TESTS = ['test/dice', 'test/rules/heat', 'test/catalog', 'test/units/mtf'];
/** Each is started so often, and the best start counts. */
const STARTS = 5;
/** A cold start may take so many times what it takes on the Node that runs this. */
const SLOWER = 2;

const project = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const versions = values.only?.split(',') ?? VERSIONS;
const folder = join(project, 'node_modules/.cache/tarcomp-nodes');

const program = join(project, 'dist/cli.js');
const COMMANDS: readonly (readonly string[])[] = [
  ['--version'],
  ['bv', '--json', 'Atlas AS7-D', 'Mad Cat Prime'],
  ['to-hit', '--json', '--weapon', 'PPC', '--range', '14', '--target-hexes', '5'],
  ['find', '--json', 'kind=mek tech=Clan has="ER PPC":>=2 bv<2500'],
  ['battle', '--json', '--red', 'Atlas AS7-D', '--blue', 'Awesome AWS-8Q', '--games', '20', '--threads', '2'],
];

const outputs = (node: string) =>
  COMMANDS.map((command) =>
    execFileSync(node, [program, ...command], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  );

/** Tells the processor time of a run, which other work on the machine does not lengthen. */
const METER =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(String(user+system))})';

/** In milliseconds of the processor. */
function coldStart(node: string): number {
  const times = Array.from({ length: STARTS }, () => {
    const { stderr } = spawnSync(node, ['--import', METER, program, '--version'], { encoding: 'utf8' });
    return Number(stderr) / 1000;
  });
  return Math.min(...times);
}

/** The package of a version for this system: its program is `bin/node`, or `bin/node.exe`. */
function install(): (version: string) => string {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  const packages = versions.map((version) => `node-${version}@npm:node-${system}@${version}`);
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder, ...packages],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return (version) => join(folder, 'node_modules', `node-${version}`, 'bin', file);
}

const programOf = install();
const here = outputs(process.execPath);
const startHere = coldStart(process.execPath);
console.log(`${process.version}: starts in ${startHere.toFixed(0)} ms of the processor`);
for (const version of versions) {
  const node = programOf(version);
  const name = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  outputs(node).forEach((output, place) => {
    if (output !== here[place])
      throw new Error(`${name} prints something else: tarcomp ${COMMANDS[place]?.join(' ')}`);
  });
  const start = coldStart(node);
  console.log(
    `${name}: ${COMMANDS.length} commands print the same bytes; starts in ${start.toFixed(0)} ms of the processor`,
  );
  if (start > startHere * SLOWER) throw new Error(`${name} starts slowly`);
  execFileSync(
    node,
    [join(project, 'node_modules/vitest/vitest.mjs'), 'run', ...(values.quick ? QUICK_TESTS : [])],
    {
      cwd: project,
      stdio: 'inherit',
    },
  );
}
