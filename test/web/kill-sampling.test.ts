import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { RULESETS, type RulesetName } from '../../src/rules/ruleset.js';
import { type Mech, readUnitJson } from '../../src/units/index.js';
import type { Attack } from '../../web/views/attack/attack.js';
import { resultsOf } from '../../web/views/attack/attack-results.js';
import { sampleKills, VOLLEYS } from '../../web/views/attack/kill-sampling.js';
import { type Situation, USUAL } from '../../web/views/attack/situation-fields.js';

function starter(file: string): Mech {
  const text = readFileSync(new URL(`../../public/data/starters/${file}.json`, import.meta.url), 'utf8');
  const unit = readUnitJson(text, officialCatalog, file);
  if (unit.unitType !== 'Mek') throw new TypeError(`${file} is no 'Mech`);
  return unit;
}
const AWESOME = starter('awesome-aws-8q');
const ATLAS = { ...starter('atlas-as7-d'), quirks: [] };

const attackOf = (changes: Partial<Situation>, ruleset: RulesetName = 'standard'): Attack => ({
  situation: { ...USUAL, range: 6, ...changes },
  ruleset,
  attacker: AWESOME,
  target: ATLAS,
  loads: {},
});

function killsOf(attack: Attack): number {
  const counts = [...sampleKills(attack)];
  expect(counts.at(-1)?.volleys).toBe(VOLLEYS);
  return (counts.at(-1)?.destroyed ?? 0) / VOLLEYS;
}

const BARE_HEAD = { targetArmor: { head: 0 } };

describe('The chance of a kill', () => {
  it.each(RULESETS)('is that of a hit on the head, where any such hit kills (%s)', (ruleset) => {
    const attack = attackOf(BARE_HEAD, ruleset);
    const { head } = resultsOf(attack).volley;
    expect(head).toBeGreaterThan(0.03);
    // Three standard errors.
    expect(Math.abs(killsOf(attack) - head)).toBeLessThan(3 * Math.sqrt((head * (1 - head)) / VOLLEYS));
  });

  it('is the same whenever the same situation is sampled', () => {
    expect(killsOf(attackOf(BARE_HEAD))).toBe(killsOf(attackOf(BARE_HEAD)));
  });

  it('is none for volleys that stay silent', () => {
    const silent = Array.from({ length: 30 }, (_, index) => String(index));
    expect(killsOf(attackOf({ ...BARE_HEAD, silent }))).toBe(0);
  });
});

describe('A target in the page', () => {
  it('has left what the situation says, and never more than it was built with', () => {
    const { battle } = resultsOf(
      attackOf({
        targetArmor: { head: 4, left_arm: 999 },
        targetRear: { center_torso: 1 },
        targetStructure: { right_leg: 0, center_torso: 0 },
        targetEngine: 2,
        targetGyro: 2,
        targetWounds: 5,
        targetRounds: { 0: 1, 99: 3 },
      }),
    );
    const target = battle.unit(1);
    // An Atlas has 9 points of armor on its head, 34 on each arm, and 31 of structure in the middle.
    expect([target.armor[0], target.armor[4], target.rearArmor[1]]).toEqual([4, 34, 1]);
    // Without its middle it would not be there.
    expect([target.structure[7], target.structure[1]]).toEqual([0, 1]);
    expect([target.engineHits, target.gyroHits, target.wounds, target.rounds[0]]).toEqual([2, 1, 5, 1]);
    expect(target.isOut).toBe(false);
  });
});
