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

// What `-m` names decides which tests run: test/mutation/tests-of-folder.ts. The processes that run them inherit this.
process.env.MUTATED ??= process.argv.find((word) => word.startsWith('src/')) ?? '';

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
  // What a build makes is no part of any test here, and may be made anew meanwhile.
  ignorePatterns: ['dist'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
};
