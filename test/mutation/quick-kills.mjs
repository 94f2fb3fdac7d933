import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strykerPlugins as ofVitest } from '@stryker-mutator/vitest-runner';
import { createVitest } from 'vitest/node';

// A run of its own for every mutant takes hours. Most die in the first test that meets them, which needs no run of its
// own: all tests are run once together with their mutants, and Stryker's own runner looks at those that are left.

const [{ factory: vitestRunner }] = ofVitest;

/** In the sandbox, for the other processes of the same run. */
const FILE = 'quick-kills.json';

class QuickKills {
  constructor(thorough, options) {
    this.thorough = thorough;
    this.options = options;
  }

  init = () => this.thorough.init();
  dispose = () => this.thorough.dispose();
  capabilities = () => this.thorough.capabilities();

  async dryRun(options) {
    const result = await this.thorough.dryRun(options);
    const { kills } = await runQuickly(this.options.vitest.configFile);
    writeFileSync(FILE, JSON.stringify(kills));
    return result;
  }

  async mutantRun(options) {
    this.kills ??= existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
    const test = options.mutantActivation === 'runtime' && this.kills[options.activeMutant.id];
    return test ? killedBy(test) : this.thorough.mutantRun(options);
  }
}

/** Runs the tests once, and nothing else: what is left may yet die in a process of its own. */
class QuickKillsAlone {
  constructor(options) {
    this.options = options;
  }

  capabilities = () => ({ reloadEnvironment: false });

  async dryRun() {
    const { kills, tests, perTest } = await runQuickly(this.options.vitest.configFile);
    this.kills = kills;
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun({ activeMutant }) {
    const test = this.kills[activeMutant.id];
    return test ? killedBy(test) : { status: 'survived', nrOfTests: 1 };
  }
}

const killedBy = (test) => ({
  status: 'killed',
  killedBy: [test],
  failureMessage: 'failed together with others',
  nrOfTests: 1,
});

const SUCCESS = 0;

/** The tests, the mutants that each has met, and the tests that killed mutants, by mutant. */
async function runQuickly(config) {
  const runner = fileURLToPath(new URL('quick-runner.ts', import.meta.url));
  const vitest = await createVitest('test', { config, runner, watch: false, maxWorkers: 1, reporters: [{}] });
  await vitest.start();
  // The printer of mutants may leave out parentheses that TypeScript needs.
  for (const { name, result } of vitest.state.getFiles())
    if (result?.errors?.length) throw new Error(`${name} does not load: ${result.errors[0].message}`);
  const kills = {};
  const perTest = {};
  const tests = vitest.state
    .getFiles()
    .flatMap(testsIn)
    .map((test) => {
      const id = idOf(test);
      perTest[id] = test.meta.met ?? {};
      for (const mutant of test.meta.kills ?? []) kills[mutant] = id;
      return { id, name: test.name, timeSpentMs: test.result?.duration ?? 0, status: SUCCESS };
    });
  await vitest.close();
  return { kills, tests, perTest };
}

const testsIn = (task) => (task.type === 'test' ? [task] : task.tasks.flatMap(testsIn));

/** As Stryker's runner for Vitest names tests. */
function idOf(test) {
  const names = [];
  for (let task = test; task !== undefined; task = task.suite) names.unshift(task.name);
  return `${relative(process.cwd(), test.file.filepath).replaceAll('\\', '/')}#${names.join(' ').trim()}`;
}

function quickKills(injector) {
  return new QuickKills(injector.injectFunction(vitestRunner), injector.resolve('options'));
}
quickKills.inject = ['$injector'];

const quickKillsAlone = (options) => new QuickKillsAlone(options);
quickKillsAlone.inject = ['options'];

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'quick-kills', factory: quickKills },
  { kind: 'TestRunner', name: 'quick-kills-alone', factory: quickKillsAlone },
];
