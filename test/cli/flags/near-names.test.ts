import { beforeAll, describe, expect, it } from 'vitest';
import { tarcomp } from '../run-in-process.js';

// What a command needs is loaded once.
beforeAll(() => tarcomp('battle', '--help'), 60_000);

describe('a name that is nearly right', () => {
  it.each([
    ['a command', ['battel'], 2, '. Did you mean battle?\n'],
    ['a flag', ['bv', '--gunery', '3', 'Atlas AS7-D'], 2, '. Did you mean --gunnery?\n'],
    [
      'a flag of battles',
      ['battle', '--red', 'x', '--blue', 'y', '--gams', '3'],
      2,
      '. Did you mean --games?\n',
    ],
    ['a unit', ['bv', 'Atlsa AS7-D'], 1, 'Did you mean "Atlas AS7-D"?'],
    ['a unit of a force', ['battle', '--red', 'Atlas AS7-D', '--blue', 'Locst LCT-1V'], 1, '"Locust LCT-1V"'],
    ['a weapon', ['equipment', 'Medum Laser'], 1, 'Did you mean "Medium Laser"'],
    ['a map', ['battle', '--red', 'Atlas AS7-D', '--blue', 'Locust LCT-1V', '--map', 'hils'], 1, '"hills"'],
    ['an ability', ['battle', '--red', 'Atlas AS7-D:4/5:snipr', '--blue', 'Locust LCT-1V'], 1, '"sniper"'],
    ['a ruleset', ['bv', '--ruleset', 'standart', 'Atlas AS7-D'], 2, 'Did you mean "standard"?'],
    [
      'a quirk',
      ['compare', '--red', 'Atlas AS7-D', '--blue', 'Locust LCT-1V', '--change', 'red.quirk=+low_profil'],
      1,
      '"low_profile"',
    ],
    [
      'a ruleset of a change',
      ['compare', '--red', 'Atlas AS7-D', '--blue', 'Locust LCT-1V', '--change', 'ruleset=totl-warfare'],
      1,
      '"total-warfare"',
    ],
  ])('is suggested: %s', async (_, args, expected, message) => {
    const { code, out, err } = await tarcomp(...args);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).toContain(message);
  });
});
