// Installs the packed package into an empty folder and uses it as a stranger would: every subpath imported and
// type-checked, the README's example and the binary run, with the package's data and without, and by npx from another empty
// folder. Needs `npm run build` before it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sampleMtf } from '../units/sample-units.js';
import { checkContent } from './check-content.js';
import { checkBrowserImports, checkDataImports } from './check-imports.js';
import { checkWithoutData } from './check-without-data.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

const project = resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
const consumer = mkdtempSync(join(tmpdir(), `${manifest.name}-consumer-`));

/** The root, and what is named after the official catalog, bring it along. */
const BRINGS_CATALOG = /(index|official)\.js$/;

/** They start threads, open files or speak to servers. */
const NODE_ALONE: readonly string[] = ['./node', './cluster'];

try {
  const tarball = install();
  const specifiers = Object.keys(manifest.exports).flatMap(specifiersOf);
  importAll(specifiers);
  checkTypes(specifiers.filter((specifier) => !specifier.endsWith('.json')));
  runReadmeExample();
  for (const name of Object.keys(manifest.bin)) {
    runBinary(name);
    readManyUnits(name);
    playOnThreads(name);
    runByNpx(name, tarball);
  }
  checkWithoutData(consumer, manifest.name);
} finally {
  rmSync(consumer, { recursive: true });
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

function pack(): Packed {
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer], project),
  ) as [Packed];
  return packed;
}

/** @returns the tarball's path */
function install(): string {
  const packed = pack();
  if (pack().integrity !== packed.integrity) throw new Error('packed twice, the package has two hashes');
  const paths = packed.files.map((file) => file.path);
  const strays = paths.filter(
    (path) => !/^(dist|public\/data)\/|^(package\.json|README\.md|CHANGELOG\.md|LICENSE|NOTICE)$/.test(path),
  );
  if (strays.length > 0) throw new Error(`the tarball carries files it should not: ${strays.join(', ')}`);
  checkContent(project, paths, packed.size);
  const entries = Object.entries(manifest.exports).flatMap(browserEntry);
  checkBrowserImports(project, entries);
  checkDataImports(
    project,
    entries.filter((entry) => !BRINGS_CATALOG.test(entry)),
  );

  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed.filename}`]);
  console.log(`installed ${packed.filename}: ${packed.files.length} files, ${packed.integrity}`);
  return join(consumer, packed.filename);
}

/** From a folder that holds nothing: npx fetches the package and its dependencies, and runs it. */
function runByNpx(name: string, tarball: string): void {
  const empty = mkdtempSync(join(tmpdir(), `${name}-empty-`));
  try {
    const command = [name, 'bv', '--json', 'Atlas AS7-D'];
    const printed = run('npx', ['--yes', '--prefer-offline', '--package', tarball, ...command], empty);
    const { battleValue } = JSON.parse(printed) as { readonly battleValue: number };
    if (battleValue !== 1897) throw new Error(`npx ${command.join(' ')} prints ${printed}`);
  } finally {
    rmSync(empty, { recursive: true });
  }
  console.log(`npx ${name} runs in an empty folder`);
}

/** What a browser loads of a subpath, if it is for browsers. */
function browserEntry([subpath, target]: [string, unknown]): string[] {
  const { default: file } = (target ?? {}) as { readonly default?: string };
  return file === undefined || NODE_ALONE.includes(subpath) ? [] : [file.replace('./', '')];
}

/** A subpath with a star stands for every JSON file behind it. */
function specifiersOf(subpath: string): string[] {
  const specifier = manifest.name + subpath.slice(1);
  if (!subpath.endsWith('/*')) return [specifier];
  const target = String(manifest.exports[subpath]).slice(0, -1);
  const folder = join(consumer, 'node_modules', manifest.name, target);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => specifier.slice(0, -1) + path.replaceAll('\\', '/'));
}

function importAll(specifiers: readonly string[]): void {
  const lines = specifiers.map((specifier) => {
    const attributes = specifier.endsWith('.json') ? ", { with: { type: 'json' } }" : '';
    return `if (Object.keys(await import('${specifier}'${attributes})).length === 0) throw new Error('${specifier} exports nothing');`;
  });
  writeFileSync(join(consumer, 'import-all.js'), lines.join('\n'));
  run('node', ['--disable-warning=ExperimentalWarning', 'import-all.js']);
  console.log(`imported ${specifiers.length} subpaths`);
}

function checkTypes(specifiers: readonly string[]): void {
  const options = {
    module: 'nodenext',
    target: 'es2022',
    // The types of saved battles come from valibot, whose own speak of Blob and File.
    lib: ['es2022', 'dom'],
    types: [],
    strict: true,
    noEmit: true,
  };
  writeFileSync(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['consumer-*.ts'] }),
  );
  for (const [index, specifier] of specifiers.entries()) {
    // The assignment fails where a declaration is missing and its names would all be `any`.
    const source = `import * as api from '${specifier}';
type Untyped = { [K in keyof typeof api]: 0 extends 1 & (typeof api)[K] ? K : never }[keyof typeof api];
export const untyped: [Untyped] extends [never] ? true : Untyped = true;
`;
    writeFileSync(join(consumer, `consumer-${index}.ts`), source);
  }
  run('node', [join(project, 'node_modules/typescript/bin/tsc'), '-p', consumer]);
  console.log(`type-checked ${specifiers.join(', ')}`);
}

function runReadmeExample(): void {
  const [, example] = /^```js\n(.*?)^```/ms.exec(readFileSync(join(project, 'README.md'), 'utf8')) ?? [];
  if (example === undefined) throw new Error('the README shows no example in JavaScript');
  writeFileSync(join(consumer, 'example.js'), example);
  // What the example claims to print stands behind each call, after the slashes.
  const claimed = [...example.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output]) => output);
  const printed = run('node', ['example.js']).trimEnd().split('\n');
  if (printed.join('\n') !== claimed.join('\n')) throw new Error(`the README's example prints ${printed}`);
  console.log("ran the README's example");
}

function runBinary(name: string): void {
  const binary = join(consumer, 'node_modules/.bin', name);
  const version = run(binary, ['--version']).trim();
  if (version !== manifest.version) throw new Error(`${name} --version says ${version}`);
  if (!run(binary, ['--help']).startsWith(`Usage: ${name}`)) throw new Error(`${name} --help shows no usage`);
  console.log(`ran ${name} ${version}`);
}

/** So many that the binary starts a second thread, which can be tried from the built file alone. */
function readManyUnits(name: string): void {
  const folder = join(consumer, 'many-units');
  const files = Array.from({ length: 1000 }, (_, index) => `${String(index).padStart(4, '0')}.mtf`);
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), sampleMtf());
  const lines = run(join(consumer, 'node_modules/.bin', name), ['bv', '--json', folder])
    .trimEnd()
    .split('\n');
  const told = lines.map((line) => (JSON.parse(line) as { file: string }).file);
  if (told.join() !== files.join()) throw new Error(`${name} bv tells of other files than the folder has`);
  console.log(`ran ${name} bv over ${files.length} files`);
}

/** So long that the binary starts further threads, which can be tried from the built file alone. */
function playOnThreads(name: string): void {
  const flags = [
    '--red',
    'Locust LCT-1V',
    '--blue',
    'Locust LCT-1V',
    '--map',
    'open:12x12',
    '--games',
    '400',
    '--json',
  ];
  const [alone, together] = ['1', '2'].map((threads) =>
    run(join(consumer, 'node_modules/.bin', name), ['battle', ...flags, '--threads', threads]),
  );
  if (alone !== together) throw new Error(`${name} battle gives another result on two threads than on one`);
  console.log(`ran ${name} battle on one thread and on two`);
}

function run(command: string, args: readonly string[], cwd: string = consumer): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
