import { describe, expect, it } from 'vitest';
import {
  calculateBattleValue,
  calculateForceBattleValue,
  canJoinNetwork,
} from '../../src/battle-value/index.js';
import { extendRuleset } from '../../src/rules/ruleset.js';
import { BATTLE_ARMOR, INFANTRY } from '../units/blk/blk-text.js';
import { type Carrying, sampleMech } from './sample-mech.js';
import { sampleVehicle } from './vehicle/sample-vehicle.js';

// The base of a bare sample: structure 114 × 1.5 and gyro 75 × 0.5 make 208.5, × 1.2 = 250.2; weight 75; in all 325.2.
const BASE = 325;
const unit = (carrying: Carrying = {}) => sampleMech({ carrying });

const slave = () => unit({ LT: ['ISC3SlaveUnit'] });
const master = () => unit({ LT: ['ISC3MasterUnit'] });
const improved = () => unit({ LT: ['ISC3iUnit'] });

describe('The Battle Value of a force', () => {
  it('is the sum of its units, each with its pilot', () => {
    // Gunnery 3 and piloting 4: × 1.32.
    const force = calculateForceBattleValue([{ unit: unit() }, { unit: unit(), gunnery: 3, piloting: 4 }]);
    expect(force.members.map(({ base }) => base)).toEqual([BASE, BASE]);
    expect(force.members.map(({ battleValue }) => battleValue)).toEqual([BASE, Math.round(BASE * 1.32)]);
    expect(force.battleValue).toBe(325 + 429);
  });

  it('of nobody is 0', () => {
    expect(calculateForceBattleValue([])).toEqual({ battleValue: 0, members: [] });
  });

  it('adds to each unit of a C3 network 5 % of the values of all in it, rounded', () => {
    const network = 'Alpha';
    const force = calculateForceBattleValue([
      { unit: master(), network },
      { unit: slave(), network },
      { unit: unit() },
    ]);
    // 5 % of 650 is 32.5.
    expect(force.members.map(({ networkBonus }) => networkBonus)).toEqual([33, 33, 0]);
    expect(force.battleValue).toBe(3 * BASE + 2 * 33);
  });

  it('adds 7 % with the boosted system', () => {
    const boosted = (gear: string) => ({ unit: unit({ LT: [gear] }), network: 'Alpha' });
    const force = calculateForceBattleValue([
      boosted('ISC3MasterBoostedSystemUnit'),
      boosted('ISC3BoostedSystemSlaveUnit'),
    ]);
    // 7 % of 650 is 45.5.
    expect(force.members.map(({ networkBonus }) => networkBonus)).toEqual([46, 46]);
  });

  it('adds the bonus before the factor of the pilot', () => {
    const network = 'Alpha';
    const [first] = calculateForceBattleValue([
      { unit: improved(), network, gunnery: 3, piloting: 4 },
      { unit: improved(), network },
    ]).members;
    expect(first?.battleValue).toBe(Math.round((BASE + 33) * 1.32));
  });

  it.each([
    ['slaves without a master', [slave(), slave()]],
    ['computers of different kinds', [master(), improved()]],
    ['one unit alone', [improved()]],
    ['units without a computer', [unit(), unit()]],
  ])('adds nothing for %s', (_what, units) => {
    const force = calculateForceBattleValue(units.map((member) => ({ unit: member, network: 'Alpha' })));
    expect(force.members.every(({ networkBonus }) => networkBonus === 0)).toBe(true);
  });

  it('keeps networks apart by their names', () => {
    const force = calculateForceBattleValue([
      { unit: improved(), network: 'Alpha' },
      { unit: improved(), network: 'Bravo' },
      { unit: improved() },
    ]);
    expect(force.members.map(({ networkBonus }) => networkBonus)).toEqual([0, 0, 0]);
  });

  it('links all units with a Nova CEWS by themselves', () => {
    // Each suite adds 68 × 1.2 to the defensive rating: 250.2 + 81.6 + 75 = 406.8. 5 % of 814 is 40.7.
    const nova = () => ({ unit: unit({ LT: ['NovaCEWS'] }) });
    const force = calculateForceBattleValue([nova(), nova(), { unit: unit() }]);
    expect(force.members.map(({ base, networkBonus }) => [base, networkBonus])).toEqual([
      [407, 41],
      [407, 41],
      [BASE, 0],
    ]);
  });

  it('adds to a unit with TAG the value of every friendly bin of guided rounds', () => {
    const launcher = unit({
      LT: ['LRM 20', 'IS Ammo LRM-20 Semi-guided'],
      RT: ['IS Ammo LRM-20 Semi-guided'],
    });
    const [spotter, gun] = calculateForceBattleValue([
      { unit: unit({ HD: ['ISTAG'] }) },
      { unit: launcher },
    ]).members;
    // Two bins of 23.
    expect(spotter?.tagBonus).toBe(46);
    expect(gun?.tagBonus).toBe(0);
  });
});

describe('A unit', () => {
  it.each([
    ['ISC3SlaveUnit', true],
    ['ISC3MasterUnit', true],
    ['ISC3BoostedSystemSlaveUnit', true],
    ['ISC3iUnit', true],
    // Links by itself.
    ['NovaCEWS', false],
    ['ISGuardianECMSuite', false],
  ])('with %s can be put into a network by name: %s', (gear, can) => {
    expect(canJoinNetwork(unit({ LT: [gear] }))).toBe(can);
  });
});

describe('The Battle Value of a mixed force', () => {
  // A bare tank: 20 × 1.5 × 0.9 × 1.2 = 32.4 and 25 of weight.
  const TANK_BASE = 57;

  it("is the sum over 'Mechs, vehicles, suits and infantry", () => {
    const units = [unit(), sampleVehicle(), sampleVehicle(BATTLE_ARMOR), sampleVehicle(INFANTRY)];
    const force = calculateForceBattleValue(units.map((member) => ({ unit: member })));
    const bases = units.map((member) => calculateBattleValue(member).base);
    expect(force.members.map(({ base }) => base)).toEqual(bases);
    expect(force.battleValue).toBe(force.members.reduce((sum, { battleValue }) => sum + battleValue, 0));
  });

  it('gives a crew the factor of its skills', () => {
    // Gunnery 3 and piloting 4: × 1.32.
    const force = calculateForceBattleValue([{ unit: sampleVehicle(), gunnery: 3, piloting: 4 }]);
    expect(force.battleValue).toBe(Math.round(TANK_BASE * 1.32));
  });

  it("links a tank's computer with that of a 'Mech", () => {
    const tank = sampleVehicle({ 'Body Equipment': ['ISC3SlaveUnit'] });
    const force = calculateForceBattleValue([
      { unit: master(), network: 'Alpha' },
      { unit: tank, network: 'Alpha' },
    ]);
    // 5 % of 325 + 57 is 19.1.
    expect(force.members.map(({ networkBonus }) => networkBonus)).toEqual([19, 19]);
  });

  it("counts the guided rounds of artillery for a 'Mech with TAG", () => {
    const artillery = sampleVehicle({
      'Front Equipment': ['ISArrowIV'],
      'Body Equipment': ['ISArrowIVHomingAmmo', 'ISArrowIVAmmo'],
    });
    const [spotter] = calculateForceBattleValue([
      { unit: unit({ HD: ['ISTAG'] }) },
      { unit: artillery },
    ]).members;
    expect(spotter?.tagBonus).toBe(30);
  });
});

describe('A ruleset that shares networks by the value of each member', () => {
  const ruleset = extendRuleset('total-warfare', {
    battleValue: {
      networkShareOf: 'own-value-by-members',
      mostNetworkMembers: 2,
      roundsNetworkBonus: false,
      tagAddsGuidedRounds: false,
    },
  });
  const network = 'Alpha';

  it('adds 5 % of its own for each member that counts, and rounds at the end', () => {
    const three = [master(), slave(), slave()].map((linked) => ({ unit: linked, network }));
    const { members } = calculateForceBattleValue(three, { ruleset });
    // Two members count: 10 % of 325.
    expect(members.map(({ networkBonus }) => networkBonus)).toEqual([32.5, 32.5, 32.5]);
    expect(members.map(({ battleValue }) => battleValue)).toEqual([358, 358, 358]);
  });
});
