import { describe, expect, it } from 'vitest';
import { evaluateFormula, type Formula, type FormulaSubject } from '../../src/catalog/formula.js';

// Figures worked by hand from TechManual.

const mech = (tonnage: number, facts: Omit<FormulaSubject, 'tonnage'> = {}): FormulaSubject => ({
  tonnage,
  traits: ['mech'],
  ...facts,
});

const withMyomer: Omit<FormulaSubject, 'tonnage'> = { traits: ['mech', 'triple-strength'] };

const unitShare = (divisor: number): Formula => ({
  formula: 'proportional',
  of: ['tonnage'],
  divisor,
  rounding: 'up',
});

describe('shares of an amount', () => {
  it("a hatchet takes one slot for each 15 tons of the 'Mech, rounded up", () => {
    expect(evaluateFormula(unitShare(15), mech(45))).toBe(3);
    expect(evaluateFormula(unitShare(15), mech(50))).toBe(4);
  });

  it('a retractable blade takes one slot, and one more for each 20 tons, rounded up', () => {
    const slots: Formula = { formula: 'proportional', of: ['tonnage'], divisor: 20, rounding: 'up', plus: 1 };
    expect(evaluateFormula(slots, mech(40))).toBe(3);
    expect(evaluateFormula(slots, mech(45))).toBe(4);
  });

  it('a retractable blade costs 10,000 for each of its slots', () => {
    const cost: Formula = {
      formula: 'proportional',
      of: ['tonnage'],
      divisor: 20,
      rounding: 'up',
      plus: 1,
      times: 10_000,
    };
    expect(evaluateFormula(cost, mech(45))).toBe(40_000);
  });

  it('MASC takes a twentieth of the tonnage, rounded to the nearest slot, and never less than one', () => {
    const slots: Formula = {
      formula: 'proportional',
      of: ['tonnage'],
      divisor: 20,
      rounding: 'nearest',
      atLeast: 1,
    };
    expect(evaluateFormula(slots, mech(45))).toBe(2);
    expect(evaluateFormula(slots, mech(50))).toBe(3);
    expect(evaluateFormula(slots, mech(5))).toBe(1);
  });

  it('MASC costs 1,000 for each point of engine rating and each of its tons', () => {
    const cost: Formula = { formula: 'proportional', of: ['engineRating', 'itemTonnage'], factor: 1000 };
    expect(evaluateFormula(cost, mech(100, { engineRating: 300, itemTonnage: 5 }))).toBe(1_500_000);
  });

  it('an Inner Sphere targeting computer takes a quarter of the direct-fire tonnage, rounded up', () => {
    const slots: Formula = { formula: 'proportional', of: ['directFireTonnage'], divisor: 4, rounding: 'up' };
    expect(evaluateFormula(slots, mech(75, { directFireTonnage: 14 }))).toBe(4);
    expect(evaluateFormula(slots, mech(75, { directFireTonnage: 16 }))).toBe(4);
  });

  it('endo steel weighs a twentieth of the unit, rounded up to the half ton', () => {
    const mass: Formula = {
      formula: 'proportional',
      of: ['tonnage'],
      factor: 0.05,
      rounding: 'construction',
    };
    expect(evaluateFormula(mass, mech(50))).toBe(2.5);
    expect(evaluateFormula(mass, mech(55))).toBe(3);
  });

  it('a share that is a whole number of half tons is not rounded up any further', () => {
    const mass: Formula = {
      formula: 'proportional',
      of: ['tonnage'],
      factor: 0.07,
      rounding: 'construction',
    };
    expect(evaluateFormula(mass, mech(50))).toBe(3.5);
    expect(evaluateFormula(mass, mech(100))).toBe(7);
  });

  it('a unit built in kilograms rounds its equipment up to the kilogram', () => {
    const mass: Formula = {
      formula: 'proportional',
      of: ['weaponTonnage'],
      divisor: 20,
      rounding: 'construction',
    };
    const buggy: FormulaSubject = {
      tonnage: 1.5,
      traits: ['support-vehicle', 'kilogram-standard'],
      weaponTonnage: 0.139,
    };
    expect(evaluateFormula(mass, buggy)).toBe(0.007);
    expect(evaluateFormula(mass, { ...buggy, traits: ['support-vehicle'] })).toBe(0.5);
  });

  it("a ProtoMech's myomer booster weighs a fortieth of it, to the nearest kilogram", () => {
    const mass: Formula = { formula: 'proportional', of: ['tonnage'], factor: 0.025, rounding: 'kilogram' };
    expect(evaluateFormula(mass, { tonnage: 7 })).toBe(0.175);
  });

  it('a share may have an upper limit', () => {
    const mass: Formula = {
      formula: 'proportional',
      of: ['tonnage'],
      factor: 0.1,
      rounding: 'up',
      atMost: 10_000,
    };
    expect(evaluateFormula(mass, { tonnage: 4000 })).toBe(400);
    expect(evaluateFormula(mass, { tonnage: 2_000_000 })).toBe(10_000);
  });

  it('two sponsons share the mass of their mechanism', () => {
    const mass: Formula = {
      formula: 'proportional',
      of: ['turretTonnage'],
      divisor: 10,
      rounding: 'construction',
      sharedBy: 'turretCount',
    };
    const tank: FormulaSubject = { tonnage: 50, traits: [], turretTonnage: 4, turretCount: 2 };
    expect(evaluateFormula(mass, tank)).toBe(0.25);
  });

  it('a control computer weighs its share of the unit and 150 tons for each drone', () => {
    const mass: Formula = {
      formula: 'sum',
      terms: [
        { formula: 'proportional', of: ['tonnage'], factor: 0.02, rounding: 'construction', atMost: 50_000 },
        { formula: 'proportional', of: ['size'], factor: 150 },
      ],
    };
    expect(evaluateFormula(mass, { tonnage: 15_000, traits: ['dropship'], size: 20 })).toBe(3300);
  });
});

describe('steps and traits', () => {
  const jumpJet: Formula = {
    formula: 'by-amount',
    of: 'tonnage',
    steps: [
      { upTo: 55, value: 0.5 },
      { upTo: 85, value: 1 },
    ],
    otherwise: 2,
  };

  it('a jump jet weighs half a ton up to 55 tons, one ton up to 85, two above', () => {
    expect([55, 60, 85, 90].map((tonnage) => evaluateFormula(jumpJet, { tonnage }))).toEqual([0.5, 1, 1, 2]);
  });

  it('a ProtoMech jump jet weighs 50 kg below 6 tons, 100 kg below 10, 150 kg from there on', () => {
    const mass: Formula = {
      formula: 'by-amount',
      of: 'tonnage',
      steps: [
        { below: 6, value: 0.05 },
        { below: 10, value: 0.1 },
      ],
      otherwise: 0.15,
    };
    const masses = [5, 6, 9, 10].map((tonnage) => evaluateFormula(mass, { tonnage }));
    expect(masses).toEqual([0.05, 0.1, 0.1, 0.15]);
  });

  it("an actuator enhancement system weighs a 35th of a biped and a 50th of a four-legged 'Mech", () => {
    const share = (divisor: number): Formula => ({
      formula: 'proportional',
      of: ['tonnage'],
      divisor,
      rounding: 'construction',
    });
    const mass: Formula = {
      formula: 'by-trait',
      cases: [{ trait: 'quad', value: share(50) }],
      otherwise: share(35),
    };
    expect(evaluateFormula(mass, mech(70))).toBe(2);
    expect(evaluateFormula(mass, mech(70, { traits: ['mech', 'quad'] }))).toBe(1.5);
  });

  it('of several cases the first that fits decides', () => {
    const figure: Formula = {
      formula: 'by-trait',
      cases: [
        { trait: 'dropship', value: 1 },
        { trait: 'aerospace', value: 2 },
      ],
      otherwise: 3,
    };
    expect(evaluateFormula(figure, { tonnage: 400, traits: ['aerospace', 'dropship'] })).toBe(1);
    expect(evaluateFormula(figure, { tonnage: 400, traits: ['aerospace'] })).toBe(2);
    expect(evaluateFormula(figure, { tonnage: 400, traits: [] })).toBe(3);
  });
});

describe('slots spread over a unit', () => {
  const ferroFibrous: Formula = { formula: 'spread-slots', slots: 7, slotsPerPatchworkLocation: 1 };

  it('one armor on the whole unit takes all its slots', () => {
    expect(evaluateFormula(ferroFibrous, mech(50))).toBe(7);
  });

  it("a superheavy 'Mech needs half of the slots, rounded up", () => {
    expect(evaluateFormula(ferroFibrous, mech(125, { traits: ['mech', 'superheavy'] }))).toBe(4);
  });

  it('patchwork armor takes slots only where it is worn', () => {
    expect(evaluateFormula(ferroFibrous, mech(50, { patchworkLocations: 3 }))).toBe(3);
  });

  it('an armor without a patchwork figure takes all its slots under patchwork armor too', () => {
    const heatDissipating: Formula = { formula: 'spread-slots', slots: 6 };
    expect(evaluateFormula(heatDissipating, mech(50, { patchworkLocations: 2 }))).toBe(6);
  });
});

describe('Battle Value of physical weapons', () => {
  const melee = (
    tonsPerDamagePoint: number,
    valuePerDamagePoint: number,
    rest: { damageRounding?: 'down'; extraDamage?: number; valueRounding?: 'nearest' } = {},
  ): Formula => ({
    formula: 'melee-battle-value',
    tonsPerDamagePoint,
    damageRounding: 'up',
    valuePerDamagePoint,
    tripleStrengthFactor: 2,
    ...rest,
  });

  it('a hatchet is worth 1.5 for each 5 tons, rounded up', () => {
    expect(evaluateFormula(melee(5, 1.5), mech(45))).toBe(13.5);
  });

  it('a sword is worth 1.725 for each 10 tons, rounded up, and for one point more', () => {
    expect(evaluateFormula(melee(10, 1.725, { extraDamage: 1 }), mech(55))).toBe(12.075);
  });

  it('a claw is worth 1.275 for each 7 tons, rounded up', () => {
    expect(evaluateFormula(melee(7, 1.275), mech(75))).toBe(14.025);
  });

  it('triple-strength myomer doubles the value', () => {
    expect(evaluateFormula(melee(4, 1), mech(80))).toBe(20);
    expect(evaluateFormula(melee(4, 1), mech(80, withMyomer))).toBe(40);
  });

  it('talons are worth half of the kick, rounded to the nearest point before the myomer doubles it', () => {
    const talons = melee(5, 0.5, { damageRounding: 'down', valueRounding: 'nearest' });
    expect(evaluateFormula(talons, mech(75))).toBe(8);
    expect(evaluateFormula(talons, mech(75, withMyomer))).toBe(16);
  });

  it('a ram plate is worth 1.1 for each point of half the charge, and a point for each torso with spikes', () => {
    const ramPlate: Formula = {
      formula: 'charge-battle-value',
      damagePerTonAndMp: 0.1,
      damageDivisor: 2,
      extraDamagePerSpikedTorso: 1,
      valuePerDamagePoint: 1.1,
    };
    // 75 × 6 / 10 = 45, half of it 22, with two torsos 24.
    expect(evaluateFormula(ramPlate, mech(75, { runningMp: 6, spikedTorsos: 0 }))).toBe(24.2);
    expect(evaluateFormula(ramPlate, mech(75, { runningMp: 6, spikedTorsos: 2 }))).toBe(26.4);
  });
});

describe('Battle Value by links', () => {
  // TechManual: the capacitor's value by its PPC; an array is worth 0.67 of its guns.
  const capacitor: Formula = {
    formula: 'by-linked-weapon',
    values: { ppc: 88, 'heavy-ppc': 53 },
    otherwise: 0,
  };

  it('a PPC capacitor is worth 88 on a PPC, 53 on a heavy PPC and nothing alone', () => {
    const linkedTo = (id: string) => ({ tonnage: 50, linkedWeapons: [{ id, battleValue: 176 }] });
    expect(evaluateFormula(capacitor, linkedTo('ppc'))).toBe(88);
    expect(evaluateFormula(capacitor, linkedTo('heavy-ppc'))).toBe(53);
    expect(evaluateFormula(capacitor, linkedTo('improved-ppc'))).toBe(0);
    expect(evaluateFormula(capacitor, { tonnage: 50 })).toBe(0);
  });

  it('a machine gun array is worth 0.67 of the guns it fires', () => {
    const array: Formula = { formula: 'share-of-linked-weapons', share: 0.67 };
    const gun = { id: 'machine-gun', battleValue: 5 };
    expect(evaluateFormula(array, { tonnage: 50, linkedWeapons: [gun, gun, gun, gun] })).toBeCloseTo(
      13.4,
      10,
    );
    expect(evaluateFormula(array, { tonnage: 50 })).toBe(0);
  });
});

describe('what a formula needs', () => {
  it('a figure that is a plain number is itself', () => {
    expect(evaluateFormula(0.5, { tonnage: 20 })).toBe(0.5);
  });

  it('a formula of no amount is its constant', () => {
    const mass: Formula = { formula: 'proportional', of: [], factor: 0.25, divisor: 2 };
    expect(evaluateFormula(mass, { tonnage: 20 })).toBe(0.125);
  });

  it('a formula of a newer catalog is refused by its name', () => {
    const newer = JSON.parse('{"formula":"by-moon-phase"}') as Formula;
    expect(() => evaluateFormula(newer, { tonnage: 20 })).toThrow(/"by-moon-phase" is not known/);
  });

  it('a missing amount is refused by the name of the formula and of the fact', () => {
    const mass: Formula = { formula: 'proportional', of: ['engineTonnage'], divisor: 10 };
    expect(() => evaluateFormula(mass, mech(50))).toThrow(RangeError);
    expect(() => evaluateFormula(mass, mech(50))).toThrow(/"proportional".*engineTonnage/);
  });

  it('missing traits are refused, not taken as none', () => {
    const slots: Formula = { formula: 'spread-slots', slots: 14 };
    expect(() => evaluateFormula(slots, { tonnage: 50 })).toThrow(/"spread-slots".*traits/);
  });
});
