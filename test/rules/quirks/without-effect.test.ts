import { expect, test } from 'vitest';
import { QUIRKS_WITHOUT_EFFECT } from '../../../src/rules/quirks/quirks-without-effect.js';

test.each(QUIRKS_WITHOUT_EFFECT)(
  '$id says that it has no effect, and has none',
  ({ combatEffect, hooks, pipelines }) => {
    expect(combatEffect).toMatch(/^No effect/);
    expect(pipelines).toEqual([]);
    expect(hooks).toEqual({});
  },
);
