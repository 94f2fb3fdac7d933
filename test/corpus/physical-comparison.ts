import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  calculatePhysicalToHit,
  physicalHitTable,
} from '../../src/rules/physical/index.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import type { Oddity } from './oddities.js';
import { factsOf, hasFired, type PhysicalCase, type PhysicalFacts } from './physical-facts.js';
import { referenceLines } from './shared.js';

/** By oddity of the reference, where the answers differ in these fields. */
const BY_ODDITY: readonly (readonly [
  Oddity,
  applies: (situation: PhysicalCase, fields: string, ours: Answer, theirs: Answer) => boolean,
])[] = [
  // The book knows no physical attack of a prone 'Mech; MegaMek bars it when the move is declared.
  [11, ({ attack, att }, fields) => fields === 'number' && attack === 'charge' && att.prone],
  [12, ({ result }) => /retractable/.test(result.reason ?? '')],
  [12, ({ club, tgt }, fields) => fields === 'table' && isShield(club) && tgt.prone],
  [
    13,
    ({ attack, att }, fields) =>
      fields === 'ownDamage' && attack === 'dfa' && att.quirks?.includes('reinforced_legs') === true,
  ],
  [
    16,
    ({ club, att }, fields, { damage = 0 }, theirs) =>
      fields === 'damage' && club !== undefined && att.activeTSM === true && (theirs.damage ?? 0) > damage,
  ],
  [
    16,
    ({ attack, quirksOn, att }, fields) =>
      fields === 'number' &&
      attack === 'punch' &&
      quirksOn &&
      att.quirks?.some((quirk) => quirk.startsWith('battle_fists')) === true,
  ],
  [
    16,
    (situation, fields, ours) =>
      fields === 'number' &&
      ours.number === 'impossible' &&
      isShield(situation.club) &&
      hasFired(situation, situation.club?.loc),
  ],
];

const isShield = (club: PhysicalCase['club']): boolean => /Shield/.test(club?.internalName ?? '');

interface Answer {
  readonly number: number | 'impossible' | null;
  readonly damage?: number;
  readonly ownDamage?: number;
  readonly table?: string | undefined;
}

/** MegaMek was corrected after it gave these answers: a weapon strikes a prone target one level higher alone. */
const barredSince = ({ attack, att, tgt }: PhysicalCase): boolean =>
  attack === 'club' && tgt.prone && tgt.hexLevel + tgt.elevation - att.hexLevel - att.elevation !== 1;

/** And a punch without a lower arm lacks the hand as well, and Overhead Arms strike worse (docs/rulesets.md). */
function harderSince({ attack, result: { mods } }: PhysicalCase, { attacker }: PhysicalFacts): number {
  const lacksHand =
    attack === 'punch' &&
    attacker.armBuiltWithout === 'lower-arm' &&
    mods.some(({ text }) => text.startsWith('Lower arm')) &&
    !mods.some(({ text }) => text.startsWith('Hand'));
  const strikesWithArm = attack === 'punch' || (attack === 'club' && !attacker.torsoMounted);
  const overhead = strikesWithArm && attacker.unitQuirks?.includes('overhead_arms');
  return (lacksHand ? 1 : 0) + (overhead ? 2 : 0);
}

/** What MegaMek says of an attack that can be made; of one that cannot, no more than that. */
function theirs(situation: PhysicalCase, facts: PhysicalFacts): Answer {
  const { attack, result } = situation;
  if (result.kind !== 'number' || barredSince(situation)) return { number: 'impossible' };
  return {
    number: (result.value ?? Number.NaN) + harderSince(situation, facts),
    ...(result.damage !== undefined && { damage: result.damage }),
    ...(result.damageToAttacker !== undefined && { ownDamage: result.damageToAttacker }),
    ...(attack !== 'push' && { table: result.hitTable === 'normal' ? 'full' : result.hitTable }),
  };
}

function ours({ attack, result }: PhysicalCase, { kind, attacker, target, options }: PhysicalFacts): Answer {
  const { targetNumber } = calculatePhysicalToHit(kind, attacker, target, options);
  if (targetNumber === Number.POSITIVE_INFINITY) return { number: 'impossible' };
  return {
    number: targetNumber,
    ...(result.damage !== undefined && { damage: calculatePhysicalDamage(kind, attacker, options) }),
    ...(result.damageToAttacker !== undefined && {
      ownDamage: calculatePhysicalOwnDamage(kind, attacker, target, options),
    }),
    ...(attack !== 'push' && { table: physicalHitTable(kind, { ...options, attacker, target })?.table }),
  };
}

function judge(situation: PhysicalCase): Verdict {
  const facts = factsOf(situation);
  const mine = ours(situation, facts);
  const reference = theirs(situation, facts);
  const fields = differingFields(mine, reference);
  if (fields === '') return 'equal';
  const oddity = BY_ODDITY.find(([, applies]) => applies(situation, fields, mine, reference))?.[0];
  return oddity ?? { different: { id: situation.id, ours: mine, theirs: reference } };
}

/** Of an attack that either finds impossible, only that. */
function differingFields(one: Answer, other: Answer): string {
  if (one.number !== other.number) return 'number';
  return (['damage', 'ownDamage', 'table'] as const).filter((field) => one[field] !== other[field]).join();
}

export const comparePhysicalSituations = (
  situations: readonly PhysicalCase[] = referenceLines<PhysicalCase>('situations/physical.jsonl'),
): Comparison => compareEach('physical.jsonl', situations, judge);
