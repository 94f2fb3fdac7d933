import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

interface Record {
  readonly schema: number;
  readonly attacker: string | null;
  readonly target: string | null;
  readonly shots: readonly {
    readonly weapon: string | null;
    readonly location: string | null;
    readonly rear: boolean;
    readonly range: number | null;
    readonly bracket: string;
    readonly finalToHit: number | null;
    readonly impossible: boolean;
    readonly probability: number;
    readonly sentence: string;
    readonly modifiers: readonly { readonly id: string; readonly value: number | null }[];
  }[];
}

async function shotOf(...args: string[]) {
  const { code, out, err } = await tarcomp('to-hit', '--json', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const record = JSON.parse(out) as Record;
  const [shot] = record.shots;
  if (shot === undefined) throw new Error('no shot');
  return { ...record, shot };
}

// What a command needs is loaded once.
beforeAll(() => tarcomp('to-hit', '--help'), 60_000);

describe('a shot', () => {
  it('is fired through a laser pulse module where the flags switch it on', async () => {
    const served = ['--weapon', 'Medium Laser', '--range', '3', '--linked-to', 'RISC Laser Pulse Module'];
    expect((await shotOf(...served)).shot.finalToHit).toBe(4);
    expect((await shotOf(...served, '--pulse-module')).shot.finalToHit).toBe(2);
  });

  it('is itemised, with its number, its odds and a sentence', async () => {
    const { code, out } = await tarcomp(
      'to-hit',
      ...['--weapon', 'PPC', '--range', '14', '--gunnery', '3', '--movement', 'walk'],
      ...['--target-movement', 'run', '--target-hexes', '5'],
    );
    expect(code).toBe(0);
    expect(out).toBe(`PPC

Value  Modifier           Why
    3  Gunnery skill      gunnery 3
   +4  Range              long range (14 hexes)
   +1  Attacker movement  attacker walked
   +2  Target movement    target moved 5 hexes

  10+  16.7 %

Needs 10+ (16.7 %): gunnery 3, long range (14 hexes) +4, attacker walked +1,
target moved 5 hexes +2.
`);
  });

  it('is one JSON object with its schema', async () => {
    const { schema, attacker, target, shot } = await shotOf('--weapon', 'Medium Laser', '--range', '3');
    expect({ schema, attacker, target }).toEqual({ schema: 1, attacker: null, target: null });
    expect(shot).toMatchObject({
      weapon: 'Medium Laser',
      location: null,
      rear: false,
      range: 3,
      bracket: 'short',
      finalToHit: 4,
      impossible: false,
    });
    expect(shot.sentence).toMatch(/^Needs 4\+ \(91\.7 %\): gunnery 4/);
  });

  it('that cannot be made has no number', async () => {
    const { shot } = await shotOf('--weapon', 'Medium Laser', '--range', '30');
    expect(shot).toMatchObject({
      bracket: 'out_of_range',
      finalToHit: null,
      impossible: true,
      probability: 0,
    });
    const { out } = await tarcomp('to-hit', '--weapon', 'Medium Laser', '--range', '30');
    expect(out).toContain('cannot hit');
  });

  it('may be stated by its bracket: the weapon says how far that is', async () => {
    const { shot } = await shotOf('--weapon', 'Medium Laser', '--bracket', 'long');
    expect(shot).toMatchObject({ range: 9, finalToHit: 8 });
  });
});

const PLAIN = ['--weapon', 'PPC', '--range', '8'];

describe('every circumstance has a flag', () => {
  it.each([
    ['attacker_movement', 2, ['--movement', 'run']],
    ['attacker_movement', 3, ['--movement', 'jump']],
    ['heat', 2, ['--heat', '13']],
    ['pilot_wounds', 2, ['--wounds', '2']],
    ['sensor_damage', 1, ['--sensor-hits', '1']],
    ['actuator_damage', 2, ['--actuators', 'upper-arm,lower-arm']],
    ['actuator_damage', 4, ['--actuators', 'shoulder']],
    ['attacker_prone', 2, ['--prone']],
    ['targeting_computer', -1, ['--targeting-computer']],
    ['actuator_enhancement', -1, ['--enhanced-actuators']],
    ['fire_control', 1, ['--fire-control', 'industrial']],
    ['shield', 2, ['--shield', 'passive']],
    ['spotting', 1, ['--spotting']],
    ['called_shot', 3, ['--called-shot']],
    ['secondary_target', 1, ['--secondary', 'front']],
    ['secondary_target', 2, ['--secondary', 'rear']],
    ['indirect_fire', 1, ['--indirect']],
    ['own_1', 3, ['--modifier', 'drunk=+3']],
    ['partial_cover', 1, ['--partial-cover']],
    ['target_prone', 1, ['--target-prone']],
    ['target_immobile', -4, ['--immobile']],
    ['target_movement', 3, ['--target-movement', 'jump', '--target-hexes', '5']],
    ['target_terrain', 2, ['--target-terrain', 'heavy_woods']],
    ['partial_cover', 1, ['--target-terrain', 'water:1']],
    ['intervening_terrain', 3, ['--between', 'light-woods,clear,heavy_woods']],
    ['intervening_terrain', 2, ['--between', 'light_woods+light_smoke']],
    ['intervening_terrain', 4, ['--between-points', '4']],
    ['target_terrain', 1, ['--target-terrain-points', '1']],
    ['environment_light', 2, ['--light', 'night']],
    ['environment_precipitation', 3, ['--precipitation', 'downpour']],
    ['environment_fog', 1, ['--fog', 'light_fog']],
    ['minimum_range', 2, ['--minimum-range', '10']],
    ['distracting', 1, ['--target-quirks', 'distracting']],
    ['weapon_specialist', -2, ['--abilities', 'weapon-specialist', '--designated-weapon', 'PPC']],
    ['weapon_specialist', -2, ['--abilities', 'weapon_specialist_ppc']],
    ['accurate', -1, ['--weapon-quirks', 'accurate']],
  ])('%s is %d with %j', async (id, value, flags) => {
    const { shot } = await shotOf(...PLAIN, ...flags);
    const found = shot.modifiers.find((modifier) => modifier.id === id);
    expect(found?.value, shot.modifiers.map((modifier) => modifier.id).join()).toBe(value);
  });

  it.each([
    [['--sensor-hits', '1'], 2],
    [['--wounds', '2'], 0],
    [['--indirect', '--spotter-movement', 'run'], 3],
  ])('%j adds %d by the book', async (flags, more) => {
    const ruleset = ['--ruleset', 'total-warfare'];
    const { shot: plain } = await shotOf(...PLAIN, ...ruleset);
    const { shot } = await shotOf(...PLAIN, ...ruleset, ...flags);
    expect((shot.finalToHit ?? 0) - (plain.finalToHit ?? 0)).toBe(more);
  });

  it('--extreme-range opens what the book closes', async () => {
    const flags = ['--weapon', 'PPC', '--bracket', 'extreme', '--ruleset', 'total-warfare'];
    expect((await shotOf(...flags)).shot.impossible).toBe(true);
    expect((await shotOf(...flags, '--extreme-range')).shot.finalToHit).toBe(10);
  });
});

describe('units', () => {
  it('bring all their weapons, each with its bracket', async () => {
    const { code, out } = await tarcomp(
      'to-hit',
      ...[
        '--attacker',
        'Marauder MAD-3R:3/4',
        '--target',
        'Locust LCT-1V',
        '--range',
        '9',
        '--target-hexes',
        '8',
      ],
    );
    expect(code).toBe(0);
    expect(out.startsWith('Marauder MAD-3R at Locust LCT-1V, standard rules\n')).toBe(true);
    // Gunnery 3, target moved 8 hexes +3 and has a low profile +1; medium range is +2, long range +4.
    expect(out).toMatch(/^PPC +LA +medium +9\+ +27\.8 % +\+6$/m);
    expect(out).toMatch(/^Medium Laser +RA +long +11\+ +8\.3 % +\+8$/m);
  });

  it('bring their quirks, those of their weapons and the skills of their pilots', async () => {
    const folder = folderOf({ 'sample.mtf': sampleMtf().replace('easy_maintain', 'distracting') });
    const own = ['--units', folder, '--attacker', 'Sample SMP-1:2/3:weapon_specialist_medium_laser'];
    const { attacker, target, shots } = await shotOf(...own, '--target', 'Sample SMP-1', '--range', '3');
    expect([attacker, target]).toEqual(['Sample SMP-1', 'Sample SMP-1']);
    expect(
      shots.map(({ weapon, location, rear, finalToHit }) => [weapon, location, rear, finalToHit]),
    ).toEqual(
      expect.arrayContaining([
        // Gunnery 2, distracting +1, specialist −2; accurate −1.
        ['Medium Laser', 'LA', false, 1],
        ['Medium Laser', 'RA', false, 0],
        ['Medium Laser', 'RT', true, 1],
        ['SRM 6', 'LT', false, 3],
      ]),
    );
  });

  it('show one weapon with every modifier where it is named', async () => {
    const { out } = await tarcomp(
      'to-hit',
      '--attacker',
      'Marauder MAD-3R',
      '--weapon',
      'AC/5',
      '--range',
      '9',
    );
    expect(out).toContain('AC/5 (RT)\n');
    expect(out).toContain('Modifier');
  });
});

describe("a 'Mech that attacks", () => {
  const flags = ['--attacker', 'Atlas AS7-D', '--target', 'Locust LCT-1V', '--range', '3'];

  it('is shown with its physical attacks, the piloting rolls that follow and its heat', async () => {
    const { code, out } = await tarcomp('to-hit', ...flags, '--movement', 'run', '--hexes', '4');
    expect(code).toBe(0);
    // Piloting 5, ran 2, a kick takes 2; 100 tons kick with 20 points.
    expect(out).toMatch(/^Kick \(left leg, right leg\) +5\+ +83\.3 % +20 +-$/m);
    expect(out).toContain('  piloting 5, kick −2, attacker ran +2\n');
    // Four hexes and the one into the target: 10 for each but the first; 20 tons hit back with 2.
    expect(out).toMatch(/^Charge +7\+ +58\.3 % +40 +2$/m);
    expect(out).toMatch(/^attacker +misses: kick +5\+ +83\.3 %$/m);
    // 20 or more damage adds 1, the cramped cockpit of the Locust 1.
    expect(out).toMatch(/^target +takes 20 or more damage in a phase +7\+ +58\.3 %$/m);
    // AC/20 7, SRM 6 4, four medium lasers 12, of which two point back all the same; LRM 20 6; 20 sinks.
    expect(out).toContain('0 at the start, movement +2, weapons +29, heat sinks −20: ends at 11.\n');
    expect(out).toContain('Effects: walking MP −2; to hit +1.\n');
  });

  it('has all of it in JSON', async () => {
    const { code, out } = await tarcomp('to-hit', '--json', ...flags, '--heat', '25', '--piloting', '3');
    expect(code).toBe(0);
    const { physicalAttacks, pilotingRolls, heat } = JSON.parse(out);
    // 100 tons punch with 10 points, and with battle fists 1 more.
    expect(physicalAttacks[0]).toMatchObject({ kind: 'punch', limb: 'left_arm', damage: 11 });
    expect(physicalAttacks[0].toHit).toMatchObject({ base: 3, targetNumber: 3 });
    expect(pilotingRolls).toMatchObject([{ who: 'target', damage: 20, roll: { targetNumber: 7 } }]);
    expect(heat).toMatchObject({ before: 25, after: 34, effects: { shutdown: { targetNumber: null } } });
  });

  it('hits a large target more easily with its limbs as well, by the Core Rulebook', async () => {
    const kickAt = async (ruleset: string, ...size: readonly string[]) => {
      const { out } = await tarcomp('to-hit', '--json', ...flags, '--ruleset', ruleset, ...size);
      const attacks: readonly { kind: string; toHit: { targetNumber: number } }[] =
        JSON.parse(out).physicalAttacks;
      return attacks.find(({ kind }) => kind === 'kick')?.toHit.targetNumber;
    };
    // Piloting 5; a kick takes 1, by Total Warfare 2, and the size of the target 1.
    expect(await kickAt('core')).toBe(4);
    expect(await kickAt('core', '--large')).toBe(3);
    expect(await kickAt('core', '--superheavy')).toBe(3);
    expect(await kickAt('total-warfare', '--large')).toBe(3);
    expect(await kickAt('total-warfare')).toBe(3);
  });

  it('has none of it where no attacker is named', async () => {
    const { out } = await tarcomp('to-hit', '--json', '--weapon', 'PPC', '--range', '3');
    expect(JSON.parse(out)).toMatchObject({ physicalAttacks: null, pilotingRolls: null, heat: null });
  });
});

describe('a wrong value is reported, with exit code 2', () => {
  it.each([
    ['no distance', ['--weapon', 'PPC'], 'The distance is missing; give it in hexes with --range'],
    ['no weapon', ['--range', '3'], 'name one with --weapon, or give --bracket'],
    [
      'a weapon nobody knows',
      ['--weapon', 'PCP', '--range', '3'],
      'No weapon is called "PCP". Did you mean "PPC"',
    ],
    ['no weapon to fire', ['--weapon', 'Hatchet', '--range', '3'], '"Hatchet" cannot be fired'],
    ['a load nobody knows', [...PLAIN, '--ammo', 'Pebbles'], 'No ammunition is called "Pebbles"'],
    ['a skill', [...PLAIN, '--gunnery', '9'], 'Expected a whole number from 0 to 8.'],
    ['a word', [...PLAIN, '--movement', 'runn'], 'Did you mean "run"?'],
    ['a terrain', [...PLAIN, '--between', 'lihgt_woods'], 'Did you mean "light_woods"'],
    ['an ability', [...PLAIN, '--abilities', 'snipper'], 'Did you mean "sniper"?'],
    [
      'an ability without its choice',
      [...PLAIN, '--abilities', 'weapon_specialist'],
      'needs to say what it applies to',
    ],
    ['a quirk', [...PLAIN, '--quirks', 'low_profil'], 'Did you mean "low_profile"?'],
    ['a quirk of weapons', [...PLAIN, '--weapon-quirks', 'acurate'], 'Did you mean "accurate"'],
    ['a quirk of weapons among those of units', [...PLAIN, '--quirks', 'accurate'], 'It is a weapon quirk'],
    ['where to read on', [...PLAIN, '--gunery', '3'], 'Run "tarcomp to-hit --help"'],
    ['a ruleset', [...PLAIN, '--ruleset', 'total-warfre'], 'Did you mean "total-warfare"?'],
    ['a modifier', [...PLAIN, '--modifier', 'drunk'], 'Expected a name and a number'],
    ['a flag', [...PLAIN, '--gunery', '3'], '. Did you mean --gunnery?\n'],
    [
      'a weapon that the unit lacks',
      ['--attacker', 'Marauder MAD-3R', '--weapon', 'LRM 20', '--range', '3'],
      'It has: ',
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await tarcomp('to-hit', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('but a unit that is missing is input that failed', async () => {
    const { code, err } = await tarcomp('to-hit', '--attacker', 'Atlsa AS7-D', '--range', '3');
    expect(code).toBe(1);
    expect(err).toContain('Did you mean "Atlas AS7-D"');
  });
});
