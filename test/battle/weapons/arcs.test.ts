import { describe, expect, it } from 'vitest';
import type { FireOrder } from '../../../src/battle/orders.js';
import { redFires, shootingRange } from '../shooting-range.js';

const OUT_OF_ARC = 'the target is out of its arc';

/** Red stands with its back to blue, or faces it, and fires the one weapon that it has. */
function fires(
  slots: Readonly<Record<string, readonly string[]>>,
  weapon: string,
  facing: 0 | 3,
  order: Partial<FireOrder> = {},
): () => void {
  const range = shootingRange({
    ruleset: 'total-warfare',
    red: { slots, quirks: ['hyper_actuator'], facing },
    dice: [1, 1],
  });
  return () => redFires(range, [{ weapon }], order);
}

describe('A weapon split between a torso and an arm (docs/rules/weapon-attacks.md)', () => {
  // Four slots in the arm, six in the torso.
  const split = { RA: ['Autocannon/20*4'], RT: ['Autocannon/20*6', 'IS Ammo AC/20'] };
  const gun = 'AC/20';

  it('fires ahead of the torso, flipped arms or not', () => {
    expect(fires(split, gun, 0)).not.toThrow();
    expect(fires(split, gun, 0, { flipArms: true })).not.toThrow();
  });

  it('does not fire back when the arms are flipped', () => {
    expect(fires(split, gun, 3, { flipArms: true })).toThrow(OUT_OF_ARC);
    expect(fires({ RA: ['Medium Laser'] }, 'Medium Laser', 3, { flipArms: true })).not.toThrow();
  });
});

describe('A weapon in a leg (docs/rules/arcs.md and docs/rules/weapon-attacks.md)', () => {
  const ahead = { RL: ['Medium Laser'] };
  const back = { RL: ['Medium Laser (R)'] };

  it('points where the feet do, however the torso is turned', () => {
    expect(fires(ahead, 'Medium Laser', 0, { torsoFacing: 1 })).not.toThrow();
    expect(fires(ahead, 'Medium Laser', 3)).toThrow(OUT_OF_ARC);
  });

  it('that is mounted to the rear points back from the feet, however the torso is turned', () => {
    for (const torsoFacing of [2, 3, 4] as const) {
      expect(fires(back, 'Medium Laser', 3, { torsoFacing })).not.toThrow();
    }
    expect(fires(back, 'Medium Laser', 0)).toThrow(OUT_OF_ARC);
  });
});
