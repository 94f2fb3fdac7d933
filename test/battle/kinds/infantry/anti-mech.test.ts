import { describe, expect, it } from 'vitest';
import { antiMechNumber, antiMechObstacle } from '../../../../src/battle/anti-mech/legality.js';
import type { FireOrder } from '../../../../src/battle/orders.js';
import { declareFire, resolveFire } from '../../../../src/battle/phases/weapons.js';
import { type CustomInfantry, customInfantry } from '../../custom-infantry.js';
import { idleBot, type SampleBattle, sampleBattle } from '../../sample-battle.js';

/** A platoon in the hex of its opponent. */
function atGrips(dice: readonly number[], platoon: CustomInfantry = {}): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customInfantry(platoon), at: [5, 7] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset: 'total-warfare',
    dice,
  });
  sample.battle.place(sample.red, sample.blue.hex);
  sample.battle.enter('weapons');
  return sample;
}

function orders({ battle, red }: SampleBattle, order: Partial<FireOrder>): void {
  declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [], ...order });
  resolveFire(battle);
}

describe("Attacks of conventional infantry on 'Mechs", () => {
  it("28 men without training need 8 + 2 + 2 = 12 to swarm a 'Mech that ran 5 hexes", () => {
    const { red, blue } = atGrips([]);
    blue.movement = 'run';
    blue.hexesMoved = 5;
    expect(antiMechNumber(red, 'swarm', blue).targetNumber).toBe(12);
  });

  it('a leg attack of 28 men on one that stands still needs 8, does 4 damage and checks for a critical hit', () => {
    const sample = atGrips([4, 4, 5, 3, 3]);
    orders(sample, { antiMech: { attack: 'leg', target: sample.blue.index } });
    sample.done();
    expect(sample.of('anti-mech')[0]).toMatchObject({ hit: true, roll: { needed: 8 } });
    expect(sample.of('hit')[0]).toMatchObject({ location: 'left_leg', damage: 4 });
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'left_leg' });
  });

  it('those who have climbed it do what all their rifles do, in groups of two points, with no free critical hit', () => {
    const sample = atGrips([5, 5]);
    const { battle, red, blue } = sample;
    orders(sample, { antiMech: { attack: 'swarm', target: blue.index } });
    expect(red.swarming).toBe(blue.index);
    battle.enter('weapons');
    // 28 auto-rifles at 0.52 points are 15: seven groups of two, and one point.
    sample.add(...Array<number>(16).fill(3));
    orders(sample, {});
    sample.done();
    expect(sample.of('swarm-attack')[0]).toMatchObject({ damage: 15 });
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 2, 2, 2, 1]);
    expect(sample.of('critical-check')).toEqual([]);
  });

  it.each([
    [{ motion: 'Tracked' }, 'it rides on vehicles'],
    [{ fieldGuns: ['ISAC2'] }, 'it serves field guns'],
    [{ squads: 1, squadSize: 4 }, 'too few are left'],
  ] as const)('%j: %s', (platoon, why) => {
    const { battle, red, blue } = atGrips([], platoon);
    expect(antiMechObstacle(battle, red, 'leg', blue)).toBe(why);
  });
});
