import { writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compiledForm, loadProgram } from '../../src/cli/compiled-program.js';
import { folderOf } from './temporary-folder.js';

const SCRIPT = `
  exports.run = async (args) => args.length;
  exports.helpFirstThread = async () => require('node:path').basename(__filename);
`;

const folderWithProgram = (script = SCRIPT): URL =>
  pathToFileURL(`${folderOf({ 'program.cjs': script })}/launcher.js`);

const nobody = { stdout: { write: () => true }, stderr: { write: () => true } };

describe('the built program', () => {
  it('is the script beside the launcher, and may ask for modules and its own name', async () => {
    const { program, script } = loadProgram(folderWithProgram());
    expect(await program.run(['bv', 'Atlas'], nobody)).toBe(2);
    expect(await program.helpFirstThread()).toBe('program.cjs');
    expect(script.cachedDataRejected).toBeUndefined();
  });

  it('leaves no trace of where it was built in its bytecode', () => {
    const folder = folderWithProgram();
    const bytecode = loadProgram(folder).script.createCachedData().toString('latin1');
    expect(bytecode).toContain('program.cjs');
    expect(bytecode).not.toContain(basename(dirname(fileURLToPath(folder))));
  });

  it('takes its bytecode from the file that was made for this engine', async () => {
    const folder = folderWithProgram();
    const { script } = loadProgram(folder);
    writeFileSync(compiledForm(folder), script.createCachedData());
    const again = loadProgram(folder);
    expect(again.script.cachedDataRejected).toBe(false);
    expect(await again.program.run(['bv'], nobody)).toBe(1);
  });

  it('runs all the same where that file holds no bytecode, or that of a program of another length', async () => {
    const folder = folderWithProgram();
    const other = folderWithProgram('exports.run = async () => 99;');
    for (const data of ['not bytecode', '', loadProgram(other).script.createCachedData()]) {
      writeFileSync(compiledForm(folder), data);
      const { program } = loadProgram(folder);
      expect(await program.run(['bv', 'Atlas', 'Locust'], nobody)).toBe(3);
    }
  });
});
