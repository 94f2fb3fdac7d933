import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tarcomp } from './run-in-process.js';

describe('tarcomp', () => {
  it('prints the version of the package', async () => {
    const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    expect(await tarcomp('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('prints help with examples on demand', async () => {
    const { code, out, err } = await tarcomp('--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: tarcomp /);
    expect(out).toContain('Examples:\n  tarcomp equipment');
  });

  it('prints help for a command on demand', async () => {
    const { code, out } = await tarcomp('equipment', '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: tarcomp equipment /);
    expect(out).toContain('Examples:');
  });

  it.each([
    ['a command is unknown', ['equipmint'], "unknown command 'equipmint'"],
    ['a flag is unknown', ['--loud'], "unknown option '--loud'"],
    ['a flag of a command is unknown', ['equipment', '--loud'], "unknown option '--loud'"],
    ['the command is missing', [], 'Usage: tarcomp'],
  ])('exits with 2 and speaks on stderr alone when %s', async (_, args, message) => {
    const { code, out, err } = await tarcomp(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
