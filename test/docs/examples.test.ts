import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as battle from '../../src/edge/battle.js';
import * as battleValue from '../../src/edge/battle-value.js';
import * as library from '../../src/edge/library.node.js';
import * as muster from '../../src/edge/muster.js';
import * as rules from '../../src/edge/rules.js';
import * as simulation from '../../src/edge/simulate.js';
import * as table from '../../src/edge/table.js';
import * as root from '../../src/index.js';
import { starterUnit } from '../battle/sample-battle.js';

const ANSWER = /^(.*); \/\/ (\S+)$/;

/** The examples of public functions, by the file that shows them. */
const examples = readdirSync('src/edge', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => {
    const text = readFileSync(join('src/edge', path), 'utf8');
    return [...text.matchAll(/@example\n *\* ```ts\n([\s\S]*?)\n *\* ```/g)].map(([, lines = '']) => ({
      path,
      lines: lines.split('\n').map((line) => line.replace(/^ *\* ?/, '')),
    }));
  });

/** What the names in the examples stand for. */
const names = {
  ...table,
  ...muster,
  ...simulation,
  ...battle,
  ...battleValue,
  ...rules,
  ...library,
  ...root,
  atlas: starterUnit('atlas-as7-d'),
  locust: starterUnit('locust-lct-1v'),
};

/** Each statement with an answer behind it: what it gives, and what it should. */
async function answersOf(lines: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const code = lines.map((line) => line.replace(ANSWER, "answers.push([String($1), '$2']);")).join('\n');
  const { outputText } = ts.transpileModule(
    `return (async () => { const answers = []; ${code}\nreturn answers; })()`,
    {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    },
  );
  return new Function(...Object.keys(names), outputText)(...Object.values(names)) as Promise<
    readonly (readonly [string, string])[]
  >;
}

describe('Examples of public functions', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThan(20);
  });

  it.each(examples)('give what they say, in $path: $lines', async ({ lines }) => {
    const answers = await answersOf(lines);
    expect(answers.length, 'the example says what it gives').toBeGreaterThan(0);
    for (const [given, said] of answers) expect(given).toBe(said);
  });
});
