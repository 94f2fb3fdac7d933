import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeMapJson } from '../../../src/battle/map/map-json.js';
import { run } from '../../../src/cli/program.js';
import { simulate } from '../../../src/simulate/index.js';
import { mapOf } from '../../battle/map-of.js';
import { duel, member } from '../../simulate/sample-simulation.js';
import { sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const FORCES = ['--red', 'Locust LCT-1V', '--blue', 'Locust LCT-1V'];
const SMALL = ['--map', 'open:10x10', '--games', '10'];
const play = (...flags: string[]) => tarcomp('battle', ...FORCES, ...SMALL, ...flags);

describe('tarcomp battle', () => {
  it('prints one JSON object with what the library counts', async () => {
    const { code, out, err } = await play('--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd()).not.toContain('\n');
    const result = simulate(duel({ games: 10 }));
    expect(out).toBe(`${JSON.stringify({ schema: 1, ...result })}\n`);
    expect(Object.keys(JSON.parse(out) as object)).toEqual([
      'schema',
      'games',
      'seed',
      'ruleset',
      'map',
      'bots',
      'turnLimit',
      'forcedWithdrawal',
      'teammateCalledShots',
      'wins',
      'draws',
      'undecided',
      'winRate',
      'turns',
      'units',
    ]);
  });

  it('plays 1,000 games of seed 1 on light woods of 32 by 32 unless told otherwise', async () => {
    const { out } = await tarcomp('battle', '--help');
    const help = out.replace(/\s+/g, ' ');
    expect(help).toContain('number of games to play (default: 1000)');
    expect(help).toContain('plays the same games (default: 1)');
    expect(help).toContain('(default: "light-woods")');
    expect(help).toContain('after which a game is undecided (default: 60)');
    const { map } = JSON.parse((await tarcomp('battle', ...FORCES, '--games', '1', '--json')).out) as {
      map: string;
    };
    expect(map).toBe('light-woods:32x32');
  });

  it('shows people who won, with intervals, losses and weapons', async () => {
    const { out } = await play();
    expect(out).toMatch(
      /^Red {5}Locust LCT-1V 4\/5\nBlue {4}Locust LCT-1V 4\/5\nPlayed {2}10 games on open:10x10/,
    );
    expect(out).toMatch(/Red wins +\d+ +\d+\.\d % +\d+\.\d to \d+\.\d %/);
    expect(out).toMatch(/red-1 Locust LCT-1V +\d+\.\d %/);
    expect(out).toMatch(/2 Machine Gun +\d+\.\d/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('takes skills and abilities, several units, bots, rules and withdrawal', async () => {
    const { out, code } = await tarcomp(
      'battle',
      ...['--red', 'Locust LCT-1V:3/4:sniper+iron-man, Commando COM-2D', '--blue', 'Jenner:2/5'],
      ...[
        '--map',
        'hills:12x14',
        '--games',
        '2',
        '--seed',
        '9',
        '--turns',
        '5',
        '--ruleset',
        'total-warfare',
      ],
      ...['--forced-withdrawal', '--bots', 'stand-and-shoot,random', '--json'],
    );
    expect(code).toBe(0);
    const result = simulate({
      red: [
        member('locust-lct-1v', { gunnery: 3, piloting: 4, abilities: ['sniper', 'iron_man'] }),
        member('commando-com-2d'),
      ],
      blue: [member('jenner-jr7-d', { gunnery: 2, piloting: 5 })],
      map: { landscape: 'hills', width: 12, height: 14 },
      games: 2,
      seed: 9,
      turnLimit: 5,
      ruleset: 'total-warfare',
      forcedWithdrawal: true,
      bots: ['stand-and-shoot', 'random'],
    });
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify({ schema: 1, ...result })));
  });

  it.each(['battle', 'compare', 'fair'])(
    'allows teammate-called shots in %s if asked to',
    async (command) => {
      const more =
        { battle: [], compare: ['--change', 'map=open:11x11'], fair: ['--vary', 'blue.skills'] }[command] ??
        [];
      const run = ['--map', 'open:10x10', '--games', '1', '--turns', '2', '--json', ...more];
      const allowed = async (...flags: string[]) => {
        const { out, err } = await tarcomp(command, ...FORCES, ...run, ...flags);
        expect(err).toBe('');
        const record = JSON.parse(out) as { before?: object };
        return (record.before ?? record) as { teammateCalledShots: boolean };
      };
      expect(await allowed()).toMatchObject({ teammateCalledShots: false });
      expect(await allowed('--teammate-called-shots')).toMatchObject({ teammateCalledShots: true });
    },
  );

  it('takes units and maps from files', async () => {
    const folder = folderOf({
      'mine.mtf': sampleMtf(),
      'field.json': writeMapJson(mapOf({ '2,2': { level: 1 } }, 8, 8)),
      'field.board': ['size 8 8', 'hex 0101 1 "" ""', 'end'].join('\n'),
    });
    const file = (name: string) => join(folder, name);
    const base = ['battle', '--red', file('mine.mtf'), '--blue', 'Locust LCT-1V', '--games', '1', '--json'];
    const fromJson = await tarcomp(...base, '--map', file('field.json'));
    expect(fromJson.code).toBe(0);
    expect(JSON.parse(fromJson.out)).toMatchObject({ map: 'test', units: [{ unit: 'Sample SMP-1' }, {}] });
    const named = await tarcomp(
      'battle',
      '--red',
      'Sample',
      '--blue',
      'Locust',
      '--games',
      '1',
      '--units',
      folder,
    );
    expect(named.out).toContain('Sample SMP-1 4/5');
  });

  it('writes the story of the first game, or of all if they are few', async () => {
    const log = join(folderOf({}), 'story.txt');
    await play('--log', log);
    const first = readFileSync(log, 'utf8');
    expect(first).toMatch(/^Game 1 of seed 1: Locust LCT-1V 4\/5 against Locust LCT-1V 4\/5\n=+\n\nTurn 1\n/);
    expect(first).not.toContain('Game 2');
    await play('--games', '2', '--log', log);
    expect(readFileSync(log, 'utf8')).toContain('Game 2 of seed 1');
  });

  it('prints its result though the checkpoint cannot be written at the end, with exit code 1', async () => {
    const folder = folderOf({ 'inner/.keep': '' });
    const checkpoint = join(folder, 'inner/run');
    let out = '';
    let err = '';
    const args = ['battle', ...FORCES, ...SMALL, '--json', '--threads', '1', '--checkpoint', checkpoint];
    const code = await run(args, {
      stdout: { write: (text) => (out += text) },
      stderr: {
        isTTY: true,
        write: (text) => {
          // The line on how far it is comes once all games are played, and before they are saved.
          if (text.includes('10 of 10 games')) rmSync(join(folder, 'inner'), { recursive: true });
          err += text;
        },
      },
    });
    expect(code).toBe(1);
    expect(out).toBe((await play('--json')).out);
    expect(err).toContain(`${checkpoint}: cannot be written: there is no such folder (ENOENT)`);
    expect(err).toContain('The result is complete all the same.');
  });

  it('keeps a checkpoint, from which the same command goes on', async () => {
    const checkpoint = join(folderOf({}), 'run');
    const first = await play('--json', '--checkpoint', checkpoint);
    const again = await play('--json', '--checkpoint', checkpoint);
    expect(again).toEqual(first);
    const other = await play('--json', '--seed', '2', '--checkpoint', checkpoint);
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toContain('the checkpoint of another run');
  });

  it('gives the same bytes whatever the number of threads', async () => {
    const one = await play('--json', '--threads', '1');
    expect(await play('--json', '--threads', '3')).toEqual(one);
  });
});

describe('what tarcomp battle does not understand is wrong usage', () => {
  it.each([
    [['--games', '0'], 'Expected a whole number from 1'],
    [['--games', 'many'], 'Expected a whole number from 1'],
    [['--games', '1.5'], 'Expected a whole number from 1'],
    [['--seed', '-1'], 'Expected a whole number from 0'],
    [['--turns', '0'], 'Expected a whole number from 1'],
    [['--threads', '0'], 'Expected a whole number from 1'],
    [['--bots', 'genius'], 'Expected one or two of sensible'],
    [['--bots', 'random,random,random'], 'Expected one or two of sensible'],
    [['--ruleset', 'house'], 'Expected one of standard, total-warfare'],
    [['--nonsense'], "unknown option '--nonsense'"],
    [['surplus'], 'too many arguments'],
  ])('%j', async (flags, message) => {
    const { code, out, err } = await play(...flags);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it.each(['--red', '--blue'])('a battle without %s', async (side) => {
    const { code, err } = await tarcomp('battle', side === '--red' ? '--blue' : '--red', 'Locust');
    expect(code).toBe(2);
    expect(err).toContain(`required option '${side} <units>' not specified`);
  });
});

describe('input that tarcomp battle cannot use is reported with what to do about it', () => {
  it.each([
    [['--red', 'Locost'], 'No unit is called "Locost". Did you mean "Locust LCT-1V"?'],
    [['--red', ''], '"" does not name a unit; expected UNIT[:G/P'],
    [['--red', 'Locust,'], '"" does not name a unit'],
    [['--red', 'Locust:9/4'], 'gunnery is 9; expected a whole number from 0 to 8'],
    [['--red', 'Locust:4/4:snipper'], 'No special pilot ability is called "snipper". Did you mean "sniper"'],
    [['--red', 'Locust:4/4:weapon_specialist'], 'needs to say what it applies to'],
    [['--red', 'missing/unit.mtf'], 'missing/unit.mtf: no such file or folder'],
    [['--map', 'hill'], '"hill" is not a map. Did you mean "hills"?'],
    [['--map', 'hills:2x900'], 'map hills:2x900: width is 2'],
    [['--map', 'nowhere.board'], 'nowhere.board: no such file'],
    [
      ['--log', '/nowhere/at/all.txt'],
      '/nowhere/at/all.txt: cannot be written: there is no such folder (ENOENT)',
    ],
    [
      ['--checkpoint', '/nowhere/at/all'],
      '/nowhere/at/all: cannot be written: there is no such folder (ENOENT)',
    ],
  ])('%j', async (flags, message) => {
    const { code, out, err } = await play('--games', '1', ...flags);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
  });

  it('a file that is no map', async () => {
    const folder = folderOf({ 'bad.json': '{"format":"other"}', 'bad.board': 'nonsense\n' });
    for (const name of ['bad.json', 'bad.board']) {
      const { code, err } = await play('--map', join(folder, name));
      expect(code).toBe(1);
      expect(err).toContain(`${join(folder, name)}`);
    }
  });

  it('a unit that is no BattleMech', async () => {
    const file = join(folderOf({}), 'tank.blk');
    writeFileSync(
      file,
      '<UnitType>\nTank\n</UnitType>\n<Name>\nSample Tank\n</Name>\n<Model>\n</Model>\n<Tonnage>\n20\n</Tonnage>\n',
    );
    const { code, err } = await play('--red', file);
    expect(code).toBe(1);
    expect(err).not.toBe('');
  });
});
