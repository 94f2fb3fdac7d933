import { describe, it } from 'vitest';
import { expectAgreement } from './comparison.js';
import { referenceData, whereAbsent } from './shared.js';
import { compareSightSituations } from './sight-comparison.js';

describe.skipIf(!referenceData)(`lines of sight of the reference situations${whereAbsent}`, () => {
  it('agree on sight, modifiers, cover, hit sides and arcs, but for numbered oddities', () => {
    expectAgreement(compareSightSituations('los.jsonl'));
  });

  it('agree with smoke on the map', () => {
    expectAgreement(compareSightSituations('los-smoke.jsonl'));
  });
});
