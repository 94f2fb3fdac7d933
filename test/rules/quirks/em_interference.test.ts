import { describe, expect, it } from 'vitest';
import { disturbsElectronics } from '../../../src/rules/firing/index.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const ID = 'em_interference';

describe('EM Interference', () => {
  it('disturbs the electronics of its own unit in total-warfare', () => {
    expect(disturbsElectronics({}, [ID], BOOK)).toBe(true);
    expect(disturbsElectronics({}, [ID])).toBe(false);
  });

  it('acts only from where it belongs', () => {
    expect(disturbsElectronics({ unitQuirks: [ID] }, undefined, BOOK)).toBe(false);
    expect(disturbsElectronics({}, undefined, BOOK)).toBe(false);
  });
});
