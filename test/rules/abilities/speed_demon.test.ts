import { describe, expect, it } from 'vitest';
import { calculateHeatGenerated } from '../../../src/rules/heat/index.js';
import { calculateRunningMp } from '../../../src/rules/movement/index.js';

const abilities = ['speed_demon'];
const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('Speed Demon', () => {
  it('Speed Demon movement bonus', () => {
    expect(calculateRunningMp(4, abilities)).toBe(calculateRunningMp(4, []) + 1);
    expect(calculateRunningMp(4, abilities)).toBe(7);
    const turn = { movement: 2, weapons: 0, other: 0, movementType: 'run' } as const;
    expect(calculateHeatGenerated({ ...turn, abilities }).total).toBe(3);
    expect(calculateHeatGenerated({ ...turn, abilities: [] }).total).toBe(2);
  });

  it('costs nothing without running', () => {
    for (const movementType of ['stationary', 'walk', 'jump'] as const) {
      expect(calculateHeatGenerated({ movement: 1, movementType, abilities }).total, movementType).toBe(1);
    }
  });

  it('makes no unit run that cannot walk', () => {
    expect(calculateRunningMp(0, abilities)).toBe(0);
  });

  it('does nothing in total-warfare', () => {
    expect(calculateRunningMp(5, abilities, totalWarfare)).toBe(8);
    const turn = { movement: 2, movementType: 'run', abilities } as const;
    expect(calculateHeatGenerated(turn, totalWarfare).total).toBe(2);
  });
});
