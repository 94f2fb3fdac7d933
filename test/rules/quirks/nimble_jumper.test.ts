import { describe, expect, it } from 'vitest';
import { jumpDetour } from '../../../src/rules/movement/index.js';

describe('Nimble Jumper', () => {
  it('may leave the shortest path by one hex in total-warfare', () => {
    expect(jumpDetour({ unitQuirks: ['nimble_jumper'] }, { ruleset: 'total-warfare' })).toBe(1);
    expect(jumpDetour({ unitQuirks: ['nimble_jumper'] })).toBe(0);
    expect(jumpDetour({}, { ruleset: 'total-warfare' })).toBe(0);
  });
});
