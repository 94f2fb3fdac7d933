import type { RulesetName } from '../../src/rules/ruleset.js';
import { isBridgeOverWater } from './boards.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import type { Oddity } from './oddities.js';
import { type Found, fromPositions } from './positions-case.js';
import { referenceLines } from './shared.js';
import type { ToHitCase } from './to-hit-case.js';
import { shotOddity } from './to-hit-oddities.js';

export function judgeFromPositions(situation: ToHitCase, ruleset: RulesetName): Verdict {
  const found = fromPositions(situation, ruleset);
  const fields = differingFields(situation, found);
  if (fields.length === 0) return 'equal';
  return (
    oddityOf(situation, found, fields) ?? {
      different: { id: situation.id, fields, theirs: situation.result, ours: found },
    }
  );
}

/** Cover says nothing where no shot is possible. */
function differingFields({ result }: ToHitCase, found: Found): readonly string[] {
  const number = numberOf(result);
  return [
    ...(found.number === number ? [] : ['number']),
    ...(found.inArc === result.inArc ? [] : ['inArc']),
    ...(found.distance === result.distance ? [] : ['distance']),
    ...(found.side === result.side ? [] : ['side']),
    ...(number === undefined || found.cover === result.cover ? [] : ['cover']),
  ];
}

const numberOf = ({ kind, value }: ToHitCase['result']): number | undefined =>
  kind === 'number' ? (value ?? undefined) : undefined;

function oddityOf(situation: ToHitCase, found: Found, fields: readonly string[]): Oddity | undefined {
  const { aim, result } = situation;
  // By the book it cannot be aimed at all.
  if (aim !== undefined && !found.aimed) return 9;
  if (fields.join() === 'cover' && result.cover !== 0 && found.cover === 0) return 10;
  if (fields.join() === 'side' && isBridgeOverWater(situation.board, situation.tgt)) return 15;
  const theirs = numberOf(result);
  const both = found.number !== undefined && theirs !== undefined;
  return shotOddity(situation, both ? (found.number ?? 0) - (theirs ?? 0) : undefined);
}

export const compareShotsFromPositions = (
  situations: readonly ToHitCase[] = referenceLines<ToHitCase>('situations/tohit.jsonl'),
): Comparison =>
  compareEach('tohit.jsonl, from positions', situations, (situation) =>
    judgeFromPositions(situation, 'total-warfare'),
  );
