import { describe, expect, it } from 'vitest';
import { mayChangeAmmunition } from '../../../src/rules/firing/index.js';

describe('Static Ammo Feed', () => {
  it('keeps to one kind of ammunition in total-warfare', () => {
    expect(mayChangeAmmunition(['static_feed'], { ruleset: 'total-warfare' })).toBe(false);
    expect(mayChangeAmmunition(['static_feed'])).toBe(true);
    expect(mayChangeAmmunition(['accurate'], { ruleset: 'total-warfare' })).toBe(true);
    expect(mayChangeAmmunition(['accurate', 'static_feed'], { ruleset: 'total-warfare' })).toBe(false);
    expect(mayChangeAmmunition([], { ruleset: 'total-warfare' })).toBe(true);
  });
});
