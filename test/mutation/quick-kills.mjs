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
    writeFileSync(FILE, JSON.stringify(await killsOf(this.options.vitest.configFile)));
    return result;
  }

  async mutantRun(options) {
    this.kills ??= existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
    const test = options.mutantActivation === 'runtime' && this.kills[options.activeMutant.id];
    if (!test) return this.thorough.mutantRun(options);
    return {
      status: 'killed',
      killedBy: [test],
      failureMessage: 'failed together with others',
      nrOfTests: 1,
    };
  }
}

/** The tests that killed mutants, by mutant. */
async function killsOf(config) {
  const kills = {};
  const runner = fileURLToPath(new URL('quick-runner.ts', import.meta.url));
  const vitest = await createVitest('test', { config, runner, watch: false, maxWorkers: 1, reporters: [{}] });
  await vitest.start();
  for (const test of vitest.state.getFiles().flatMap(testsIn)) {
    for (const mutant of test.meta.kills ?? []) kills[mutant] = idOf(test);
  }
  await vitest.close();
  return kills;
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

export const strykerPlugins = [{ kind: 'TestRunner', name: 'quick-kills', factory: quickKills }];
