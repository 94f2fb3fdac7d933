import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const hasShell = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;
const hasBash = hasShell('bash');
const hasZsh = hasShell('zsh');

let script = '';
let zshScript = '';
beforeAll(async () => {
  script = (await tarcomp('completion', 'bash')).out;
  zshScript = (await tarcomp('completion', 'zsh')).out;
}, 60_000);

/** What bash offers behind these words; the last one is being typed. */
function offers(...words: string[]): string[] {
  const path = join(folderOf({ 'tarcomp.bash': script }), 'tarcomp.bash');
  const program = `source "$1"; shift; COMP_WORDS=(tarcomp "$@"); COMP_CWORD=$#; _tarcomp; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const options = { encoding: 'utf8', cwd: folderOf({ 'lance.mul': '' }) } as const;
  return execFileSync('bash', ['--norc', '-c', program, 'bash', path, ...words], options)
    .split('\n')
    .filter((line) => line !== '');
}

describe.skipIf(!hasBash)('bash completes (skipped where there is no bash)', () => {
  it.each([
    ['commands', ['b'], ['bv', 'battle']],
    ['flags of a command', ['bv', '--g'], ['--gunnery']],
    ['flags of another', ['to-hit', '--target-h'], ['--target-hexes', '--target-heat']],
    ['choices of a flag', ['to-hit', '--movement', ''], ['stationary', 'walk', 'run', 'jump']],
    ['rulesets', ['bv', '--ruleset', 't'], ['total-warfare']],
    ['units by name', ['unit', 'Atl'], ['Atlas\\ AS7-D']],
    ['units in quotes', ['unit', '"Atl'], ['Atlas AS7-D']],
    ['units behind a blank', ['unit', 'Atlas\\ A'], ['Atlas\\ AS7-D']],
    ['the last unit of a force', ['battle', '--red', '"Atlas AS7-D,Loc'], ['Atlas AS7-D,Locust LCT-1V']],
    ['files beside units', ['force', 'lan'], ['lance.mul']],
    ['maps', ['battle', '--map', 'light'], ['light-woods']],
    ['abilities', ['to-hit', '--abilities', 'snip'], ['sniper']],
    ['abilities of a list', ['to-hit', '--abilities', 'sniper,iron_m'], ['sniper,iron_man']],
    ['quirks', ['to-hit', '--quirks', 'low_p'], ['low_profile']],
    ['shells', ['completion', ''], ['bash', 'zsh']],
  ])('%s', (_, words, expected) => {
    expect(offers(...words)).toEqual(expected);
  });

  it('nothing behind a flag that takes a number, so that the shell goes on as it likes', () => {
    expect(offers('bv', '--gunnery', '')).toEqual([]);
  });

  it('every command that the program has', async () => {
    const { out } = await tarcomp('--help');
    const listed = [...out.matchAll(/^ {2}([a-z-]+) (?:\[| {2})/gm)].map(([, name]) => name);
    const commands = listed.filter((name) => name !== 'help' && name !== 'tarcomp');
    expect(commands.length).toBeGreaterThan(8);
    expect(offers('')).toEqual(expect.arrayContaining(commands));
  });
});

const zshTest = fileURLToPath(new URL('zsh-offers.zsh', import.meta.url));

/** What zsh offers when the tabulator key is pressed behind this line. */
function zshOffers(line: string): string[] {
  const folder = folderOf({ _tarcomp: zshScript });
  const options = { encoding: 'utf8', timeout: 20_000 } as const;
  const told = execFileSync('zsh', ['-f', zshTest, folder, folderOf({ 'lance.mul': '' }), line], options);
  return [...told.matchAll(/<offer>(.*?)\r?$/gm)].map(([, word = '']) => word);
}

describe.skipIf(!hasZsh)('zsh completes (skipped where there is no zsh)', () => {
  it.each([
    ['commands', 'tarcomp b', ['bv', 'battle']],
    ['flags of a command', 'tarcomp bv --g', ['--gunnery']],
    ['choices of a flag', 'tarcomp to-hit --movement ', ['stationary', 'walk', 'run', 'jump']],
    ['units by name', 'tarcomp unit Atl', ['Atlas\\ AS7-D']],
    ['units in quotes', 'tarcomp unit "Atl', ['Atlas AS7-D']],
    ['the last unit of a force', 'tarcomp battle --red "Atlas AS7-D,Loc', ['Locust LCT-1V']],
    ['files beside units', 'tarcomp force lan', ['lance.mul']],
    ['abilities of a list', 'tarcomp to-hit --abilities sniper,iron_m', ['iron_man']],
    ['nothing behind a flag that takes a number', 'tarcomp bv --gunnery ', []],
  ])(
    '%s',
    (_, line, expected) => {
      expect(zshOffers(line)).toEqual(expected);
    },
    30_000,
  );
});

describe('tarcomp completion', () => {
  it.each([
    ['bash', hasBash, () => script],
    ['zsh', hasZsh, () => zshScript],
  ] as const)('prints what %s itself finds no fault with (where there is one)', (shell, isThere, text) => {
    if (!isThere) return;
    const path = join(folderOf({ script: text() }), 'script');
    const { status, stderr } = spawnSync(shell, ['-n', path], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('prints the units of TARCOMP_UNITS for the script, which asks when the variable is set', async () => {
    const folder = folderOf({});
    writeFileSync(join(folder, 'own.mtf'), sampleMtf());
    const before = process.env.TARCOMP_UNITS;
    process.env.TARCOMP_UNITS = folder;
    try {
      const { out } = await tarcomp('completion', 'units');
      expect(out.split('\n')).toEqual(expect.arrayContaining(['Sample SMP-1', 'Atlas AS7-D']));
    } finally {
      if (before === undefined) delete process.env.TARCOMP_UNITS;
      else process.env.TARCOMP_UNITS = before;
    }
    expect(script).toContain('tarcomp completion units');
  });

  it('prints a script for zsh', () => {
    expect(zshScript.startsWith('#compdef tarcomp\n')).toBe(true);
    expect(zshScript).toContain(
      `'to-hit --movement') compadd -S '' -- 'stationary' 'walk' 'run' 'jump'; return ;;`,
    );
  });

  it('knows no other shell', async () => {
    const { code, out, err } = await tarcomp('completion', 'bsh');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Did you mean "bash"');
  });
});
