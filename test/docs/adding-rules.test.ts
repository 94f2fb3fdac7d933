import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/adding.md'), 'utf8');

/** The examples of a section of the page, without what indents them. */
function examplesOf(section: string): readonly string[] {
  const [, text = ''] = page.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^ {3}```ts\n(.*?)^ {3}```$/gms)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, ''),
  );
}

/** A copy of the sources, to which things are added as the page says. */
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tarcomp-adding-'));
  for (const part of ['src', 'test/rules', 'build', 'vitest.config.ts', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  for (const part of ['node_modules', 'public']) symlinkSync(join(root, part), join(copy, part));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Puts code before the last line of that text in a file. */
function addBefore(path: string, text: string, code: string): void {
  const source = readFileSync(join(copy, path), 'utf8');
  const place = source.lastIndexOf(text);
  if (place < 0) throw new Error(`${path} has no ${text}`);
  writeFileSync(join(copy, path), `${source.slice(0, place)}${code}${source.slice(place)}`);
}

const write = (path: string, code: string): void => writeFileSync(join(copy, path), code);

/** The tests that the page shows, run where its entries were added. */
function run(...tests: readonly string[]): string {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', copy, ...tests], {
    encoding: 'utf8',
  });
  return status === 0 ? 'passed' : `${stdout}\n${stderr}`;
}

describe('The page about adding things', () => {
  it('shows a quirk, an ability, a modifier and a ruleset that do what their tests say', () => {
    const [quirk = '', testOfQuirk = ''] = examplesOf('A quirk');
    addBefore('src/rules/quirks/further-combat-quirks.ts', '];', quirk);
    write('test/rules/quirks/loose_sight.test.ts', testOfQuirk);

    const [ability = '', testOfAbility = ''] = examplesOf('A special pilot ability');
    addBefore('src/rules/abilities/weather-abilities.ts', '];', ability);
    write('test/rules/abilities/night_owl.test.ts', testOfAbility);

    const [field = '', edge = '', generator = '', modifier = '', rule = ''] = examplesOf('A rule');
    addBefore('src/rules/to-hit/states.ts', '}\n\nexport interface IToHitOptions', field);
    addBefore('src/edge/rules/attacks.ts', '  skidded: optionalFlag', edge);
    addBefore('test/rules/generators/shots.ts', '  stuck: flag,\n  skidded: flag,\n', generator);
    const modifiers = 'src/rules/to-hit/modifiers/target-state.ts';
    addBefore(modifiers, '/** In the order of aggregation. */', modifier);
    addBefore(modifiers, '];', 'TARGET_BURNING,\n');
    write('test/rules/to-hit/burning.test.ts', TEST_IMPORTS + rule + AND_PREPARED);

    const [changes = '', registered = '', testOfRuleset = ''] = examplesOf('A ruleset');
    write('src/rules/rulesets/garden.ts', changes);
    const rulesets = 'src/rules/ruleset.ts';
    addBefore(rulesets, '] as const);', ", 'garden'");
    addBefore(rulesets, "  'total-warfare': BOOK,", registered);
    addBefore(rulesets, 'import { STANDARD }', "import { GARDEN } from './rulesets/garden.js';\n");
    write('test/rules/garden.test.ts', TEST_IMPORTS.replace('../shot', './shot') + testOfRuleset);

    expect(
      run(
        'test/rules/quirks/loose_sight.test.ts',
        'test/rules/abilities/night_owl.test.ts',
        'test/rules/to-hit/burning.test.ts',
        'test/rules/garden.test.ts',
      ),
    ).toBe('passed');
  });
});

const TEST_IMPORTS = `import { expect, it } from 'vitest';
import { inBoth, numberOf, shooter, standing } from '../shot.js';
`;

/** A modifier that was added in one place counts for prepared pairs too. */
const AND_PREPARED = `
import { preparedToHitNumber, prepareToHit } from '../../../src/index.js';

it('and so does a prepared pair', () => {
  const line = { bracket: 'short', range: 3, interveningTerrain: 0, targetTerrain: 0, partialCover: false };
  expect(preparedToHitNumber(prepareToHit(shooter(), standing({ burning: true })), line)).toBe(3);
});
`;
