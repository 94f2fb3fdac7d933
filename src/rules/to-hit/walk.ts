import { NOTHING } from './carried-modifiers.js';
import { OF_THE_LINE } from './facts.js';
import { stepsFor } from './modifier-table.js';
import { callersOwn } from './modifiers/damage.js';
import { ATTACKER_MOVED, GUNNERY, RANGE, TARGET_MOVED } from './modifiers/every-shot.js';
import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';
import { entryOf, variantOf } from './write-down.js';

/** Collects the modifiers that apply, if wanted. */
type Details = IToHitModifierDetail[] | undefined;

/** All modifiers to evaluate for a shot, in order of aggregation. */
export function modifiersOf(shot: ToHitSituation): readonly ToHitModifier[] {
  const facts = shot.facts | OF_THE_LINE;
  const { afterRange, afterMovement, afterCallersOwn, afterCarried } = stepsFor(facts);
  const acts = ({ needs }: ToHitModifier): boolean => needs === 0 || (needs & facts) !== 0;
  return [
    GUNNERY,
    RANGE,
    ...afterRange,
    ATTACKER_MOVED,
    TARGET_MOVED,
    ...afterMovement,
    ...callersOwn(shot.attacker.damageModifiers ?? []),
    ...afterCallersOwn,
    ...shot.quirks.own.filter(acts),
    ...shot.targetQuirks.against.filter(acts),
    ...shot.weaponQuirks.own.filter(acts),
    ...shot.abilities.own.filter(acts),
    ...shot.targetAbilities.against.filter(acts),
    ...afterCarried,
  ];
}

/** Sums the same modifiers without listing them all. Adds those that apply to `details`. */
export function walk(shot: ToHitSituation, details?: IToHitModifierDetail[]): number {
  const { facts, attacker, quirks, targetQuirks, weaponQuirks, abilities, targetAbilities } = shot;
  const { afterRange, afterMovement, afterCallersOwn, afterCarried } = stepsFor(facts);
  const { damageModifiers } = attacker;
  let sum = everyShot(afterRange, shot, details);
  if (afterMovement.length > 0) sum += all(afterMovement, shot, details);
  if (damageModifiers !== undefined) sum += all(callersOwn(damageModifiers), shot, details);
  if (afterCallersOwn.length > 0) sum += all(afterCallersOwn, shot, details);
  // Most units have no quirks or abilities. Skipping their lists saves time.
  if (quirks !== NOTHING) sum += all(quirks.own, shot, details);
  if (targetQuirks !== NOTHING) sum += all(targetQuirks.against, shot, details);
  if (weaponQuirks !== NOTHING) sum += all(weaponQuirks.own, shot, details);
  if (abilities !== NOTHING) sum += all(abilities.own, shot, details);
  if (targetAbilities !== NOTHING) sum += all(targetAbilities.against, shot, details);
  return afterCarried.length > 0 ? sum + all(afterCarried, shot, details) : sum;
}

/** The four modifiers of every shot, called by name so that the JavaScript engine can inline them. */
function everyShot(afterRange: readonly ToHitModifier[], shot: ToHitSituation, details: Details): number {
  const gunnery = GUNNERY.value(shot);
  const range = RANGE.value(shot);
  const moved = ATTACKER_MOVED.value(shot);
  const targetMoved = TARGET_MOVED.value(shot);
  let sum = gunnery + range + moved + targetMoved;
  if (details !== undefined) {
    details[details.length] = entryOf(GUNNERY, shot, gunnery);
    details[details.length] = variantOf(RANGE, shot, range, RANGE.variant(shot));
  }
  if (afterRange.length > 0) sum += all(afterRange, shot, details);
  if (details !== undefined) {
    details[details.length] = variantOf(ATTACKER_MOVED, shot, moved, ATTACKER_MOVED.variant(shot));
    details[details.length] = variantOf(TARGET_MOVED, shot, targetMoved, TARGET_MOVED.variant(shot));
  }
  return sum;
}

function all(modifiers: readonly ToHitModifier[], shot: ToHitSituation, details: Details): number {
  const { facts } = shot;
  let sum = 0;
  for (let index = 0; index < modifiers.length; index += 1) {
    const modifier = modifiers[index] as ToHitModifier;
    const { needs, fixed } = modifier;
    if (needs !== 0 && (needs & facts) === 0) continue;
    if (fixed !== undefined) {
      sum += fixed.value;
      if (details !== undefined) details[details.length] = fixed;
      continue;
    }
    const value = modifier.value(shot);
    sum += value;
    if (details !== undefined && (value !== 0 || modifier.always)) {
      details[details.length] = entryOf(modifier, shot, value);
    }
  }
  return sum;
}
