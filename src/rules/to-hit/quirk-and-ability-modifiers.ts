import type { RulesetOption } from '../ruleset.js';
import { situationOf } from './situation-of.js';
import type { IAttackerState, ITargetState, IToHitModifierDetail } from './states.js';
import type { RangeBracket, ToHitSource } from './vocabulary.js';
import { walk } from './walk.js';

/** The quirk entries of a shot alone; those of a weapon only where its id is given. */
export function calculateAttackerQuirkModifiers(
  attacker: IAttackerState,
  target: ITargetState,
  rangeBracket: RangeBracket,
  weaponId?: string,
  options: RulesetOption = {},
): readonly IToHitModifierDetail[] {
  return entriesOf('quirk', attacker, target, rangeBracket, {
    ...options,
    ...(weaponId !== undefined && { weaponId }),
  });
}

/** The entries of special pilot abilities alone. */
export function calculateAttackerSPAModifiers(
  attacker: IAttackerState,
  target: ITargetState,
  rangeBracket: RangeBracket,
  options: RulesetOption = {},
): readonly IToHitModifierDetail[] {
  return entriesOf('spa', attacker, target, rangeBracket, options);
}

function entriesOf(
  source: ToHitSource,
  attacker: IAttackerState,
  target: ITargetState,
  rangeBracket: RangeBracket,
  options: RulesetOption & { readonly weaponId?: string },
): readonly IToHitModifierDetail[] {
  const details: IToHitModifierDetail[] = [];
  walk(situationOf(attacker, target, rangeBracket, ANYWHERE, options), details);
  return details.filter((entry) => entry.source === source);
}

/** No quirk and no ability looks at the distance, only at the bracket. */
const ANYWHERE = 0;
