import { describe, expect, it } from 'vitest';
import {
  BattleFileError,
  createBattle,
  generateMap,
  makeBot,
  openForce,
  writeForce,
} from '../../../src/edge/battle.js';
import { starterUnit } from '../sample-battle.js';

const atlas = starterUnit('atlas-as7-d');
const locust = starterUnit('locust-lct-1v');
const find = ({ chassis }: { readonly chassis: string }) =>
  [atlas, locust].find((unit) => unit.chassis === chassis);

const LANCE = {
  name: 'Alpha Lance',
  budget: 6000,
  units: [
    {
      chassis: 'Atlas',
      model: 'AS7-D',
      pilot: { name: 'A. Pilot', gunnery: 3, piloting: 4, abilities: ['sniper'], edge: 2 },
      network: '1',
      condition: { armor: { head: 4 }, wounds: 1 },
    },
    { chassis: 'Locust', model: 'LCT-1V' },
    { chassis: 'Locust', model: 'LCT-1V', network: null },
  ],
} as const;

const written = (changes: object): string =>
  JSON.stringify({ format: 'tarcomp-force', schema: 2, ...LANCE, ...changes });

function refusal(text: string): string {
  try {
    openForce(text, 'lance.json');
  } catch (error) {
    expect(error).toBeInstanceOf(BattleFileError);
    return (error as Error).message;
  }
  throw new Error('it was read');
}

describe('A force in JSON', () => {
  it('is read as it was written', () => {
    const { read: _, ...force } = openForce(writeForce(LANCE));
    expect(force).toEqual(LANCE);
  });

  it('becomes units with their pilots, networks and damage', () => {
    const { units, warnings, leftOut } = openForce(writeForce(LANCE)).read(find);
    expect({ warnings, leftOut }).toEqual({ warnings: [], leftOut: [] });
    expect(units.map(({ unit }) => unit)).toEqual([atlas, locust, locust]);
    expect(units[0]).toMatchObject({
      pilot: LANCE.units[0].pilot,
      network: '1',
      condition: LANCE.units[0].condition,
    });
    expect(units[1]).toEqual({ unit: locust });
    // One that is in no network shares the name of its network with nobody.
    expect(units[2]?.network).toBe('alone 3');
  });

  it('names what is missing here, and the rest goes on', () => {
    const force = openForce(written({ units: [{ chassis: 'Nobody', model: 'N-1' }, LANCE.units[1]] }));
    const { units, leftOut } = force.read(find);
    expect(leftOut).toEqual([{ where: 'units.0', message: 'no unit is called "Nobody N-1"' }]);
    expect(units).toHaveLength(1);
    expect(force.read(() => 'it is lost').leftOut[0]?.message).toBe('it is lost');
  });

  it('leaves out damage that the unit cannot have, and abilities that nobody knows, with a word', () => {
    const units = [
      { ...LANCE.units[0], condition: { armor: { head: 10 } } },
      { ...LANCE.units[1], condition: { armor: { tail: 1 } }, pilot: { abilities: ['sniper', 'flying'] } },
    ];
    const read = openForce(written({ units })).read(find);
    // The head of an Atlas has 9 points of armor.
    expect(read.warnings.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      expect.stringMatching(
        /^units\.0\.condition: its damage is ignored: armor\.head is 10: expected .* 0 to 9/,
      ),
      'units.1.pilot.abilities: "flying" is not an ability that TarComp knows: ignored',
      expect.stringMatching(/^units\.1\.condition: its damage is ignored: armor is "tail"/),
    ]);
    const forces = { red: read.units.slice(0, 1), blue: read.units.slice(1) };
    const map = generateMap({ landscape: 'open', width: 10, height: 10, seed: 1 });
    expect(() =>
      createBattle({ ...forces, map, bots: [makeBot('sensible', 1), makeBot('sensible', 2)] }),
    ).not.toThrow();
  });

  it('may be what the command line printed before forces were files', () => {
    const units = [{ ...LANCE.units[1], unitType: 'Mek', tonnage: 20, condition: {}, fate: null, base: 432 }];
    const old = { schema: 1, ruleset: 'standard', battleValue: 432, units };
    expect(openForce(JSON.stringify({ ...old, c3: true })).units[0]?.network).toBeUndefined();
    const { units: read } = openForce(JSON.stringify({ ...old, c3: false }));
    expect(read[0]?.network).toBeNull();
    expect(openForce(JSON.stringify({ ...old, c3: true })).read(find).units).toEqual([{ unit: locust }]);
  });

  it.each([
    ['is no JSON', '{ "format": ', 'lance.json: not JSON'],
    [
      'is another program’s',
      '{ "lance": [] }',
      'lance.json: not a force of TarComp: it lacks "format": "tarcomp-force"',
    ],
    ['is a list', '[]', 'lance.json: not a force of TarComp: it lacks "format": "tarcomp-force"'],
    [
      'is of a newer program',
      written({ schema: 3 }),
      'lance.json: schema: is 3: this program reads 2; use the one that wrote it',
    ],
    ['has no units', written({ units: undefined }), 'lance.json: units: missing'],
    [
      'has a unit without a name',
      written({ units: [{ chassis: '', model: '' }] }),
      /^lance\.json: units\.0\.chassis: invalid length/,
    ],
    [
      'has a field that nobody knows',
      written({ colour: 'red' }),
      'lance.json: colour: there is no such field',
    ],
    [
      'has a skill of 9',
      written({ units: [{ ...LANCE.units[1], pilot: { gunnery: 9 } }] }),
      /^lance\.json: units\.0\.pilot\.gunnery: invalid value: expected <=8 but received 9/,
    ],
  ])('that %s is refused, naming the field', (_, text, words) => {
    expect(refusal(text)).toMatch(words);
  });
});
