import { describe, expect, it } from 'vitest';
import { declareFire, resolveFire } from '../../../src/battle/phases/weapons.js';
import { toHitOfBlow } from '../../../src/battle/physical/to-hit.js';
import { passesPilotingRoll } from '../../../src/battle/piloting/roll-piloting.js';
import { weaponAttackOf } from '../../../src/battle/weapons/weapon-attack-of.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { RIGHT_LEG } from '../physical/duel.js';
import { type SampleBattle, sampleBattle } from '../sample-battle.js';
import { heatComes, nextTurn, phaseEnds } from '../shooting-range.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const HUNTER = customMech({ slots: { RA: ['Mek Taser'], RT: ['Taser Ammo'] } });
const HIT = [6, 6] as const;
/** The place that the taser strikes. */
const FRONT = [3, 4] as const;

/** The hunter fires its taser at a unit in the next hex, and hits. */
function tased(unit: Unit, dice: readonly number[], ruleset: (typeof RULESETS)[number] = 'total-warfare') {
  const sample = sampleBattle({
    red: [{ unit: HUNTER, at: [5, 8], facing: 0 }],
    blue: [{ unit, at: [5, 7], facing: 3 }],
    ruleset,
    dice: [...HIT, ...dice],
  });
  sample.battle.enter('weapons');
  declareFire(sample.battle, sample.red, {
    torsoFacing: sample.red.torsoFacing,
    shots: [{ weapon: 0, target: sample.blue.index }],
  });
  resolveFire(sample.battle);
  sample.done();
  return sample;
}

/** The heat phase, and the next turn. */
function turnGoesBy(sample: SampleBattle): void {
  heatComes(sample);
  nextTurn(sample);
}

const INDUSTRIAL = customMech({ structure: 'Industrial' });

describe.each(RULESETS)('In %s, a taser', (ruleset) => {
  it.each<readonly [string, Unit, number]>([
    ['a BattleMech', customMech(), 12],
    ["an industrial 'Mech", INDUSTRIAL, 11],
    ['a vehicle', customVehicle(), 11],
    ['a ProtoMech', customProtoMech(), 11],
  ])('shuts %s down on a roll of its number or more, and shakes it on less', (_, unit, needed) => {
    const most = needed === 12 ? ([6, 6] as const) : ([6, 5] as const);
    const less = needed === 12 ? ([6, 5] as const) : ([5, 5] as const);
    const down = tased(unit, [...FRONT, ...most], ruleset);
    expect(down.of('shock')).toMatchObject([{ roll: { needed }, effect: 'shut-down' }]);
    expect(down.blue).toMatchObject({ shutDown: true, isImmobile: true, canAct: false });
    const shaken = tased(unit, [...FRONT, ...less], ruleset);
    expect(shaken.of('shock')).toMatchObject([{ effect: 'shaken' }]);
    expect(shaken.blue.canAct).toBe(true);
  });

  it('kills the trooper that it strikes on a 9 or more, whatever armor the suit has', () => {
    const third = 3;
    const dead = tased(customSquad(), [third, 4, 5], ruleset);
    expect(dead.of('shock')).toMatchObject([{ roll: { needed: 9 }, effect: 'deadly' }]);
    expect([...dead.blue.structure]).toEqual([1, 1, 0, 1, 1]);
    const alive = tased(customSquad(), [third, 4, 4], ruleset);
    expect(alive.of('shock')).toMatchObject([{ effect: 'none' }]);
    expect([...alive.blue.structure]).toEqual([1, 1, 1, 1, 1]);
    expect(alive.blue.shockedFor).toBe(0);
  });

  it('does no more to conventional infantry than other weapons', () => {
    expect(tased(customInfantry(), [], ruleset).of('shock')).toEqual([]);
  });
});

describe('A unit that a taser has shut down', () => {
  it.each<readonly [string, Unit]>([
    ['a BattleMech', customMech()],
    ['a vehicle', customVehicle()],
  ])('stays down for the next three turns, and then starts again: %s', (_, unit) => {
    const sample = tased(unit, [...FRONT, 6, 6]);
    sample.add(6, 6);
    phaseEnds(sample);
    const downIn: boolean[] = [];
    for (let turn = 1; turn <= 4; turn += 1) {
      turnGoesBy(sample);
      downIn.push(sample.blue.shutDown);
    }
    expect(downIn).toEqual([true, true, true, false]);
    expect(sample.of('startup')).toMatchObject([{ unit: sample.blue.index, started: true }]);
  });

  it("rolls not to fall at the end of the phase, at +3, if it is a 'Mech that stands", () => {
    const sample = tased(customMech(), [...FRONT, 6, 6]);
    // Piloting 5, and 3 for the shutdown.
    sample.add(4, 4);
    phaseEnds(sample);
    expect(sample.of('piloting-roll')).toMatchObject([
      { cause: 'shutdown', roll: { needed: 8 }, passed: true },
    ]);
    sample.done();
  });

  it('makes a forced landing if it flies', () => {
    const sample = sampleBattle({
      red: [{ unit: customSquad({ ofFirst: ['ISBATaser:RA'], clan: false }), at: [5, 8], facing: 0 }],
      blue: [
        {
          unit: customVehicle({ motion: 'vtol', tonnage: 25, turrets: 0, fusion: true }),
          at: [5, 7],
          facing: 3,
        },
      ],
      ruleset: 'total-warfare',
      // Hit; the front; shut down; driving 5, and 4 without power.
      dice: [...HIT, ...FRONT, 5, 6, 5, 4],
    });
    sample.battle.lift(sample.blue, 1);
    sample.battle.enter('weapons');
    declareFire(sample.battle, sample.red, {
      torsoFacing: sample.red.torsoFacing,
      shots: [{ weapon: 0, target: sample.blue.index }],
    });
    resolveFire(sample.battle);
    expect(sample.of('landing')).toMatchObject([{ forced: true }]);
    expect(sample.blue).toMatchObject({ elevation: 0, shutDown: true });
    sample.done();
  });
});

describe('A unit that a taser has shaken', () => {
  it('attacks and rolls for piloting at +1 for the next three turns', () => {
    const sample = tased(customMech({ slots: { RA: ['Medium Laser'] } }), [...FRONT, 6, 5]);
    const numbers = (): readonly [number, number, number] => {
      const { battle, blue, red } = sample;
      sample.add(6, 6);
      passesPilotingRoll(battle, blue, { kind: 'damage' });
      const rolled = sample.of('piloting-roll').at(-1)?.roll.needed ?? 0;
      const laser = { weapon: 0, target: red.index };
      const { needed } = weaponAttackOf(battle, blue, { torsoFacing: blue.facing, shots: [laser] }, laser);
      return [
        needed,
        rolled,
        toHitOfBlow(battle, blue, { kind: 'kick', limb: RIGHT_LEG, target: red.index }),
      ];
    };
    const turns: (readonly number[])[] = [];
    for (let turn = 1; turn <= 4; turn += 1) {
      turnGoesBy(sample);
      turns.push(numbers());
    }
    // Gunnery 4, piloting 5 and 1 for damage, piloting 5 and 2 less for a kick.
    expect(turns).toEqual([
      [5, 7, 4],
      [5, 7, 4],
      [5, 7, 4],
      [4, 6, 3],
    ]);
  });
});
