import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../src/rules/ruleset.js';
import { BLOWS } from './blows.js';
import { HEATS } from './heats.js';
import { HITS } from './hits.js';
import { PILOTS } from './pilots.js';
import { PRICES } from './prices.js';
import { SHOTS } from './shots.js';
import { type Answering, readSuite, SUITE_NAMES } from './suite.js';
import { WRECKS } from './wrecks.js';

const OURS: Readonly<Record<string, Answering>> = {
  ...SHOTS,
  ...HITS,
  ...PILOTS,
  ...HEATS,
  ...BLOWS,
  ...WRECKS,
  ...PRICES,
};

describe('Our rules answer the conformance suite', () => {
  it.each(SUITE_NAMES)('every question of %s', async (name) => {
    const wrong: string[] = [];
    for (const { id, ask, given, answer } of readSuite(name).questions) {
      const answering = OURS[ask];
      if (answering === undefined) throw new Error(`nobody answers "${ask}"`);
      for (const ruleset of RULESETS) {
        const expected = answer[ruleset];
        if (expected === undefined) continue;
        const ours = await answering(given as never, ruleset);
        if (JSON.stringify(ours) === JSON.stringify(expected)) continue;
        wrong.push(`${id} ${ruleset} ${ask}: ${JSON.stringify(given)} is ${expected}, not ${ours}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
