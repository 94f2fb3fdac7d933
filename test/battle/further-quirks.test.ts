import { describe, expect, it } from 'vitest';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { legalShots } from '../../src/battle/weapons/legal-shots.js';
import { RIGHT_ARM } from '../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { mapOf } from './map-of.js';
import {
  FALL,
  GRIFFIN,
  hotShot,
  KICK,
  LONG,
  MEDIUM,
  modifierIn,
  only,
  play,
  playOn,
  ppcShot,
  SHORT,
  strike,
  walkIntoRubble,
  weaponIndex,
  withstandHeavyFire,
} from './quirks/moments.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const STANDARD = { ruleset: 'standard' } as const;
const griffin = { unit: GRIFFIN, quirks: [], weaponQuirks: [] } as const;

describe('Weak Head Armor', () => {
  // A hit on the head for 10: nine points of armor and three of structure stop it, seven and three do not.
  const shot = { hexes: SHORT, dice: [6, 6, 6, 6, 6, 6, 1, 1] };
  const blue = { quirks: ['weak_head_2'] };

  it('costs a head in total-warfare that holds in standard', () => {
    const standard = ppcShot({ ...STANDARD, ...shot, blue });
    expect(only(standard, 'damage')).toMatchObject({ location: 'head', armor: 9, structure: 1 });
    expect(standard.of('lost')).toEqual([]);
    const book = ppcShot({ ...BOOK, ...shot, blue });
    expect(only(book, 'damage')).toMatchObject({ location: 'head', armor: 7, structure: 3, destroyed: true });
    expect(only(book, 'lost')).toMatchObject({ unit: book.blue.index, cause: 'head-destroyed' });
  });

  it('bounds what a damaged head may have left', () => {
    const damaged = { ...blue, condition: { armor: { head: 8 } } };
    expect(() => ppcShot({ ...BOOK, ...shot, blue: damaged })).toThrow(/armor\.head is 8.*7/);
  });
});

describe('A Cowl', () => {
  const shot = { hexes: SHORT, dice: [6, 6, 6, 6, 6, 6] };
  const aside = { facing: 1, quirks: ['cowl'] } as const;

  it('takes three points of a hit on the head that does not come from straight ahead', () => {
    const cowled = ppcShot({ ...BOOK, ...shot, blue: aside });
    expect(only(cowled, 'cowl')).toMatchObject({ unit: cowled.blue.index, taken: 3, left: 0 });
    expect(only(cowled, 'damage')).toMatchObject({ location: 'head', armor: 7, structure: 0 });
    expect(only(cowled, 'wound')).toMatchObject({ unit: cowled.blue.index });
    cowled.done();
  });

  it('takes no more than what a hit before has left of it', () => {
    const lasers = play({
      ...BOOK,
      red: { ...griffin, unit: 'warhammer-whm-6r', at: [5, 15], facing: 0 },
      blue: { ...griffin, ...aside, at: [5, 14] },
      from: 'weapons',
      until: 'physical',
      shots: {
        'red-1': [
          { weapon: 'Machine Gun', target: 'blue-1' },
          { weapon: 'Small Laser', target: 'blue-1' },
        ],
      },
      dice: [...Array<number>(6).fill(6), ...Array<number>(6).fill(6), ...Array<number>(4).fill(6)],
    });
    expect(lasers.of('cowl')).toMatchObject([
      { taken: 2, left: 1 },
      { taken: 1, left: 0 },
    ]);
    expect(only(lasers, 'damage')).toMatchObject({ location: 'head', armor: 2 });
  });

  it('is open to the front, and takes nothing in standard', () => {
    for (const staging of [
      { ...BOOK, blue: { quirks: ['cowl'] } },
      { ...STANDARD, blue: aside },
    ]) {
      const bare = ppcShot({ ...shot, dice: [...shot.dice, 1, 1], ...staging });
      expect(bare.of('cowl')).toEqual([]);
      expect(only(bare, 'damage')).toMatchObject({ location: 'head', armor: 9, structure: 1 });
    }
  });

  it('shakes its pilot even where it takes all of a hit, and is worn down by it', () => {
    const burst = play({
      ...BOOK,
      red: { ...griffin, unit: 'warhammer-whm-6r', at: [5, 15], facing: 0 },
      blue: { ...griffin, ...aside, at: [5, 14] },
      from: 'weapons',
      until: 'physical',
      shots: { 'red-1': [{ weapon: 'Machine Gun', target: 'blue-1' }] },
      dice: [6, 6, 6, 6, 6, 6],
    });
    expect(only(burst, 'cowl')).toMatchObject({ taken: 2, left: 1 });
    expect(burst.of('damage')).toEqual([]);
    expect(only(burst, 'wound')).toMatchObject({ wounds: 1 });
  });
});

describe('Weak Legs', () => {
  it('ask for a critical check when they are kicked, in total-warfare', () => {
    const blue = { quirks: ['weak_legs'] };
    const kicked = strike({ ...BOOK, blow: KICK, dice: [6, 6, 4, 4, 4, 1, 6, 6, 6, 6], blue });
    expect(only(kicked, 'critical-check')).toMatchObject({ location: 'left_leg', total: 8, hits: 1 });
    expect(strike({ ...STANDARD, blow: KICK, dice: [6, 6, 4, 6, 6], blue }).of('critical-check')).toEqual([]);
  });
});

describe('A Flawed Cooling System', () => {
  const quirks = ['flawed_cooling'];

  it('fails on 10 after a blow, and costs five heat in each turn from then on', () => {
    const struck = (ruleset: RulesetName, dice: readonly number[]) => {
      const sample = strike({ ruleset, blow: KICK, dice: [6, 6, 4, 6, 6, ...dice], blue: { quirks } });
      playOn(sample, 'end');
      return sample;
    };
    const failed = struck('total-warfare', [5, 5]);
    expect(only(failed, 'cooling-failed')).toMatchObject({ unit: failed.blue.index });
    const heat = only(failed, 'heat');
    expect(heat).toMatchObject({ unit: failed.blue.index, generated: 5 });
    expect(modifierIn(heat, 'flawed_cooling')).toBe(5);
    failed.done();
    const held = struck('total-warfare', [4, 5]);
    expect(held.of('cooling-failed')).toEqual([]);
    held.done();
    struck('standard', []).done();
  });

  it('may fail in a fall, and under heavy damage', () => {
    const fallen = walkIntoRubble({ ...BOOK, dice: [2, 2, ...FALL, 5, 5], red: { quirks } });
    expect(only(fallen, 'cooling-failed')).toMatchObject({ unit: fallen.red.index });
    const shot = withstandHeavyFire({ ...BOOK, dice: [6, 6, 5, 5], blue: { quirks } });
    expect(only(shot, 'cooling-failed')).toMatchObject({ unit: shot.blue.index });
    const calm = hotShot({ ...BOOK, heat: 0, dice: [], red: { quirks } });
    expect(calm.of('cooling-failed')).toEqual([]);
    calm.done();
  });
});

describe('An Exposed Weapon Linkage', () => {
  const blue = { weaponQuirks: [{ quirk: 'exposed_linkage', weapon: 'PPC' }] };
  const hitOn = (location: readonly number[], dice: readonly number[], ruleset: RulesetName) =>
    ppcShot({ ruleset, hexes: SHORT, dice: [6, 6, ...location, ...dice], blue });

  it('breaks on 10 when its location is hit, in total-warfare', () => {
    const broken = hitOn([1, 2], [5, 5], 'total-warfare');
    const ppc = broken.blue.design.weapons[weaponIndex(broken.blue, 'PPC')];
    expect(only(broken, 'hit')).toMatchObject({ location: 'right_arm' });
    expect(only(broken, 'broken')).toMatchObject({ unit: broken.blue.index, fixture: ppc?.fixture });
    expect(broken.blue.isWorking(ppc?.fixture ?? -1)).toBe(false);
    hitOn([1, 2], [4, 5], 'total-warfare').done();
  });

  it('holds where another location is hit, and in standard', () => {
    hitOn([3, 4], [], 'total-warfare').done();
    hitOn([1, 2], [], 'standard').done();
  });
});

describe('Ammo Feed Problems', () => {
  const volley = (ruleset: RulesetName, dice: readonly number[]) =>
    play({
      ruleset,
      red: {
        ...griffin,
        at: [5, 15],
        facing: 0,
        weaponQuirks: [{ quirk: 'ammo_feed_problems', weapon: 'LRM 10' }],
      },
      blue: { ...griffin, at: [5, 7], facing: 3 },
      from: 'weapons',
      until: 'physical',
      shots: { 'red-1': [{ weapon: 'LRM 10', target: 'blue-1' }] },
      dice: [1, 1, ...dice],
    });

  it('jam the launcher on 10 or 11 after an attack roll of 2', () => {
    const jammed = volley('total-warfare', [5, 6]);
    expect(only(jammed, 'jam')).toMatchObject({
      unit: jammed.red.index,
      weapon: weaponIndex(jammed.red, 'LRM 10'),
    });
    jammed.done();
    expect(volley('total-warfare', [4, 5]).of('jam')).toEqual([]);
    volley('standard', []).done();
  });

  it('blow up the round in it on 12', () => {
    // A critical check that finds nothing, and two wounds of a pilot who stays conscious.
    const burst = volley('total-warfare', [6, 6, 1, 1, 6, 6, 6, 6]);
    expect(only(burst, 'broken')).toMatchObject({ unit: burst.red.index });
    expect(only(burst, 'explosion')).toMatchObject({
      unit: burst.red.index,
      location: 'right_torso',
      damage: 10,
    });
    burst.done();
  });
});

describe('A Static Ammo Feed', () => {
  const loadsOf = (ruleset: RulesetName, quirks: readonly string[]) => {
    const gun = 'LB 5-X AC';
    const { battle, red } = play({
      ruleset,
      red: {
        unit: 'man-o-war-prime',
        at: [5, 15],
        facing: 0,
        weaponQuirks: quirks.map((quirk) => ({ quirk, weapon: gun, location: 'RA' })),
      },
      blue: { ...griffin, at: [5, 10], facing: 3 },
      from: 'movement',
      until: 'weapons',
      dice: [],
    });
    const index = weaponIndex(red, gun);
    const shots = legalShots(battle, red, { torsoFacing: 0, armsFlipped: false });
    return new Set(shots.filter(({ weapon }) => weapon === index).map(({ bin }) => bin)).size;
  };

  it('fires one kind of ammunition in total-warfare, of the two aboard', () => {
    expect(loadsOf('total-warfare', [])).toBe(2);
    expect(loadsOf('total-warfare', ['static_feed'])).toBe(1);
    expect(loadsOf('standard', ['static_feed'])).toBe(2);
  });
});

describe('EM Interference', () => {
  const carriedAs = (quirk: string) => ({
    quirks: quirk === 'em_inter_whole' ? [quirk] : [],
    weaponQuirks: quirk === 'em_interference' ? [{ quirk, weapon: 'PPC' }] : [],
  });
  const twoTurns = (quirk: string) => {
    const sample = play({
      ...BOOK,
      red: {
        ...griffin,
        at: [5, 15],
        facing: 0,
        // Artemis beside the launcher, in place of jump jets.
        swap: { 'IS Ammo LRM-10': 'IS Ammo LRM-10 Artemis-capable', 'Jump Jet': 'ISArtemisIV' },
        ...carriedAs(quirk),
      },
      blue: { ...griffin, at: [5, 7], facing: 3 },
      from: 'weapons',
      until: 'physical',
      shots: {
        'red-1': [
          { weapon: 'PPC', target: 'blue-1' },
          { weapon: 'LRM 10', target: 'blue-1' },
        ],
      },
      // The PPC misses; few missiles hit, each of them the center torso; then the initiative, and all of it again.
      dice: [...VOLLEY, 6, 6, 1, 1, ...VOLLEY],
    });
    playOn(sample, 'physical');
    return sample;
  };
  const VOLLEY = [1, 1, 6, 6, 1, 1, 3, 4];

  it.each(['em_interference', 'em_inter_whole'])(
    '(%s) leaves missiles without their Artemis in the turn that follows, in total-warfare',
    (quirk) => {
      const book = twoTurns(quirk);
      expect(book.of('disturbed')[0]).toMatchObject({
        unit: book.red.index,
        weapon: weaponIndex(book.red, 'PPC'),
      });
      expect(book.of('cluster').map((cluster) => modifierIn(cluster, 'artemis'))).toEqual([2, undefined]);
      const standard = ppcShot({ ...STANDARD, hexes: SHORT, dice: [1, 1], red: carriedAs(quirk) });
      expect(standard.of('disturbed')).toEqual([]);
    },
  );
});

describe('Overhead Arms', () => {
  // Level 2 in the middle hides two standing 'Mechs from each other; from level 2 one looks over it (docs/rules/line-of-sight.md).
  const overTheHill = (ruleset: RulesetName, weapon: string) =>
    play({
      ruleset,
      map: mapOf({ '5,12': { level: 2 } }),
      red: { ...griffin, at: [5, 15], facing: 0, quirks: ['overhead_arms'] },
      blue: { ...griffin, at: [5, 9], facing: 3 },
      from: 'weapons',
      until: 'physical',
      shots: { 'red-1': [{ weapon, target: 'blue-1' }] },
      dice: [1, 1],
    });

  it('fire over a hill that hides the target from the rest, in total-warfare', () => {
    expect(only(overTheHill('total-warfare', 'PPC'), 'weapon-attack')).toMatchObject({ indirect: false });
    expect(() => overTheHill('total-warfare', 'LRM 10')).toThrow('nothing of the target can be seen');
    expect(() => overTheHill('standard', 'PPC')).toThrow('nothing of the target can be seen');
  });

  it('are offered those shots, and no others', () => {
    const { battle, red } = overTheHill('total-warfare', 'PPC');
    battle.enter('weapons');
    const offered = legalShots(battle, red, { torsoFacing: 0, armsFlipped: false });
    expect(offered).toEqual([{ weapon: weaponIndex(red, 'PPC'), target: 1 }]);
  });
});

describe('A Directional Torso Mounted Weapon', () => {
  const behind = (ruleset: RulesetName, weapon: string) =>
    play({
      ruleset,
      red: {
        ...griffin,
        at: [5, 10],
        facing: 3,
        weaponQuirks: [{ quirk: 'direct_torso_mount', weapon: 'LRM 10' }],
      },
      blue: { ...griffin, at: [5, 3], facing: 3 },
      from: 'weapons',
      until: 'physical',
      shots: { 'red-1': [{ weapon, target: 'blue-1' }] },
      dice: [1, 1],
    });

  it('is turned about to fire to the rear, in total-warfare', () => {
    expect(only(behind('total-warfare', 'LRM 10'), 'weapon-attack')).toMatchObject({ hit: false });
    expect(() => behind('total-warfare', 'PPC')).toThrow('out of its arc');
    expect(() => behind('standard', 'LRM 10')).toThrow('out of its arc');
  });
});

describe('Poor Performance', () => {
  const advance = (ruleset: RulesetName, hexes: number) => {
    const sample = play({
      ruleset,
      red: { ...griffin, at: [5, 15], facing: 0, quirks: ['poor_performance'] },
      blue: { ...griffin, at: [0, 0], facing: 3 },
      from: 'movement',
      until: 'weapons',
      moves: { 'red-1': Array(hexes).fill('forward') },
      dice: [6, 6, 1, 1],
    });
    playOn(sample, 'movement');
    return moverOf(sample.battle, sample.red).run;
  };

  it('runs only after a turn in which it walked as far as it can, in total-warfare', () => {
    expect(advance('total-warfare', 5)).toBe(8);
    expect(advance('total-warfare', 4)).toBe(5);
    expect(advance('standard', 4)).toBe(8);
    expect(() => advance('total-warfare', 6)).toThrow(/cannot|movement points/);
  });

  it('has to walk again after a turn in which it could not move', () => {
    const sample = play({
      ...BOOK,
      red: { ...griffin, at: [5, 15], facing: 0, quirks: ['poor_performance'] },
      blue: { ...griffin, at: [0, 0], facing: 3 },
      from: 'movement',
      until: 'initiative',
      moves: { 'red-1': Array(5).fill('forward') },
      dice: [6, 6, 1, 1],
    });
    sample.red.conscious = false;
    sample.red.knockedOutIn = 9;
    playOn(sample, 'initiative');
    sample.red.conscious = true;
    sample.add(6, 6, 1, 1);
    playOn(sample, 'movement');
    expect(moverOf(sample.battle, sample.red).run).toBe(5);
  });
});

describe('A Natural Aptitude', () => {
  it('for gunnery rolls three dice of which the best two hit, in total-warfare', () => {
    const red = { pilot: { abilities: ['aptitude_gunnery'] } };
    const shot = { hexes: LONG, dice: [2, 4, 4, 3, 4], red };
    const apt = ppcShot({ ...BOOK, ...shot });
    expect(only(apt, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 8, total: 8 } });
    apt.done();
    const standard = ppcShot({ ...STANDARD, ...shot });
    expect(only(standard, 'weapon-attack')).toMatchObject({ hit: false, roll: { total: 6, dice: [2, 4] } });
  });

  it('for piloting keeps its feet by the best two of three dice, and strikes by them', () => {
    const red = { pilot: { abilities: ['aptitude_piloting'] } };
    const rubble = walkIntoRubble({ ...BOOK, dice: [1, 2, 3], red });
    expect(only(rubble, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5, total: 5 } });
    rubble.done();
    const punch = strike({ ...BOOK, blow: { kind: 'punch', limb: RIGHT_ARM }, dice: [1, 2, 3, 3], red });
    expect(only(punch, 'physical-attack')).toMatchObject({ hit: true, roll: { needed: 5, total: 5 } });
    punch.done();
    const shot = ppcShot({ ...BOOK, hexes: MEDIUM, dice: [1, 1], red });
    expect(only(shot, 'weapon-attack')).toMatchObject({ roll: { dice: [1, 1] } });
  });
});
