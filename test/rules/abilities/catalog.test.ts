import { describe, expect, it } from 'vitest';
import {
  calculateAttackerSPAModifiers,
  getSPACatalogSize,
  getSPAsByCategory,
  getSPAsForPipeline,
  hasSPA,
  type IAttackerState,
  type ITargetState,
  SPA_CATALOG,
} from '../../../src/index.js';
import { isKnownAbility } from '../../../src/rules/abilities/index.js';
import { numberOf, shoot, shooter, standing } from '../shot.js';

const GUNNERY = [
  'weapon_specialist',
  'gunnery_specialist',
  'blood_stalker',
  'range_master',
  'sniper',
  'multi_tasker',
  'cluster_hitter',
  'marksman',
  'sandblaster',
  'oblique_attacker',
  'sharpshooter',
];
const PILOTING = [
  'jumping_jack',
  'dodge_maneuver',
  'melee_specialist',
  'melee_master',
  'maneuvering_ace',
  'terrain_master',
  'acrobat',
  'cross_country',
  'heavy_lifter',
  'animal_mimicry',
];
const DEFENSIVE = ['evasive', 'natural_grace'];
const TACTICAL = ['speed_demon', 'combat_intuition', 'antagonizer'];
const MISC = [
  'tactical_genius',
  'pain_resistance',
  'iron_man',
  'hot_dog',
  'edge',
  'toughness',
  'cool_under_fire',
  'some_like_it_hot',
  'multi_target',
  'iron_will',
];

const sorted = (ids: readonly string[]) => [...ids].sort();
const idsOf = (entries: readonly { readonly id: string }[]) => sorted(entries.map(({ id }) => id));

describe('the catalog of special abilities', () => {
  it('holds 36 abilities, each under the category of its requirement', () => {
    expect(Object.keys(SPA_CATALOG)).toHaveLength(36);
    expect(getSPACatalogSize()).toBe(36);
    expect(idsOf(getSPAsByCategory('gunnery'))).toEqual(sorted(GUNNERY));
    expect(idsOf(getSPAsByCategory('piloting'))).toEqual(sorted(PILOTING));
    expect(idsOf(getSPAsByCategory('defensive'))).toEqual(sorted(DEFENSIVE));
    expect(idsOf(getSPAsByCategory('tactical'))).toEqual(sorted(TACTICAL));
    expect(idsOf(getSPAsByCategory('misc'))).toEqual(sorted(MISC));
  });

  it('tells of each what it does, and in which pipelines', () => {
    const pipelines = 'to-hit psr initiative physical damage heat crit'.split(' ');
    for (const [id, entry] of Object.entries(SPA_CATALOG)) {
      expect(entry.id).toBe(id);
      expect(entry.name).toMatch(/\S/);
      expect(entry.combatEffect).toMatch(/\S/);
      expect(entry.pipelines.length).toBeGreaterThan(0);
      expect(entry.pipelines.filter((pipeline) => !pipelines.includes(pipeline))).toEqual([]);
    }
  });

  it('finds the abilities of a pipeline', () => {
    expect(idsOf(getSPAsForPipeline('to-hit'))).toEqual(
      expect.arrayContaining([
        'weapon_specialist',
        'gunnery_specialist',
        'blood_stalker',
        'range_master',
        'sniper',
        'multi_tasker',
        'multi_target',
        'marksman',
        'oblique_attacker',
        'sharpshooter',
        'jumping_jack',
        'dodge_maneuver',
        'evasive',
        'pain_resistance',
        'some_like_it_hot',
      ]),
    );
    expect(idsOf(getSPAsForPipeline('initiative'))).toEqual(['combat_intuition', 'tactical_genius']);
    expect(idsOf(getSPAsForPipeline('heat'))).toEqual(
      expect.arrayContaining(['cool_under_fire', 'hot_dog', 'speed_demon']),
    );
    expect(idsOf(getSPAsForPipeline('psr'))).toEqual(
      expect.arrayContaining([
        'acrobat',
        'animal_mimicry',
        'cross_country',
        'maneuvering_ace',
        'natural_grace',
        'pain_resistance',
        'terrain_master',
      ]),
    );
  });

  it('tells which abilities are chosen for something', () => {
    const designated = Object.values(SPA_CATALOG).filter(({ requiresDesignation }) => requiresDesignation);
    expect(idsOf(designated)).toEqual(
      sorted(['weapon_specialist', 'gunnery_specialist', 'blood_stalker', 'range_master', 'animal_mimicry']),
    );
  });

  it('cannot be changed by who reads it', () => {
    expect(Object.isFrozen(SPA_CATALOG)).toBe(true);
    expect(Object.values(SPA_CATALOG).every((entry) => Object.isFrozen(entry))).toBe(true);
  });
});

describe('spellings of an ability', () => {
  it('hasSPA knows what a pilot has', () => {
    expect(hasSPA(['sniper', 'iron_man'], 'iron_man')).toBe(true);
    expect(hasSPA(['sniper'], 'iron_man')).toBe(false);
    expect(hasSPA([], 'iron_man')).toBe(false);
    expect(hasSPA(undefined, 'iron_man')).toBe(false);
  });

  it('kebab-case means the same', () => {
    expect(hasSPA(['multi-tasker'], 'multi_tasker')).toBe(true);
    expect(hasSPA(['multi_tasker'], 'multi-tasker')).toBe(true);
    expect(numberOf({ by: { abilities: ['some-like-it-hot'], heat: 13 } })).toBe(5);
    expect(numberOf({ by: { abilities: ['range-master-long'] }, bracket: 'long' })).toBe(4);
  });

  it("MegaMek's own ids mean the same", () => {
    expect(hasSPA(['specialist'], 'gunnery_specialist')).toBe(true);
    expect(hasSPA(['hvy_lifter'], 'heavy_lifter')).toBe(true);
    expect(hasSPA(['animal_mimic'], 'animal_mimicry')).toBe(true);
    expect(numberOf({ by: { abilities: ['specialist_energy'], weaponCategory: 'energy' } })).toBe(3);
  });

  it('a designation as a suffix names the ability', () => {
    expect(hasSPA(['weapon_specialist_medium_laser'], 'weapon_specialist')).toBe(true);
    expect(hasSPA(['range_master_medium'], 'range_master')).toBe(true);
    expect(hasSPA(['gunnery_specialist_energy'], 'gunnery_specialist')).toBe(true);
    expect(hasSPA(['gunnery_specialist_energy'], 'weapon_specialist')).toBe(false);
    expect(
      numberOf({ by: { abilities: ['weapon-specialist-medium-laser'], weaponType: 'Medium Laser' } }),
    ).toBe(2);
  });

  it('an explicit designation wins over a suffix', () => {
    const by = { abilities: ['range_master_medium'], designatedRangeBracket: 'long' } as const;
    expect(numberOf({ by, bracket: 'medium' })).toBe(6);
    expect(numberOf({ by, bracket: 'long' })).toBe(4);
  });

  it('counts an ability once, however often and in whichever spelling it is listed', () => {
    expect(numberOf({ by: { abilities: ['sniper', 'Sniper', 'sniper'] }, bracket: 'long' })).toBe(6);
    const abilities = ['jumping_jack', 'jumping-jack'];
    expect(numberOf({ by: { abilities, movementType: 'jump' } })).toBe(5);
  });

  it('refuses what is no ability, and a designation that does not fit (docs/rules/standard.md)', () => {
    expect(() => shoot({ by: { abilities: ['no_such_ability'] } })).toThrow(RangeError);
    expect(() => shoot({ by: { abilities: ['no_such_ability'] } })).toThrow(/abilities.*no_such_ability/);
    expect(() => shoot({ at: { abilities: ['no_such_ability'] } })).toThrow(/no_such_ability/);
    expect(() => shoot({ by: { abilities: ['range_master_nearby'] } })).toThrow(/range_master_nearby/);
    expect(() => shoot({ by: { abilities: ['gunnery_specialist_melee'] } })).toThrow(
      /gunnery_specialist_melee/,
    );
    expect(() => shoot({ by: { abilities: ['sniper_long'] } })).toThrow(/sniper_long/);
  });
});

describe('the abilities of a shot', () => {
  const by = {
    movementType: 'jump',
    heat: 8,
    pilotWounds: 1,
    calledShot: true,
    secondaryTarget: { isSecondary: true, inFrontArc: true },
    weaponType: 'Medium Laser',
    weaponCategory: 'energy',
    abilities: [
      'weapon_specialist_medium_laser',
      'gunnery_specialist_energy',
      'sniper',
      'multi_tasker',
      'marksman',
      'sharpshooter',
      'jumping_jack',
      'pain_resistance',
      'some_like_it_hot',
      'iron_man',
    ],
  } as const;
  const at = { movementType: 'run', hexesMoved: 3, abilities: ['evasive'] } as const;
  const expected = {
    weapon_specialist: -2,
    gunnery_specialist: -1,
    sniper: -2,
    multi_tasker: -1,
    marksman: -1,
    sharpshooter: -1,
    jumping_jack: -2,
    pain_resistance: -1,
    some_like_it_hot: -1,
    evasive: 1,
  };

  it('SPAs checked during to-hit calculation', () => {
    const { modifiers, rawToHit } = shoot({ by, at, bracket: 'long' });
    const ofAbilities = modifiers.filter(({ source }) => source === 'spa');
    expect(Object.fromEntries(ofAbilities.map(({ id, value }) => [id, value]))).toEqual(expected);
    // Gunnery 4, long 4, jumped 3, target moved 1, heat 1, wound 1, secondary 1, called 3, abilities -11.
    expect(rawToHit).toBe(7);
  });

  it('are also to be had alone', () => {
    const alone = calculateAttackerSPAModifiers(shooter(by), standing(at), 'long');
    expect(Object.fromEntries(alone.map(({ id, value }) => [id, value]))).toEqual(expected);
    for (const { name, description } of alone) expect(name && description).toMatch(/\S/);
    expect(calculateAttackerSPAModifiers(shooter(), standing(), 'long')).toEqual([]);
  });

  it('are fewer in total-warfare, which knows no rule for some', () => {
    const alone = calculateAttackerSPAModifiers(shooter(by), standing(at), 'long', {
      ruleset: 'total-warfare',
    });
    expect(Object.fromEntries(alone.map(({ id, value }) => [id, value]))).toEqual({
      weapon_specialist: -2,
      sniper: -2,
      multi_tasker: -1,
      jumping_jack: -2,
      some_like_it_hot: -1,
    });
  });

  it('add up to the same in any order', () => {
    const reversed = { ...by, abilities: [...by.abilities].reverse() };
    expect(numberOf({ by: reversed, at, bracket: 'long' })).toBe(7);
  });
});

describe('an id of an ability', () => {
  it('is known however it is spelled, with its choice or without; another is not', () => {
    for (const id of ['sniper', ' Sniper ', 'MULTI-TASKER', 'range_master_long', 'weapon_specialist_ppc']) {
      expect(isKnownAbility(id), id).toBe(true);
    }
    for (const id of ['', 'snipper', 'range_master_close']) expect(isKnownAbility(id), id).toBe(false);
  });
});

describe('ability fields of the states', () => {
  it('Abilities field on IAttackerState: a list of ids, and optional', () => {
    const abilities: readonly string[] = Object.freeze(['sniper']);
    const without: IAttackerState = { gunnery: 4, movementType: 'stationary', heat: 0 };
    const withAbilities: IAttackerState = { ...without, abilities };
    expect(numberOf({ by: withAbilities, bracket: 'long' })).toBe(6);
    expect(numberOf({ by: without, bracket: 'long' })).toBe(8);
  });

  it('Abilities field on ITargetState: a list of ids, and optional', () => {
    const abilities: readonly string[] = Object.freeze(['evasive']);
    const without: ITargetState = { movementType: 'run', hexesMoved: 3 };
    const withAbilities: ITargetState = { ...without, abilities };
    expect(numberOf({ at: withAbilities })).toBe(6);
    expect(numberOf({ at: without })).toBe(5);
  });
});
