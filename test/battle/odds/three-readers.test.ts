import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import type { Ammunition, EquipmentItem, Weapon } from '../../../src/catalog/index.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { mostShotsOf } from '../../../src/rules/firing/jams.js';
import { loadsFor } from '../../../src/rules/firing/loads.js';
import { RULESETS, type RulesetName } from '../../../src/rules/ruleset.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customSquad } from '../custom-squad.js';
import { mapOf } from '../map-of.js';
import { idleBot } from '../sample-battle.js';
import { type Armed, attackWith, botExpects, oddsOf, resolvedMean } from './attack-with.js';

const NOT_AIMED = ['anti-missile', 'artillery', 'infantry-attack', 'tag'] as const;

/** Weapons that 'Mechs fire at one another. */
const isFired = (item: EquipmentItem): item is Weapon =>
  item.kind === 'weapon' &&
  item.scale === undefined &&
  item.mountedOn.includes('mech') &&
  !NOT_AIMED.some((trait) => item.traits.includes(trait));

interface Loaded {
  readonly weapon: Weapon;
  readonly load: Ammunition | undefined;
}

const LOADED: readonly Loaded[] = officialCatalog.items
  .filter(isFired)
  .flatMap((weapon): readonly Loaded[] => {
    const loads = loadsFor(weapon, officialCatalog);
    return loads.length === 0 ? [{ weapon, load: undefined }] : loads.map((load) => ({ weapon, load }));
  });

const ROW = 14;
const field = (ruleset: RulesetName, distance: number): Battle =>
  createBattle({
    map: mapOf(),
    red: [{ unit: customMech({ slots: { RT: ['Medium Laser'] } }), at: [5, ROW], facing: 0 }],
    blue: [{ unit: customMech(), at: [5, ROW - distance], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset,
    seed: 17,
  });

/** Blue is inside a building, and red in front of it. */
function walls(ruleset: RulesetName, distance: number, construction: number, unit: Unit): Battle {
  const battle = createBattle({
    map: mapOf({
      [`5,${ROW - distance}`]: {
        terrain: ['building'],
        building: { construction, height: 1, strength: 40, exits: 0 },
      },
    }),
    red: [{ unit: customMech({ slots: { RT: ['Medium Laser'] } }), at: [5, ROW], facing: 0 }],
    blue: [{ unit, at: [5, ROW - distance], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset,
    seed: 17,
  });
  battle.unit(1).elevation = 0;
  return battle;
}

/** Blue is a floor above red, in the next hex of the same building. */
function storeys(ruleset: RulesetName, construction: number, unit: Unit): Battle {
  const part = (exits: number) => ({
    terrain: ['building' as const],
    building: { construction, height: 3, strength: 90, exits },
  });
  const battle = createBattle({
    map: mapOf({ [`5,${ROW}`]: part(0b000001), [`5,${ROW - 1}`]: part(0b001000) }),
    red: [{ unit: customMech({ slots: { RT: ['Medium Laser'] } }), at: [5, ROW], facing: 0 }],
    blue: [{ unit, at: [5, ROW - 1], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset,
    seed: 17,
  });
  battle.unit(0).elevation = 0;
  battle.unit(1).elevation = 1;
  return battle;
}

const ATTACKS = 3000;
const STANDARD_DEVIATIONS = 5;
const DISTANCES = [1, 4, 8, 13] as const;
const MINUTE = 60_000;

describe('One description of a weapon', () => {
  it('there is something to describe: more than 500 weapons and loads', () => {
    expect(LOADED.length).toBeGreaterThan(500);
  });

  it.each(RULESETS)(
    'means the same to exact odds and to a bot, for every weapon and load (%s)',
    (ruleset) => {
      for (const distance of DISTANCES) {
        const battle = field(ruleset, distance);
        for (const { weapon, load } of LOADED) {
          for (const [shots, needed] of [
            [1, 7],
            [mostShotsOf(weapon), 2],
          ] as const) {
            const attack = attackWith(battle, { weapon, load, needed, shots });
            const name = `${weapon.id} with ${load?.id} at ${distance}, ${shots} shots`;
            expect(botExpects(battle, attack), name).toBeCloseTo(oddsOf(battle, attack).expected, 9);
          }
        }
      }
    },
  );

  it.each(RULESETS)('means the same to both through the walls of a building (%s)', (ruleset) => {
    for (const unit of [customInfantry(), customSquad()]) {
      const battle = walls(ruleset, 4, 2, unit);
      for (const { weapon, load } of LOADED) {
        const attack = attackWith(battle, { weapon, load, needed: 7, shots: mostShotsOf(weapon) });
        expect(attack.shot.line.walls).toBe(2);
        const name = `${weapon.id} with ${load?.id}`;
        expect(botExpects(battle, attack), name).toBeCloseTo(oddsOf(battle, attack).expected, 9);
      }
    }
  });

  it.each(RULESETS)('means the same to both through the floors of a building (%s)', (ruleset) => {
    for (const unit of [customInfantry(), customSquad()]) {
      const battle = storeys(ruleset, 3, unit);
      for (const { weapon, load } of LOADED) {
        const attack = attackWith(battle, { weapon, load, needed: 7, shots: mostShotsOf(weapon) });
        expect(attack.shot.line.floors).toBe(3);
        // A fire at suits costs no points but suits, and a bot has a value for that.
        if (attack.effect.burns) continue;
        const name = `${weapon.id} with ${load?.id}`;
        expect(botExpects(battle, attack), name).toBeCloseTo(oddsOf(battle, attack).expected, 9);
      }
    }
  });

  it('means the same to attacks that are resolved', { timeout: 5 * MINUTE }, () => {
    const armed: fc.Arbitrary<Armed> = fc
      .record({
        loaded: fc.constantFrom(...LOADED),
        needed: fc.integer({ min: 2, max: 9 }),
        shots: fc.integer({ min: 1, max: 6 }),
        guns: fc.integer({ min: 1, max: 4 }),
        hotLoaded: fc.boolean(),
        heats: fc.boolean(),
      })
      .map(({ loaded, shots, hotLoaded, heats, ...rest }) => ({
        ...loaded,
        ...rest,
        shots: Math.min(shots, mostShotsOf(loaded.weapon)),
        mode: { hotLoaded, heats },
      }));
    const fields = RULESETS.flatMap((ruleset) => [
      ...DISTANCES.flatMap((distance) => [
        field(ruleset, distance),
        ...[1, 3].map((construction) => walls(ruleset, distance, construction, customInfantry())),
      ]),
      ...[3, 4].map((construction) => storeys(ruleset, construction, customInfantry())),
    ]);
    fc.assert(
      fc.property(armed, fc.constantFrom(...fields), (fired, battle) => {
        const attack = attackWith(battle, fired);
        const { expected, damage } = oddsOf(battle, attack);
        const variance = damage.reduce((sum, chance, points) => sum + chance * (points - expected) ** 2, 0);
        const noise = STANDARD_DEVIATIONS * Math.sqrt(variance / ATTACKS);
        expect(botExpects(battle, attack)).toBeCloseTo(expected, 9);
        expect(Math.abs(resolvedMean(battle, attack, ATTACKS) - expected)).toBeLessThanOrEqual(noise + 1e-9);
      }),
      { numRuns: 40 },
    );
  });
});
