import { readFileSync } from 'node:fs';

// The rooms of src/ and what each may import besides itself. A room that is missing here may not exist.
const rooms = {
  check: [],
  dice: ['check'],
  catalog: ['check'],
  // The spellings of quirk ids are the rules' own; nothing else of the rules reaches the readers.
  units: ['catalog', 'check', 'rules/quirks/quirk-spelling'],
  rules: ['catalog', 'check', 'dice'],
  'battle-value': ['units', 'catalog', 'check', 'rules/ruleset'],
  battle: ['rules', 'units', 'catalog', 'check', 'dice'],
  // Games whose places only the players know: record sheets that know the rules.
  table: ['battle', 'rules', 'units', 'catalog', 'check', 'dice'],
  simulate: ['battle', 'rules', 'units', 'catalog', 'check', 'dice'],
  // Parts of many games that several processes play: shards, and a queue.
  cluster: ['simulate', 'battle', 'rules', 'units', 'catalog', 'check', 'dice'],
  // The names of rulesets alone: by each of them a unit has its price.
  library: ['units', 'catalog', 'check', 'rules/ruleset'],
  // A force drawn from the library for a budget.
  muster: ['library', 'battle-value', 'units', 'dice', 'rules/ruleset'],
  // What the package exports: the same functions, which look at what they are given.
  edge: [
    'cluster',
    'muster',
    'library',
    'simulate',
    'battle-value',
    'table',
    'battle',
    'rules',
    'units',
    'catalog',
    'dice',
    'check',
  ],
  // Those of them that look equipment up, with the official catalog as their default.
  'built-in': ['edge', 'catalog'],
};

// The rooms of the command line and what each may import of it. The launcher and the program, outside of them, may import
// all; nobody imports a command but the list of commands.
const commandLine = {
  // How text reaches a terminal: lines, tables, numbers, colours.
  print: [],
  // What is shown of units, equipment, attacks and battles.
  reports: ['print'],
  // Files that are read and written.
  files: ['print'],
  // Flags and arguments as commander reads them.
  flags: ['print'],
  // What flags and arguments name: units, forces, shots.
  input: ['flags', 'files', 'reports', 'print'],
  // Battles from their flags: the setup, changes to it, the run.
  battles: ['input', 'flags', 'files', 'reports', 'print'],
  // One unit read, and shown the way a command shows it.
  examine: ['files', 'reports'],
  // Many files, on two threads.
  threads: ['examine'],
  // All units that the arguments of a command name.
  sources: ['threads', 'examine', 'input', 'files', 'flags', 'print'],
  serve: [],
  completion: ['flags'],
  commands: [
    'battles',
    'completion',
    'examine',
    'files',
    'flags',
    'input',
    'reports',
    'print',
    'serve',
    'sources',
    'threads',
  ],
};

/** The source files of the package's subpaths, as its declarations name them. */
const { exports: subpaths } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const publicModules = Object.values(subpaths).flatMap(({ types }) =>
  types === undefined ? [] : [types.replace('./dist/types/', 'src/').replace(/[.]d[.]ts$/, '.ts')],
);
/** The page carries a part of the official catalog, and fetches the rest when it is needed. */
const bringCatalog = ['src/index.ts', 'src/edge/official.ts'];

const names = Object.keys(rooms).join('|');
const forNodeOnly = ['^src/cli/', '[.]node[.]ts$', '[.]config[.]ts$'];

const directions = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-').replace('/', '.') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^(src|web)/', pathNot: [room, ...allowed].map((target) => `^src/${target}(/|[.]ts$)`) },
}));

const commandLineDirections = Object.entries(commandLine).map(([room, allowed]) => ({
  name: `cli-${room}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/cli/${room}/` },
  to: { path: '^src/cli/', pathNot: [room, ...allowed].map((target) => `^src/cli/${target}/`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...commandLineDirections,
    {
      name: 'every-room-of-the-command-line-is-declared',
      comment: 'A new folder in src/cli/ needs a line in the table of its rooms above.',
      severity: 'error',
      from: {},
      to: { path: '^src/cli/[^/]+/', pathNot: `^src/cli/(${Object.keys(commandLine).join('|')})/` },
    },
    {
      name: 'commands-stay-apart',
      comment: 'A command imports no other; what several need has a room of its own.',
      severity: 'error',
      from: { path: '^src/cli/commands/', pathNot: '^src/cli/commands/command-list[.]ts$' },
      to: { path: '^src/cli/commands/' },
    },
    {
      name: 'every-room-is-declared',
      comment: 'A new folder in src/ needs a line in the table of rooms above.',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: `^src/(${names}|cli)/` },
    },
    {
      name: 'nobody-imports-the-surfaces',
      comment: 'The command line and the page stand at the end of the flow.',
      severity: 'error',
      from: { path: '^(src|build|bench|fuzz)/', pathNot: '^(src/cli|build/units)/' },
      to: { path: '^(src/cli|web)/' },
    },
    {
      name: 'conformance-suite-asks-nobody',
      comment: 'Its answers come from tables of its own. Answers of our rules would prove nothing.',
      severity: 'error',
      from: { path: '^build/conformance/' },
      to: { path: '^(src|web|build)/', pathNot: '^build/conformance/' },
    },
    {
      name: 'import-of-units-speaks-as-the-command-line-does',
      comment: 'It reads folders and tells problems in the same way, and knows no more of the command line.',
      severity: 'error',
      from: { path: '^build/units/' },
      to: { path: '^(src/cli|web)/', pathNot: '^src/cli/(files|print)/' },
    },
    {
      name: 'page-and-command-line-stay-apart',
      comment: 'Only the build of the page asks which policy the server sends.',
      severity: 'error',
      from: { path: '^web/', pathNot: '[.]config[.]ts$' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'page-uses-public-modules',
      comment:
        'What the page needs, others who build tools need as well: it goes into an entry file in src/edge. Only the build knows more.',
      severity: 'error',
      from: { path: '^web/', pathNot: '[.]config[.]ts$' },
      to: {
        path: '^src/',
        pathNot: publicModules
          .filter((file) => !bringCatalog.includes(file))
          .map((file) => `^${file.replaceAll('.', '[.]')}$`),
      },
    },
    {
      name: 'index-only-re-exports',
      severity: 'error',
      from: { path: '^src/index[.]ts$' },
      to: { dependencyTypesNot: ['export'] },
    },
    {
      name: 'subpaths-bring-no-catalog',
      comment:
        'Whoever wants the official catalog imports the root, or tarcomp/catalog/official; the library reads its units with it.',
      severity: 'error',
      from: { path: '^src/edge/', pathNot: '^src/edge/(official|(open-)?library([.](node|browser))?)[.]ts$' },
      to: { path: '^src/catalog/official[.]ts$', reachable: true },
    },
    {
      name: 'data-enters-through-catalog-and-units',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(catalog|units)/' },
      to: { path: '^public/' },
    },
    {
      name: 'no-circles',
      comment:
        'Types may refer to each other, as a battle and its phases do; nothing of that is left at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-runs-in-a-browser',
      comment: 'Node built-ins and Node adapters belong to src/cli and to files named *.node.ts.',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: forNodeOnly },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-imports-no-node-adapter',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: forNodeOnly },
      to: { path: '[.]node[.]ts$' },
    },
    {
      name: 'commander-serves-the-command-line',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: '^src/cli/' },
      to: { path: '(^|/)node_modules/commander/' },
    },
    {
      name: 'shipped-code-needs-no-dev-dependency',
      comment:
        'The command line carries its libraries with it, as the page does. Optional peers are for the tests, too.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'queues-are-of-the-cluster',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: '^src/cluster/' },
      to: { path: '(^|/)node_modules/(bullmq|ioredis)/' },
    },
    {
      name: 'queue-packages-load-late',
      comment: 'Few users have them installed.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cluster/queue-packages' },
      to: {
        path: '(^|/)node_modules/(bullmq|ioredis)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'imports-resolve',
      comment: 'Virtual modules are made by the plugins in build/.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^dist/' },
    doNotFollow: { path: ['(^|/)node_modules/', '^public/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
