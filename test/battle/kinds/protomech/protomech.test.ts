import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { NEAR_MISS, protoMechHitTables } from '../../../../src/rules/hit-location/hit-tables.js';
import { struckBy } from '../../../../src/rules/hit-location/struck.js';
import { torsoWeaponHit } from '../../../../src/rules/protomech/criticals.js';
import { jumpingPoints, runningPoints, walkingPoints } from '../../../../src/rules/protomech/points.js';
import { customProtoMech } from '../../custom-protomech.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

const small = (dice: readonly number[] = []): SampleBattle =>
  sampleBattle({
    red: [{ unit: customProtoMech(), at: [5, 8] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    ruleset: 'total-warfare',
    dice,
  });

const at = ({ red }: SampleBattle, name: LocationName): number => red.plan.locations.indexOf(name);
const tables = protoMechHitTables(false, true);
const strike = (sample: SampleBattle, roll: number, damage: number): void => {
  const place = struckBy(tables, 'full', 'front', { dice: [], total: roll }, () => 1);
  applyHit(sample.battle, sample.red, place, damage, false, NOBODY);
};

/** One critical check in a location, by these dice and those that follow from them. */
function critical(sample: SampleBattle, name: LocationName, ...dice: readonly number[]): void {
  sample.add(...dice);
  checkForCriticals(sample.battle, sample.red, at(sample, name), NOBODY);
}

describe('A hit on a ProtoMech', () => {
  it.each([
    [2, 'main_gun'],
    [4, 'right_arm'],
    [5, 'legs'],
    [6, 'torso'],
    [7, 'torso'],
    [8, 'torso'],
    [9, 'legs'],
    [10, 'left_arm'],
    [12, 'head'],
  ])('strikes on %i the %s', (roll, location) => {
    const struck = struckBy(tables, 'full', 'rear', { dice: [], total: roll }, () => 1);
    expect(tables.plan.locations[struck.location]).toBe(location);
  });

  it.each([3, 11])('goes by on %i: a near miss', (roll) => {
    expect(struckBy(tables, 'full', 'front', { dice: [], total: roll }, () => 1).location).toBe(NEAR_MISS);
    const sample = small();
    strike(sample, roll, 5);
    expect(sample.red.damageTaken).toBe(0);
    expect(sample.of('near-miss')).toEqual([{ type: 'near-miss', target: 0, damage: 5, dice: [] }]);
  });

  it('goes through armor into structure, and a check of 8 costs the legs a point (6 tons, 5 points, roll 9)', () => {
    const sample = small([4, 4]);
    strike(sample, 9, 5);
    sample.done();
    expect(sample.red.structure[at(sample, 'legs')]).toBe(3);
    expect(sample.of('protomech-critical')).toMatchObject([{ location: 'legs', hits: 1 }]);
    expect(moverOf(sample.battle, sample.red)).toMatchObject({ walk: 4, run: 6, jump: 4 });
  });

  it('that destroys a location goes on into the torso, and wounds the pilot as its critical hits would have', () => {
    // The arm has 4 + 2 points; one more goes into the torso. The pilot stays conscious on 3 or more.
    const sample = small([2, 1]);
    strike(sample, 10, 7);
    sample.done();
    expect(sample.red.hasLost(at(sample, 'left_arm'))).toBe(true);
    expect(sample.red.armor[at(sample, 'torso')]).toBe(3);
    expect(sample.red.wounds).toBe(1);
  });
});

describe('A critical hit on a ProtoMech', () => {
  it('on the head adds 1 to attacks; a second one takes the head, and long range', () => {
    const sample = small();
    critical(sample, 'head', 4, 4);
    const [gun] = sample.red.design.weapons;
    expect(sample.red.fireDamage(gun as NonNullable<typeof gun>)).toMatchObject([{ value: 1 }]);
    critical(sample, 'head', 4, 4, 2, 1);
    sample.done();
    expect(sample.red.fireDamage(gun as NonNullable<typeof gun>)).toMatchObject([{ value: 2 }]);
    expect(sample.red.nearsighted).toBe(true);
    expect(sample.red.wounds).toBe(1);
    expect(sample.red.isOut).toBe(false);
  });

  it('on an arm adds 1 to its weapons and to the main gun', () => {
    const sample = small();
    critical(sample, 'right_arm', 4, 4);
    const added = sample.red.design.weapons.map((mount) => [
      sample.red.plan.locations[mount.location],
      sample.red.fireDamage(mount)?.reduce((sum, { value }) => sum + value, 0) ?? 0,
    ]);
    expect(added).toEqual([
      ['torso', 0],
      ['torso', 0],
      ['right_arm', 1],
      ['main_gun', 1],
    ]);
  });

  it('on the legs three times leaves it where it is', () => {
    const sample = small();
    critical(sample, 'legs', 6, 6, 2, 1);
    sample.done();
    expect(sample.of('protomech-critical').map(({ hits }) => hits)).toEqual([1, 2, 3]);
    expect(sample.red.isImmobile).toBe(true);
    expect(moverOf(sample.battle, sample.red)).toMatchObject({ walk: 0, run: 0, jump: 0 });
  });

  it('on the torso costs jumping points, perhaps a weapon, and wounds the pilot; the third destroys it', () => {
    const sample = small();
    critical(sample, 'torso', 4, 4, 1, 2, 1);
    expect(sample.of('protomech-critical')).toMatchObject([{ hits: 1, weapon: 0 }]);
    expect(moverOf(sample.battle, sample.red).jump).toBe(3);
    critical(sample, 'torso', 5, 5, 6, 3, 2, 6, 4, 3);
    expect(sample.red.lost).toBe('torso-destroyed');
  });
});

describe('A ProtoMech', () => {
  it('fires its main gun with both arms', () => {
    const { red } = small();
    const order = { torsoFacing: 0, shots: [2, 3].map((weapon) => ({ weapon, target: 1 })) } as const;
    expect(red.design.kind.volleyObstacle(red, order)).toBe('the main gun takes both arms');
    expect(red.design.kind.volleyObstacle(red, { ...order, shots: order.shots.slice(1) })).toBeUndefined();
  });

  it('makes no rolls for rubble, water or turns on pavement, and climbs one level', () => {
    const sample = sampleBattle({
      red: [{ unit: customProtoMech(), at: [5, 8] }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
      map: mapOf({ '5,7': { terrain: ['rubble'] } }),
    });
    const { battle, red } = sample;
    const mover = moverOf(battle, red);
    const report = evaluatePath(battle.map, mover, [{ kind: 'forward' }], pilotStateOf(red));
    expect(report.rolls).toEqual([]);
    expect(mover.climbs).toBe(1);
  });

  it('has three missiles of infernos burn a location away', () => {
    const sample = small([1, 3, 2, 1]);
    sample.red.design.kind.burn(sample.battle, sample.red, 3, 'front', NOBODY);
    expect(sample.red.hasLost(at(sample, 'right_arm'))).toBe(true);
    sample.red.design.kind.burn(sample.battle, sample.red, 2, 'front', NOBODY);
    sample.done();
  });
});

describe('Figures of ProtoMechs', () => {
  it('walk less by hits on the legs, and run half as far again', () => {
    expect([0, 1, 2, 3].map((hits) => walkingPoints(5, hits))).toEqual([5, 4, 2, 0]);
    expect(runningPoints(5, false)).toBe(8);
    expect(runningPoints(5, true)).toBe(10);
    expect([0, 1, 2].map((hits) => jumpingPoints(5, hits, 0))).toEqual([5, 4, 2]);
    expect(jumpingPoints(5, 0, 3)).toBe(0);
  });

  it('lose weapons of the torso by a die', () => {
    const of = (quad: boolean, tons: number) =>
      [1, 2, 3, 4, 5, 6].map((die) => torsoWeaponHit(die, quad, tons));
    expect(of(false, 6)).toEqual([0, 0, 1, 1, -1, -1]);
    expect(of(false, 12)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(of(true, 6)).toEqual([0, 1, 2, 3, -1, -1]);
    expect(of(true, 12)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
