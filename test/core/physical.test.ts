import { describe, expect, it } from 'vitest';
import { sensibleBlows } from '../../src/battle/bots/sensible/striker.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { damage } from '../../src/battle/combatant/condition.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import type { FireOrder } from '../../src/battle/orders.js';
import { declareBlows, legalBlows, resolveBlows, strikeFacings } from '../../src/battle/physical/index.js';
import { landsOnTalons } from '../../src/battle/physical/talons.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  type PhysicalAttackKind,
  physicalAftermath,
  physicalHitTable,
  rollLancePierces,
  rollSpikesBreak,
} from '../../src/rules/physical/index.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { play, turnOf } from '../battle/phases/turn.js';
import { CENTER_TORSO, duel, LEFT_ARM, placeOf } from '../battle/physical/duel.js';
import { redFires, shootingRange } from '../battle/shooting-range.js';
import { physicalWeaponNamed } from '../rules/items.js';
import { needs } from '../rules/physical/fighters.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { inEach } from './in-each.js';

type By = Parameters<typeof needs>[1];
type At = Parameters<typeof needs>[2];
type Options = Parameters<typeof needs>[3];

/** What a pilot of skill 5 needs for a blow, nobody having moved. */
const number = (kind: PhysicalAttackKind, by: By = {}, at: At = {}, options: Options = {}) =>
  inEach((ruleset) => needs(kind, by, at, { ...options, ruleset }));

const NEVER = Number.POSITIVE_INFINITY;

describe('what blows need', () => {
  it.each<[string, PhysicalAttackKind, By, At, Options, readonly number[]]>([
    ['PH-1 a punch is 1 easier', 'punch', {}, {}, {}, [5, 5, 4]],
    ['PH-2 a kick is 1 easier, and no more', 'kick', {}, {}, {}, [3, 3, 4]],
    ['PH-3 a push is 1 easier in every edition', 'push', {}, {}, {}, [4, 4, 4]],
    ['PH-3 a club too', 'club', {}, {}, {}, [4, 4, 4]],
    ['PH-3 a hatchet too', 'hatchet', {}, {}, {}, [4, 4, 4]],
    ['PH-3 a sword is 2 easier', 'sword', {}, {}, {}, [3, 3, 3]],
    ['PH-3 a retractable blade too', 'retractable_blade', {}, {}, {}, [3, 3, 3]],
    ['PH-3 a chain whip too', 'chain_whip', {}, {}, {}, [3, 3, 3]],
    ['PH-3 a vibroblade too', 'medium_vibroblade', {}, {}, {}, [3, 3, 3]],
    ['PH-3 a mace is 1 harder', 'mace', {}, {}, {}, [6, 6, 6]],
    ['PH-3 a backhoe too', 'backhoe', {}, {}, {}, [6, 6, 6]],
    ['PH-3 a rock cutter too', 'rock_cutter', {}, {}, {}, [6, 6, 6]],
    ['PH-3 a wrecking ball too', 'wrecking_ball', {}, {}, {}, [6, 6, 6]],
    ['PH-3 a flail is plain', 'flail', {}, {}, {}, [5, 5, 5]],
    ['PH-3 a chainsaw too', 'chainsaw', {}, {}, {}, [5, 5, 5]],
    ['PH-3 a charge at an equal too', 'charge', {}, { piloting: 5 }, {}, [5, 5, 5]],
    ['PH-4 a claw is as good as a fist', 'claw', {}, {}, { weapon: physicalWeaponNamed('Claw') }, [6, 6, 4]],
    ['PH-5 a lance is plain', 'lance', {}, {}, { weapon: physicalWeaponNamed('Lance') }, [6, 6, 5]],
    ['PH-6 a mule kick is a kick', 'kick', { chassis: 'quad', muleKick: true }, {}, {}, [4, 4, 4]],
    ['PH-8 a large target is 1 easier to punch', 'punch', {}, { superheavy: true }, {}, [5, 5, 3]],
    ['PH-8 and to push', 'push', {}, { large: true }, {}, [4, 4, 3]],
    ['PH-8 but not to charge', 'charge', {}, { piloting: 5, large: true }, {}, [5, 5, 5]],
    ['PH-13 who is immobile has piloting 4', 'charge', {}, { piloting: 3, immobile: true }, {}, [3, 3, 2]],
    ['PH-13 however good both are', 'charge', {}, { piloting: 5, immobile: true }, {}, [1, 1, 2]],
    [
      'PH-19 a shield does not strike by itself',
      'large_shield',
      { shield: 'passive' },
      {},
      {},
      [1, 1, NEVER],
    ],
    [
      'PH-23 a weapon reaches who lies beside it',
      'hatchet',
      {},
      { prone: true },
      { elevationDifference: 0 },
      [NEVER, NEVER, 2],
    ],
    ['PH-23 or a level higher', 'hatchet', {}, { prone: true }, { elevationDifference: 1 }, [2, 2, 2]],
    ['PH-23 not lower', 'hatchet', {}, { prone: true }, { elevationDifference: -1 }, [NEVER, NEVER, NEVER]],
  ])('%s', (_, kind, by, at, options, expected) => {
    expect(number(kind, by, at, options)).toEqual(expected);
  });

  it('PH-7 a quad kicks with sound hips beside the leg that kicks', () => {
    const kicks = (criticals: Readonly<Record<string, readonly number[]>>) =>
      inEach((ruleset) => {
        const { battle, red } = duel({ ruleset, red: { unit: 'scorpion-scp-1n' } });
        damage(red, { criticals });
        return legalBlows(battle, red).filter(({ kind }) => kind === 'kick').length;
      });
    expect(kicks({ left_leg: [0] })).toEqual([0, 0, 2]);
    expect(kicks({ left_arm: [0] })).toEqual([0, 0, 0]);
  });
});

describe('a torso that turns for the blows', () => {
  /** Red looks north; blue stands to its right, a hexside behind the front, within reach of one arm. */
  const sideways = (ruleset: RulesetName, dice: readonly number[] = []) => {
    const fight = duel({ ruleset, dice });
    const { battle, red, blue } = fight;
    battle.place(blue, battle.map.neighbors[red.hex * 6 + 2] as number);
    return fight;
  };

  it('IN-7 a torso that was not turned with the weapons may be turned for the blows', () => {
    const punches = (ruleset: RulesetName) => {
      const { battle, red } = sideways(ruleset);
      return strikeFacings(battle, red).map(
        (facing) => legalBlows(battle, red, facing).filter(({ kind }) => kind === 'punch').length,
      );
    };
    // Ahead, to the right, to the left.
    expect(inEach(punches)).toEqual([[1], [1], [1, 2, 0]]);
  });

  it('IN-7 from the same dice the left fist strikes by the new book, and may not by the old one', () => {
    const strikes = (ruleset: RulesetName) => {
      const fight = sideways(ruleset, [2, 2, 3, 3]);
      const { battle, red, blue } = fight;
      declareBlows(battle, red, {
        torsoFacing: 1,
        blows: [{ kind: 'punch', target: blue.index, limb: LEFT_ARM }],
      });
      resolveBlows(battle);
      return fight;
    };
    expect(() => strikes('total-warfare')).toThrow(
      'cannot turn its torso: in these rules torsos turn with weapon attacks only',
    );
    const fight = strikes('core');
    expect(fight.of('twist')).toMatchObject([{ unit: fight.red.index, torsoFacing: 1 }]);
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'punch', limb: 'left_arm', hit: true }]);
  });

  it('IN-7 not again in one turn, not by who lies or charges, not farther than it turns', () => {
    const refused = (change: (red: Combatant) => void, torsoFacing: 1 | 2 = 1) => {
      const { battle, red } = sideways('core');
      change(red);
      return () => declareBlows(battle, red, { torsoFacing, blows: [] });
    };
    const none = () => {};
    expect(refused(none)).not.toThrow();
    expect(refused(none, 2)).toThrow('it does not turn that far');
    expect(refused((red) => Object.assign(red, { torsoFacing: 5 }))).toThrow('it has turned its torso');
    expect(refused((red) => Object.assign(red, { prone: true }))).toThrow('it does not turn that far');
    expect(refused((red) => Object.assign(red, { chargeTarget: 1 }))).toThrow('it is charging');
  });

  it('IN-7 the sensible bot turns its torso where both fists reach then', () => {
    const { battle, red } = sideways('core');
    damage(red, { criticals: { left_leg: [0], right_leg: [0] } });
    expect(sensibleBlows(battle, red)).toMatchObject({
      torsoFacing: 1,
      blows: [{ kind: 'punch' }, { kind: 'punch' }],
    });
  });
});

describe('what blows do', () => {
  it.each([
    [55, 7, 33, 44],
    [45, 5, 18, 27],
    [45, 8, 32, 36],
    [100, 1, 0, 20],
    [20, 10, 18, 20],
  ])('PH-10 a charge of %i tons over %i hexes', (tonnage, hexesMoved, before, inCore) => {
    const striker = { piloting: 5, tonnage, hexesMoved };
    expect(inEach((ruleset) => calculatePhysicalDamage('charge', striker, { ruleset }))).toEqual([
      before,
      before,
      inCore,
    ]);
  });

  it('PH-10 under water half of that, rounded up', () => {
    const striker = { piloting: 5, tonnage: 45, hexesMoved: 5, limbSubmerged: true };
    expect(inEach((ruleset) => calculatePhysicalDamage('charge', striker, { ruleset }))).toEqual([9, 9, 14]);
  });

  it('PH-11 a charger takes damage by the weight of its target', () => {
    const own = inEach((ruleset) =>
      calculatePhysicalOwnDamage(
        'charge',
        { piloting: 5, tonnage: 50, hexesMoved: 5 },
        { tonnage: 75 },
        { ruleset },
      ),
    );
    expect(own).toEqual([8, 8, 8]);
  });

  it('PH-12 a charger that misses stays in its hex', () => {
    const place = (ruleset: RulesetName) => {
      const fight = duel({ ruleset, dice: [1, 1, 1] });
      const { battle, red, blue } = fight;
      Object.assign(red, { movement: 'run', hexesMoved: 4, chargeTarget: blue.index, chargeKind: 'charge' });
      blue.hasMoved = true;
      resolveBlows(battle);
      return placeOf(fight, red);
    };
    expect(inEach(place)).toEqual([
      [4, 6],
      [4, 6],
      [5, 6],
    ]);
  });

  it('PH-9 IN-6 a charge at a unit that has fallen is off, and other blows are possible', () => {
    const free = (ruleset: RulesetName) => {
      const turn = turnOf({ ruleset, red: { at: [5, 6] }, blue: { at: [5, 5], facing: 3 } });
      turn.red.chargeTarget = turn.blue.index;
      turn.red.chargeKind = 'charge';
      turn.blue.prone = true;
      play(turn, 'weapons');
      return turn.red.chargeTarget < 0;
    };
    expect(inEach(free)).toEqual([false, false, true]);
  });

  const shielded = (size: string) => ({
    slots: { LA: [`IS${size}Shield*${{ Small: 3, Medium: 5, Large: 7 }[size]}`] },
  });

  it('PH-14 a charger behind a raised shield takes the blow on its arm', () => {
    const struck = (ruleset: RulesetName) => {
      const turn = turnOf({
        ruleset,
        red: { at: [5, 6], ...shielded('Medium') },
        blue: { at: [5, 5], facing: 3 },
        dice: Array.from({ length: 80 }, (_, index) => 3 + (index % 2)),
      });
      Object.assign(turn.red, {
        movement: 'run',
        hexesMoved: 4,
        chargeTarget: turn.blue.index,
        chargeKind: 'charge',
      });
      turn.red.leftShield = 'active';
      turn.red.refresh();
      turn.blue.hasMoved = true;
      resolveBlows(turn.battle);
      // Blows that were rolled for: its own are, unless all of them strike the shield.
      return turn.of('hit').filter(({ target }) => target === turn.red.index).length;
    };
    expect(struck('core')).toBe(0);
    expect(struck('total-warfare')).toBe(1);
  });

  it('PH-15 each lance of who charges pierces on 5 or more, at the first group of its damage', () => {
    const pierced = (ruleset: RulesetName) => {
      const turn = turnOf({
        ruleset,
        red: { at: [5, 6], slots: { RA: ['IS Lance*3'] } },
        blue: { at: [5, 5], facing: 3 },
        dice: Array.from({ length: 80 }, (_, index) => 3 + (index % 2)),
      });
      Object.assign(turn.red, {
        movement: 'run',
        hexesMoved: 1,
        chargeTarget: turn.blue.index,
        chargeKind: 'charge',
      });
      turn.blue.hasMoved = true;
      const whole = turn.blue.structure.reduce((sum, points) => sum + points, 0);
      resolveBlows(turn.battle);
      return whole - turn.blue.structure.reduce((sum, points) => sum + points, 0);
    };
    expect(inEach(pierced).slice(1)).toEqual([0, 1]);
  });

  it('PH-28 a shield that can take no more slows nobody', () => {
    const walks = (ruleset: RulesetName) => {
      const { battle, red } = turnOf({ ruleset, red: shielded('Medium') });
      const before = moverOf(battle, red).walk;
      red.shieldLeft.fill(0);
      return [before, moverOf(battle, red).walk];
    };
    expect(inEach(walks)).toEqual([
      [4, 4],
      [4, 4],
      [4, 5],
    ]);
  });

  it('PH-16 a lance pierces from 9 on', () => {
    expect(inEach((ruleset) => rollLancePierces({ armorLeft: 5 }, scriptedDice(5, 4), { ruleset }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('PH-17 a shield adds 1, 2 or 3 to the punch of its arm, before it is halved', () => {
    const punch = (shieldOnArm: 'small' | 'medium' | 'large', tonnage = 50, lowerArmDestroyed = false) =>
      inEach((ruleset) =>
        calculatePhysicalDamage(
          'punch',
          { piloting: 5, tonnage, shieldOnArm, actuatorDamage: { lowerArmDestroyed } },
          { ruleset },
        ),
      );
    expect(punch('small')).toEqual([5, 5, 6]);
    expect(punch('medium')).toEqual([5, 5, 7]);
    expect(punch('large')).toEqual([5, 5, 8]);
    expect(punch('small', 100, true)).toEqual([5, 5, 5]);
  });

  it('PH-18 a shield that is raised with the weapons meets the fire of that phase, and is down after it', () => {
    const met = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        red: { slots: { RT: ['PPC*3'] } },
        blue: shielded('Medium'),
        distance: 4,
        dice: [6, 6, 3, 4],
      });
      const before = range.blue.armor[CENTER_TORSO] as number;
      redFires(range, [{ weapon: 'PPC' }], {}, (unit) => ({
        torsoFacing: unit.facing,
        shots: [],
        shields: { left: 'active' },
      }));
      return [before - (range.blue.armor[CENTER_TORSO] as number), range.blue.leftShield];
    });
    expect(met).toEqual([
      [10, 'active'],
      [10, 'active'],
      [5, 'none'],
    ]);
  });

  it('PH-18 nothing fires past it then, and who charges keeps it up', () => {
    const slots = { LA: ['ISMediumShield*5'], LT: ['Medium Laser'] };
    const order = (unit: Combatant): FireOrder => ({
      torsoFacing: unit.facing,
      shots: [{ weapon: 0, target: 1 }],
      shields: { left: 'active' },
    });
    const fire = (ruleset: RulesetName) => () => {
      const turn = turnOf({ ruleset, red: { slots }, blue: { at: [5, 11] }, dice: [1, 1] });
      play(turn, 'weapons', { fire: (unit) => (unit === turn.red ? order(unit) : undefined) });
    };
    expect(fire('total-warfare')).not.toThrow();
    expect(fire('core')).toThrow('an active shield is in its way');
    const kept = inEach((ruleset) => {
      const turn = turnOf({ ruleset, red: { slots } });
      turn.red.chargeTarget = turn.blue.index;
      play(turn, 'weapons', {
        fire: (unit) => (unit === turn.red ? { ...order(unit), shots: [] } : undefined),
      });
      return turn.red.leftShield;
    });
    expect(kept).toEqual(['active', 'active', 'active']);
  });

  it('PH-18 a shield is lowered with the turn, and never held in passive mode', () => {
    const kept = (ruleset: RulesetName) => {
      const { red } = turnOf({ ruleset, red: shielded('Medium') });
      red.leftShield = 'active';
      red.startTurn();
      return red.leftShield;
    };
    expect(inEach(kept)).toEqual(['active', 'active', 'none']);
    const lowers = (ruleset: RulesetName) => () => {
      const turn = turnOf({ ruleset, red: shielded('Medium') });
      play(turn, 'weapons', {
        fire: (unit) =>
          unit === turn.red
            ? { torsoFacing: unit.facing, shots: [], shields: { left: 'passive' } }
            : undefined,
      });
    };
    expect(lowers('total-warfare')).not.toThrow();
    expect(lowers('core')).toThrow('no passive mode');
  });

  it('PH-21 spikes break on a 1 of one die', () => {
    const broken = (...dice: readonly number[]) =>
      inEach((ruleset) => rollSpikesBreak(scriptedDice(...dice), { ruleset }));
    // One die by core, two by the others.
    expect(broken(1, 6)).toEqual([false, false, true]);
    expect(broken(2, 6)).toEqual([false, false, false]);
    expect(broken(4, 5)).toEqual([true, true, false]);
  });

  it('PH-22 talons on any two feet serve a death from above', () => {
    const lands = (chassis: 'biped' | 'quad', ...hit: readonly string[]) =>
      inEach((ruleset) => {
        const slots =
          chassis === 'quad'
            ? { FLL: ['Talons'], FRL: ['Talons'], RLL: ['Talons'], RRL: ['Talons'] }
            : { LL: ['Talons'], RL: ['Talons'] };
        const { red } = turnOf({ ruleset, red: { chassis, slots } });
        damage(red, { criticals: Object.fromEntries(hit.map((leg) => [leg, [3]])) });
        return landsOnTalons(red);
      });
    expect(lands('biped')).toEqual([true, true, true]);
    expect(lands('biped', 'left_leg')).toEqual([false, false, false]);
    expect(lands('quad', 'left_leg', 'right_arm')).toEqual([false, false, true]);
  });

  it('PH-25 a unit hit by a club rolls to stay on its feet', () => {
    expect(
      inEach((ruleset) => physicalAftermath('club', true, {}, { ruleset }).targetRoll !== undefined),
    ).toEqual([false, false, true]);
  });

  it('PH-27 after a death from above that hit the jumper rolls at 2', () => {
    const numbers = inEach((ruleset) => {
      const { attackerRoll } = physicalAftermath('dfa', true, {}, { ruleset });
      return attackerRoll && calculatePilotingRoll({ piloting: 5 }, attackerRoll, { ruleset }).targetNumber;
    });
    expect(numbers).toEqual([5 + 4, 5 + 4, 5 + 2]);
  });

  it('PH-3 a punch at a unit a level higher uses the kick table in every edition', () => {
    expect(
      inEach((ruleset) => physicalHitTable('punch', { elevationDifference: 1 }, { ruleset })?.table),
    ).toEqual(['kick', 'kick', 'kick']);
  });
});
