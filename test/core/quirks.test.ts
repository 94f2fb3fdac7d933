import { describe, expect, it } from 'vitest';
import { attackFrom } from '../../src/battle/attack/attack-from.js';
import { calculateFallInjuryRoll } from '../../src/rules/falling/index.js';
import { calculatePhysicalDamage } from '../../src/rules/physical/index.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import { calculateToHit } from '../../src/rules/to-hit/index.js';
import { itemNamed } from '../rules/items.js';
import { attacker, needs } from '../rules/physical/fighters.js';
import { inEach } from './in-each.js';

/** What a pilot of skill 5 needs for a punch, nobody having moved; 5, and 4 by the new book. */
const punch = (by: Parameters<typeof needs>[1]) => inEach((ruleset) => needs('punch', by, {}, { ruleset }));

describe('Quirks and abilities on rolls that the new book changes', () => {
  it('Battle Fists −1, Barrel Fists, Overhead Arms +2, Melee Specialist −1/+1 add to the new base of punches', () => {
    expect(punch({})).toEqual([5, 5, 4]);
    // In TarComp's own rules Battle Fists do more damage instead, and Overhead Arms do nothing.
    expect(punch({ unitQuirks: ['battle_fists_la'], arm: 'left' })).toEqual([5, 4, 3]);
    expect(punch({ unitQuirks: ['overhead_arms'] })).toEqual([5, 7, 6]);
    // An arm without a hand punches at +1, except as a barrel fist by the books.
    const handless = { arm: 'left', armBuiltWithout: 'hand' } as const;
    expect(punch(handless)).toEqual([6, 6, 5]);
    expect(punch({ ...handless, unitQuirks: ['barrel_fists_la'] })).toEqual([6, 5, 4]);
    const specialist = { abilities: ['melee_specialist'] };
    expect(punch(specialist)).toEqual([4, 4, 3]);
    // Fifty tons do 5 points.
    expect(inEach((ruleset) => calculatePhysicalDamage('punch', attacker(specialist), { ruleset }))).toEqual([
      5, 6, 6,
    ]);
  });

  it('No/Minimal Arms: +2 on standing up, less the new point', () => {
    const stands = (unitQuirks: readonly string[]) =>
      inEach(
        (ruleset) =>
          calculatePilotingRoll({ piloting: 5, unitQuirks }, { kind: 'stand' }, { ruleset }).targetNumber,
      );
    expect(stands([])).toEqual([5, 5, 4]);
    expect(stands(['no_arms']).slice(1)).toEqual([7, 6]);
  });

  it('Easy to Pilot, Stable, Unbalanced, Hard to Pilot, Cramped Cockpit: none of them enters the roll in a fall', () => {
    const avoids = (quirk: string) =>
      calculateFallInjuryRoll({ piloting: 5, unitQuirks: [quirk] }, { kind: 'damage' }, 1, {
        ruleset: 'core',
      }).targetNumber;
    const quirks = ['easy_pilot', 'stable', 'unbalanced', 'hard_pilot', 'cramped_cockpit'];
    expect(quirks.map(avoids)).toEqual(quirks.map(() => 5 + 1));
  });

  it('Oblique Attacker takes 1 off the base of artillery at every distance', () => {
    const base = (range: number) =>
      inEach((ruleset) => {
        const attacker = {
          gunnery: 4,
          movementType: 'stationary',
          heat: 0,
          abilities: ['oblique_attacker'],
          indirectFire: { isIndirect: true, spotterMovement: 'stationary' },
        } as const;
        const asked = attackFrom({ range, attacker }, { ruleset, weapon: itemNamed('Sniper') });
        return calculateToHit(asked.attacker, asked.target, asked.bracket, asked.range, asked.options)
          .finalToHit;
      });
    // Gunnery 4, then +4 or +7, and +4 by the new book.
    expect([17, 25].map((range) => base(range).slice(1))).toEqual([
      [4 + 4 - 1, 4 + 4 - 1],
      [4 + 7 - 1, 4 + 4 - 1],
    ]);
  });
});
