import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue, calculateForceBattleValue } from '../../src/battle-value/index.js';
import { skillFactor } from '../../src/battle-value/skills.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { installedLibrary } from '../../src/library/installed.node.js';
import { readUnitJson } from '../../src/units/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { sampleMech } from '../battle-value/sample-mech.js';
import { inEach } from './in-each.js';

const library = installedLibrary((text, catalog = officialCatalog, file) =>
  readUnitJson(text, catalog, file),
);

const linked = (gear: string, tonnage = 50) => ({
  unit: sampleMech({ tonnage, carrying: { LT: [gear] } }),
  network: 'Alpha',
});

/** A master and three slaves of different weights. */
const NETWORK_OF_FOUR = [
  linked('ISC3MasterUnit', 100),
  ...[25, 50, 75].map((tonnage) => linked('ISC3SlaveUnit', tonnage)),
];

describe('Battle Value', () => {
  it('BV-1 the share of a network is not rounded: a Spider SDR-C of 616 in a network of two, 4/4, is worth 745', async () => {
    const unit = await library.load('spider-sdr-c');
    const master = sampleMech({ carrying: { LT: ['ISC3MasterUnit'] } });
    const members = [
      { unit, gunnery: 4, piloting: 4, network: 'Alpha' },
      { unit: master, network: 'Alpha' },
    ];
    const spider = inEach((ruleset) => calculateForceBattleValue(members, { ruleset }).members[0]);
    // 616 × 1.1 × 1.1 = 745.36.
    expect(spider[2]).toEqual({ base: 616, tagBonus: 0, networkBonus: 61.6, battleValue: 745 });
    expect(Number.isInteger(spider[1]?.networkBonus)).toBe(true);
  });

  it('BV-2 a C3 network adds 5 % of the own value for each member, 40 % at most', () => {
    const bonus = (count: number) =>
      inEach((ruleset) => {
        const members = [linked('ISC3MasterUnit'), ...Array(count - 1).fill(linked('ISC3SlaveUnit'))];
        const { members: values } = calculateForceBattleValue(members, { ruleset });
        const [, slave] = values;
        return (slave?.networkBonus ?? 0) / (slave?.base ?? 1);
      });
    expect(bonus(4)[2]).toBeCloseTo(0.2, 2);
    expect(bonus(12)[2]).toBeCloseTo(0.4, 2);
    expect(bonus(12)[1]).toBeGreaterThan(0.5);
  });

  it('BV-2 worked: of four members each adds 20 % of its own value, before 5 % of all four', () => {
    const { members: core } = calculateForceBattleValue(NETWORK_OF_FOUR, { ruleset: 'core' });
    for (const { base, networkBonus } of core) expect(networkBonus).toBeCloseTo(base * 0.05 * 4, 2);
    const { members: book } = calculateForceBattleValue(NETWORK_OF_FOUR, { ruleset: 'total-warfare' });
    const sum = book.reduce((total, { base }) => total + base, 0);
    for (const { networkBonus } of book) expect(networkBonus).toBe(Math.round(sum * 0.05));
  });

  it('BV-2 boosted gear adds 5 % more, however many members there are', () => {
    const [, book, core] = inEach((ruleset) => {
      const members = [
        linked('ISC3MasterBoostedSystemUnit'),
        ...Array(3).fill(linked('ISC3BoostedSystemSlaveUnit')),
      ];
      const [, slave] = calculateForceBattleValue(members, { ruleset }).members;
      return (slave?.networkBonus ?? 0) / (slave?.base ?? 1);
    });
    expect(core).toBeCloseTo(0.25, 2);
    expect(book).toBeGreaterThan(0.25);
  });

  it('BV-6 a ton of acid rounds has the price of ordinary ones', () => {
    const value = (load: string) =>
      inEach((ruleset) => {
        const unit = sampleMech({ carrying: { RT: ['SRM 6'], LT: [load] } });
        return calculateBattleValue(unit, { ruleset }).offensive;
      });
    const [, book, core] = value('IS Ammo SRM-6 Acid');
    const [, plain] = value('IS Ammo SRM-6');
    expect(core).toBe(plain);
    expect(book).toBeGreaterThan(plain ?? 0);
  });

  it('BV-3 Nova CEWS add 35 % at most', () => {
    const nova = { unit: sampleMech({ carrying: { LT: ['NovaCEWS'] } }) };
    const share = inEach((ruleset) => {
      const [first] = calculateForceBattleValue(Array(10).fill(nova), { ruleset }).members;
      return (first?.networkBonus ?? 0) / (first?.base ?? 1);
    });
    expect(share[2]).toBeCloseTo(0.35, 2);
    expect(share[1]).toBeCloseTo(0.5, 2);
  });

  it('BV-4 a TAG adds 50 for each artillery piece with homing rounds, and nothing for semi-guided ones', () => {
    const tag = { unit: sampleMech({ carrying: { LT: ['ISTAG'] } }) };
    const artillery = {
      unit: sampleMech({ carrying: { RT: ['ISArrowIVSystem'], LT: ['ISArrowIV Homing Ammo'] } }),
    };
    const guided = { unit: sampleMech({ carrying: { RT: ['LRM 10'], LT: ['IS LRM 10 Semi-guided Ammo'] } }) };
    const bonus = (...friends: readonly (typeof tag)[]) =>
      inEach((ruleset) => calculateForceBattleValue([tag, ...friends], { ruleset }).members[0]?.tagBonus);
    expect(bonus(artillery, artillery)[2]).toBe(100);
    expect(bonus(guided)[2]).toBe(0);
    expect(bonus(guided)[1]).toBeGreaterThan(0);
  });

  it('BV-5 the table of skills is the same', () => {
    expect(skillFactor(4, 5)).toBe(1);
    expect(skillFactor(3, 5)).toBe(1.2);
  });

  it('BV-9 pods cost nothing, as they never explode', () => {
    const unit = sampleMech({ carrying: { CT: ['ISBPod'] } });
    const bases = inEach((ruleset) => calculateBattleValue(unit, { ruleset }).exact);
    expect(bases[2]).toBeGreaterThan(bases[1] as number);
  });

  it.each(
    readdirSync(new URL('../../public/data/starters/', import.meta.url)).filter(
      (file) => file !== 'index.json',
    ),
  )('BV-7 the new book leaves defense and offense of a unit as they are: %s', (file) => {
    const unit = starterUnit(file.replace('.json', ''));
    const [, book, core] = inEach((ruleset) => {
      const { defensive, offensive, base } = calculateBattleValue(unit, { ruleset });
      return [defensive, offensive, base];
    });
    expect(core).toEqual(book);
  });

  it('BV-7 BV-8 the value of a unit alone is the same, with armor-piercing and precision rounds, too', () => {
    const rounds = ['IS Armor-Piercing Ammo AC/5', 'IS Precision Ammo AC/5'];
    for (const ammunition of rounds) {
      const unit = sampleMech({ carrying: { RT: ['Autocannon/5'], LT: [ammunition] } });
      const bases = inEach((ruleset) => calculateBattleValue(unit, { ruleset }).base);
      expect(new Set(bases).size).toBe(1);
    }
  });
});
