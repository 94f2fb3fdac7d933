import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { describeEvent } from '../../../../src/battle/events/words.js';
import { heatPhase } from '../../../../src/battle/phases/heat.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { checkFireOrder } from '../../../../src/battle/weapons/check-order.js';
import { weaponObstacle } from '../../../../src/battle/weapons/legality.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';
import { redFires, shootingRange } from '../../shooting-range.js';

const GUNNERS = { motion: 'Motorized', fieldGuns: ['Autocannon/5', 'Autocannon/5', 'IS Ammo AC/5'] };

function gunners(condition = {}) {
  return sampleBattle({
    red: [{ unit: customInfantry(GUNNERS), at: [5, 8], facing: 0, condition }],
    blue: [{ unit: customMech(), at: [5, 5] }],
  });
}

describe('A moment of infantry', () => {
  it('field guns fire as long as there are troopers to serve them: 8 for each of 8 tons', () => {
    const crews = (troopers: number) => {
      const { red } = gunners({ structure: { troopers } });
      return red.design.weapons.filter(({ crew, fixture }) => crew > 0 && red.isWorking(fixture)).length;
    };
    expect(gunners().red.design.weapons.map(({ crew }) => crew)).toEqual([0, 8, 8]);
    expect([crews(28), crews(16), crews(15), crews(7)]).toEqual([2, 2, 1, 0]);
  });

  it('field guns do not fire after a move, and small arms do', () => {
    const { battle, red } = gunners();
    executeMove(battle, red, { steps: ['forward'] });
    const [arms, gun] = red.design.weapons;
    expect(weaponObstacle(battle, red, gun as never)).toBe('field guns do not fire after a move');
    expect(weaponObstacle(battle, red, arms as never)).toBeUndefined();
  });

  it('nobody fires rifles and field guns in one turn', () => {
    const { battle, red } = gunners();
    battle.phase = 'weapons';
    const fire = (weapons: readonly number[]) => () =>
      checkFireOrder(battle, red, {
        torsoFacing: 0,
        shots: weapons.map((weapon) => ({ weapon, target: 1 })),
      });
    expect(fire([1, 2])).not.toThrow();
    expect(fire([0, 1])).toThrow('field guns');
  });

  it('it turns for nothing, and always gets into the next hex', () => {
    const map = mapOf({ '5,9': { terrain: ['heavy_jungle'] } });
    const { battle, red, of } = sampleBattle({
      red: [{ unit: customInfantry(), at: [5, 8], facing: 0 }],
      blue: [{ unit: customMech(), at: [15, 15] }],
      map,
    });
    expect(moverOf(battle, red).walk).toBe(1);
    executeMove(battle, red, { steps: ['turn-right', 'turn-right', 'turn-right', 'forward'] });
    expect(of('move')).toMatchObject([{ movement: 'walk', hexes: 1 }]);
    expect(red.hex).toBe(map.indexOf(5, 9));
  });

  it('it does not wade into water, and a hover platoon crosses it', () => {
    const map = mapOf({ '5,7': { terrain: ['water'], waterDepth: 1 } });
    const march = (motion: string) => () => {
      const { battle, red } = sampleBattle({
        red: [{ unit: customInfantry({ motion }), at: [5, 8], facing: 0 }],
        blue: [{ unit: customMech(), at: [15, 15] }],
        map,
      });
      executeMove(battle, red, { steps: ['forward'] });
      return red.elevation;
    };
    expect(march('Motorized')).toThrow();
    expect(march('Hover')()).toBe(0);
  });

  it('fire in its hex is the end of it, on less than 8', () => {
    const burning = (dice: readonly number[]) => {
      const sample = sampleBattle({
        red: [{ unit: customInfantry(), at: [5, 8] }],
        blue: [{ unit: customMech(), at: [15, 15] }],
        map: mapOf({ '5,8': { terrain: ['fire'] } }),
        dice,
      });
      heatPhase(sample.battle);
      sample.done();
      return sample.red.lost;
    };
    expect(burning([4, 4])).toBeUndefined();
    expect(burning([3, 4])).toBe('wiped-out');
  });

  it('flamers of a platoon bring heat in place of damage, where that is wanted', () => {
    const platoon = customInfantry({ primary: 'Auto-Rifle', secondary: 'Flamer (Man-Portable)' });
    const sample = sampleBattle({
      red: [{ unit: customMech(), at: [5, 8] }],
      blue: [{ unit: platoon, at: [5, 7] }],
      dice: [6, 6, 3, 4],
    });
    const { battle, red, blue } = sample;
    battle.place(blue, red.hex);
    battle.enter('weapons');
    const order = { torsoFacing: blue.facing, shots: [{ weapon: 0, target: red.index, heats: true }] };
    checkFireOrder(battle, blue, order);
    battle.declaredFire.push({ unit: blue.index, order });
    battle.acted.fill(1);
    battle.cursor = 1;
    while (battle.phase === 'weapons') battle.step();
    expect(sample.of('heated')).toMatchObject([{ target: red.index, heat: 9 }]);
    expect(sample.of('hit')).toEqual([]);
  });

  it('the last of it is counted in people', () => {
    const sample = shootingRange({
      red: { slots: { RT: ['Machine Gun', 'ISMG Ammo (200)'] } },
      blueFriends: [{ unit: customInfantry({ squads: 1 }), at: [5, 12] }],
      dice: [6, 6, 2, 2],
    });
    redFires(sample, [{ weapon: 'Machine Gun', target: 2 }]);
    const told = sample.events.map((event) => describeEvent(sample.battle, event));
    expect(told.join('\n')).toMatch(/8 troopers of .* hit\./);
    expect(told.join('\n')).toMatch(/loses 7 troopers: 0 left\./);
    expect(told.join('\n')).toMatch(/is wiped out/);
  });
});
