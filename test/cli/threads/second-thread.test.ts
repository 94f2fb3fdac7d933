import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Examined } from '../../../src/cli/examine/examine-unit.js';
import { examineFiles } from '../../../src/cli/threads/examine-files.js';
import { SecondThread } from '../../../src/cli/threads/second-thread.js';
import { sampleMtf } from '../../units/sample-units.js';
import { folderOf } from '../temporary-folder.js';

// The real second thread starts from the built program, which its own tests and the check of the package run. These stand in for it.

const FILES = 450;

/** A folder that is worth a second thread, with one file in it that is no unit. */
function manyUnits(): { readonly file: string; readonly path: string }[] {
  const contents = Object.fromEntries(
    Array.from({ length: FILES }, (_, index) => {
      const model = String(index).padStart(3, '0');
      return [`${model}.mtf`, index === 200 ? 'no unit' : sampleMtf({ model })];
    }),
  );
  const folder = folderOf(contents);
  return Object.keys(contents)
    .sort()
    .map((file) => ({ file, path: join(folder, file) }));
}

function threadDoing(script: string): URL {
  const source = `import { parentPort } from 'node:worker_threads';\nparentPort.once('message', (task) => {${script}});`;
  return pathToFileURL(join(folderOf({ 'thread.mjs': source }), 'thread.mjs'));
}

async function toldBy(program: URL | undefined, files = manyUnits()): Promise<string[]> {
  const request = { command: 'bv', flags: { json: true }, tellWarnings: true } as const;
  const outcomes: Examined[] = [];
  const second = program && new SecondThread(program);
  for await (const portion of examineFiles(files, request, second)) outcomes.push(...portion);
  second?.dismiss();
  return outcomes.map((outcome) => {
    if ('shown' in outcome) return String(outcome.shown);
    return 'error' in outcome ? outcome.error.replace(/^.*[/\\]/, '') : JSON.stringify(outcome);
  });
}

describe('a folder of many units', () => {
  it('is reported in the order of its files by one thread', async () => {
    const told = await toldBy(undefined);
    expect(told).toHaveLength(FILES);
    expect(told[7]).toMatch(/^\{"file":"007\.mtf","chassis":"Sample","model":"007"/);
    expect(told[200]).toMatch(/^200\.mtf: /);
    expect(told.at(-1)).toMatch(/^\{"file":"449\.mtf"/);
  });

  it('is reported in the same order where a second thread has done a part of it', async () => {
    const told = await toldBy(
      threadDoing(`
        const portion = Atomics.add(task.next, 0, 1);
        const files = task.files.slice(portion * 16, portion * 16 + 16);
        const outcomes = files.map(({ file }) => ({ file, notes: [], shown: 'elsewhere: ' + file }));
        parentPort.postMessage({ portion, outcomes });`),
    );
    expect(told).toHaveLength(FILES);
    const names = told.map((line) => /\d{3}(?=\.mtf)/.exec(line)?.[0]);
    expect(names).toEqual([...names].sort());
  });

  it('is told whole though the second thread dies with a part in its hands', async () => {
    const files = manyUnits();
    const alone = await toldBy(undefined, files);
    const dying = threadDoing(`Atomics.add(task.next, 0, 1); throw new Error('out of breath');`);
    expect(await toldBy(dying, files)).toEqual(alone);
  });

  it('is reported whole though the second thread cannot start', async () => {
    const files = manyUnits();
    const alone = await toldBy(undefined, files);
    expect(await toldBy(new URL('file:///nowhere/thread.mjs'), files)).toEqual(alone);
  });
});
