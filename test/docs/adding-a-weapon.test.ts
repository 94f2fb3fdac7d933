import { describe, expect, it } from 'vitest';
import { sensibleFire } from '../../src/battle/bots/sensible/gunner.js';
import { volleyOdds } from '../../src/battle/odds/volley-odds.js';
import { weaponAttackOf } from '../../src/battle/weapons/weapon-attack-of.js';
import { type Ammunition, type Catalog, createCatalog, type Weapon } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { extendRuleset, rulesetOf } from '../../src/rules/ruleset.js';
import { customMech, mechWith } from '../battle/custom-mech.js';
import { botExpects } from '../battle/odds/attack-with.js';
import { sampleBattle } from '../battle/sample-battle.js';
import { redFires } from '../battle/shooting-range.js';
import { ammunitionNamed, itemNamed } from '../rules/items.js';

function weaponNamed(name: string): Weapon {
  const item = itemNamed(name);
  if (item.kind !== 'weapon') throw new Error(`"${name}" is no weapon`);
  return item;
}

/** The official catalog, and what a garden needs. */
const catalogWith = (...items: (Weapon | Ammunition)[]): Catalog =>
  createCatalog([...officialCatalog.items, ...items]);

const battleWith = (catalog: Catalog, slots: readonly string[], dice: readonly number[], own = {}) =>
  sampleBattle({
    red: [{ unit: mechWith(catalog, { slots: { RT: slots } }), at: [5, 14], facing: 0 }],
    blue: [{ unit: customMech(), at: [5, 11], facing: 3 }],
    dice,
    ...own,
  });

const CT = [3, 4];
const LT = [4, 4];

describe('The page about adding a weapon', () => {
  it('a Garden Laser of 4 points is data and nothing else', () => {
    const laser = weaponNamed('Medium Laser');
    const garden = {
      ...laser,
      id: 'garden-laser',
      name: 'Garden Laser',
      aliases: ['ISGardenLaser'],
      damage: 4,
    };
    const range = battleWith(catalogWith(garden), ['ISGardenLaser'], [2, 2, ...CT]);
    redFires(range, [{ weapon: 'Garden Laser' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 4 }]);
    range.done();
  });

  describe('a Beehive, with an effect of its own, is data and one entry', () => {
    const family = 'rail-gun';
    const names = { id: 'beehive', name: 'Beehive', aliases: ['ISBeehive'] };
    const launcher: Weapon = { ...weaponNamed('SRM 6'), ...names, ammoFamily: family, rackSize: 12 };
    const bees: Ammunition = {
      ...ammunitionNamed('srm-6-ammo'),
      id: 'beehive-ammo',
      name: 'Beehive Ammo',
      aliases: ['IS Beehive Ammo'],
      ammoFamily: family,
      rackSize: 12,
      damagePerShot: 1,
    };
    const { weapons } = rulesetOf('total-warfare');
    const garden = extendRuleset('total-warfare', {
      name: 'garden rules',
      weapons: {
        families: { ...weapons.families, [family]: { groupPoints: 3, heatEach: 1, clusterModifier: 1 } },
      },
    });
    const catalog = catalogWith(launcher, bees);
    const slots = ['ISBeehive*2', 'IS Beehive Ammo'];
    const shot = { weapon: 0, target: 1 };

    it('in play: a 6 and 1 is 8 of 12 bees, in groups of three, and a point of heat from each', () => {
      const range = battleWith(catalog, slots, [2, 2, 3, 3, ...CT, ...LT, ...LT], { ruleset: garden });
      redFires(range, [{ weapon: 'Beehive' }]);
      expect(range.of('cluster')).toMatchObject([{ size: 12, hits: 8, modifier: 1 }]);
      expect(range.of('hit').map(({ damage }) => damage)).toEqual([3, 3, 2]);
      expect(range.of('heated')).toMatchObject([{ heat: 8 }]);
      range.done();
    });

    it('in the exact odds and in what a bot expects', () => {
      const { battle, red } = battleWith(catalog, slots, [], { ruleset: garden });
      battle.enter('weapons');
      const order = { torsoFacing: red.facing, shots: [shot] };
      const odds = volleyOdds(battle, red, order);
      // Of 36 ways of the cluster roll, with 1 added: 4, 5, 8, 10 and 12 hits for 2 (3), 3 (4) ... 11 and 12 (12).
      const mean = (1 * 4 + 2 * 5 + (3 + 4 + 5 + 6) * 8 + (5 + 4) * 10 + (3 + 2 + 1) * 12) / 36;
      // It needs 4: 33 ways of 36.
      expect(odds.expected).toBeCloseTo((33 / 36) * mean, 9);
      expect(botExpects(battle, weaponAttackOf(battle, red, order, shot))).toBeCloseTo(odds.expected, 9);
      expect(sensibleFire(battle, red).shots).toMatchObject([shot]);
    });
  });
});
