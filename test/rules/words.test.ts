import { describe, expect, it } from 'vitest';
import {
  calculatePhysicalToHit,
  calculatePilotingRoll,
  QUIRK_CATALOG,
  RULESETS,
  SPA_CATALOG,
} from '../../src/index.js';
import { resolveAbilities } from '../../src/rules/abilities/ability-catalog.js';
import { FURTHER_ABILITIES } from '../../src/rules/abilities/further-abilities.js';
import { type DescribedHooks, hooksIn } from '../../src/rules/hooks.js';
import { FURTHER_QUIRKS } from '../../src/rules/quirks/further-quirks.js';
import { resolveQuirks } from '../../src/rules/quirks/quirk-catalog.js';
import { rulesetOf } from '../../src/rules/ruleset.js';

const ENTRIES = [
  ...resolveQuirks(Object.keys(QUIRK_CATALOG)),
  ...FURTHER_QUIRKS,
  ...resolveAbilities(Object.keys(SPA_CATALOG)).map(({ ability }) => ability),
  ...FURTHER_ABILITIES,
];

const PAIRS = RULESETS.flatMap((one, index) =>
  RULESETS.slice(index + 1).map((other) => [one, other] as const),
);

const namesOf = ({ effect, ...hooks }: DescribedHooks): readonly string[] => Object.keys(hooks);

describe('Words of quirks and abilities never contradict their numbers', () => {
  it.each(ENTRIES)('$id: where two rulesets have different hooks, they have different words', (entry) => {
    for (const [one, other] of PAIRS) {
      // A ruleset that takes over the hooks of another takes them over as they are.
      if (hooksIn(entry, rulesetOf(one)) === hooksIn(entry, rulesetOf(other))) continue;
      expect(entry.effects[one], `${one} and ${other}`).not.toBe(entry.effects[other]);
    }
  });

  it.each(ENTRIES)('$id: says that it has no effect exactly where it has no hook', (entry) => {
    const acting = RULESETS.filter((ruleset) => namesOf(hooksIn(entry, rulesetOf(ruleset))).length > 0);
    if (acting.length === 0) return;
    for (const ruleset of RULESETS) {
      expect(entry.effects[ruleset].startsWith('No effect'), ruleset).toBe(!acting.includes(ruleset));
    }
  });

  it('are those of the ruleset in an itemised roll', () => {
    const fist = { piloting: 5, tonnage: 50, arm: 'left', unitQuirks: ['battle_fists_la'] } as const;
    const standing = { movementType: 'stationary', hexesMoved: 0 } as const;
    const punch = calculatePhysicalToHit('punch', fist, standing, { ruleset: 'total-warfare' });
    expect(punch.modifiers.find(({ id }) => id === 'battle_fists_la')).toMatchObject({
      value: -1,
      description: expect.stringContaining('−1 to hit'),
    });
    const armless = { piloting: 5, unitQuirks: ['no_arms'] };
    const rising = calculatePilotingRoll(armless, { kind: 'stand' }, { ruleset: 'total-warfare' });
    expect(rising.modifiers.find(({ id }) => id === 'no_arms')).toMatchObject({
      value: 2,
      description: expect.stringContaining('+2 to piloting rolls to stand up'),
    });
  });
});
