import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { squadValue } from './squads.js';

/** Something of everything that the sums treat in a way of its own. */
const GEAR = [
  'ISBASmallLaser:RA',
  'ISBAMediumLaser:Body',
  'ISBASRM4:Body',
  'BA-SRM4 Ammo:Body:Shots5#',
  'ISBASRM2OS:Body',
  'CLBAFlamer:RA:SSWM',
  'Laser Rifle (Mauser 960):APM',
  'InfantryAssaultRifle:APM',
  'BABattleClaw:LA',
  'BABattleClawVibro:RA',
  'BAArmoredGlove:LA',
  'BA-Magnetic Clamp:Body',
  'ISBAMineDispenser:Body',
  'ISImprovedSensors:Body',
  'IS BA ECM:Body',
  'ISBAAPDS:Body',
  'Camo System:Body',
  'IS BA Reactive:Body',
  'BAPartialWing:Body',
  'ISDetachableWeaponPack:Body',
  'ISBASupportPPC:DWP',
] as const;

const gear = fc.array(fc.constantFrom(...GEAR), { maxLength: 8 });

const squads: fc.Arbitrary<BlockValues> = fc
  .record({
    troopers: fc.integer({ min: 1, max: 6 }),
    weightclass: fc.integer({ min: 0, max: 4 }),
    armor: fc.integer({ min: 0, max: 18 }),
    armor_type: fc.integer({ min: 28, max: 38 }),
    jumpingMP: fc.integer({ min: 0, max: 5 }),
    squad: gear,
    first: gear,
  })
  .map(({ troopers, squad, first, ...rest }) => ({
    ...rest,
    'Trooper Count': troopers,
    'Squad Equipment': squad,
    'Trooper 1 Equipment': first,
  }));

describe('The Battle Value of any battle armor', () => {
  it('is the value that its report ends in', () => {
    fc.assert(
      fc.property(squads, (blocks) => {
        const value = squadValue(blocks);
        expect(value.sections.at(-1)?.lines.at(-1)?.value).toBe(value.base);
        expect(value.base).toBe(Math.round(value.exact));
      }),
    );
  });

  it('never falls with armor', () => {
    fc.assert(
      fc.property(squads, (blocks) => {
        const thicker = squadValue({ ...blocks, armor: Number(blocks.armor) + 1 });
        expect(thicker.exact).toBeGreaterThan(squadValue(blocks).exact);
      }),
    );
  });

  it('does not depend on the order in which a file lists equipment', () => {
    fc.assert(
      fc.property(squads, gear, fc.infiniteStream(fc.nat()), (blocks, squad, order) => {
        const shuffled = squad
          .map((name) => ({ name, place: order.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ name }) => name);
        const [one, other] = [squad, shuffled].map((list) =>
          squadValue({ ...blocks, 'Squad Equipment': list }),
        );
        expect(one?.exact).toBeCloseTo(other?.exact ?? Number.NaN, 6);
      }),
    );
  });
});
