import { describe, expect, it } from 'vitest';
import { mayTurnAbout } from '../../../src/rules/facing/index.js';

describe('Directional Torso Mounted Weapon', () => {
  it('may be turned about in total-warfare', () => {
    expect(mayTurnAbout(['direct_torso_mount'], { ruleset: 'total-warfare' })).toBe(true);
    expect(mayTurnAbout(['direct_torso_mount'])).toBe(false);
    expect(mayTurnAbout(undefined, { ruleset: 'total-warfare' })).toBe(false);
  });
});
