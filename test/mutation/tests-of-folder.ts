interface Tests {
  readonly include: string[];
  readonly exclude: string[];
  /** They import nothing but the rules, which load in half of the time. */
  readonly rulesAlone: boolean;
  /** Part of the path of tests that are about what is mutated. They run first. */
  readonly own: string;
}

const RULES: Tests = {
  include: ['test/rules/**/*.test.ts', 'test/battle-value/**/*.test.ts'],
  // Seconds of random shots for each mutant; examples say the same.
  exclude: ['test/rules/to-hit/properties.test.ts', 'test/battle-value/**/properties.test.ts'],
  rulesAlone: true,
  own: '',
};

// No mutant is switched on in other threads and processes, and some tests take seconds for each mutant.
const SIMULATE: Tests = {
  include: ['test/simulate/*.test.ts'],
  exclude: [
    'test/simulate/{checkpoint,checkpoint-lock,results-file,threads,hints,standing,job-json}.test.ts',
  ],
  rulesAlone: false,
  own: '',
};

/** Folders of `test/battle` whose tests meet many rules at once, as those of `test/core` do. */
const SCENES =
  '{abilities,anti-mech,combatant,damage,events,kinds,movement,phases,physical,quirks,sight,weapons}';

/** Whole games take seconds for each mutant. */
const GAMES = [
  'test/battle/{copy,invariants}.test.ts',
  'test/battle/kinds/a-kind-is-a-kind.test.ts',
  'test/battle/kinds/infantry/{flying,swimming}.test.ts',
];

/** Weapons phases; comes last, because each test plays a whole battle of a few turns. */
export const LOCKSTEP = 'test/mutation/lockstep-battles.ts';

/** Geometry, which its own tests compare with a ruler. */
const GEOMETRY = ['hex'];

/** The quick tests of what is mutated, such as `src/battle/heat/*.ts`. They run in one thread. */
export function testsOf(mutated: string | undefined): Tests {
  const [, room, folder = ''] = mutated?.split('/') ?? [];
  if (room === 'simulate') return SIMULATE;
  if (room !== 'battle') return RULES;
  const own = `test/battle/${folder}/`;
  const ownTests = `${own}**/*.test.ts`;
  const scenes = ['test/core/*.test.ts', 'test/battle/*.test.ts', `test/battle/${SCENES}/**/*.test.ts`];
  return {
    include: [
      ownTests,
      ...(GEOMETRY.includes(folder) ? [] : scenes),
      ...(folder === 'weapons' ? [LOCKSTEP] : []),
    ],
    exclude: GAMES,
    rulesAlone: false,
    own,
  };
}
