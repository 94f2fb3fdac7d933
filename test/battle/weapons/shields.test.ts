import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { FireOrder } from '../../../src/battle/orders.js';
import { declareBlows, resolveBlows } from '../../../src/battle/physical/index.js';
import { shieldAbsorption } from '../../../src/rules/damage/shields.js';
import { ARMOR, type CustomMech } from '../custom-mech.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_LEG } from '../physical/duel.js';
import { type Range, redFires, shootingRange } from '../shooting-range.js';

// A medium shield takes 5 points of a hit, and 18 in all.
const SHIELD = 'ISMediumShield*5';
const PPC = { slots: { RT: ['PPC*3'] } };
/** By the front table: 11 is the left arm, 8 the left torso, 9 the left leg, 7 the center torso. */
const LA = [5, 6];
const LT = [4, 4];
const LL = [4, 5];
const CT = [3, 4];
const LEFT_TORSO = 2;

const holding =
  (shields: FireOrder['shields']) =>
  (unit: Combatant): FireOrder => ({
    torsoFacing: unit.facing,
    shots: [],
    ...(shields && { shields }),
  });

/** Blue stands behind its shield, and is shot at with a PPC. */
function shotAt(mode: 'none' | 'active' | 'passive', location: readonly number[], more: Range = {}) {
  const range = shootingRange({
    red: PPC,
    blue: { slots: { LA: [SHIELD] } },
    distance: 4,
    dice: [6, 6, ...location],
    ...more,
  });
  redFires(range, [], {}, holding({ left: mode }));
  redFires(range, [{ weapon: 'PPC' }]);
  return range;
}

describe('a shield', () => {
  it.each([
    ['none', LA, LEFT_ARM, ARMOR.LA - 5],
    ['none', LT, LEFT_TORSO, ARMOR.LT - 10],
    ['passive', LA, LEFT_ARM, ARMOR.LA - 5],
    ['passive', LT, LEFT_TORSO, ARMOR.LT - 5],
    ['passive', LL, LEFT_LEG, ARMOR.LL - 10],
    ['active', LT, LEFT_TORSO, ARMOR.LT - 5],
    ['active', LL, LEFT_LEG, ARMOR.LL - 5],
    ['active', CT, CENTER_TORSO, ARMOR.CT - 5],
  ] as const)(
    'held in mode %s, with a hit by %j on location %i, leaves it %i points',
    (mode, roll, at, left) => {
      const range = shotAt(mode, roll);
      expect(range.blue.armor[at]).toBe(left);
      range.done();
    },
  );

  it('does not help against what comes from behind', () => {
    const range = shotAt('active', LL, { blue: { slots: { LA: [SHIELD] }, facing: 0 } });
    expect(range.blue.armor[LEFT_LEG]).toBe(ARMOR.LL - 10);
  });

  it('is held otherwise when all have fired, and is told of', () => {
    // At once, the shot would have lost 5 points to it.
    const range = shootingRange({
      red: PPC,
      blue: { slots: { LA: [SHIELD] } },
      distance: 4,
      dice: [6, 6, ...CT],
    });
    redFires(range, [{ weapon: 'PPC' }], {}, holding({ left: 'active' }));
    expect(range.blue.armor[CENTER_TORSO]).toBe(ARMOR.CT - 10);
    expect(range.of('shield')).toMatchObject([{ unit: 1, arm: 'left_arm', mode: 'active' }]);
  });

  it('is held up by nobody who cannot act', () => {
    const range = shootingRange({ red: PPC, blue: { slots: { LA: [SHIELD] } } });
    redFires(range, [], {}, holding({ left: 'active' }));
    range.blue.shutDown = true;
    expect(range.blue.shieldMode(LEFT_ARM)).toBe('none');
  });

  it('that nobody holds up any more lets the next hit pass', () => {
    const range = shootingRange({
      red: PPC,
      blue: { slots: { LA: [SHIELD] } },
      distance: 4,
      dice: [6, 6, ...CT],
    });
    redFires(range, [], {}, holding({ left: 'active' }));
    range.blue.shutDown = true;
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[CENTER_TORSO]).toBe(ARMOR.CT - 10);
    range.done();
  });

  it.each([
    ['none', 5],
    ['passive', 6],
  ] as const)('makes the arm that carries it aim worse: held in mode %s it needs %i', (mode, needed) => {
    const red = { slots: { LA: [SHIELD, 'Medium Laser'] } };
    const range = shootingRange({ red, dice: [1, 1] });
    redFires(range, [], { shields: { left: mode } });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
  });

  it('that is active lets nothing be fired past it; what sits on the other side fires as ever', () => {
    const red = { slots: { LA: [SHIELD], LT: ['Medium Laser'], RT: ['Small Laser'] } };
    const range = shootingRange({ red, dice: [1, 1] });
    redFires(range, [], { shields: { left: 'active' } });
    expect(() => redFires(range, [{ weapon: 'Medium Laser' }])).toThrow('an active shield is in its way');
    redFires(range, [{ weapon: 'Small Laser' }]);
    // At its long range: 4 and 4, and nothing for the shield.
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(8);
  });

  it('can only be held by who has one, and as long as something is left of it', () => {
    const without = shootingRange();
    expect(() => redFires(without, [], { shields: { left: 'active' } })).toThrow('it has no shield there');
    const worn = shootingRange({ red: { slots: { LA: [SHIELD] } } });
    worn.red.shieldLeft[LEFT_ARM] = 0;
    expect(() => redFires(worn, [], { shields: { left: 'active' } })).toThrow('that shield is destroyed');
  });

  it('takes less the more its arm has suffered', () => {
    expect(
      shieldAbsorption(5, { shoulderDestroyed: true, upperArmDestroyed: false, lowerArmDestroyed: false }),
    ).toBe(3);
    const range = shootingRange({
      red: PPC,
      blue: { slots: { LA: [SHIELD] }, condition: { criticals: { left_arm: [1] } } },
      distance: 4,
      dice: [6, 6, ...LA],
    });
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[LEFT_ARM]).toBe(ARMOR.LA - 6);
  });

  it('is struck with while it is passive, and no longer when it is used up', () => {
    // Piloting 5 and three less for a medium shield; what it takes of a hit is what it does.
    const red = { slots: { LA: [SHIELD] } };
    const range = shootingRange({ red, distance: 1, dice: [1, 1, ...CT] });
    const bash = { blows: [{ kind: 'medium_shield', weapon: 0, target: 1 }] } as const;
    expect(() => declareBlows(range.battle, range.red, bash)).toThrow('not held in passive mode');
    redFires(range, [], { shields: { left: 'passive' } });
    declareBlows(range.battle, range.red, bash);
    resolveBlows(range.battle);
    expect(range.of('physical-attack')).toMatchObject([{ roll: { needed: 2 }, hit: true }]);
    expect(range.of('hit')).toMatchObject([{ damage: 5 }]);
    range.red.shieldLeft[LEFT_ARM] = 0;
    expect(() => declareBlows(range.battle, range.red, bash)).toThrow('that shield is destroyed');
  });
});

describe('A shield that is raised with the weapons, as in core (docs/rulesets.md)', () => {
  const MEDIUM = 'ISMediumShield*5';
  const fires = (
    slots: CustomMech['slots'],
    shields: FireOrder['shields'] = { left: 'active' },
    facing: 0 | 3 = 0,
  ) => {
    const range = shootingRange({
      ruleset: 'core',
      red: { slots: { LA: [MEDIUM], ...slots }, facing },
      dice: [1, 1],
    });
    return expect(() => redFires(range, [{ weapon: 'Medium Laser' }], shields && { shields }));
  };
  const BLOCKED = 'an active shield is in its way';

  it.each(['LT', 'CT', 'HD', 'LL'] as const)('keeps weapons in the %s from firing ahead', (place) => {
    fires({ [place]: ['Medium Laser'] }).toThrow(BLOCKED);
  });

  it.each(['RT', 'RA', 'RL'] as const)('leaves weapons in the %s alone', (place) => {
    fires({ [place]: ['Medium Laser'] }).not.toThrow();
  });

  it('leaves weapons alone that point to the rear', () => {
    fires({ LT: ['Medium Laser (R)'] }, { left: 'active' }, 3).not.toThrow();
  });

  it('covers the side of its own arm', () => {
    const right = { LA: [], RA: [MEDIUM] };
    fires({ ...right, LT: ['Medium Laser'] }, { right: 'active' }).not.toThrow();
    fires({ ...right, RT: ['Medium Laser'] }, { right: 'active' }).toThrow(BLOCKED);
  });

  it('is in the way only while it is raised', () => {
    fires({ LT: ['Medium Laser'] }, { left: 'none' }).not.toThrow();
  });

  it('on either arm is in the way of the center torso', () => {
    const both = { LA: [MEDIUM], RA: [MEDIUM], CT: ['Medium Laser'] };
    fires(both, { left: 'active', right: 'none' }).toThrow(BLOCKED);
    fires(both, { left: 'none', right: 'active' }).toThrow(BLOCKED);
    fires({ ...both, CT: [], LT: ['Medium Laser'] }, { left: 'active', right: 'active' }).toThrow(BLOCKED);
  });
});

describe('The stance of a shield', () => {
  it('is reported once for each arm that changes it', () => {
    const range = shootingRange({ red: { slots: { LA: [SHIELD], RA: [SHIELD] } } });
    const tell = () => range.of('shield').map(({ arm, mode }) => [arm, mode]);
    redFires(range, [], { shields: { right: 'active' } });
    expect(tell()).toEqual([['right_arm', 'active']]);
    redFires(range, [], { shields: { left: 'passive', right: 'active' } });
    expect(tell()).toEqual([
      ['right_arm', 'active'],
      ['left_arm', 'passive'],
    ]);
  });
});
