import type { RangeBracket } from '../../rules/to-hit/index.js';
import { RANGE_BRACKETS } from '../../rules/to-hit/vocabulary.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { OFF_MAP } from '../map/hex-map.js';
import { ecmBetween, isCutOff } from './ecm.js';
import { distanceTo, type Line } from './line.js';
import { sees } from './seeing.js';
import { bracketOf } from './shot.js';

/** The bracket of a shot, and whether a jammed network makes it a point easier. */
export interface NetworkedBracket {
  readonly bracket: RangeBracket;
  readonly halfway: boolean;
}

const alone = (bracket: RangeBracket): NetworkedBracket => ({ bracket, halfway: false });
/** Of an attacker without a network. */
const OWN_BRACKET: Readonly<Record<RangeBracket, NetworkedBracket>> = {
  short: alone('short'),
  medium: alone('medium'),
  long: alone('long'),
  extreme: alone('extreme'),
  out_of_range: alone('out_of_range'),
};

/**
 * The bracket of a shot: a C3 network uses the member with the best view of the target (docs/rules/electronics.md).
 * Indirect fire uses the real distance.
 */
export function bracketIn(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
  line: Line,
  indirect: boolean,
): NetworkedBracket {
  const own = bracketOf(unit, mount, bin, line.range);
  if (indirect || !isNetworked(unit) || hides(unit)) return OWN_BRACKET[own];
  const half = battle.rules.electronics.jammedNetworkHelpsByHalf;
  const cutOff = isCutOff(battle, unit);
  if (cutOff && !half) return OWN_BRACKET[own];
  let clear = line.range;
  let jammed = line.range;
  for (const friend of battle.units) {
    if (friend === unit || friend.side !== unit.side || !friend.canAct || friend.hex === OFF_MAP) continue;
    if (!sharesNetwork(unit, friend) || hides(friend)) continue;
    const distance = distanceTo(battle, friend, target);
    if (distance >= clear && (!half || distance >= jammed)) continue;
    const disturbed = cutOff || isCutOff(battle, friend) || ecmBetween(battle, unit, friend);
    if ((disturbed && !half) || !sees(battle, friend, target)) continue;
    if (disturbed) jammed = Math.min(jammed, distance);
    else clear = Math.min(clear, distance);
  }
  const best = bracketOf(unit, mount, bin, clear);
  return half
    ? withHalfBenefit(own, best, bracketOf(unit, mount, bin, jammed))
    : { bracket: best, halfway: false };
}

/** A unit with active stealth neither fires by the network nor spots for it (docs/rules/electronics.md). */
const hides = ({ isStealthy }: Combatant): boolean => isStealthy;

/** A jammed link gives half its benefit, rounded down, unless the best link without jamming is better. */
function withHalfBenefit(own: RangeBracket, best: RangeBracket, jammed: RangeBracket): NetworkedBracket {
  const steps = RANGE_BRACKETS.indexOf(own) + RANGE_BRACKETS.indexOf(jammed);
  if (steps >= 2 * RANGE_BRACKETS.indexOf(best)) return { bracket: best, halfway: false };
  return { bracket: RANGE_BRACKETS[Math.ceil(steps / 2)] as RangeBracket, halfway: steps % 2 === 1 };
}

export const isNetworked = (unit: Combatant): boolean =>
  (unit.design.gear.c3 !== undefined || unit.design.gear.c3i !== undefined) &&
  (unit.hasWorking('c3') || unit.hasWorking('c3i'));

const sharesNetwork = (a: Combatant, b: Combatant): boolean =>
  a.network === b.network &&
  ((a.hasWorking('c3') && b.hasWorking('c3')) || (a.hasWorking('c3i') && b.hasWorking('c3i')));
