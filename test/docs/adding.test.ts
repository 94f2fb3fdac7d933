import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as tarcomp from '../../src/edge/battle.js';
import { parseUnit } from '../../src/index.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const starter = (name: string) => parseUnit(read(`public/data/starters/${name}.json`), `${name}.json`);

describe('The page about adding things', () => {
  it('shows a bot that plays a battle to its end', () => {
    const [, example = ''] = /^```js\n(.*?)^```/ms.exec(read('docs/adding.md')) ?? [];
    const code = example.replace(/^import (\{[^}]*\}) from 'tarcomp\/battle';/, 'const $1 = tarcomp;');
    const printed: unknown[] = [];
    const run = new Function('tarcomp', 'atlas', 'locust', 'console', code);
    run(tarcomp, starter('atlas-as7-d'), starter('locust-lct-1v'), {
      log: (...values: unknown[]) => printed.push(...values),
    });
    const [winner, turns] = printed;
    expect(winner).toBe(0);
    expect(turns).toBeLessThan(60);
  });
});
