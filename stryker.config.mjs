/** Mutants that empty or drop things say less about a rule than those that change numbers and conditions. */
const excludedMutations = [
  'ArrayDeclaration',
  'ArrowFunction',
  'BlockStatement',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
];

// The processes that run tests inherit this: what `-m` names decides which tests they take.
const mutated = process.argv.find((word) => word.startsWith('src/'));
process.env.MUTATED_ROOM ??= mutated?.split('/')[1];

/** `npm run mutation`, or of one folder: `npm run mutation -- -m 'src/battle/heat/*.ts'`. */
export default {
  plugins: [
    '@stryker-mutator/vitest-runner',
    './test/mutation/quick-kills.mjs',
    './test/mutation/ignore-words.mjs',
  ],
  testRunner: 'quick-kills',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  ignorers: ['words'],
  mutate: ['src/rules/**/*.ts', 'src/battle-value/**/*.ts'],
  mutator: { excludedMutations },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
};
