import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AbilityId,
  canUseEdge,
  createEdgeState,
  EDGE_TRIGGERS,
  type EdgeTriggerId,
  hasQuirk,
  hasSPA,
  QUIRK_CATALOG,
  type QuirkId,
  SPA_CATALOG,
  type TerrainFeature,
  type TerrainType,
  UNIT_QUIRK_IDS,
  type UnitQuirkId,
  useEdge,
  WEAPON_QUIRK_IDS,
  type WeaponQuirkId,
} from '../../src/index.js';
import { starterUnit } from '../battle/sample-battle.js';

// Each line below a `@ts-expect-error` holds a typo: `npm run types` fails if one of them compiles.

const { quirks } = starterUnit('locust-lct-1v');
const edge = createEdgeState(1);

describe('A quirk, an ability, a trigger or a terrain with a typo in it does not compile', () => {
  it('in the lists of ids', () => {
    expect(UNIT_QUIRK_IDS.LOW_PROFILE).toBe('low_profile');
    expectTypeOf(UNIT_QUIRK_IDS.LOW_PROFILE).toEqualTypeOf<'low_profile'>();
    expectTypeOf(WEAPON_QUIRK_IDS.ACCURATE).toEqualTypeOf<'accurate'>();
    // @ts-expect-error
    expect(UNIT_QUIRK_IDS.LOW_PROFLE).toBeUndefined();
    // @ts-expect-error
    expect(WEAPON_QUIRK_IDS.ACURATE).toBeUndefined();
  });

  it('in the catalogs', () => {
    expect(QUIRK_CATALOG.low_profile.id).toBe('low_profile');
    expect(SPA_CATALOG.iron_man.id).toBe('iron_man');
    expect(EDGE_TRIGGERS.reroll_psr.id).toBe('reroll_psr');
    // @ts-expect-error
    expect(QUIRK_CATALOG.low_profle).toBeUndefined();
    // @ts-expect-error
    expect(SPA_CATALOG.iron_mann).toBeUndefined();
    // @ts-expect-error
    expect(EDGE_TRIGGERS.reroll_prs).toBeUndefined();
  });

  it('in a question about a unit or a pilot', () => {
    expect(hasQuirk(quirks, 'low_profile')).toBe(quirks.includes('low_profile'));
    expect(hasQuirk(['cowl'], 'cowl')).toBe(true);
    expect(hasSPA(['iron-man'], 'iron_man')).toBe(true);
    expect(hasSPA(['iron_man'], 'iron-man')).toBe(true);
    // @ts-expect-error
    expect(hasQuirk(quirks, 'low_profle')).toBe(false);
    // @ts-expect-error
    expect(() => hasSPA([], 'iron_mann')).toThrow(RangeError);
  });

  it('in a trigger of Edge', () => {
    expect(canUseEdge(edge, 'reroll_psr')).toBe(true);
    expect(useEdge(edge, 'reroll_psr', 1, 'red-1', 'a fall').remainingPoints).toBe(0);
    // @ts-expect-error
    expect(canUseEdge(edge, 'reroll_prs')).toBe(false);
    // @ts-expect-error
    expect(() => useEdge(edge, 'reroll_prs', 1, 'red-1', 'a fall')).toThrow(RangeError);
  });

  it('in a terrain', () => {
    const woods: TerrainFeature[] = ['light_woods', { type: 'water', level: 1 }];
    // @ts-expect-error
    const typo: TerrainFeature[] = ['light_wood', { type: 'watr', level: 1 }];
    expect(woods).not.toEqual(typo);
  });
});

describe('A string that was read somewhere', () => {
  it('may be asked for whatever it says: files hold quirks that nobody knows', () => {
    for (const read of quirks) expect(hasQuirk(quirks, read)).toBe(true);
    const trigger: string = ['reroll', 'nothing'].join('_');
    expect(canUseEdge(edge, trigger)).toBe(false);
  });
});

it('the types hold exactly what the catalogs hold', () => {
  expectTypeOf<keyof typeof QUIRK_CATALOG>().toEqualTypeOf<QuirkId>();
  expectTypeOf<UnitQuirkId | WeaponQuirkId>().toEqualTypeOf<QuirkId>();
  expectTypeOf<keyof typeof SPA_CATALOG>().toEqualTypeOf<AbilityId>();
  expectTypeOf<keyof typeof EDGE_TRIGGERS>().toExtend<EdgeTriggerId>();
  expectTypeOf<string>().not.toExtend<QuirkId>();
  expectTypeOf<string>().not.toExtend<AbilityId>();
  expectTypeOf<string>().not.toExtend<TerrainType>();
});
