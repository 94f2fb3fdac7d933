import { describe, expect, it } from 'vitest';
import { disturbsElectronics } from '../../../src/rules/firing/index.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const ID = 'em_inter_whole';

describe('EM Interference (Whole Unit)', () => {
  it('disturbs the electronics of its own unit in total-warfare', () => {
    expect(disturbsElectronics({ unitQuirks: [ID] }, undefined, BOOK)).toBe(true);
    expect(disturbsElectronics({ unitQuirks: [ID] }, undefined)).toBe(false);
  });

  it('acts only from where it belongs', () => {
    expect(disturbsElectronics({}, [ID], BOOK)).toBe(false);
    expect(disturbsElectronics({}, undefined, BOOK)).toBe(false);
  });
});
