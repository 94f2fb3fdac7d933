interface Tests {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** They import nothing but the rules, which load in half of the time. */
  readonly rulesAlone?: true;
}

const RULES: Tests = {
  include: ['test/rules/**/*.test.ts', 'test/battle-value/**/*.test.ts'],
  // Seconds of random shots for each mutant; examples say the same.
  exclude: ['test/rules/to-hit/properties.test.ts', 'test/battle-value/**/properties.test.ts'],
  rulesAlone: true,
};

const BATTLE: Tests = {
  include: ['test/battle/**/*.test.ts'],
  // Whole games, and searches that take seconds.
  exclude: ['test/battle/{bots,games,odds,plan,play,replay,save}/**', 'test/battle/invariants.test.ts'],
};

const SIMULATE: Tests = {
  include: ['test/simulate/**/*.test.ts'],
  // No mutant is switched on in other threads and processes; hints and chances of winning take seconds each.
  exclude: ['test/simulate/{checkpoint,checkpoint-lock,results-file,threads,hints,standing}.test.ts'],
};

/** The quick tests of one folder of `src`, which run in one thread. */
export function testsOfRoom(room: string | undefined): Tests {
  if (room === 'battle') return BATTLE;
  return room === 'simulate' ? SIMULATE : RULES;
}
