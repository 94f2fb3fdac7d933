import { describe, expect, it } from 'vitest';
import { calculateHeatGenerated } from '../../../src/rules/heat/index.js';

const abilities = ['cool_under_fire'];

describe('Cool Under Fire', () => {
  it('Cool Under Fire heat reduction', () => {
    const turn = { movement: 2, weapons: 12, other: 5, movementType: 'run' } as const;
    const { modifiers, total } = calculateHeatGenerated({ ...turn, abilities });
    expect(total).toBe(calculateHeatGenerated({ ...turn, abilities: [] }).total - 1);
    expect(total).toBe(18);
    expect(modifiers).toContainEqual(expect.objectContaining({ id: 'cool_under_fire', value: -1 }));
  });

  it('never takes the heat of a turn below 0', () => {
    const quiet = { movement: 0, weapons: 0, other: 0, movementType: 'stationary' } as const;
    expect(calculateHeatGenerated({ ...quiet, abilities }).total).toBe(0);
  });

  it('makes up for Speed Demon', () => {
    const turn = { movement: 2, weapons: 0, other: 0, movementType: 'run' } as const;
    expect(calculateHeatGenerated({ ...turn, abilities: ['cool_under_fire', 'speed_demon'] }).total).toBe(2);
  });

  it('does nothing in total-warfare', () => {
    const turn = { weapons: 12, abilities };
    expect(calculateHeatGenerated(turn, { ruleset: 'total-warfare' }).total).toBe(12);
  });
});
