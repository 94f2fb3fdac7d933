import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPA_CATALOG } from '../../../src/rules/abilities/ability-catalog.js';
import { FURTHER_ABILITIES } from '../../../src/rules/abilities/further-abilities.js';
import { FURTHER_QUIRKS } from '../../../src/rules/quirks/further-quirks.js';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/quirk-catalog.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitOptions,
  preparedToHitNumber,
  prepareToHit,
  type RangeBracket,
  toHitNumber,
} from '../../../src/rules/to-hit/index.js';
import { ammunitionNamed, itemNamed } from '../items.js';

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const flag = some(fc.boolean());
const movement = fc.constantFrom('stationary', 'walk', 'run', 'jump');
const bracket = fc.constantFrom<RangeBracket>('short', 'medium', 'long', 'extreme', 'out_of_range');
const hexes = fc.array(fc.constantFrom(...TERRAIN_TYPES), { maxLength: 2 });

const WITH_CHOICES = [
  'weapon_specialist_ppc',
  'gunnery_specialist_missile',
  'blood_stalker_t1',
  'range_master_medium',
  'weapon_specialist_ac_10',
  'range_master_long',
  'env_specialist_light',
  'env_specialist_snow',
];
const MOST = { maxLength: 15 };
const quirks = fc.subarray([...Object.keys(QUIRK_CATALOG), ...FURTHER_QUIRKS.map(({ id }) => id)], MOST);
const abilities = fc
  .subarray([...Object.keys(SPA_CATALOG), ...FURTHER_ABILITIES.map(({ id }) => id), ...WITH_CHOICES], MOST)
  // With a choice or without, not both.
  .map((ids) => ids.filter((id) => !ids.some((other) => other !== id && id.startsWith(other))));

/** Without the fields that are undefined: a caller leaves them out. */
const dense = <T extends object>(state: T): T =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as T;

const attacker = fc
  .record({
    gunnery: fc.integer({ min: 0, max: 8 }),
    movementType: movement,
    heat: fc.nat(40),
    pilotWounds: some(fc.nat(6)),
    sensorHits: some(fc.nat(3)),
    sensors: some(fc.constantFrom('standard', 'torso-mounted', 'industrial')),
    actuatorDamage: some(
      fc.record({
        shoulderDestroyed: fc.boolean(),
        upperArmDestroyed: fc.boolean(),
        lowerArmDestroyed: fc.boolean(),
      }),
    ),
    targetingComputer: flag,
    prone: flag,
    steadyWhenProne: flag,
    skidded: flag,
    spotting: flag,
    actuatorEnhancement: flag,
    fireControl: some(fc.constantFrom('standard', 'industrial', 'primitive')),
    shield: some(fc.constantFrom('carried', 'passive')),
    secondaryTarget: some(
      fc.record({
        isSecondary: fc.boolean(),
        inFrontArc: fc.boolean(),
        arc: fc.constantFrom('front', 'left', 'right', 'rear'),
      }),
    ),
    indirectFire: some(
      fc.record({ isIndirect: fc.boolean(), spotterMovement: movement, spotterAttacked: fc.boolean() }),
    ),
    calledShot: flag,
    teammateCalledShot: flag,
    unitQuirks: some(quirks),
    weaponQuirks: some(quirks.map((ids) => ({ w: ids }))),
    abilities: some(abilities),
    weaponType: some(fc.constantFrom('PPC', 'Medium Laser')),
    weaponCategory: some(fc.constantFrom('energy', 'ballistic', 'missile')),
    targetId: some(fc.constantFrom('t1', 't2')),
    damageModifiers: some(
      fc.constant([{ id: 'own', name: 'Own', value: 1, source: 'damage', description: 'own' }]),
    ),
  })
  .map(dense) as fc.Arbitrary<IAttackerState>;

const target = fc
  .record({
    movementType: movement,
    hexesMoved: fc.nat(30),
    prone: flag,
    immobile: flag,
    partialCover: flag,
    isDodging: flag,
    stealth: flag,
    voidSignature: flag,
    chameleon: flag,
    homingPod: flag,
    superheavy: flag,
    stuck: flag,
    skidded: flag,
    tagged: flag,
    heat: some(fc.nat(30)),
    unitQuirks: some(quirks),
    abilities: some(abilities),
  })
  .map(dense) as fc.Arbitrary<ITargetState>;

const WEAPONS = ['Medium Laser', 'LRM 10', 'Medium VSP Laser', 'LB 10-X AC', 'Clan Mech Mortar-4'].map(
  itemNamed,
);
const LOADS = ['IS Ammo LRM-10 Semi-guided', 'LB 10-X Cluster Ammo', 'IS Precision Ammo AC/10'].map(
  ammunitionNamed,
);

const options = fc
  .record({
    ruleset: fc.constantFrom('standard', 'total-warfare'),
    minimumRange: some(fc.nat(6)),
    weaponId: some(fc.constant('w')),
    weapon: some(fc.constantFrom(...WEAPONS)),
    ammunition: some(fc.constantFrom(...LOADS)),
    targetTerrain: some(hexes),
    interveningTerrain: some(fc.array(hexes, { maxLength: 4 })),
    environment: some(
      fc.record({
        light: fc.constantFrom('day', 'night'),
        precipitation: fc.constantFrom('none', 'downpour'),
        fog: fc.constantFrom('none', 'heavy_fog'),
        wind: fc.constantFrom('none', 'storm'),
      }),
    ),
    aimed: some(fc.constantFrom('targeting-computer', 'immobile-head')),
  })
  .map(dense) as fc.Arbitrary<IToHitOptions>;

const range = fc.nat(20);
const RUNS = { numRuns: 2_000 };

describe('for any shot', () => {
  test('the number is the sum of its entries, and never NaN', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers, rawToHit, finalToHit, impossible, probability, baseToHit } = calculateToHit(
          from,
          to,
          at,
          hexesAway,
          how,
        );
        const sum = modifiers.reduce((total, { value }) => total + value, 0);
        expect(rawToHit).toBe(sum);
        expect(finalToHit).toBe(sum === Number.POSITIVE_INFINITY ? sum : Math.min(13, sum));
        expect(impossible).toBe(finalToHit >= 13);
        expect(baseToHit).toBe(from.gunnery);
        expect(probability >= 0 && probability <= 1).toBe(true);
        expect(modifiers.every(({ value }) => !Number.isNaN(value))).toBe(true);
      }),
      RUNS,
    );
  });

  test('no entry stands twice, none is 0 but the four that every shot has, and each has its words', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers } = calculateToHit(from, to, at, hexesAway, how);
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
        const atNothing = modifiers.filter(({ value }) => value === 0).map(({ id }) => id);
        for (const id of atNothing) {
          expect(['gunnery', 'range', 'attacker_movement', 'target_movement']).toContain(id);
        }
        expect(modifiers.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
      }),
      RUNS,
    );
  });

  test('an entry says what it is about, whatever shots came before', () => {
    const words = {
      short: 'short range',
      medium: 'medium range',
      long: 'long range',
      extreme: 'extreme range',
      out_of_range: 'out of range',
    };
    const count = (hexesAway: number) => (hexesAway === 1 ? '1 hex' : `${hexesAway} hexes`);
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers } = calculateToHit(from, to, at, hexesAway, how);
        const said = (id: string) => modifiers.find((entry) => entry.id === id)?.description;
        expect(said('gunnery')).toBe(`gunnery ${from.gunnery}`);
        expect(said('range')).toBe(`${words[at]} (${count(hexesAway)})`);
        expect(said('target_movement')).toBe(
          `target ${to.movementType === 'jump' ? 'jumped' : 'moved'} ${count(to.hexesMoved)}`,
        );
        expect(said('heat') ?? `heat ${from.heat}`).toBe(`heat ${from.heat}`);
      }),
      RUNS,
    );
  });

  test('toHitNumber is the finalToHit of calculateToHit', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { finalToHit } = calculateToHit(from, to, at, hexesAway, how);
        expect(toHitNumber(from, to, at, hexesAway, how)).toBe(finalToHit);
      }),
      RUNS,
    );
  });

  test('a prepared pair gives the same number on any line', () => {
    const lines = fc.array(
      fc.record({ at: bracket, hexesAway: range, between: hexes, cover: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(attacker, target, options, lines, (from, to, how, several) => {
        const prepared = prepareToHit(from, to, how);
        for (const { at, hexesAway, between, cover } of several) {
          const number = preparedToHitNumber(prepared, {
            bracket: at,
            range: hexesAway,
            interveningTerrain: points(between),
            targetTerrain: points(how.targetTerrain ?? []),
            partialCover: cover || inWater(to, how),
          });
          const hex = { interveningTerrain: between.filter(isWhole).map((type) => [type]) };
          expect(number).toBe(
            toHitNumber({ ...from }, { ...to, partialCover: cover }, at, hexesAway, { ...how, ...hex }),
          );
        }
      }),
      RUNS,
    );
  });

  test('the order of quirks and abilities does not matter', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const turned = <T extends { unitQuirks?: readonly string[]; abilities?: readonly string[] }>(
          state: T,
        ): T => ({
          ...state,
          ...(state.unitQuirks && { unitQuirks: [...state.unitQuirks].reverse() }),
          ...(state.abilities && { abilities: [...state.abilities].reverse() }),
        });
        expect(toHitNumber(turned(from), turned(to), at, hexesAway, how)).toBe(
          toHitNumber(from, to, at, hexesAway, how),
        );
      }),
      RUNS,
    );
  });

  test('an ability or quirk that is not listed changes nothing, and a listed one by what it says', () => {
    fc.assert(
      fc.property(attacker, target, bracket, range, options, (from, to, at, hexesAway, how) => {
        const { modifiers, rawToHit } = calculateToHit(from, to, at, hexesAway, how);
        for (const id of from.abilities ?? []) {
          if (modifiers.some((entry) => id.startsWith(entry.id))) continue;
          const without = { ...from, abilities: (from.abilities ?? []).filter((other) => other !== id) };
          expect(calculateToHit(without, to, at, hexesAway, how).rawToHit, id).toBe(rawToHit);
        }
      }),
      RUNS,
    );
  });

  test('Sniper and Range Master do not reach what is out of range', () => {
    const masters = fc.subarray([
      'sniper',
      'range_master_short',
      'range_master_out_of_range',
      'range_master_long',
    ]);
    fc.assert(
      fc.property(attacker, target, masters, range, options, (from, to, ids, hexesAway, how) => {
        const number = toHitNumber({ ...from, abilities: ids }, to, 'out_of_range', hexesAway, how);
        expect(number).toBe(Number.POSITIVE_INFINITY);
      }),
      RUNS,
    );
  });
});

const POINTS: Readonly<Record<string, number>> = {
  light_woods: 1,
  heavy_woods: 2,
  light_jungle: 1,
  heavy_jungle: 2,
  ultra_heavy_woods: 3,
  ultra_heavy_jungle: 3,
  heavy_industrial: 1,
  light_smoke: 1,
  heavy_smoke: 2,
};

/** Half points are another test's. */
const isWhole = (type: string): boolean => type !== 'planted_field';

const points = (types: readonly unknown[]): number =>
  types.reduce<number>((sum, type) => sum + (POINTS[type as string] ?? 0), 0);

const inWater = ({ prone, superheavy }: ITargetState, { targetTerrain = [] }: IToHitOptions): boolean =>
  !prone && !superheavy && targetTerrain.includes('water');
