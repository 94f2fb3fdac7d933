import { describe, expect, it } from 'vitest';
import {
  calculateAttackerQuirkModifiers,
  getQuirkCatalogSize,
  getQuirksByCategory,
  getQuirksForPipeline,
  getWeaponQuirks,
  hasLowProfile,
  hasNoArms,
  hasQuirk,
  type IAttackerState,
  type ITargetState,
  isLowArmsRestricted,
  QUIRK_CATALOG,
  UNIT_QUIRK_IDS,
  WEAPON_QUIRK_IDS,
} from '../../../src/index.js';
import { inBoth, numberOf, shoot, shooter, standing } from '../shot.js';

const TARGETING = [
  'improved_targeting_short',
  'improved_targeting_medium',
  'improved_targeting_long',
  'poor_targeting_short',
  'poor_targeting_medium',
  'poor_targeting_long',
];
const DEFENSIVE = ['distracting', 'low_profile'];
const PILOTING = ['easy_to_pilot', 'stable', 'hard_to_pilot', 'unbalanced', 'cramped_cockpit'];
const PHYSICAL = ['battle_fists_la', 'battle_fists_ra', 'no_arms', 'low_arms'];
const INITIATIVE = ['command_mech', 'battle_computer'];
const COMBAT = ['sensor_ghosts', 'multi_trac'];
const CRIT = ['rugged_1', 'rugged_2', 'protected_actuators', 'exposed_actuators'];
const WEAPON = ['accurate', 'inaccurate', 'stable_weapon', 'improved_cooling', 'poor_cooling', 'no_cooling'];
const UNIT = [...TARGETING, ...DEFENSIVE, ...PILOTING, ...PHYSICAL, ...INITIATIVE, ...COMBAT, ...CRIT];

const sorted = (ids: readonly string[]) => [...ids].sort();
const idsOf = (entries: readonly { readonly id: string }[]) => sorted(entries.map(({ id }) => id));

describe('ids', () => {
  it('Unit quirk ID constants: 25 ids as unit files have them, by their names in capitals', () => {
    expect(sorted(Object.values(UNIT_QUIRK_IDS))).toEqual(sorted(UNIT));
    expect(UNIT).toHaveLength(25);
    expect(UNIT_QUIRK_IDS.IMPROVED_TARGETING_SHORT).toBe('improved_targeting_short');
    expect(UNIT_QUIRK_IDS.BATTLE_FISTS_LA).toBe('battle_fists_la');
    for (const [key, id] of Object.entries(UNIT_QUIRK_IDS)) expect(key).toBe(id.toUpperCase());
  });

  it('Weapon quirk ID constants: 6 ids', () => {
    expect(sorted(Object.values(WEAPON_QUIRK_IDS))).toEqual(sorted(WEAPON));
    expect(WEAPON_QUIRK_IDS.STABLE_WEAPON).toBe('stable_weapon');
    for (const [key, id] of Object.entries(WEAPON_QUIRK_IDS)) expect(key).toBe(id.toUpperCase());
  });
});

describe('the catalog of quirks', () => {
  it('Quirk catalog structure: id, name, category, pipelines, combatEffect, isPositive', () => {
    const categories = 'targeting defensive piloting physical initiative combat crit weapon'.split(' ');
    const pipelines = 'to-hit psr initiative physical damage heat crit'.split(' ');
    for (const [id, entry] of Object.entries(QUIRK_CATALOG)) {
      expect(entry.id).toBe(id);
      expect(entry.name).toMatch(/\S/);
      expect(categories).toContain(entry.category);
      expect(entry.pipelines.length).toBeGreaterThan(0);
      expect(entry.pipelines.filter((pipeline) => !pipelines.includes(pipeline))).toEqual([]);
      expect(entry.combatEffect).toMatch(/\S/);
      expect(entry.isPositive).toBeTypeOf('boolean');
    }
  });

  it('Quirk catalog completeness: 6 + 2 + 5 + 4 + 2 + 2 + 4 + 6 entries', () => {
    expect(idsOf(getQuirksByCategory('targeting'))).toEqual(sorted(TARGETING));
    expect(idsOf(getQuirksByCategory('defensive'))).toEqual(sorted(DEFENSIVE));
    expect(idsOf(getQuirksByCategory('piloting'))).toEqual(sorted(PILOTING));
    expect(idsOf(getQuirksByCategory('physical'))).toEqual(sorted(PHYSICAL));
    expect(idsOf(getQuirksByCategory('initiative'))).toEqual(sorted(INITIATIVE));
    expect(idsOf(getQuirksByCategory('combat'))).toEqual(sorted(COMBAT));
    expect(idsOf(getQuirksByCategory('crit'))).toEqual(sorted(CRIT));
    expect(idsOf(getQuirksByCategory('weapon'))).toEqual(sorted(WEAPON));
    expect(Object.keys(QUIRK_CATALOG)).toHaveLength(31);
  });

  it('Get quirk catalog size: 26, the variants of one quirk counting once (docs/rules/standard.md)', () => {
    expect(getQuirkCatalogSize()).toBe(26);
  });

  it('Get quirks by pipeline: 13 act on to-hit', () => {
    const expected = [...TARGETING, ...DEFENSIVE, ...COMBAT, ...['accurate', 'inaccurate', 'stable_weapon']];
    expect(idsOf(getQuirksForPipeline('to-hit'))).toEqual(sorted(expected));
    expect(expected).toHaveLength(13);
  });

  it('puts the quirks of the other pipelines where their effect is', () => {
    expect(idsOf(getQuirksForPipeline('psr'))).toEqual(sorted(PILOTING));
    expect(idsOf(getQuirksForPipeline('initiative'))).toEqual(sorted(INITIATIVE));
    expect(idsOf(getQuirksForPipeline('physical'))).toEqual(sorted(PHYSICAL));
    expect(idsOf(getQuirksForPipeline('crit'))).toEqual(sorted(CRIT));
    expect(idsOf(getQuirksForPipeline('heat'))).toEqual(['improved_cooling', 'no_cooling', 'poor_cooling']);
  });

  it('Get quirks by category: 5 of piloting', () => {
    expect(idsOf(getQuirksByCategory('piloting'))).toEqual(sorted(PILOTING));
    expect(getQuirksByCategory('piloting')).toHaveLength(5);
  });

  it('tells what helps from what hampers', () => {
    const hampering = Object.values(QUIRK_CATALOG).filter(({ isPositive }) => !isPositive);
    expect(idsOf(hampering)).toEqual(
      sorted([
        'poor_targeting_short',
        'poor_targeting_medium',
        'poor_targeting_long',
        'hard_to_pilot',
        'unbalanced',
        'cramped_cockpit',
        'no_arms',
        'low_arms',
        'sensor_ghosts',
        'exposed_actuators',
        'inaccurate',
        'poor_cooling',
        'no_cooling',
      ]),
    );
  });

  it('cannot be changed by who reads it', () => {
    expect(Object.isFrozen(QUIRK_CATALOG)).toBe(true);
    expect(Object.values(QUIRK_CATALOG).every((entry) => Object.isFrozen(entry))).toBe(true);
    expect(Object.isFrozen(UNIT_QUIRK_IDS)).toBe(true);
    expect(Object.isFrozen(WEAPON_QUIRK_IDS)).toBe(true);
  });
});

describe('questions about a unit', () => {
  it('Check if unit has quirk', () => {
    expect(hasQuirk(['distracting', 'stable'], 'stable')).toBe(true);
    expect(hasQuirk(['distracting'], 'stable')).toBe(false);
    expect(hasQuirk([], 'stable')).toBe(false);
    expect(hasQuirk(undefined, 'stable')).toBe(false);
  });

  it('knows a quirk by the shorter id of unit files, too', () => {
    expect(hasQuirk(['easy_pilot'], 'easy_to_pilot')).toBe(true);
    const read: string = 'imp_target_med';
    expect(hasQuirk(['improved_targeting_medium'], read)).toBe(true);
  });

  it('Get weapon quirks by ID, and none for what is not there', () => {
    const weaponQuirks = { 'laser-1': ['accurate', 'improved_cooling'] };
    expect(getWeaponQuirks(weaponQuirks, 'laser-1')).toEqual(['accurate', 'improved_cooling']);
    expect(getWeaponQuirks(weaponQuirks, 'laser-2')).toEqual([]);
    expect(getWeaponQuirks(weaponQuirks, 'toString')).toEqual([]);
    expect(getWeaponQuirks(undefined, 'laser-1')).toEqual([]);
  });

  it('hasLowProfile helper', () => {
    expect(hasLowProfile(['stable', 'low_profile'])).toBe(true);
    expect(hasLowProfile(['stable'])).toBe(false);
    expect(hasLowProfile([])).toBe(false);
  });

  it('hasNoArms helper', () => {
    expect(hasNoArms(['no_arms'])).toBe(true);
    expect(hasNoArms(['low_arms'])).toBe(false);
    expect(hasNoArms([])).toBe(false);
  });

  it('isLowArmsRestricted helper: only against a target that stands higher', () => {
    expect(isLowArmsRestricted(['low_arms'], 1)).toBe(true);
    expect(isLowArmsRestricted(['low_arms'], 3)).toBe(true);
    expect(isLowArmsRestricted(['low_arms'], 0)).toBe(false);
    expect(isLowArmsRestricted(['low_arms'], -1)).toBe(false);
    expect(isLowArmsRestricted(['no_arms'], 1)).toBe(false);
    expect(isLowArmsRestricted([], 1)).toBe(false);
  });
});

describe('the quirks of a shot', () => {
  const attacker = shooter({
    movementType: 'run',
    secondaryTarget: { isSecondary: true, inFrontArc: true },
    unitQuirks: ['improved_targeting_medium', 'poor_targeting_long', 'sensor_ghosts', 'multi_trac'],
    weaponQuirks: { 'laser-1': ['accurate', 'stable_weapon'], 'laser-2': ['inaccurate'] },
  });
  const target = standing({ unitQuirks: ['distracting', 'low_profile'] });
  const valuesOf = (...shot: Parameters<typeof calculateAttackerQuirkModifiers>) =>
    Object.fromEntries(calculateAttackerQuirkModifiers(...shot).map(({ id, value }) => [id, value]));

  it('calculateAttackerQuirkModifiers aggregates all quirk modifiers', () => {
    expect(valuesOf(attacker, target, 'medium', 'laser-1')).toEqual({
      improved_targeting_medium: -1,
      sensor_ghosts: 1,
      multi_trac: -1,
      distracting: 1,
      low_profile: 1,
      accurate: -1,
      stable_weapon: -1,
    });
    expect(valuesOf(attacker, target, 'long', 'laser-2')).toEqual({
      poor_targeting_long: 1,
      sensor_ghosts: 1,
      multi_trac: -1,
      distracting: 1,
      low_profile: 1,
      inaccurate: 1,
    });
    expect(valuesOf(attacker, { ...target, partialCover: true }, 'short')).toEqual({
      sensor_ghosts: 1,
      multi_trac: -1,
      distracting: 1,
    });
  });

  it('Empty quirk arrays return no modifiers', () => {
    const none = { unitQuirks: [], weaponQuirks: {} };
    expect(calculateAttackerQuirkModifiers(shooter(none), standing(none), 'medium')).toEqual([]);
    expect(calculateAttackerQuirkModifiers(shooter(none), standing(none), 'medium', 'laser-1')).toEqual([]);
    expect(calculateAttackerQuirkModifiers(shooter(), standing(), 'medium')).toEqual([]);
  });

  it('Weapon quirks only applied when weapon ID provided', () => {
    expect(valuesOf(attacker, target, 'short')).toEqual({
      sensor_ghosts: 1,
      multi_trac: -1,
      distracting: 1,
      low_profile: 1,
    });
  });

  it('are the entries that the whole calculation lists, each with its words', () => {
    const shot = { by: attacker, at: target, bracket: 'medium', options: { weaponId: 'laser-1' } } as const;
    const listed = shoot(shot).modifiers.filter(({ source }) => source === 'quirk');
    expect(listed).toEqual(calculateAttackerQuirkModifiers(attacker, target, 'medium', 'laser-1'));
    for (const { name, description } of listed) expect(name && description).toMatch(/\S/);
  });

  it('leave out Distracting, and Low Profile as cover, in total-warfare', () => {
    const book = { ruleset: 'total-warfare' } as const;
    expect(valuesOf(attacker, target, 'medium', 'laser-1', book)).toEqual({
      improved_targeting_medium: -1,
      sensor_ghosts: 1,
      multi_trac: -1,
      accurate: -1,
      stable_weapon: -1,
    });
  });

  it('are ignored where no rule knows them (docs/rules/standard.md)', () => {
    expect(inBoth({ by: { unitQuirks: ['good_rep_1', 'no such quirk'] } })).toEqual([4, 4]);
  });
});

describe('quirk fields of the states', () => {
  it('unitQuirks field on IAttackerState: a list of ids, and optional', () => {
    const unitQuirks: readonly string[] = Object.freeze(['sensor_ghosts']);
    const without: IAttackerState = { gunnery: 4, movementType: 'stationary', heat: 0 };
    const withQuirks: IAttackerState = { ...without, unitQuirks };
    expect(numberOf({ by: withQuirks })).toBe(5);
    expect(numberOf({ by: without })).toBe(4);
  });

  it('weaponQuirks field on IAttackerState: lists by weapon id, and optional', () => {
    const weaponQuirks: Readonly<Record<string, readonly string[]>> = Object.freeze({ ppc: ['accurate'] });
    const without: IAttackerState = { gunnery: 4, movementType: 'stationary', heat: 0 };
    const withQuirks: IAttackerState = { ...without, weaponQuirks };
    expect(numberOf({ by: withQuirks, options: { weaponId: 'ppc' } })).toBe(3);
    expect(numberOf({ by: without, options: { weaponId: 'ppc' } })).toBe(4);
  });

  it('unitQuirks field on ITargetState: a list of ids, and optional', () => {
    const unitQuirks: readonly string[] = Object.freeze(['distracting']);
    const without: ITargetState = { movementType: 'stationary', hexesMoved: 0 };
    const withQuirks: ITargetState = { ...without, unitQuirks };
    expect(numberOf({ at: withQuirks })).toBe(5);
    expect(numberOf({ at: without })).toBe(4);
  });
});
