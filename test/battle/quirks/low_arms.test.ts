import { describe, expect, it } from 'vitest';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { mapOf } from '../map-of.js';
import { KICK, only, strike } from './moments.js';

const red = { quirks: ['low_arms'] };
const punch = { blow: { kind: 'punch', limb: RIGHT_ARM }, dice: [6, 6, 3] } as const;
/** Blue stands one level above red. */
const uphill = mapOf({ '5,14': { level: 1 } });
const downhill = mapOf({ '5,15': { level: 1 } });

describe("A 'Mech with Low-Mounted Arms", () => {
  it('cannot punch what stands higher, in standard', () => {
    const plain = strike({ ruleset: 'standard', ...punch, map: uphill });
    expect(only(plain, 'physical-attack')).toMatchObject({ kind: 'punch', hit: true });
    plain.done();
    expect(() => strike({ ruleset: 'standard', ...punch, map: uphill, red })).toThrow(
      /punch.*low-mounted arms/i,
    );
  });

  it('punches it all the same in total-warfare', () => {
    const struck = strike({ ruleset: 'total-warfare', ...punch, map: uphill, red });
    expect(only(struck, 'physical-attack')).toMatchObject({ kind: 'punch', hit: true });
    struck.done();
  });

  it.each(RULESETS)('punches what stands level with it, in %s', (ruleset) => {
    expect(only(strike({ ruleset, ...punch, red }), 'physical-attack')).toMatchObject({ hit: true });
  });

  it('kicks like any other', () => {
    const kick = { blow: KICK, dice: [6, 6, 4, 6, 6], red } as const;
    const struck = strike({ ruleset: 'standard', ...kick, map: downhill });
    expect(only(struck, 'physical-attack')).toMatchObject({ kind: 'kick', hit: true });
  });
});
