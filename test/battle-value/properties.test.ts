import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { EngineType, Mech, MechLocationCode, Mount } from '../../src/units/index.js';
import { buildMech } from '../../src/units/mech/build-mech.js';
import { locationsOf } from '../../src/units/mech/layout.js';
import { EMPTY_SLOT, type MechSheet } from '../../src/units/mech/mech-sheet.js';
import { expectedFigures, mechAt } from '../corpus/read-once.js';
import { referenceData } from '../corpus/shared.js';
import { type Carrying, sampleMech } from './sample-mech.js';

/** Something of everything that the sums treat in a way of its own. None takes more than five slots. */
const GEAR = [
  'Medium Laser',
  'Large Laser (R)',
  'PPC',
  'PPC Capacitor',
  'LRM 10',
  'ISArtemisIV',
  'IS Ammo LRM-10',
  'SRM 6',
  'IS Ammo SRM-6',
  'ISStreakSRM4',
  'IS Streak SRM 4 Ammo',
  'ISUltraAC5',
  'IS Ultra AC/5 Ammo',
  'Hyper Velocity Auto Cannon/5',
  'IS Ammo HVAC/5',
  'Machine Gun',
  'IS Ammo MG - Full',
  'ISMGA',
  'ISMagshotGR',
  'RL10',
  'ISAntiMissileSystem',
  'ISAMS Ammo',
  'ISGuardianECMSuite',
  'ISCASE',
  'ISCASEII',
  'ISModularArmor',
  'HarJel Repair Systems (HarJel II)',
  'Blue Shield Particle Field Damper',
  'Coolant Pod',
  'Jump Jet',
  'ISAES',
  'ISTargeting Computer',
  'Chameleon Light Polarization Shield',
  'Heat Sink',
  'Triple Strength Myomer',
  'ISMediumShield',
] as const;

const ENGINES: readonly EngineType[] = ['fusion', 'light', 'xl', 'xxl', 'compact', 'ice'];
const ARMORS = ['Standard Armor', 'IS Hardened', 'IS Reactive', 'Commercial'];

/** As much of the gear as surely fits, wherever it falls. */
const carrying: fc.Arbitrary<Carrying> = fc.record(
  Object.fromEntries(
    (['HD', 'CT', 'RT', 'LT', 'RA', 'LA'] as const).map((location) => [
      location,
      fc.array(fc.constantFrom(...GEAR), { maxLength: location === 'HD' ? 1 : 2 }),
    ]),
  ),
);

const bins = fc.array(fc.constantFrom('IS Ammo LRM-10', 'IS Ammo SRM-6', 'IS Ammo HVAC/5', 'Coolant Pod'), {
  maxLength: 2,
});

const randomMech: fc.Arbitrary<Mech> = fc
  .record({
    tons: fc.integer({ min: 4, max: 20 }),
    walk: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom(...ENGINES),
    clan: fc.boolean(),
    armor: fc.constantFrom(...ARMORS),
    points: fc.record(
      Object.fromEntries(
        locationsOf('biped').map((location) => [location, fc.record({ front: fc.nat({ max: 40 }) })]),
      ),
    ),
    cockpit: fc.constantFrom('standard', 'small', 'torso-mounted', 'industrial', 'interface' as const),
    carrying,
    legs: fc.record({ RL: bins, LL: bins }),
  })
  .map(({ tons, walk, type, clan, armor, points, cockpit, carrying, legs }) =>
    sampleMech({
      tonnage: tons * 5,
      techBase: clan ? 'Clan' : 'Inner Sphere',
      engine: { rating: tons * 5 * walk, type, clan },
      armor: { name: armor, clan: false },
      armorPoints: points,
      cockpit: cockpit as Mech['cockpit'],
      carrying: { ...carrying, ...legs },
    }),
  );

const value = (mech: Mech) => calculateBattleValue(mech).battleValue;
const defensive = (mech: Mech) => calculateBattleValue(mech).defensive;
const rebuilt = (sheet: MechSheet) => buildMech(sheet, officialCatalog);

function withMoreArmor({ sheet }: Mech, location: MechLocationCode, more: number): Mech {
  const points = sheet.armorPoints[location] ?? { front: 0 };
  const thicker = { ...points, front: points.front + more };
  return rebuilt({ ...sheet, armorPoints: { ...sheet.armorPoints, [location]: thicker } });
}

/** Bins whose rounds add nothing to the defensive rating themselves. */
const explosiveBins = ({ equipment }: Mech): readonly Mount[] =>
  equipment.filter(
    ({ item, location }) =>
      item?.kind === 'ammunition' &&
      item.explosive !== undefined &&
      location !== undefined &&
      !['anti-missile', 'advanced-point-defense'].includes(item.ammoFamily),
  );

function without({ sheet }: Mech, { location, slot }: Mount): Mech {
  const place = location as MechLocationCode;
  const lines = sheet.slots[place] ?? [];
  // Slots are counted without the empty lines, but for the head.
  const kept = (place === 'HD' ? lines : lines.filter((line) => line !== EMPTY_SLOT)).map((line, index) =>
    index === slot ? EMPTY_SLOT : line,
  );
  return rebuilt({ ...sheet, slots: { ...sheet.slots, [place]: kept } });
}

/** A tenth of the corpus, spread over all its books. */
const corpus: readonly Mech[] = expectedFigures('.mtf')
  .filter((_, index) => index % 10 === 0)
  .map(({ path }) => mechAt(path));

const nameOf = ({ chassis, model }: Mech) => `${chassis} ${model}`;

describe('For every random unit', () => {
  it('more armor never lowers the value', () => {
    const location = fc.constantFrom(...locationsOf('biped'));
    fc.assert(
      fc.property(randomMech, location, fc.integer({ min: 1, max: 30 }), (mech, place, more) => {
        expect(value(withMoreArmor(mech, place, more))).toBeGreaterThanOrEqual(value(mech));
      }),
    );
  });

  it('a better pilot never lowers the value', () => {
    const skill = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(randomMech, skill, skill, (mech, gunnery, piloting) => {
        const of = (gunnery: number, piloting: number) =>
          calculateBattleValue(mech, { gunnery, piloting }).battleValue;
        expect(of(gunnery - 1, piloting)).toBeGreaterThanOrEqual(of(gunnery, piloting));
        expect(of(gunnery, piloting - 1)).toBeGreaterThanOrEqual(of(gunnery, piloting));
      }),
    );
  });

  it('removing an explosive bin never lowers the defensive rating', () => {
    fc.assert(
      fc.property(randomMech, (mech) => {
        for (const bin of explosiveBins(mech)) {
          expect(defensive(without(mech, bin)) + 1e-9).toBeGreaterThanOrEqual(defensive(mech));
        }
      }),
    );
  });

  it('the report ends in the value, and asking for it changes nothing', () => {
    fc.assert(
      fc.property(randomMech, (mech) => {
        const result = calculateBattleValue(mech);
        expect(result.sections.at(-1)?.lines.at(-1)?.value).toBe(result.battleValue);
        expect(value(mech)).toBe(result.battleValue);
      }),
    );
  });
});

describe.skipIf(!referenceData)("For every tenth 'Mech of the corpus", () => {
  it('more armor never lowers the value', () => {
    for (const mech of corpus) {
      const before = value(mech);
      for (const { location } of mech.locations) {
        expect(value(withMoreArmor(mech, location, 1)), nameOf(mech)).toBeGreaterThanOrEqual(before);
      }
    }
  }, 60_000);

  it('a better pilot never lowers the value', () => {
    for (const mech of corpus) {
      const of = (gunnery: number, piloting: number) =>
        calculateBattleValue(mech, { gunnery, piloting }).battleValue;
      for (let skill = 1; skill <= 8; skill += 1) {
        expect(of(skill - 1, 5), nameOf(mech)).toBeGreaterThanOrEqual(of(skill, 5));
        expect(of(4, skill - 1), nameOf(mech)).toBeGreaterThanOrEqual(of(4, skill));
      }
    }
  }, 60_000);

  it('removing an explosive bin never lowers the defensive rating', () => {
    let removed = 0;
    for (const mech of corpus) {
      const before = defensive(mech);
      for (const bin of explosiveBins(mech)) {
        removed += 1;
        const after = without(mech, bin);
        expect(explosiveBins(after).length, nameOf(mech)).toBeLessThan(explosiveBins(mech).length);
        expect(defensive(after) + 1e-9, nameOf(mech)).toBeGreaterThanOrEqual(before);
      }
    }
    expect(removed).toBeGreaterThan(500);
  }, 60_000);
});
