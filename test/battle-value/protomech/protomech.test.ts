import { describe, expect, it } from 'vitest';
import { type BattleValueOptions, calculateBattleValue } from '../../../src/battle-value/index.js';
import { type BlockValues, readAs } from '../../units/blk/blk-text.js';

/** Five tons on two legs: 12 points of structure with its main gun, cruise 4, run 6, no armor and no weapons. */
const BARE = {
  UnitType: 'ProtoMek',
  Name: 'Sample',
  Model: '',
  year: 3067,
  type: 'Clan Level 2',
  motion_type: 'Biped',
  tonnage: '5.0',
  cruiseMP: 4,
  jumpingMP: 0,
  armor: [0, 0, 0, 0, 0, 0],
};

const protoValue = (blocks: BlockValues = {}, options?: BattleValueOptions) =>
  calculateBattleValue(readAs('ProtoMek', { ...BARE, ...blocks }), options);

/** Title, blocks, then both ratings and the value. */
const EXAMPLES: readonly (readonly [string, BlockValues, number, number, number])[] = [
  [
    'five tons with a myomer booster and a few rounds for three weapons',
    {
      cruiseMP: 6,
      armor: [3, 10, 3, 3, 6, 2],
      'Body Equipment': ['CLMyomerBooster', 'Clan Ammo SRM-1 (20)', 'CLAPGaussRifle Ammo (13)'],
      'Torso Equipment': ['CLSRM1', 'CLSRM1'],
      'Main Gun Equipment': ['CLAPGaussRifle'],
    },
    128.25,
    98.98875,
    227,
  ],
  [
    'a glider of fourteen tons with five chemical lasers',
    {
      motion_type: 'WiGE',
      tonnage: '14.0',
      cruiseMP: 5,
      armor: [6, 15, 4, 4, 10],
      'Body Equipment': ['CLMediumChemLaserAmmo (75)'],
      'Torso Equipment': ['CLMediumChemLaser', 'CLMediumChemLaser', 'CLMediumChemLaser'],
      'Right Arm Equipment': ['CLMediumChemLaser'],
      'Left Arm Equipment': ['CLMediumChemLaser'],
    },
    222.75,
    270.5732875,
    493,
  ],
];

describe('Worked examples of ProtoMechs', () => {
  it.each(EXAMPLES)('%s', (_, blocks, defensive, offensive, base) => {
    const value = protoValue(blocks);
    expect(value.defensive).toBeCloseTo(defensive, 6);
    expect(value.offensive).toBeCloseTo(offensive, 6);
    expect(value.base).toBe(base);
  });
});

describe('A ProtoMech', () => {
  it('is harder to hit than a larger target that moves as fast', () => {
    expect(protoValue().defensive).toBeCloseTo(12 * 1.5 * (1.2 + 0.1));
  });

  it('is harder still to hit in the air', () => {
    expect(protoValue({ motion_type: 'WiGE' }).defensive).toBeCloseTo(12 * 1.5 * (1.3 + 0.1));
  });

  it('counts its armor points whatever they are made of', () => {
    const armor = [2, 4, 1, 1, 2, 0];
    expect(protoValue({ armor }).defensive).toBeCloseTo((10 * 2.5 + 18) * 1.3);
    expect(protoValue({ armor, armor_type: 18 }).defensive).toBeCloseTo((10 * 2.5 + 18) * 1.3);
  });

  it('adds probes and ECM at their listed value', () => {
    const probe = protoValue({ 'Torso Equipment': ['CLLightActiveProbe'] });
    expect(probe.defensive).toBeCloseTo((18 + 7) * 1.3);
  });

  it('does not count a partial wing', () => {
    const jumping = { jumpingMP: 5 };
    const winged = { ...jumping, 'Torso Equipment': ['ProtoMechPartialWing'] };
    expect(protoValue(winged).exact).toBe(protoValue(jumping).exact);
  });

  it('goes faster by half of its jump, rounded up, and is worth nothing by its weight', () => {
    const armed = { 'Torso Equipment': ['CLERMicroLaser'] };
    expect(protoValue(armed).offensive).toBeCloseTo(7 * 1.12);
    expect(protoValue({ ...armed, jumpingMP: 3 }).offensive).toBeCloseTo(7 * 1.37);
  });

  it.each([
    ['magnetic clamps', 'ProtoMagneticClamp', 1],
    ['charged armor', 'Clan Electric Discharge ProtoMech', 32],
    ['a melee weapon by its weight', 'ProtoMeleeWeapon', 1.25],
    ['the melee system of a quad by its weight', 'ProtoQuadMeleeSystem', 2.5],
  ])('adds %s', (_, name, value) => {
    expect(protoValue({ 'Torso Equipment': [name] }).offensive).toBeCloseTo(value * 1.12);
  });

  it('of six tons strikes with two points of damage', () => {
    const heavier = protoValue({ tonnage: '6.0', 'Torso Equipment': ['ProtoQuadMeleeSystem'] });
    expect(heavier.offensive).toBeCloseTo(5 * 1.12);
  });

  it('counts rounds up to the value of the weapon that fires them, and none without one', () => {
    const rounds = (shots: number) => [`Clan Machine Gun Ammo - Proto (${shots})`];
    const armed = (shots: number) => ({ 'Torso Equipment': ['CLMG'], 'Body Equipment': rounds(shots) });
    expect(protoValue(armed(20)).offensive).toBeCloseTo((5 + 0.1) * 1.12);
    expect(protoValue(armed(5000)).offensive).toBeCloseTo((5 + 5) * 1.12);
    expect(protoValue({ 'Body Equipment': rounds(20) }).offensive).toBe(0);
  });

  it('has no use for a piloting skill', () => {
    const { base } = protoValue();
    expect(protoValue({}, { piloting: 2 }).battleValue).toBe(base);
  });
});
