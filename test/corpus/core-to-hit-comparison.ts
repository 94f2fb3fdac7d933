import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type Edition, RULESET_OF } from './core-edition.js';
import type { CoreOddity } from './core-oddities.js';
import { asIntended, type CoreToHitCase } from './core-to-hit-intended.js';
import { judgeFromPositions } from './positions-comparison.js';
import { referenceLines } from './shared.js';
import { found } from './to-hit-case.js';

type Applies = (situation: CoreToHitCase, edition: Edition) => boolean;

const BY_ODDITY: readonly (readonly [CoreOddity, Applies])[] = [
  ['bombast-laser', ({ weapon }) => found(weapon.internalName).traits.includes('bombast-laser')],
  [
    'tagged-unseen',
    (situation, edition) =>
      situation.weapon.indirect &&
      situation.targetTaggedBySpotter === true &&
      situation[edition].spotterLos?.canSee !== true,
  ],
  [
    'thunderbolt-pod',
    ({ narc, weapon }) => narc?.startsWith('inarc') === true && weapon.name.startsWith('Thunderbolt'),
  ],
  ['buildings', (situation, edition) => situation[edition].mods.some(({ text }) => /building/i.test(text))],
];

function judge(situation: CoreToHitCase, edition: Edition): Verdict {
  const verdict = judgeFromPositions(asIntended(situation, edition), RULESET_OF[edition]);
  if (verdict === 'equal') return verdict;
  return BY_ODDITY.find(([, applies]) => applies(situation, edition))?.[0] ?? verdict;
}

export const compareCoreShots = (
  edition: Edition,
  situations: readonly CoreToHitCase[] = referenceLines<CoreToHitCase>('situations/core-tohit.jsonl'),
): Comparison =>
  compareEach(`core-tohit.jsonl, ${edition}`, situations, (situation) => judge(situation, edition));
