import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { checkFireOrder } from '../../../src/battle/weapons/check-order.js';
import { customMech } from '../custom-mech.js';
import { shootingRange } from '../shooting-range.js';

describe('the random bot', () => {
  it('fires at nobody where only a hidden secondary target draws its fire', () => {
    // Of the two, who stands ahead is primary; who stands aside draws fire and hides by stealth.
    const { battle, red, blue } = shootingRange({
      red: { slots: { LA: ['Medium Laser'], RA: ['Medium Laser'], RT: ['Medium Laser'] } },
      blue: { slots: { RT: ['Medium Laser'] } },
      blueFriends: [{ unit: customMech(), at: [8, 13], facing: 3, pilot: { abilities: ['antagonizer'] } }],
    });
    battle.unit(2).isStealthy = true;
    battle.enter('weapons');
    const targets = new Set<number>();
    for (let seed = 1; seed <= 300; seed += 1) {
      const order = makeBot('random', seed).fire(battle, red);
      expect(() => checkFireOrder(battle, red, order)).not.toThrow();
      for (const { target } of order.shots) targets.add(target);
    }
    expect([...targets].sort()).toEqual([blue.index, 2]);
  });
});
