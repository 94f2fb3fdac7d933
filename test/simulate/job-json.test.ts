import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../src/battle/combatant/pilot.js';
import { UnsupportedInBattleError } from '../../src/battle/combatant/unsupported.js';
import { BattleFileError } from '../../src/battle/save/battle-file-error.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import { createCatalog } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { SeededDice } from '../../src/dice/index.js';
import { library } from '../../src/edge/library.node.js';
import * as edge from '../../src/edge/simulate.js';
import { SPA_CATALOG } from '../../src/rules/abilities/index.js';
import { UNIT_QUIRK_IDS } from '../../src/rules/quirks/index.js';
import { extendRuleset } from '../../src/rules/ruleset.js';
import {
  type Job,
  playJob,
  readJobJson,
  type SimulationSetup,
  simulationOf,
  writeJobJson,
} from '../../src/simulate/index.js';
import { describeJob, packJob, unpackJob } from '../../src/simulate/packed-job.js';
import type { Mech } from '../../src/units/index.js';
import { withQuirks } from '../../src/units/mech/other-quirks.js';
import { mechWith } from '../battle/custom-mech.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';
import { itemNamed } from '../rules/items.js';
import { duel, member } from './sample-simulation.js';

const ABILITIES = Object.keys(SPA_CATALOG);
const QUIRKS = Object.values(UNIT_QUIRK_IDS);

const jobOf = (setup: SimulationSetup): Job => [simulationOf(setup)];
const overTheWire = (job: Job): Job => readJobJson(writeJobJson(job));

/** 'Mechs of the whole library, drawn evenly. */
async function libraryMechs(count: number): Promise<readonly Mech[]> {
  const rows = library()
    .search('kind=mek', { limit: 10_000 })
    .filter((_, place, all) => place % Math.floor(all.length / count) === 0);
  const units = await Promise.all(rows.map(({ id }) => library().load(id)));
  return units.filter((unit): unit is Mech => unit.unitType === 'Mek');
}

const pick = <Item>(dice: SeededDice, items: readonly Item[]): Item =>
  items[dice.below(items.length)] as Item;

/** With a pilot, quirks and damage that its number decides. */
function veteran(unit: Mech, dice: SeededDice): ForceUnit {
  const pilot: PilotSetup = {
    gunnery: dice.below(6),
    piloting: dice.below(7),
    abilities: Array.from({ length: dice.below(3) }, () => pick(dice, ABILITIES)),
    edge: dice.below(3),
  };
  const quirks = [...unit.quirks.slice(dice.below(2)), pick(dice, QUIRKS)];
  return {
    unit: dice.below(2) === 0 ? withQuirks(unit, quirks) : { ...unit, quirks },
    pilot,
    network: String(dice.below(2)),
    condition: {
      armor: { center_torso: dice.below(4), left_leg: 0 },
      rearArmor: { center_torso: dice.below(2) },
      structure: { left_torso: 1 + dice.below(3) },
      criticals: { right_torso: [dice.below(12)] },
      heat: dice.below(9),
      wounds: dice.below(3),
      prone: dice.below(4) === 0,
    },
  };
}

describe('A job as JSON', () => {
  it('plays the games of the original: units of the library with pilots, quirks, damage and weather', async () => {
    const dice = new SeededDice(19);
    const mechs = await libraryMechs(120);
    let battles = 0;
    for (let place = 0; place + 1 < mechs.length; place += 2) {
      const [red, blue] = [mechs[place], mechs[place + 1]].map((unit) => veteran(unit as Mech, dice));
      const setup: SimulationSetup = {
        red: [red as ForceUnit],
        blue: [blue as ForceUnit],
        map: { landscape: 'light-woods', width: 12, height: 12 },
        games: 1,
        seed: place,
        ruleset: place % 4 === 0 ? 'total-warfare' : 'standard',
        turnLimit: 5,
        forcedWithdrawal: place % 3 === 0,
        environment: { light: pick(dice, ['day', 'night'] as const), fog: 'light_fog' },
      };
      const job = jobOf(setup);
      const read = overTheWire(job);
      expect(describeJob(read) === describeJob(job)).toBe(true);
      const expected = outcome(job);
      expect(outcome(read)).toEqual(expected);
      if (typeof expected !== 'string') battles += 1;
    }
    expect(battles).toBeGreaterThan(40);
  });

  it('carries two battles, a map of its own, places and called shots', () => {
    const map = mapOf({ '3,3': { terrain: ['heavy_woods'], foliageHeight: 2 }, '5,5': { level: 2 } }, 9, 9);
    const red: ForceUnit[] = [{ ...member('archer-arc-2r'), at: [4, 8], facing: 1 }, member('locust-lct-1v')];
    const before = simulationOf(duel({ map, red, games: 4, teammateCalledShots: true }));
    const after = simulationOf(duel({ map, red, games: 4, bots: ['sensible', 'random'] }));
    const job: Job = [before, after];
    expect(playJob(overTheWire(job), 0, 4)).toEqual(playJob(job, 0, 4));
  });

  it('brings equipment along that no official catalog has', () => {
    const laser = itemNamed('Medium Laser');
    const garden = {
      ...laser,
      id: 'garden-laser',
      name: 'Garden Laser',
      aliases: ['ISGardenLaser'],
      damage: 11,
    };
    const catalog = createCatalog([...officialCatalog.items, garden as typeof laser]);
    const red = [{ unit: mechWith(catalog, { slots: { RT: ['ISGardenLaser', 'ISGardenLaser'] } }) }];
    const job = jobOf(duel({ red, games: 6 }));
    const read = overTheWire(job);
    expect(playJob(read, 0, 6)).toEqual(playJob(job, 0, 6));
    const [weapon] = read[0].red[0]?.unit.equipment.filter(({ item }) => item?.id === 'garden-laser') ?? [];
    expect(weapon?.item).toMatchObject({ name: 'Garden Laser', damage: 11 });
  });

  it('keeps two catalogs apart that mean different things by one name', () => {
    const stronger = createCatalog(
      officialCatalog.items.map((item) => (item.name === 'Medium Laser' ? { ...item, damage: 9 } : item)),
    );
    const slots = { RT: ['ISMediumLaser', 'ISMediumLaser'] };
    const red = [{ unit: mechWith(stronger, { slots }) }];
    const blue = [{ unit: mechWith(officialCatalog, { slots }) }];
    const job = jobOf(duel({ red, blue, games: 6 }));
    expect(playJob(overTheWire(job), 0, 6)).toEqual(playJob(job, 0, 6));
    expect(describeJob(job) === describeJob(jobOf(duel({ red: blue, blue, games: 6 })))).toBe(false);
  });

  it('is the same text for the same job, and a small one', () => {
    const text = writeJobJson(jobOf(duel()));
    expect(writeJobJson(overTheWire(jobOf(duel()))) === text).toBe(true);
    expect(text.length).toBeLessThan(30_000);
  });

  it('is refused for a unit that was changed beyond what its file states', () => {
    const unit = starterUnit('locust-lct-1v');
    const job = jobOf(duel({ red: [{ unit: { ...unit, walk: 20, run: 30 } as Mech }] }));
    expect(() => writeJobJson(job)).toThrow(
      /^Locust LCT-1V differs from the unit that its JSON describes, so another process would play different games/,
    );
  });

  it('is refused for rules that no name stands for', () => {
    const ruleset = extendRuleset('standard', { name: 'garden-rules' });
    expect(() => writeJobJson(jobOf(duel({ ruleset })))).toThrow('a run on other machines takes standard');
  });
});

/** What comes of the games, or why there are none. */
function outcome(job: Job): unknown {
  try {
    return playJob(job, 0, job[0].games);
  } catch (error) {
    if (error instanceof UnsupportedInBattleError || error instanceof RangeError) return error.message;
    throw error;
  }
}

describe('A job as JSON that cannot be believed', () => {
  const text = writeJobJson(jobOf(duel()));
  const weapon = (JSON.parse(text) as { equipment: object[] }).equipment.findIndex(
    (item) => 'damage' in item,
  );

  /** The same with another value in a field, such as `units.0.quirks`. */
  function changed(path: string, value: unknown): string {
    const content = JSON.parse(text) as object;
    const fields = path.split('.');
    const last = fields.pop() as string;
    const holder = fields.reduce((at, field) => (at as Record<string, object>)[field] as object, content);
    Object.assign(holder, { [last]: value });
    return JSON.stringify(content);
  }

  it.each<[string, string, unknown, string]>([
    ['another version', 'version', 2, 'job: version: is 2: this program reads version 1'],
    [
      'other armor',
      'units.0.unit.armorPoints',
      {},
      'job: units[0]: this program builds another Locust LCT-1V',
    ],
    [
      'other quirks',
      'units.0.quirks',
      ['rugged_1'],
      'job: units[0]: this program builds another Locust LCT-1V',
    ],
    [
      'a stronger weapon',
      `equipment.${weapon}.damage`,
      50,
      'job: units[0]: this program builds another Locust',
    ],
    ['equipment that is none', `equipment.${weapon}.id`, 7, `job: equipment.${weapon}.id`],
    ['a weapon that heals', `equipment.${weapon}.damage`, -1, `equipment[${weapon}].damage is -1`],
    [
      'equipment that is missing',
      'units.0.carries',
      [999],
      'job: units[0].carries: there is no equipment[999]',
    ],
    ['a unit that is missing', 'battles.0.red.0.unit', 3, 'job: battles[0]: there is no units[3]'],
    ['a unit that is none', 'units.0.unit', { format: 'x' }, 'job: units[0]'],
    ['a wrong seed', 'battles.0.seed', -1, 'job: battles.0.seed'],
    ['too many games', 'battles.0.games', 1e12, 'job: battles.0.games'],
    ['an unknown bot', 'battles.0.bots', ['sensible', 'nobody'], 'job: battles.0.bots.1'],
    ['no battle', 'battles', [], 'job: battles'],
    ['a map that is none', 'battles.0.map', { format: 'tarcomp-map' }, 'job: battles[0]'],
  ])('is refused: %s', (_, path, value, words) => {
    const read = () => readJobJson(changed(path, value));
    expect(read).toThrow(BattleFileError);
    expect(read).toThrow(words);
  });

  it('is refused where it is no JSON, or other JSON', () => {
    for (const other of ['', '{', '[]', '7', '{"format":"tarcomp-unit","version":1}']) {
      expect(() => readJobJson(other)).toThrow(BattleFileError);
    }
  });
});

describe('Plain JSON of what threads are handed', () => {
  it('is never written', () => {
    expect(() => JSON.stringify(packJob(jobOf(duel())))).toThrow('use writeJobJson');
  });

  it('is never played, though somebody takes it apart', () => {
    const { battles } = packJob(jobOf(duel()));
    expect(() => unpackJob(JSON.parse(JSON.stringify({ battles })))).toThrow('use readJobJson');
    expect(unpackJob(structuredClone(packJob(jobOf(duel()))))).toHaveLength(1);
  });

  it('of a setup is refused by every function that plays', () => {
    const { red, blue, ...rest } = duel();
    const copy = (force: readonly ForceUnit[]) => JSON.parse(JSON.stringify(force)) as ForceUnit[];
    const setup = { ...rest, red: copy(red), blue };
    const words = 'Locust LCT-1V was copied in a way that breaks the references between its equipment';
    expect(() => edge.simulate(setup)).toThrow(words);
    expect(() => edge.compareBattles(duel(), setup)).toThrow(words);
    const ready = { ...simulationOf(duel()), red: copy(red) };
    expect(() => edge.playJob([ready], 0, 1)).toThrow(words);
    expect(() => edge.writeJobJson([ready])).toThrow(words);
    expect(() => simulationOf(setup)).toThrow(words);
  });
});
