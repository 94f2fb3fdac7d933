import { expect, test } from 'vitest';
import { ABILITIES_WITHOUT_EFFECT } from '../../../src/rules/abilities/abilities-without-effect.js';
import { isKnownAbility } from '../../../src/rules/abilities/index.js';

test.each(ABILITIES_WITHOUT_EFFECT)(
  '$id is known, says that it has no effect, and has none',
  ({ id, combatEffect, hooks }) => {
    expect(isKnownAbility(id)).toBe(true);
    expect(combatEffect).toMatch(/^No effect in battles: /);
    expect(hooks).toEqual({});
  },
);
