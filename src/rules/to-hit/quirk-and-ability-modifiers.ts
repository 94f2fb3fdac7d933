import type { RulesetOption } from '../ruleset.js';
import { situationOf } from './situation-of.js';
import type { IAttackerState, ITargetState, IToHitModifierDetail } from './states.js';
import type { RangeBracket, ToHitSource } from './vocabulary.js';
import { walk } from './walk.js';

/** Returns only the quirk entries of a shot. Weapon quirks are included only if a weapon id is given. */
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

/** Returns only the special pilot ability entries of a shot. */
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

/** Quirks and abilities depend on the bracket, never on the distance. */
const ANYWHERE = 0;
