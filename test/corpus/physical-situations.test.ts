import { describe, expect, it } from 'vitest';
import { comparePhysicalSituations } from './physical-comparison.js';
import { referenceData, whereAbsent } from './shared.js';
import { tellComparison } from './tell-comparison.js';

describe.skipIf(!referenceData)(`physical attacks of the reference situations${whereAbsent}`, () => {
  it('agree on number, damage and hit table, but for a few known classes', () => {
    const comparison = comparePhysicalSituations();
    tellComparison('physical.jsonl', comparison);
    expect(comparison).toEqual({
      cases: 1703,
      equal: 1691,
      leftOut: {},
      different: {
        'a prone charger gets a number': 8,
        'the case does not say that the blade in the fist is out': 1,
        'Reinforced Legs': 1,
        'a shield on a prone target one level up: punch table': 2,
      },
      unexplained: [],
    });
  });
});
