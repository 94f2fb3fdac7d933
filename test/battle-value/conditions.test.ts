import { describe, expect, it } from 'vitest';
import { calculateBattleValue, calculateForceBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { buildMech } from '../../src/units/mech/build-mech.js';
import { blkText, INFANTRY, readText } from '../units/blk/blk-text.js';
import { FIGHTER, protection } from './aerospace/sample-craft.js';
import { squadValue } from './battle-armor/squads.js';
import { type Carrying, heatLimit, ratings, type Sample, sampleMech, steps } from './sample-mech.js';
import { BARE, emplacement, sampleVehicle, worthOf } from './vehicle/sample-vehicle.js';

// The sample 'Mech has a defensive factor of 1.2 and a speed factor of 1.
const defensive = (carrying: Carrying) => ratings({ carrying }).defensive;
const offensive = (carrying: Carrying) => ratings({ carrying }).offensive;

describe('Armored components', () => {
  it('raise the defensive rating before its factor, by five points a slot where they have no value', () => {
    const gain = (name: string) => defensive({ RT: [`${name} (armored)`] }) - defensive({ RT: [name] });
    expect(gain('ISTAG')).toBeCloseTo(5 * 1.2, 9);
    expect(gain('ISDoubleHeatSink')).toBeCloseTo(3 * 5 * 1.2, 9);
    expect(gain('Large Laser')).toBeCloseTo(123 * 0.05 * 2 * 1.2, 9);
  });
});

describe('A Blue Shield', () => {
  it('spares side torsos with CASE beside an engine that has two slots in them', () => {
    const bare = ratings({ engine: { rating: 225, type: 'light', clan: false } });
    const shielded = (...gear: string[]) =>
      ratings({
        engine: { rating: 225, type: 'light', clan: false },
        carrying: { LT: ['Blue Shield Particle Field Damper'], RT: gear },
      });
    // One point for each of seven locations, or of the five that CASE does not protect.
    expect((shielded('ISCASE').defensive - shielded().defensive) / 1.2).toBeCloseTo(2, 9);
    expect(shielded().defensive).toBeGreaterThan(bare.defensive);
  });
});

describe('What a Blue Shield costs', () => {
  const cost = (sample: Sample, gear: Carrying = {}) =>
    steps({ ...sample, carrying: { ...gear, HD: ['Blue Shield Particle Field Damper'] } })
      .filter(({ calculation }) => /^− \d/.test(calculation))
      .reduce((sum, { step }) => sum - (step ?? 0), 0);

  it('is a point for center torso and legs, whatever CASE there is in a side torso', () => {
    expect(cost({}, { LT: ['ISCASE'] })).toBe(5);
    expect(cost({}, { LT: ['ISCASE'], RT: ['ISCASE'] })).toBe(3);
  });

  it('is no more for a Clan engine with two slots in each side torso', () => {
    const clan = { techBase: 'Clan', engine: { rating: 225, type: 'xl', clan: true } } as const;
    expect(cost(clan)).toBe(3);
  });
});

it('A Blue Shield gains a fighter two tenths on its structural integrity, and costs nothing for exploding', () => {
  // Structural integrity 5 counts twice.
  expect(protection(FIGHTER)).toBeCloseTo(10, 9);
  const shield = ['Blue Shield Particle Field Damper'];
  expect(protection({ ...FIGHTER, 'Fuselage Equipment': shield })).toBeCloseTo(12, 9);
});

describe('A ram plate', () => {
  it('gains by spikes on each torso, not by those on the arms', () => {
    // 75 × 5 × 0.1 = 37, half of it 18, and one for each torso with spikes; each point counts 1.1.
    const gain = (carrying: Carrying) =>
      offensive({ CT: ['Ram Plate'], ...carrying }) - offensive({ ...carrying });
    expect(gain({ RT: ['Spikes'], LT: ['Spikes'] })).toBeCloseTo(20 * 1.1, 9);
    expect(gain({ RA: ['Spikes'], LA: ['Spikes'] })).toBeCloseTo(18 * 1.1, 9);
    expect(gain({ RT: ['ISGuardianECMSuite'] })).toBeCloseTo(18 * 1.1, 9);
    expect(gain({ RT: ['ISSmallShield'] })).toBeCloseTo(18 * 1.1, 9);
    expect(gain({ RT: ['Spikes', 'Spikes'] })).toBeCloseTo(19 * 1.1, 9);
    const central = offensive({ CT: ['Ram Plate', 'Spikes'] }) - offensive({ CT: ['Spikes'] });
    expect(central).toBeCloseTo(19 * 1.1, 9);
  });
});

describe('Super-cooled myomer', () => {
  it('leaves the heat of jumping, which is more than that of running', () => {
    const limit = (type: 'fusion' | 'xxl', ...jets: string[]) =>
      heatLimit({
        jump: jets.length,
        engine: { rating: 225, type, clan: false },
        carrying: { RT: ['ISSuperCooledMyomer'], LT: jets, HD: ['Small Laser'] },
      });
    expect(limit('fusion')).toBe(15);
    expect(limit('fusion', 'Jump Jet')).toBe(15 - 3);
    expect(limit('xxl', 'Jump Jet')).toBe(15 - 6);
  });
});

describe('A shield', () => {
  // Walk 3 makes run 5, walk 2 makes run 3 and walk 1 run 2.
  const run = (carrying: Carrying) => ratings({ carrying }).offensive / ratings({ carrying: {} }).offensive;

  it('of medium size slows by each arm that holds one, and so does a large one', () => {
    expect(run({ RA: ['ISMediumShield'] })).toBeCloseTo(0.77, 9);
    expect(run({ RA: ['ISMediumShield'], LA: ['ISMediumShield'] })).toBeCloseTo(0.65, 9);
    expect(run({ RA: ['ISMediumShield'], LA: ['ISLargeShield'] })).toBeCloseTo(0.65, 9);
  });

  it('of a size slows once by each arm, whatever else is on it', () => {
    expect(run({ RA: ['ISMediumShield', 'ISMediumShield'] })).toBeCloseTo(0.77, 9);
    expect(run({ RA: ['ISAPod', 'ISMediumShield'] })).toBeCloseTo(0.77, 9);
  });
});

describe('Enhanced actuators', () => {
  // An arm that has them is worth a tenth of the tonnage by itself.
  const gain = (carrying: Carrying, enhanced: Carrying) => offensive(enhanced) - offensive(carrying) - 7.5;

  it('raise what their own arm wields by a quarter', () => {
    // A hatchet of 75 tons is worth 22.5.
    const hatchet = { RA: ['Hatchet'] };
    expect(gain(hatchet, { RA: ['Hatchet', 'ISAES'] })).toBeCloseTo(22.5 / 4, 9);
    expect(gain(hatchet, { RA: ['Hatchet'], LA: ['ISAES'] })).toBeCloseTo(0, 9);
  });

  it('raise nothing there that no hand wields', () => {
    const mines = { RA: ['ISVehicularMineDispenser'] };
    expect(gain(mines, { RA: ['ISVehicularMineDispenser', 'ISAES'] })).toBeCloseTo(0, 9);
  });
});

describe('Skills', () => {
  it('of gunnery count where they alone are stated', () => {
    const mech = sampleMech();
    // Gunnery 3 and the usual piloting of 5: × 1.2.
    expect(calculateBattleValue(mech, { gunnery: 3 }).battleValue).toBe(Math.round(325 * 1.2));
  });

  it('of who cannot attack a Mech count as average in piloting, with gunnery alone stated too', () => {
    const heavy = { weightclass: 3 };
    const plain = squadValue(heavy).battleValue;
    expect(squadValue(heavy, { gunnery: 4 }).battleValue).toBe(plain);
    expect(squadValue(heavy, { gunnery: 4, piloting: 0 }).battleValue).toBe(plain);
  });
});

describe('Skills of a platoon without gear against Mechs', () => {
  it('count as untrained as soon as one is stated', () => {
    const platoon = sampleVehicle(INFANTRY);
    const stated = calculateBattleValue(platoon, { gunnery: 4 }).battleValue;
    expect(stated).toBe(calculateBattleValue(platoon, { gunnery: 4, piloting: 2 }).battleValue);
  });
});

describe('A force with TAG', () => {
  const launcher = sampleMech({ carrying: { LT: ['LRM 20', 'IS Ammo LRM-20 Semi-guided'] } });
  const spotter = sampleMech({ carrying: { HD: ['ISTAG'] } });

  it('is worth more by the guided rounds, with the factor of the pilot who spots', () => {
    const [alone] = calculateForceBattleValue([{ unit: spotter, gunnery: 3, piloting: 4 }]).members;
    const [guiding] = calculateForceBattleValue([
      { unit: spotter, gunnery: 3, piloting: 4 },
      { unit: launcher },
    ]).members;
    expect(guiding?.tagBonus).toBe(23);
    expect(guiding?.battleValue).toBe(Math.round(((alone?.base ?? 0) + 23) * 1.32));
  });
});

describe('A C3 network', () => {
  const unit = (...gear: string[]) => sampleMech({ carrying: { LT: gear } });
  const bonuses = (...members: readonly { readonly gear: string; readonly network?: string }[]) =>
    calculateForceBattleValue(
      members.map(({ gear, network }) => ({ unit: unit(gear), ...(network !== undefined && { network }) })),
    ).members.map(({ networkBonus }) => networkBonus);

  it('needs a master among its own, not among others', () => {
    expect(
      bonuses(
        { gear: 'ISC3SlaveUnit', network: 'Alpha' },
        { gear: 'ISC3SlaveUnit', network: 'Alpha' },
        { gear: 'ISC3MasterUnit', network: 'Bravo' },
      ),
    ).toEqual([0, 0, 0]);
  });

  it('of one master and two slaves is led', () => {
    const network = 'Alpha';
    // 5 % of 975 is 48.75.
    expect(
      bonuses(
        { gear: 'ISC3MasterUnit', network },
        { gear: 'ISC3SlaveUnit', network },
        { gear: 'ISC3SlaveUnit', network },
      ),
    ).toEqual([49, 49, 49]);
  });

  it('is none for units that were put into none', () => {
    expect(bonuses({ gear: 'ISC3iUnit' }, { gear: 'ISC3iUnit' })).toEqual([0, 0]);
  });
});

describe('A trooper of a mixed squad', () => {
  // Three movement points: a speed factor of 0.77. Squads of four are worth 5.2 troopers.
  const plain = squadValue({ 'Squad Equipment': ['BABattleClaw:LA'] });
  const gain = (blocks: Readonly<Record<string, readonly string[]>>) =>
    (squadValue({ 'Squad Equipment': ['BABattleClaw:LA'], ...blocks }).exact - plain.exact) / 5.2 / 0.77;

  it("counts a weapon of one's own in full, and once more against 'Mechs", () => {
    const own = gain({ 'Trooper 2 Equipment': ['ISBASmallLaser:RA'] });
    const all = gain({ 'Squad Equipment': ['ISBASmallLaser:RA', 'BABattleClaw:LA'] });
    expect(own).toBeCloseTo((9 + 9) / 4, 6);
    expect(all).toBeCloseTo(9 + 9, 6);
  });

  it("counts no small arms of one's own", () => {
    expect(gain({ 'Trooper 2 Equipment': ['Laser Rifle (Mauser 960):APM'] })).toBeCloseTo(0, 6);
  });

  it("has rounds of one's own, which no other trooper has", () => {
    const squad = ['ISBASRM1:Body', 'BABattleClaw:LA'];
    const rounds = 'BA-SRM1 Ammo:Body:Shots4#';
    const launchers = gain({ 'Squad Equipment': squad });
    const one = gain({ 'Squad Equipment': squad, 'Trooper 2 Equipment': [rounds] }) - launchers;
    const all = gain({ 'Squad Equipment': [...squad, rounds] }) - launchers;
    expect(all).toBeCloseTo((10 * 4 * 2) / 1000, 6);
    expect(one).toBeCloseTo(all / 4, 6);
  });
});

describe('What is towed', () => {
  it('counts one movement point, and half of those it jumps', () => {
    // The speed factors of 1 and of 1 + 2 movement points, on 25 points of weight.
    expect(worthOf({ cruiseMP: 0 }).offensive).toBeCloseTo(25 * 0.54, 9);
    const jets = Array.from({ length: 3 }, () => 'Jump Jet');
    expect(worthOf({ cruiseMP: 0, 'Body Equipment': jets }).offensive).toBeCloseTo(25 * 0.77, 9);
  });
});

describe('An array of machine guns in an emplacement', () => {
  const guns = (...list: string[]) => worthOf(emplacement(...list)).exact;
  // Heavy machine guns of the Clans are worth 6, their arrays 0.67 of one; guns count 0.44.
  const gain = (...before: string[]) => guns(...before, 'CLHeavyMG', 'CLHMGA') - guns(...before, 'CLHeavyMG');

  it('counts a gun of its own size, not the first that comes', () => {
    expect(gain()).toBeCloseTo(0.67 * 6 * 0.44, 6);
    expect(gain('CLERLargeLaser')).toBeCloseTo(0.67 * 6 * 0.44, 6);
    expect(gain('CLLightMG')).toBeCloseTo(0.67 * 6 * 0.44, 6);
  });

  it('counts nothing without one', () => {
    expect(guns('CLLightMG', 'CLHMGA')).toBeCloseTo(guns('CLLightMG'), 6);
  });
});

describe('What the catalog does not know', () => {
  const oddMech = () => {
    const { sheet } = sampleMech({ carrying: { LT: ['Heat Sink'] } });
    return buildMech({ ...sheet, slots: { LT: ['Gizmo', 'Heat Sink', 'Gizmo'] } }, officialCatalog);
  };

  it("counts for nothing on a 'Mech and in a force", () => {
    // Structure 171 and gyro 37.5 make 208.5, × 1.2 = 250.2; weight 75; in all 325.2.
    expect(calculateBattleValue(oddMech()).exact).toBeCloseTo(325.2, 9);
    const force = calculateForceBattleValue([{ unit: oddMech(), network: 'Alpha' }]);
    expect(force.members).toEqual([{ base: 325, tagBonus: 0, networkBonus: 0, battleValue: 325 }]);
  });

  it('counts for nothing on a tank', () => {
    const unit = readText(blkText({ ...BARE, 'Body Equipment': ['Gizmo', 'ISC3SlaveUnit', 'Gizmo'] }));
    expect(unit.equipment.filter(({ item }) => item === undefined)).toHaveLength(2);
    // 30 × 0.9 × 1.2 = 32.4 and 25 of weight.
    expect(calculateBattleValue(unit).exact).toBeCloseTo(57.4, 9);
  });
});

it('A weapon without a value leaves that of a tank as it is', () => {
  expect(worthOf({ 'Front Equipment': ['ISTAG'] }).exact).toBeCloseTo(57.4, 9);
});
