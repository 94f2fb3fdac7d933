import { existsSync } from 'node:fs';

interface Tests {
  readonly include: string[];
  readonly exclude: string[];
  /** They import nothing but the rules, which load in half of the time. */
  readonly rulesAlone: boolean;
}

const RULES: Tests = {
  include: ['test/rules/**/*.test.ts', 'test/battle-value/**/*.test.ts'],
  // Seconds of random shots for each mutant; examples say the same.
  exclude: ['test/rules/to-hit/properties.test.ts', 'test/battle-value/**/properties.test.ts'],
  rulesAlone: true,
};

// No mutant is switched on in other threads and processes, and some tests take seconds for each mutant.
const SIMULATE: Tests = {
  include: ['test/simulate/*.test.ts'],
  exclude: [
    'test/simulate/{checkpoint,checkpoint-lock,results-file,threads,hints,standing,job-json}.test.ts',
  ],
  rulesAlone: false,
};

/** The quick tests of what is mutated, such as `src/battle/heat/*.ts`. They run in one thread. */
export function testsOf(mutated: string | undefined): Tests {
  const [, room, folder] = mutated?.split('/') ?? [];
  if (room === 'simulate') return SIMULATE;
  if (room !== 'battle') return RULES;
  const own = `test/battle/${folder}`;
  const tests = existsSync(own) ? own : 'test/battle/{phases,kinds,abilities,quirks}';
  return { include: [`${tests}/**/*.test.ts`], exclude: [], rulesAlone: false };
}
