import { describe, expect, it } from 'vitest';
import type { MechSheet } from '../../src/units/index.js';
import { added, calculationOf, ratings, type Sample, steps } from './sample-mech.js';

const THIRTY: MechSheet['armorPoints'] = { CT: { front: 20, rear: 10 } };
const BLUE_SHIELD = 'Blue Shield Particle Field Damper';

const armor = (sample: Sample) => added('Armor', { armorPoints: THIRTY, ...sample })[0];
const valueOfArmor = (sample: Sample) => steps(sample).find(({ label }) => label === 'Armor')?.value;

describe('Armor', () => {
  it.each([
    ['Standard Armor', 1],
    ['IS Ferro-Fibrous', 1],
    ['IS Heavy Industrial', 1],
    ['IS Impact-Resistant', 1],
    ['IS Hardened', 2],
    ['IS Reactive', 1.5],
    ['IS Reflective', 1.5],
    ['IS Ballistic-Reinforced', 1.5],
    ['Clan Ferro-Lamellor', 1.2],
    ['IS Anti-Penetrative Ablation', 1.2],
    ['IS Heat-Dissipating', 1.1],
  ])('of type %s is worth 2.5 × %d a point, front and rear', (name, factor) => {
    expect(armor({ armor: { name, clan: false } })).toBeCloseTo(30 * 2.5 * factor, 9);
  });

  it('of commercial grade is worth half for its barrier rating of 5', () => {
    expect(armor({ armor: { name: 'Commercial', clan: false } })).toBe(37.5);
  });

  it('gains two tenths of its multiplier from a Blue Shield', () => {
    const carrying = { RT: [BLUE_SHIELD] };
    expect(armor({ carrying })).toBeCloseTo(30 * 2.5 * 1.2, 9);
    expect(armor({ carrying, armor: { name: 'IS Hardened', clan: false } })).toBeCloseTo(30 * 2.5 * 2.2, 9);
  });

  it('gains ten points from each piece of modular armor', () => {
    expect(armor({ carrying: { RT: ['ISModularArmor'], LL: ['ISModularArmor'] } })).toBe(50 * 2.5);
  });

  it('of the center torso counts twice with a torso-mounted cockpit', () => {
    expect(armor({ cockpit: 'torso-mounted' })).toBe(60 * 2.5);
  });

  it.each([
    ['HarJel Repair Systems (HarJel II)', 1.1],
    ['HarJel Repair Systems (HarJel III)', 1.2],
  ])('is worth more where %s repairs it, and there alone', (name, factor) => {
    const armorPoints = { ...THIRTY, RT: { front: 15, rear: 5 } };
    expect(valueOfArmor({ armorPoints, carrying: { RT: [name] } })).toBeCloseTo((30 + 20 * factor) * 2.5, 9);
  });

  it('gains from both kinds of HarJel in the same location', () => {
    const carrying = {
      RT: ['HarJel Repair Systems (HarJel II)', 'HarJel Repair Systems (HarJel III)'],
    };
    const value = valueOfArmor({ armorPoints: { RT: { front: 20, rear: 10 } }, carrying });
    expect(value).toBeCloseTo(30 * 1.1 * 1.2 * 2.5, 9);
  });

  it('gains nothing from a second HarJel in the same location', () => {
    const harjel = 'HarJel Repair Systems (HarJel II)';
    expect(valueOfArmor({ armorPoints: { RT: { front: 20 } }, carrying: { RT: [harjel, harjel] } })).toBe(55);
  });

  it('is left alone by other gear of its location', () => {
    expect(armor({ carrying: { CT: ['ISGuardianECMSuite', 'Medium Laser'] } })).toBe(75);
  });

  it('in patches is counted by location, each with its own multiplier and barrier rating', () => {
    const of = (name: string, front: number) => ({ front, armor: { name, clan: false } });
    const sample: Sample = {
      armorPoints: {
        HD: of('IS Hardened', 9),
        CT: of('IS Reactive', 20),
        RT: of('Standard Armor', 10),
        LT: of('Standard Armor', 10),
        RA: of('Commercial', 10),
        LA: of('Commercial', 10),
        RL: of('Standard Armor', 10),
        LL: of('Standard Armor', 10),
      },
      carrying: { RT: ['ISModularArmor'] },
    };
    // 18 + 30 + (10 + 10) + 10 + 5 + 5 + 10 + 10
    expect(valueOfArmor(sample)).toBe(108 * 2.5);
    expect(steps(sample).filter(({ label }) => label.startsWith('Armor '))).toHaveLength(8);
  });

  it('in patches gains from a Blue Shield before HarJel multiplies', () => {
    const sample = {
      armorPoints: { RT: { front: 20 } },
      carrying: { RT: ['HarJel Repair Systems (HarJel III)'], LT: [BLUE_SHIELD] },
    };
    expect(valueOfArmor(sample)).toBeCloseTo(20 * 1.2 * 1.2 * 2.5, 9);
  });

  it('of the center torso counts once more in every location that is counted by itself, with a torso-mounted cockpit', () => {
    const sample: Sample = {
      cockpit: 'torso-mounted',
      armorPoints: { ...THIRTY, RT: { front: 15, rear: 5 } },
      carrying: { RT: ['HarJel Repair Systems (HarJel II)'] },
    };
    // Center 30 + 30, right torso (20 + 30) × 1.1 = 55, and 30 in each of the six others: 295.
    expect(valueOfArmor(sample)).toBeCloseTo(295 * 2.5, 9);
  });

  it('says in the report why a multiplier applies', () => {
    expect(calculationOf('Armor', { armorPoints: THIRTY, armor: { name: 'IS Hardened', clan: false } })).toBe(
      '30 × 2.5 × 2 (Hardened)',
    );
  });
});

const LEG_WITH_TALONS = [
  ...['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'],
  'Talons (armored)',
];

describe('Armored components', () => {
  const armored = (sample: Sample) => added('Armored components', sample)[0];

  it('add a twentieth of their value for each slot', () => {
    expect(armored({ carrying: { RT: ['Large Laser (armored)'] } })).toBeCloseTo(123 * 0.05 * 2, 9);
  });

  it('without a value add five points for each slot', () => {
    expect(armored({ carrying: { RT: ['Heat Sink (armored)', 'ISTAG (armored)'] } })).toBe(10);
  });

  it('with a value by formula add a share of what the formula gives', () => {
    // Hatchet of 75 tons: 22.5 on 5 slots.
    expect(armored({ carrying: { RA: ['Hatchet (armored)'] } })).toBeCloseTo(22.5 * 0.05 * 5, 9);
  });

  it('count a PPC with its capacitor as one thing, the capacitor itself not', () => {
    const carrying = { RA: ['PPC (armored)', 'PPC Capacitor (armored)'] };
    expect(armored({ carrying })).toBeCloseTo((176 + 88) * 0.05 * 4, 9);
  });

  it('among the systems add five points a slot, a gyro slot a twentieth of the gyro', () => {
    const slots = {
      HD: ['Life Support (armored)', 'Sensors', 'Cockpit (armored)'],
      CT: ['Fusion Engine', 'Fusion Engine', 'Fusion Engine', 'Gyro (armored)', 'Gyro (armored)'],
      RL: ['Hip (armored)'],
    };
    expect(armored({ slots })).toBeCloseTo(15 + 2 * 37.5 * 0.05, 9);
    expect(armored({ slots, gyro: 'heavy-duty' })).toBeCloseTo(15 + 2 * 75 * 0.05, 9);
  });

  it.each(['ISCASE', 'ISCASEII', 'Triple Strength Myomer', 'IS Endo Steel'])(
    'count nothing where no hit reaches them: %s',
    (name) => {
      expect(armored({ carrying: { RT: [`${name} (armored)`] } })).toBeUndefined();
    },
  );

  it('count nothing as conversion gear of a QuadVee', () => {
    const leg = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
    const slots = { RRL: [...leg, 'Conversion Gear (armored)'] };
    expect(armored({ chassisKind: 'quadvee', cockpit: 'quadvee', slots })).toBeUndefined();
  });

  it.each(['IS Ammo LRM-20', 'Spikes', 'ISSmallShield', 'ISModularArmor'])(
    'count nothing where nothing can be armored: %s',
    (name) => {
      expect(armored({ carrying: { RA: [`${name} (armored)`] } })).toBeUndefined();
    },
  );

  it('add five points for a coolant pod', () => {
    expect(armored({ carrying: { RT: ['Coolant Pod (armored)'] } })).toBe(5);
  });

  it('with a value below zero add five points for each slot', () => {
    expect(armored({ carrying: { RT: ['HarJel Repair Systems (HarJel II) (armored)'] } })).toBe(5);
    expect(armored({ carrying: { RT: ['HarJel Repair Systems (HarJel III) (armored)'] } })).toBe(10);
  });

  it('have the slots of their formula, however many lines name them', () => {
    // Two PPCs of 7 tons: a fourth of 14 tons, rounded up, are 4 slots of a targeting computer.
    const computer = { RT: ['ISTargeting Computer (armored)'], RA: ['PPC', 'PPC'] };
    expect(armored({ carrying: computer })).toBe(4 * 5);
    expect(armored({ carrying: { RT: ['Chameleon Light Polarization Shield (armored)'] } })).toBe(6 * 5);
    expect(armored({ carrying: { RT: ['Mek Null Signature System (armored)'] } })).toBe(7 * 5);
    // On two legs, two slots each; round(floor(75 / 5) × 0.5) = 8 points.
    expect(armored({ slots: { RL: LEG_WITH_TALONS, LL: LEG_WITH_TALONS } })).toBeCloseTo(8 * 0.05 * 4, 9);
  });

  it('among fuel tanks have the slots that the engine asks for, whatever the name of the tank says', () => {
    // A fuel cell of rating 320 weighs 22.5 × 1.2 = 27 tons; a tenth, in half tons, are 3.
    const engine = { rating: 320, type: 'fuel-cell', clan: false } as const;
    const slots = { RT: ['Extended Fuel Tank (1 ton) (armored)'] };
    expect(armored({ engine, slots })).toBe(3 * 5);
    expect(added('Extended Fuel Tank (RT)', { engine, slots })).toEqual([-3 * 15]);
  });

  it('are left out of the report where there are none', () => {
    expect(ratings({}).sections.flatMap(({ lines }) => lines.map(({ label }) => label))).not.toContain(
      'Armored components',
    );
  });
});
