import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { ONLY_A_BATTLE_CAN_JUDGE } from './oddities.js';
import { referenceLines } from './shared.js';
import { ours, type ToHitCase } from './to-hit-case.js';
import { shotOddity } from './to-hit-oddities.js';

/** What a number alone can say: the rest (arc, line of sight, prone with one arm, out of ammunition …) is the battle's. */
const KNOWN_FROM_THE_NUMBER: ReadonlySet<string | undefined> = new Set([
  'Attacker sensors destroyed.',
  'Target out of range',
]);

function judge(situation: ToHitCase): Verdict {
  const { id, result } = situation;
  if (result.kind !== 'number' && !KNOWN_FROM_THE_NUMBER.has(result.reason)) return ONLY_A_BATTLE_CAN_JUDGE;
  const theirs = result.value ?? Number.POSITIVE_INFINITY;
  const { rawToHit, modifiers } = ours(situation);
  if (rawToHit === theirs) return 'equal';
  const both = Number.isFinite(rawToHit) && Number.isFinite(theirs);
  return (
    shotOddity(situation, both ? rawToHit - theirs : undefined) ?? {
      different: { id, theirs: result.mods, ours: modifiers },
    }
  );
}

export const compareToHitSituations = (
  situations: readonly ToHitCase[] = referenceLines<ToHitCase>('situations/tohit.jsonl'),
): Comparison => compareEach('tohit.jsonl, given modifiers', situations, judge);
