import { describe, expect, it } from 'vitest';
import { spottersOf } from '../../src/battle/weapons/legality.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { customMech } from '../battle/custom-mech.js';
import { mapOf } from '../battle/map-of.js';
import { redFires, shootingRange } from '../battle/shooting-range.js';
import { inEach } from './in-each.js';

const LAKE = { terrain: ['water'], waterDepth: 2 } as const;

describe('lines of sight', () => {
  it('LO-1 UW-2 what is under water is seen from the shore, and not fired at', () => {
    const setup = (ruleset: RulesetName) => {
      const range = shootingRange({
        ruleset,
        map: mapOf({ '5,11': LAKE }),
        red: { slots: { RA: ['Medium Laser'] } },
        redFriends: [{ unit: customMech(), at: [7, 14] }],
      });
      range.blue.elevation = -2;
      return range;
    };
    expect(
      inEach((ruleset) => {
        const { battle, red, blue } = setup(ruleset);
        return spottersOf(battle, red, blue).length;
      }),
    ).toEqual([0, 0, 1]);
    for (const ruleset of ['total-warfare', 'core'] as const) {
      expect(() => redFires(setup(ruleset), [{ weapon: 'Medium Laser' }])).toThrow('cannot fire');
    }
  });

  describe('LO-2 an active probe', () => {
    /** Light smoke 2 hexes ahead, heavy smoke 5 hexes ahead, and so much around the target, 6 hexes away. */
    const needs = (
      slots: readonly string[],
      around: 'light_smoke' | 'clear' = 'clear',
      blue: readonly string[] = [],
    ) =>
      inEach((ruleset) => {
        const range = shootingRange({
          ruleset,
          distance: 6,
          map: mapOf({
            '5,12': { terrain: ['light_smoke'] },
            '5,9': { terrain: ['light_smoke'] },
            '5,8': { terrain: [around] },
          }),
          red: { slots: { RA: ['Large Laser'], RT: slots } },
          blue: { slots: { RT: blue } },
          dice: [1, 1],
        });
        redFires(range, [{ weapon: 'Large Laser' }]);
        return range.of('weapon-attack')[0]?.roll.needed;
      });

    it('LO-2 takes away the points of smoke on the way, as far as it reaches', () => {
      // Gunnery 4, medium range 2, smoke 1 and 1: the second cloud is 5 hexes off.
      expect(needs([])).toEqual([8, 8, 8]);
      expect(needs(['BeagleActiveProbe'])).toEqual([8, 8, 7]);
      expect(needs(['CLActiveProbe'])).toEqual([8, 8, 6]);
    });

    it('LO-2 does nothing about the smoke around the target', () => {
      expect(needs(['CLActiveProbe'], 'light_smoke')).toEqual([9, 9, 7]);
    });

    it('LO-2 does nothing under hostile ECM', () => {
      expect(needs(['CLActiveProbe'], 'clear', ['ISGuardianECM'])).toEqual([8, 8, 8]);
    });

    it('EQ-8 Beagle and Clan probes stop under any ECM, a Bloodhound under that of an Angel suite alone', () => {
      expect(needs(['BeagleActiveProbe'], 'clear', ['ISGuardianECM'])).toEqual([8, 8, 8]);
      expect(needs(['BloodhoundActiveProbe*3'], 'clear', ['ISGuardianECM'])).toEqual([8, 8, 6]);
      expect(needs(['BloodhoundActiveProbe*3'], 'clear', ['ISAngelECMSuite*2'])).toEqual([8, 8, 8]);
    });

    it('EQ-9 a Watchdog probe reaches 5 hexes', () => {
      expect(needs(['WatchdogECMSuite*2'])).toEqual([8, 8, 6]);
    });
  });
});
