import { describe, expect, it } from 'vitest';
import { breakFixture } from '../../../src/battle/damage/break-fixture.js';
import { OFF_MAP } from '../../../src/battle/map/hex-map.js';
import { type CustomMech, customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { type Range, redFires, shootingRange } from '../shooting-range.js';

const CT = [3, 4];
const SEVEN = [3, 4];
const ARTEMIS = { slots: { RT: ['LRM 10*2', 'ISArtemisIV', 'IS Ammo LRM-10 Artemis-capable'] } };
const SUITE = 'ISGuardianECMSuite*2';
const GUARDIAN: CustomMech = { slots: { LT: [SUITE] } };
const book = { ruleset: 'total-warfare', distance: 7 } as const;

/** What Artemis adds to the cluster roll of red's missiles: 2, or nothing if it is jammed. */
function artemis(setup: Range, prepare: (range: ReturnType<typeof shootingRange>) => void = () => {}) {
  const range = shootingRange({
    ...book,
    red: ARTEMIS,
    dice: [6, 6, ...SEVEN, ...CT, ...CT],
    ...setup,
  });
  prepare(range);
  redFires(range, [{ weapon: 'LRM 10' }]);
  return range.of('cluster')[0]?.modifier;
}

describe('An ECM suite', () => {
  it('jams enemies within six hexes and nobody of its own side', () => {
    expect(artemis({ blue: GUARDIAN })).toBe(0);
    expect(artemis({ redFriends: [{ unit: customMech(GUARDIAN), at: [6, 13] }] })).toBe(2);
  });

  it('jams where any one of several suites reaches', () => {
    const far = { unit: customMech(GUARDIAN), at: [15, 1] } as const;
    const near = { unit: customMech(GUARDIAN), at: [6, 13] } as const;
    expect(artemis({ blueFriends: [far] })).toBe(2);
    expect(artemis({ blueFriends: [far, near] })).toBe(0);
    expect(artemis({ blueFriends: [near, far] })).toBe(0);
  });

  it.each([
    ['that is destroyed', { condition: { criticals: { left_torso: [0] } } }, {}],
    ['of a unit that is shut down', {}, { shutDown: true }],
    ['of a unit that is destroyed', {}, { lost: 'engine' }],
    ['of a unit that has left the map', {}, { hex: OFF_MAP }],
  ] as const)('%s jams nothing', (_, mech, state) => {
    const blueFriends = [{ unit: customMech(GUARDIAN), at: [6, 13] as const, ...mech }];
    expect(artemis({ blueFriends }, ({ battle }) => Object.assign(battle.unit(2), state))).toBe(2);
  });

  it('makes no bubble while it serves the stealth armor of its own unit', () => {
    const stealth = 'IS Stealth*2';
    const blue: CustomMech = {
      armor: 'IS Stealth',
      slots: {
        LT: [SUITE, stealth],
        RT: [stealth],
        LA: [stealth],
        RA: [stealth],
        LL: [stealth],
        RL: [stealth],
      },
    };
    const hidden = (isStealthy: boolean) =>
      artemis({ blue }, (range) => {
        range.blue.isStealthy = isStealthy;
      });
    expect([hidden(false), hidden(true)]).toEqual([0, 2]);
  });

  it('goes on with its bubble beside a null-signature system, which needs no suite', () => {
    const system = 'Mek Null Signature System';
    const blue: CustomMech = {
      slots: { LT: [SUITE, system], RT: [system], LA: [system], RA: [system], LL: [system], RL: [system] },
    };
    expect(
      artemis({ blue }, (range) => {
        range.blue.isStealthy = true;
      }),
    ).toBe(0);
  });

  it.each([
    ['total-warfare', 0],
    ['core', 2],
  ] as const)(
    'beside the middle of the way jams missiles by the whole line, in core by its ends (%s)',
    (ruleset, modifier) => {
      const blueFriends = [{ unit: customMech(GUARDIAN), at: [11, 7] as const }];
      expect(artemis({ ruleset, distance: 14, blueFriends })).toBe(modifier);
    },
  );
});

describe('A C3 network', () => {
  const LASER = ['Medium Laser'];
  const member = (unit: string) => ({ slots: { LT: [unit], RA: LASER } });

  /** The bracket of a laser nine hexes from its target, with a friend two hexes from it. */
  function bracket(
    own: CustomMech,
    friend: CustomMech,
    prepare: (range: ReturnType<typeof shootingRange>) => void = () => {},
    setup: Range = {},
  ) {
    const range = shootingRange({
      ...book,
      distance: 9,
      red: own,
      redFriends: [{ unit: customMech(friend), at: [7, 6], facing: 5 }],
      dice: [1, 1],
      ...setup,
    });
    prepare(range);
    redFires(range, [{ weapon: 'Medium Laser', target: 2 }]);
    return range.of('weapon-attack')[0]?.bracket;
  }
  const SLAVE = member('ISC3SlaveUnit');
  const IMPROVED = member('ISImprovedC3CPU*2');

  it('of improved units lends its eyes as well, but not to masters and slaves', () => {
    expect(bracket(IMPROVED, IMPROVED)).toBe('short');
    expect(bracket(IMPROVED, SLAVE)).toBe('long');
    expect(bracket(SLAVE, IMPROVED)).toBe('long');
  });

  it.each([
    ['is shut down', { shutDown: true }],
    ['has no conscious pilot', { conscious: false }],
    ['has left the map', { hex: OFF_MAP }],
    ['hides with stealth', { isStealthy: true }],
  ] as const)('does not see with the eyes of a member who %s', (_, state) => {
    expect(bracket(SLAVE, SLAVE)).toBe('short');
    expect(bracket(SLAVE, SLAVE, ({ battle }) => Object.assign(battle.unit(1), state))).toBe('long');
  });

  it('does not serve a member who hides with stealth', () => {
    expect(
      bracket(SLAVE, SLAVE, ({ red }) => {
        red.isStealthy = true;
      }),
    ).toBe('long');
  });

  it.each([
    ['the attacker', 0],
    ['the member who sees', 1],
  ] as const)('needs the unit of %s', (_, broken) => {
    const breaks = ({ battle }: ReturnType<typeof shootingRange>) => {
      const unit = battle.unit(broken);
      breakFixture(unit, unit.design.gear.c3?.[0]?.index ?? -1);
    };
    expect(bracket(SLAVE, SLAVE, breaks)).toBe('long');
  });

  it('sees with the eyes of a member who has a line of sight to the target', () => {
    const map = mapOf({ '6,5': { level: 6 }, '7,5': { level: 6 }, '6,6': { level: 6 } });
    expect(bracket(SLAVE, SLAVE, () => {}, { map })).toBe('long');
  });

  it('has no eyes of enemies', () => {
    const blueFriends = [{ unit: customMech(SLAVE), at: [6, 4] as const }];
    expect(bracket(SLAVE, {}, () => {}, { blueFriends })).toBe('long');
  });

  it('does not bring indirect fire nearer (docs/rules/electronics.md)', () => {
    const range = shootingRange({
      ...book,
      distance: 9,
      red: { slots: { LT: ['ISC3SlaveUnit'], RT: ['LRM 10*2', 'IS Ammo LRM-10'] } },
      map: mapOf({ '5,10': { level: 4 } }),
      redFriends: [{ unit: customMech(SLAVE), at: [7, 6], facing: 5 }],
      dice: [1, 1],
    });
    redFires(range, [{ weapon: 'LRM 10', target: 2, spotter: 1 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'medium', indirect: true }]);
  });
});
