import { describe, expect, it } from 'vitest';
import { sensibleFire } from '../../../src/battle/bots/sensible/gunner.js';
import { type Range, shootingRange } from '../shooting-range.js';

const firedBy = (range: Range) => {
  const { battle, red } = shootingRange(range);
  battle.enter('weapons');
  return sensibleFire(battle, red).shots;
};

describe('What a bot expects of its weapons', () => {
  it.each([
    ['after', ['ISAC10*7', 'IS Ammo AC/10', 'IS Ammo AC/10 - Flechette'], 0],
    ['before', ['ISAC10*7', 'IS Ammo AC/10 - Flechette', 'IS Ammo AC/10'], 1],
  ])('flechettes do half: plain rounds that come %s them are fired', (_, slots, bin) => {
    const red = { slots: { RT: slots.slice(0, 1), LT: slots.slice(1) } };
    expect(firedBy({ ruleset: 'total-warfare', red })).toMatchObject([{ bin }]);
  });

  it('explosive pods are worth the damage they do, a pod that clings is not', () => {
    const red = { slots: { RT: ['ISNarcBeacon*2', 'ISNarc Pods', 'ISNarc ExplosivePods'] } };
    expect(firedBy({ red })).toMatchObject([{ bin: 1 }]);
  });
});
