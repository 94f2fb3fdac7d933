import { describe, expect, it } from 'vitest';
import { calculateClusterModifier, rollWeaponHits } from '../../../src/rules/cluster/index.js';
import { extendRuleset, rulesetOf } from '../../../src/rules/ruleset.js';
import { calculateVolleyOdds } from '../../../src/rules/volley/index.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';
import { effectOf } from './fired.js';

const { weapons } = rulesetOf('total-warfare');

/** What another edition states of weapons, all at once. */
const ruleset = extendRuleset('total-warfare', {
  name: 'another edition',
  weapons: {
    families: {
      ...weapons.families,
      mrm: { groupPoints: 5, unservedClusterModifier: -1 },
      atm: { groupPoints: 6, guidance: 2 },
    },
    traits: {
      ...weapons.traits,
      flamer: { damageAsHeat: 'besides' },
      'machine-gun-array': { countsGuns: true, clusterModifier: 2 },
    },
    munitions: {
      ...weapons.munitions,
      'semi-guided': { semiGuided: { untagged: -1, direct: 2, indirect: 0 } },
    },
    linked: { ...weapons.linked, apollo: { clusterModifier: 0 } },
    jams: { ...weapons.jams, 'for-good': { upTo: [0], misses: true } },
  },
  cluster: { antiMissileStopsAll: true, antiMissileVolleys: 2, singleMissileShotDown: [4, 5, 6] },
});
const book = { ruleset: 'total-warfare' } as const;
const other = { ruleset };

describe('Another edition may say', () => {
  it('that MRMs scatter unless an Apollo serves them: of 20, a 9 is 12, and 16 with it', () => {
    const weapon = itemNamed('MRM 20');
    const linkedTo = itemNamed('Apollo MRM FCS');
    const nine = () => scriptedDice(4, 5);
    expect([rollWeaponHits({ weapon }, nine(), book), rollWeaponHits({ weapon }, nine(), other)]).toEqual([
      16, 12,
    ]);
    expect([
      rollWeaponHits({ weapon, linkedTo }, nine(), book),
      rollWeaponHits({ weapon, linkedTo }, nine(), other),
    ]).toEqual([12, 16]);
  });

  it('that an array of machine guns adds 2 to its cluster roll', () => {
    const weapon = itemNamed('Machine Gun Array');
    expect([book, other].map((options) => calculateClusterModifier({ weapon }, options))).toEqual([0, 2]);
  });

  it('what semi-guided missiles do with a TAG and without', () => {
    const weapon = itemNamed('LRM 20');
    const shot = { weapon, ammunition: ammunitionNamed('lrm-20-semi-guided-ammo') };
    const modifier = (tagged: boolean, indirect: boolean) =>
      calculateClusterModifier({ ...shot, targetTagged: tagged, indirectFire: indirect }, other);
    expect([modifier(false, false), modifier(true, false), modifier(true, true)]).toEqual([-1, 2, 0]);
    expect(calculateClusterModifier({ ...shot, targetTagged: true }, book)).toBe(0);
  });

  it('that missiles which an anti-missile system brings below 2 are all stopped: LRM 5, a roll of 5', () => {
    const volley = { weapon: itemNamed('LRM 5'), antiMissile: true };
    const hits = (options: typeof book | typeof other) => rollWeaponHits(volley, scriptedDice(2, 3), options);
    expect([hits(book), hits(other)]).toEqual([1, 0]);
  });

  it('that one anti-missile system meets two volleys in a turn', () => {
    const shot = { needed: 2, damagePerHit: 1, clusterSize: 5, missiles: true };
    const means = (options: typeof book | typeof other) =>
      calculateVolleyOdds([shot, shot, shot], { antiMissileSystems: 1, ...options }).shots.map(
        ({ expected }) => expected,
      );
    const [first, second, third] = means(book);
    expect(second).toBeGreaterThan(first as number);
    expect(third).toBe(second);
    const [one, two, three] = means(other);
    expect(two).toBe(one);
    expect(three).toBe(third);
  });

  it('on which dice a missile that comes alone is shot down; the odds are the same', () => {
    const shot = { needed: 2, damagePerHit: 20, missiles: true };
    for (const options of [book, other]) {
      expect(calculateVolleyOdds([shot], { antiMissileSystems: 1, ...options }).expected).toBe(10);
    }
  });

  it('that ATMs strike in groups of six points', () => {
    expect(effectOf('ATM 9', other).groupPoints).toBe(6);
    expect(effectOf('ATM 9', book).groupPoints).toBe(5);
  });

  it('that flamers burn and heat in one', () => {
    expect(effectOf('Heavy Flamer', other)).toMatchObject({ points: 4, heatEach: 4 });
    expect(effectOf('Heavy Flamer', book)).toMatchObject({ points: 4, heatEach: 0 });
  });

  it('that Ultra autocannons never jam', () => {
    expect(effectOf('Ultra AC/5', { ...other, shots: 2 }).jamsUpTo).toBe(0);
    expect(effectOf('Rotary AC/5', { ...other, shots: 6 }).jamsUpTo).toBe(4);
  });
});
