import { describe, expect, it } from 'vitest';
import { type AttackDescription, attackFrom } from '../../src/battle/attack/attack-from.js';
import { weaponObstacle } from '../../src/battle/weapons/legality.js';
import { extendRuleset, RULESETS, type Ruleset, type RulesetName } from '../../src/rules/ruleset.js';
import { calculateToHit } from '../../src/rules/to-hit/index.js';
import { customMech } from '../battle/custom-mech.js';
import { mapOf } from '../battle/map-of.js';
import { redFires, shootingRange } from '../battle/shooting-range.js';
import { tarcomp } from '../cli/run-in-process.js';
import { ammunitionNamed, itemNamed } from '../rules/items.js';
import { numberOf, type Shot } from '../rules/shot.js';
import { inEach } from './in-each.js';

/** What a shot needs in each ruleset; plain, at short range in the open, it is 4. */
const needs = (shot: Shot) =>
  inEach((ruleset) => numberOf({ ...shot, options: { ...shot.options, ruleset } }));

const secondary = (arc: 'front' | 'left' | 'rear'): Shot => ({
  by: { secondaryTarget: { isSecondary: true, inFrontArc: arc === 'front', arc } },
});

const semiGuided = { ammunition: ammunitionNamed('lrm-10-semi-guided-ammo') };
const guided = (at: Shot['at'], options: Shot['options'], by: Shot['by'] = {}): Shot => ({
  by,
  at: { tagged: true, ...at },
  options: { ...semiGuided, ...options },
});
const indirectly = { indirectFire: { isIndirect: true, spotterMovement: 'walk' } } as const;
const narcCapable = { ammunition: ammunitionNamed('lrm-10-narc-capable-ammo') };
const WOODS = { terrain: ['light_woods'], foliageHeight: 2 } as const;
const blast = { weapon: itemNamed('thumper-cannon'), minimumRange: 0 };

describe('shots', () => {
  it.each<[string, Shot, number, number, number]>([
    ['TH-1 a secondary target is worth 1 in front', secondary('front'), 5, 5, 5],
    ['TH-1 at the sides', secondary('left'), 6, 6, 5],
    ['TH-1 and behind', secondary('rear'), 6, 6, 5],
    [
      'TH-3 a lower arm actuator is worth nothing',
      { by: { actuatorDamage: { lowerArmDestroyed: true } } },
      5,
      5,
      4,
    ],
    ['TH-3 an upper one 1', { by: { actuatorDamage: { upperArmDestroyed: true } } }, 5, 5, 5],
    ['TH-3 a shoulder 4', { by: { actuatorDamage: { shoulderDestroyed: true } } }, 8, 8, 8],
    ['TH-5 an immobile target is 4 easier', { at: { immobile: true } }, 0, 0, 0],
    ['TH-5 but not for what bursts all over its hex', { at: { immobile: true }, options: blast }, 0, 0, 4],
    ['TH-6 a large target is 1 easier in every edition', { at: { superheavy: true } }, 3, 3, 3],
    ['TH-6 and so is what is marked as large', { at: { large: true } }, 3, 3, 3],
    ['TH-7 a shield that is carried does not hinder its arm', { by: { shield: 'carried' } }, 5, 5, 4],
    ['TH-7 nor does a lowered one', { by: { shield: 'passive' } }, 6, 6, 4],
    [
      'TH-8 armor-piercing rounds are as true as others',
      {
        options: {
          weapon: itemNamed('AC/10'),
          ammunition: ammunitionNamed('armor-piercing-ac-10-ammo'),
          minimumRange: 0,
        },
      },
      5,
      5,
      4,
    ],
    ['TH-9 MRMs fly as true as other missiles', { options: { weapon: itemNamed('MRM 20') } }, 5, 5, 4],
    [
      'TH-10 an Apollo adds nothing to that',
      { options: { weapon: itemNamed('MRM 20'), linkedTo: itemNamed('apollo-mrm-fcs') } },
      4,
      4,
      4,
    ],
    [
      'TH-11 missiles are 1 better at a Narc pod of their side',
      { at: { narcPod: true }, options: narcCapable },
      4,
      4,
      3,
    ],
    ['TH-11 not in indirect fire', { at: { narcPod: true }, by: indirectly, options: narcCapable }, 6, 6, 6],
    ['TH-11 nor if they cannot follow one', { at: { narcPod: true }, options: semiGuided }, 4, 4, 4],
    ['TH-12 semi-guided missiles mind how a marked target moves', guided({ hexesMoved: 7 }, {}), 4, 4, 7],
    [
      'TH-12 but make up for two points of terrain',
      guided({ hexesMoved: 7 }, { targetTerrain: ['light_woods'], interveningTerrain: [['light_woods']] }),
      6,
      6,
      7,
    ],
    [
      'TH-12 and for no more',
      guided({}, { interveningTerrain: [['heavy_woods'], ['light_woods']] }),
      7,
      7,
      5,
    ],
    ['TH-12 for ordinary cover as well', guided({ partialCover: true }, {}), 5, 5, 4],
    [
      'TH-12 for that of water they do not',
      guided({}, { targetTerrain: [{ type: 'water', level: 1 }] }),
      5,
      5,
      5,
    ],
    [
      'TH-13 in indirect fire movement and the point for it count',
      guided({ hexesMoved: 7 }, {}, indirectly),
      4,
      4,
      8,
    ],
    [
      'TH-13 terrain and the spotter do not',
      guided({}, { targetTerrain: ['heavy_woods'], interveningTerrain: [['light_woods']] }, indirectly),
      4,
      4,
      5,
    ],
    ['TH-16 cover does not count in indirect fire', { at: { partialCover: true }, by: indirectly }, 7, 7, 6],
  ])('%s', (_, shot, ...expected) => {
    expect(needs(shot)).toEqual(expected);
  });

  it('TH-1 worked: walked, medium range, a target that moved 5, to the left', () => {
    const shot: Shot = {
      by: { movementType: 'walk', ...secondary('left').by },
      at: { movementType: 'walk', hexesMoved: 5 },
      bracket: 'medium',
    };
    expect(needs(shot).slice(1)).toEqual([11, 10]);
  });

  it('Multi-Trac leaves 1 of the point for a secondary target behind', () => {
    const unitQuirks = ['multi_trac'];
    const at = (arc: 'front' | 'left' | 'rear') => needs({ by: { ...secondary(arc).by, unitQuirks } });
    expect(at('front')).toEqual([4, 4, 4]);
    expect(at('left')).toEqual([6, 4, 4]);
    expect(at('rear')).toEqual([6, 6, 5]);
  });

  it('Multi-Tasker takes off the whole point for a secondary target, wherever it is', () => {
    const abilities = ['multi_tasker'];
    const at = (arc: 'front' | 'rear') => needs({ by: { ...secondary(arc).by, abilities } });
    expect(at('front')).toEqual([4, 4, 4]);
    expect(at('rear')).toEqual([5, 5, 4]);
  });

  it('TH-2 a prone biped with one arm fires, but not from the arm that props it up, nor from its legs', () => {
    const fires = (lost: Readonly<Record<string, 0>>) =>
      inEach((ruleset) => {
        const condition = { prone: true, structure: lost };
        const slots = { RA: ['Medium Laser'], RT: ['Medium Laser'], RL: ['Medium Laser'] };
        const { battle, red } = shootingRange({ ruleset, red: { slots, condition } });
        return red.design.weapons
          .filter((mount) => weaponObstacle(battle, red, mount) === undefined)
          .map(({ location }) => red.plan.locations[location]);
      });
    expect(fires({ left_arm: 0 })).toEqual([[], [], ['right_torso']]);
    expect(fires({ left_arm: 0, right_arm: 0 })).toEqual([[], [], []]);
    expect(needs({ by: { prone: true } })).toEqual([6, 6, 6]);
  });

  it('TH-14 Thunderbolts follow a designator as well', () => {
    const load = { ...ammunitionNamed('thunderbolt-10-ammo'), munitions: ['semi-guided' as const] };
    const options = { weapon: itemNamed('Thunderbolt 10'), ammunition: load, minimumRange: 0 };
    expect(needs({ at: { tagged: true, hexesMoved: 5 }, options })).toEqual([4, 4, 6]);
  });

  it('TH-17 missiles that follow a beacon indirectly mind the hex of the target, and nothing on the way', () => {
    const number = (ruleset: RulesetName | Ruleset) => {
      const range = shootingRange({
        ruleset,
        distance: 6,
        map: mapOf({
          '5,12': WOODS,
          '5,11': { level: 4 },
          '5,8': WOODS,
        }),
        red: { slots: { RT: ['LRM 10'], LT: ['IS Ammo LRM-10 Narc-capable'] } },
        dice: [1, 1],
      });
      range.blue.narcedBy = 1;
      redFires(range, [{ weapon: 'LRM 10', spotter: range.blue.index }]);
      return range.of('weapon-attack').map(({ roll }) => roll.needed);
    };
    // Gunnery 4, minimum range 6, indirect fire 1, light woods 1.
    expect(inEach(number)).toEqual([[6], [7], [7]]);
    // The other reading is one line of data: the woods do not count, either.
    expect(number(extendRuleset('core', { toHit: { beaconMindsTargetHex: false } }))).toEqual([6]);
  });

  it('TH-19 torpedoes are not fired indirectly', () => {
    // What stands between the two is under water; the spotter looks past it.
    const lake = Object.fromEntries(
      Array.from({ length: 256 }, (_, hex) => [
        `${hex % 16},${Math.floor(hex / 16)}`,
        {
          terrain: ['water'] as const,
          waterDepth: 4,
          level: hex % 16 === 5 && Math.floor(hex / 16) === 12 ? 3 : 0,
        },
      ]),
    );
    const fire = (ruleset: 'total-warfare' | 'core') => {
      const range = shootingRange({
        ruleset,
        map: mapOf(lake),
        distance: 6,
        red: { slots: { RT: ['LRT 10'], LT: ['IS Ammo LRTorpedo-10'] } },
        redFriends: [{ unit: customMech(), at: [8, 10], facing: 5 }],
        dice: [1, 1],
      });
      redFires(range, [{ weapon: 'LRT 10', spotter: 1 }]);
      return range.of('weapon-attack').length;
    };
    expect(fire('total-warfare')).toBe(1);
    expect(() => fire('core')).toThrow('it cannot fire indirectly');
  });

  it.each<[string, AttackDescription, number, number, number]>([
    ['straight', { range: 10, attacker: {} }, 8, 8, 8],
    ['at what flies', { range: 10, attacker: {}, target: { aloft: true } }, 7, 7, 8],
    ['from behind a hill, on the same sheet', { range: 17, attacker: indirectly }, 8, 8, 8],
    ['from farther away', { range: 25, attacker: indirectly }, 11, 11, 8],
  ])(
    'TH-15 an artillery piece fires %s, at 4 in the new book whatever the distance',
    (_, shot, ...expected) => {
      const numbers = inEach((ruleset) => {
        const weapon = itemNamed('Sniper');
        const gunner = { gunnery: 4, movementType: 'stationary', heat: 0 } as const;
        const question = attackFrom(
          { ...shot, attacker: { ...gunner, ...shot.attacker } },
          { ruleset, weapon },
        );
        const { attacker, target, bracket, range, options } = question;
        return calculateToHit(attacker, target, bracket, range, options).finalToHit;
      });
      expect(numbers).toEqual(expected);
    },
  );

  it('TH-5 nor for an artillery piece, on the command line as well', async () => {
    const numbers = await Promise.all(
      RULESETS.map(async (ruleset) => {
        const shot = ['--weapon', 'Sniper', '--range', '10', '--immobile', '--json', '--ruleset', ruleset];
        const { out } = await tarcomp('to-hit', ...shot);
        return JSON.parse(out).shots[0].finalToHit;
      }),
    );
    expect(numbers).toEqual([4, 4, 8]);
  });
});
