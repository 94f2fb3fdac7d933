import { extendRuleset, type Ruleset, rulesetOf } from '../../src/rules/ruleset.js';
import type { ArmorRule } from '../../src/rules/rulesets/areas/damage.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type AttackAnswer, type AttackCase, type Resolved, resolved } from './core-attacks-case.js';
import { type Edition, RULESET_OF } from './core-edition.js';
import type { CoreOddity } from './core-oddities.js';
import { referenceLines } from './shared.js';

const CORE = rulesetOf('core');
const BOOK = rulesetOf('total-warfare');
const PLAIN: ArmorRule = { damagePerPoint: {}, losesOneIn: {} };

/** Core with what the reference is known to play otherwise than the book means it: AR-1, AR-7, AR-12 and CL-13. */
const AS_THE_REFERENCE_PLAYS: Ruleset = extendRuleset('core', {
  name: 'core, as the reference plays it',
  damage: {
    stopsArmorPiercing: BOOK.damage.stopsArmorPiercing,
    armors: {
      ...BOOK.damage.armors,
      reflective: CORE.damage.armors.reflective ?? PLAIN,
      'impact-resistant': CORE.damage.armors['impact-resistant'] ?? PLAIN,
      'heat-dissipating': { ...PLAIN, heat: { share: 0, least: 0 } },
    },
  },
  weapons: {
    families: {
      ...CORE.weapons.families,
      'thunderbolt-5': BOOK.weapons.families['thunderbolt-5'] ?? {},
      'thunderbolt-10': BOOK.weapons.families['thunderbolt-10'] ?? {},
      'thunderbolt-15': BOOK.weapons.families['thunderbolt-15'] ?? {},
      'thunderbolt-20': BOOK.weapons.families['thunderbolt-20'] ?? {},
    },
  },
});

const written = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? [...value].sort()
      : value !== null && typeof value === 'object'
        ? Object.entries(value).sort()
        : value,
  ) ?? '';

type Field = (typeof FIELDS)[number];
const FIELDS = ['toHit', 'lost', 'targetHeat', 'attackerHeat', 'crits', 'crewHits', 'shotsUsed'] as const;

function differingFields(ours: AttackAnswer, theirs: AttackAnswer): readonly Field[] {
  return FIELDS.filter((field) => written(ours[field]) !== written(theirs[field]));
}

function attempt(situation: AttackCase, edition: Edition, ruleset: Ruleset): Resolved | string {
  try {
    return resolved(situation, edition, ruleset);
  } catch (error) {
    return String(error);
  }
}

function judge(situation: AttackCase, edition: Edition): Verdict {
  const theirs = situation[edition];
  const rules = edition === 'core' ? AS_THE_REFERENCE_PLAYS : rulesetOf(RULESET_OF[edition]);
  const found = attempt(situation, edition, rules);
  const fields: readonly string[] = typeof found === 'string' ? [found] : differingFields(found, theirs);
  if (fields.length > 0) {
    return (
      oddityOf(situation, edition) ?? {
        different: { id: situation.id, edition, fields, theirs, ours: found },
      }
    );
  }
  return edition === 'core' ? asIntended(situation, found as Resolved) : 'equal';
}

const PADDING = Array<number>(12).fill(1);

/** What the reference gets wrong, by the number that is meant. */
function asIntended(situation: AttackCase, played: Resolved): Verdict {
  const { headWrong = [], scenario, armor } = situation;
  const acid = scenario === 'srm-acid' && armor === 'Ballistic-Reinforced';
  if (headWrong.length === 0 && !acid) return 'equal';
  // Dice for what was never rolled: none of it comes to anything.
  const dice = headWrong.includes('AR-7') ? situation.core.dice : [...situation.core.dice, ...PADDING];
  const meant = resolved(situation, 'core', CORE, dice);
  const [first] = meant.hits;
  const [before] = played.hits;
  const sameAim = first?.location === before?.location;
  const right =
    (headWrong.includes('CL-13') && first?.damage === Number(situation.weapon.name.split(' ')[1])) ||
    // A plasma cannon does no damage that could be halved.
    (headWrong.includes('AR-7') && (first?.armorLost ?? 0) === Math.ceil((first?.damage ?? 0) / 2)) ||
    (headWrong.includes('AR-1') && checksAsMeant(situation, meant, played)) ||
    (acid && first?.armorLost === 3);
  if (sameAim && right) return 'equal';
  return { different: { id: situation.id, rows: headWrong, meant, played } };
}

/** The dice of the check were never rolled: where the location is gone, only where it struck and how hard can be compared. */
function checksAsMeant(situation: AttackCase, meant: Resolved, played: Resolved): boolean {
  if (meant.crits.length >= LOST_LOCATION) return written(meant.lost) === written(played.lost);
  return meant.checks === played.checks + checksMore(situation, meant);
}

/** One check less behind ablation, one more behind the others; what goes through the armor is checked for anyway. */
const checksMore = (situation: AttackCase, { lost }: Resolved): number =>
  Object.values(lost).some(([, , structure]) => structure > 0) ? 0 : isAblation(situation) ? -1 : 1;

const isAblation = ({ armor }: AttackCase): boolean => armor === 'Anti-Penetrative Ablation';

/** Why an answer cannot be compared, if there is a reason. */
function oddityOf(
  { scenario, structure, armor, core, tw }: AttackCase,
  edition: Edition,
): CoreOddity | undefined {
  const { crits, crewHits, lost } = edition === 'core' ? core : tw;
  if (crits.length >= LOST_LOCATION) return 'checks-in-lost-locations';
  if (structure === 'Industrial') return 'industrial-checks';
  if (armor === 'Hardened') return 'hardened-on-the-other-side';
  if (armor === 'Ferro-Lamellor') return 'lamellor-stops-single-points';
  const goesInside = Object.values(lost).some(([, , inside]) => inside > 0);
  if (scenario === 'plasma' && armor === 'Heat-Dissipating' && goesInside) return 'heat-after-damage';
  if (scenario === 'srm-acid' && !goesInside && DISSOLVED.has(armor)) return 'acid-stops-at-the-structure';
  if (edition === 'tw' && crewHits > 0 && lost.HD !== undefined) return 'pilot-rolls-last';
  return undefined;
}

/** Armor of which acid takes three points. */
const DISSOLVED = new Set(['Reactive', 'Reflective']);

/** A location that is gone is listed with all its slots. */
const LOST_LOCATION = 4;

export const compareCoreAttacks = (
  edition: Edition,
  situations: readonly AttackCase[] = referenceLines<AttackCase>('situations/core-attacks.jsonl'),
): Comparison =>
  compareEach(`core-attacks.jsonl, ${edition}`, situations, (situation) => judge(situation, edition));
