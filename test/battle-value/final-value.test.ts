import { describe, expect, it } from 'vitest';
import { finalValue } from '../../src/battle-value/common/final-value.js';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import type { CockpitType } from '../../src/units/index.js';
import { ratings, type Sample, sampleMech, steps } from './sample-mech.js';

/** Defensive 802.2 = (184 × 2.5 + 208.5) × 1.2, offensive 908.32 = (4 × 181 + 12 + 75) × 1.12. */
const EXAMPLE: Sample = {
  engine: { rating: 300, type: 'fusion', clan: false },
  heatSinks: { count: 12, kind: 'double', clan: false },
  armorPoints: {
    CT: { front: 44, rear: 20 },
    RL: { front: 30 },
    LL: { front: 30 },
    RT: { front: 30 },
    LT: { front: 30 },
  },
  carrying: { RT: ['LRM 20', 'LRM 20'], LT: ['LRM 20', 'LRM 20'], RA: ['ISSmallPulseLaser'] },
};

/** A sum that ends a hair below a half is rounded as it is. */
const HAIR_BELOW_HALF = [1499.1999999999998, 0.3] as const;

/** The example's sum, 1710.52, with a factor. */
const withFactor = (factor: number) => Math.round(1710.52 * factor);

describe('The final value', () => {
  it('is smoothed by nothing before it is rounded', () => {
    const exact = finalValue(...HAIR_BELOW_HALF);
    expect(exact).toBe(1499.4999999999998);
    expect(Math.round(exact)).toBe(1499);
  });

  it('Precision preservation', () => {
    const { defensive, offensive, base } = ratings(EXAMPLE);
    expect(defensive).toBeCloseTo(802.2, 9);
    expect(offensive).toBeCloseTo(908.32, 9);
    expect(base).toBe(1711);
    expect(base).not.toBe(Math.round(defensive) + Math.round(offensive));
  });

  it('Float accumulation throughout calculation', () => {
    // Clan XL: 128.25 + 37.5 = 165.75, run 5: 198.9. Rear laser and industrial myomer: (9 / 2 + 86.25) × 1 = 90.75.
    const { defensive, offensive, base } = ratings({
      engine: { rating: 225, type: 'xl', clan: true },
      carrying: { RT: ['Small Laser (R)'], LT: ['Industrial Triple Strength Myomer', 'Small Laser'] },
    });
    expect(defensive).toBeCloseTo(198.9, 9);
    expect(offensive).toBeCloseTo(9 + 4.5 + 86.25, 9);
    expect(base).toBe(Math.round(198.9 + 99.75));
  });

  it('Small Cockpit modifier', () => {
    expect(ratings({ ...EXAMPLE, cockpit: 'small' }).base).toBe(withFactor(0.95));
  });

  it('Torso-Mounted Cockpit modifier', () => {
    const { defensive, offensive, base } = ratings({ ...EXAMPLE, cockpit: 'torso-mounted' });
    // The 64 points of the center torso count twice: (802.2 / 1.2 + 160) × 1.2.
    expect(defensive).toBeCloseTo(994.2, 9);
    expect(base).toBe(Math.round((994.2 + 908.32) * 0.95));
    expect(offensive).toBeCloseTo(908.32, 9);
  });

  it('Interface Cockpit modifier', () => {
    expect(ratings({ ...EXAMPLE, cockpit: 'interface' }).base).toBe(withFactor(1.3));
  });

  it('falls to 95 in a hundred with a small command console', () => {
    expect(ratings({ ...EXAMPLE, cockpit: 'small-command-console' }).base).toBe(withFactor(0.95));
  });

  it.each<CockpitType>(['standard', 'command-console', 'dual', 'virtual-reality-piloting-pod'])(
    'stays as it is with a cockpit of type %s',
    (cockpit) => {
      expect(ratings({ ...EXAMPLE, cockpit }).base).toBe(1711);
    },
  );

  it('falls to 95 in a hundred under a drone operating system, once', () => {
    const drone = (cockpit: CockpitType) =>
      ratings({ cockpit, carrying: { HD: ['ISDroneOperatingSystem'] } }).base;
    // 250.2 + 75
    expect(drone('standard')).toBe(Math.round(325.2 * 0.95));
    expect(drone('small')).toBe(Math.round(325.2 * 0.95));
    expect(drone('interface')).toBe(Math.round(325.2 * 0.95));
  });

  it('rises by one in a hundred with a heat sink override kit, on top of the cockpit', () => {
    expect(ratings({ ...EXAMPLE, riscHeatSinkOverrideKit: true }).base).toBe(withFactor(1.01));
    expect(ratings({ ...EXAMPLE, riscHeatSinkOverrideKit: true, cockpit: 'small' }).base).toBe(
      withFactor(0.95 * 1.01),
    );
  });

  it('is the one stated in the file where there is one, and the pilot counts on it', () => {
    const mech = sampleMech({ ...EXAMPLE, manualBattleValue: 1000 });
    const { base, battleValue, sections } = calculateBattleValue(mech, { gunnery: 3, piloting: 4 });
    expect([base, battleValue]).toEqual([1000, 1320]);
    expect(sections.at(-1)?.lines.at(-1)?.value).toBe(1320);
  });

  it('is what the report ends in, pilot included', () => {
    expect(steps(EXAMPLE).at(-1)?.value).toBe(1711);
    expect(steps(EXAMPLE, { gunnery: 3, piloting: 4 }).at(-1)?.value).toBe(Math.round(1711 * 1.32));
  });

  it('has a report of four sections, made once', () => {
    const result = ratings(EXAMPLE);
    expect(result.sections.map(({ title }) => title)).toEqual([
      'Movement',
      'Defensive rating',
      'Offensive rating',
      'Battle Value',
    ]);
    expect(result.sections).toBe(result.sections);
  });

  it('is refused for a ruleset that does not exist', () => {
    expect(() => calculateBattleValue(sampleMech(), { ruleset: 'homebrew' as 'standard' })).toThrow(
      RangeError,
    );
  });
});
