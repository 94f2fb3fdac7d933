import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as tarcomp from '../../src/index.js';
import { tarcomp as printed } from '../cli/run-in-process.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/formats.md');
const schema = (name: string): { properties: Record<string, unknown> } =>
  JSON.parse(read(`docs/schemas/${name}.schema.json`));

describe('The page about saves and replays', () => {
  it('shows an example that does what it says', async () => {
    const [, example = ''] = /^```js\n(.*?)^```/ms.exec(page) ?? [];
    const code = example.replace(/^import (\{[^}]*\}) from 'tarcomp';/, 'const $1 = tarcomp;');
    const printed: unknown[] = [];
    const run = new Function('tarcomp', 'marauder', 'warhammer', 'console', code);
    run(
      tarcomp,
      read('public/data/starters/marauder-mad-3r.json'),
      read('public/data/starters/warhammer-whm-6r.json'),
      {
        log: (value: unknown) => printed.push(value),
      },
    );
    expect(printed[0]).toBe(true);
    expect(printed[1]).toMatch(/Turn 1[\s\S]*Turn 2/);
  }, 60_000);

  it.each([
    ['A save', 'saved-battle'],
    ['A replay', 'replay'],
  ])('names every field of %s', (heading, name) => {
    const [, section = ''] = new RegExp(`^## ${heading}\\n(.*?)^## `, 'ms').exec(page) ?? [];
    const named = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(
      ([, cell = '']) => cell.match(/\w+/g) ?? [],
    );
    expect(named.sort()).toEqual(Object.keys(schema(name).properties).sort());
  });

  it('shows a line that `find --json` really prints', async () => {
    const { out } = await printed('find', 'atlas as7-d', '--limit', '1', '--json');
    expect(page.split('\n')).toContain(out.trimEnd());
  });

  it('shows messages that readers really give', () => {
    const unit = tarcomp.parseUnit(read('public/data/starters/locust-lct-1v.json'), 'locust.json');
    const bots = [tarcomp.makeBot('stand-and-shoot', 1), tarcomp.makeBot('stand-and-shoot', 2)] as const;
    const map = tarcomp.generateMap({ landscape: 'open', width: 10, height: 10, seed: 1 });
    const { battle, replay } = tarcomp.recordBattle({ map, red: [{ unit }], blue: [{ unit }], bots });
    while (battle.turn < 2) battle.step();
    const saved = tarcomp.saveBattle(battle);
    const told = replay();
    const [red, blue] = saved.units;
    const [first, ...others] = told.decisions;
    const messageOf = (action: () => unknown): string => {
      try {
        action();
        return '';
      } catch (error) {
        return error instanceof tarcomp.BattleFileError ? error.message : String(error);
      }
    };
    const messages = [
      messageOf(() => tarcomp.loadBattle({ ...saved, version: 3 })),
      messageOf(() =>
        tarcomp.loadBattle({ ...saved, units: [red, { ...blue, state: { ...blue?.state, wounds: 9 } }] }),
      ),
      messageOf(() => tarcomp.playReplay({ ...told, decisions: [...others, first] })),
    ];
    for (const message of messages) expect(page.split('\n')).toContain(message);
  });
});
