import { describe, expect, it } from 'vitest';
import { bothWays, modifier } from './moments.js';
import { twoTargets } from './two-targets.js';

describe('Multi-Target', () => {
  it('pays 1 less for a second target in standard', () => {
    const { gifted, plain } = bothWays(['multi_target'], (pilot) => twoTargets('standard', pilot));
    expect(gifted.of('weapon-attack')[1]).toMatchObject({ target: 2, hit: true, roll: { needed: 4 } });
    expect(modifier(gifted.of('weapon-attack')[1], 'multi_target')).toBe(-1);
    expect(plain.of('weapon-attack')[1]).toMatchObject({ target: 2, hit: false, roll: { needed: 5 } });
  });

  it('is not added to Multi-Tasker', () => {
    const { gifted } = bothWays(['multi_target', 'multi_tasker'], (pilot) => twoTargets('standard', pilot));
    expect(gifted.of('weapon-attack')[1]).toMatchObject({ roll: { needed: 4 } });
    expect(modifier(gifted.of('weapon-attack')[1], 'multi_target')).toBeUndefined();
  });

  it('does nothing in total-warfare', () => {
    const { gifted } = bothWays(['multi_target'], (pilot) => twoTargets('total-warfare', pilot));
    expect(gifted.of('weapon-attack')[1]).toMatchObject({ target: 2, hit: false, roll: { needed: 5 } });
  });
});
