import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Comparison, compareBattles } from '../../../src/simulate/index.js';
import { starterUnit } from '../../battle/sample-battle.js';
import { duel, member } from '../../simulate/sample-simulation.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const compare = (...flags: string[]) =>
  tarcomp(
    'compare',
    ...['--red', 'Locust LCT-1V', '--blue', 'Locust LCT-1V', '--map', 'open:10x10', '--games', '4'],
    ...flags,
  );
const four = duel({ games: 4 });
const locust = (...quirks: string[]) => ({ unit: starterUnit('locust-lct-1v', { quirks }) });

const armed = (...weaponQuirks: { quirk: string; weapon: string; location?: string }[]) => ({
  unit: starterUnit('locust-lct-1v', { weaponQuirks }),
});

describe('tarcomp compare', () => {
  const own = starterUnit('locust-lct-1v').quirks;
  it.each([
    ['red=Commando COM-2D', { red: [member('commando-com-2d')] }],
    ['blue.1=Commando COM-2D:3/3', { blue: [member('commando-com-2d', { gunnery: 3, piloting: 3 })] }],
    ['red.1.skills=3/4', { red: [member('locust-lct-1v', { gunnery: 3, piloting: 4 })] }],
    ['blue.skills=2/2', { blue: [member('locust-lct-1v', { gunnery: 2, piloting: 2 })] }],
    ['red.1.ability=+sniper', { red: [member('locust-lct-1v', { abilities: ['sniper'] })] }],
    ['red.quirk=+improved_targeting_long', { red: [locust(...own, 'improved_targeting_long')] }],
    ['red.1.quirk=-low_profile', { red: [locust(...own.filter((id) => id !== 'low_profile'))] }],
    [
      'red.1.weapon-quirk=+inaccurate:Medium Laser',
      { red: [armed({ quirk: 'inaccurate', weapon: 'Medium Laser' })] },
    ],
    [
      'red.weapon-quirk=+accurate:machine gun:la',
      { red: [armed({ quirk: 'accurate', weapon: 'Machine Gun', location: 'LA' })] },
    ],
    ['map=hills:10x12', { map: { landscape: 'hills', width: 10, height: 12 } as const }],
    ['ruleset=total-warfare', { ruleset: 'total-warfare' as const }],
  ])('takes the change %s', async (change, after) => {
    const { code, out, err } = await compare('--change', change, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const expected = compareBattles(four, { ...four, ...after });
    expect(out).toBe(`${JSON.stringify({ schema: 1, games: 4, seed: 1, change: [change], ...expected })}\n`);
  });

  it('takes several changes as one', async () => {
    const changes = ['--change', 'red.skills=3/3', '--change', 'red.ability=+iron_man'];
    const { out } = await compare(...changes, '--json');
    const { after } = JSON.parse(out) as Comparison;
    expect(after.units[0]).toMatchObject({ gunnery: 3, piloting: 3, abilities: ['iron_man'] });
  });

  it('shows people both rates and the paired difference', async () => {
    const { out } = await compare('--change', 'red.ability=+sniper');
    expect(out).toContain('Change  red.ability=+sniper');
    expect(out).toMatch(/Red wins +\d+\.\d % +\d+\.\d to \d+\.\d % +\d+\.\d % +\d+\.\d to \d+\.\d %/);
    expect(out).toMatch(
      /Red: [+−]\d+\.\d points, 95 % interval [+−]\d+\.\d to [+−]\d+\.\d points\. Red wins \d+ games? it did not win before, and no longer wins \d+ that it did\./,
    );
  });

  it('writes the story of both', async () => {
    const log = join(folderOf({}), 'story.txt');
    await compare('--games', '1', '--change', 'map=hills:10x10', '--log', log);
    const story = readFileSync(log, 'utf8');
    expect(story).toMatch(/^Without the change\. Game 1/);
    expect(story).toContain('With the change. Game 1');
  });

  it.each([
    ['nonsense', '"nonsense" is not a change; expected red=…'],
    ['red=', '"red=" is not a change'],
    ['weather=fine', '"weather" cannot be changed'],
    ['red.2.skills=3/4', 'there is no red.2; red has 1 unit'],
    ['red.1.skills=good', '"good" is not a pair of skills; expected gunnery/piloting, such as 3/4'],
    ['red.skills=3/9', 'piloting is 9'],
    ['red.ability=sniper', 'ability is "sniper"; expected + or - and an id'],
    ['red.ability=+flying', 'No special pilot ability is called "flying"'],
    ['red.ability=-sniper', 'does not have the ability sniper, so nothing would change'],
    ['red.quirk=+low_profile', 'already has the quirk low_profile, so nothing would change'],
    ['red.quirk=+fast_reload_nonsense', 'no quirk that matters in battle is called'],
    ['red.quirk=+accurate', '"accurate" is a weapon quirk'],
    ['red.weapon-quirk=+accurate', 'expected a weapon after the quirk, as in +accurate:Medium Laser'],
    ['red.weapon-quirk=accurate:Medium Laser', 'expected + or - and an id'],
    ['red.weapon-quirk=+acurate:Medium Laser', 'no weapon quirk is called "acurate". Did you mean'],
    ['red.weapon-quirk=+accurate:Medium Lasr', 'has no "Medium Lasr". Did you mean "Medium Laser"'],
    ['red.weapon-quirk=+accurate:PPC', 'has no "PPC". It has: '],
    ['red.weapon-quirk=+accurate:Medium Laser:RA', 'has no "Medium Laser" in RA'],
    ['red.weapon-quirk=-accurate:Medium Laser', 'does not have the quirk accurate, so nothing would change'],
    ['ruleset=standard', 'the ruleset is already standard'],
    ['ruleset=house', '"house" is not a ruleset; expected one of standard, total-warfare'],
    ['map=moon', '"moon" is not a map'],
    ['red=Nobody', 'No unit is called "Nobody"'],
  ])('refuses the change %s', async (change, message) => {
    const { code, out, err } = await compare('--change', change);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
  });

  it('needs a change', async () => {
    expect((await compare()).code).toBe(2);
  });
});
