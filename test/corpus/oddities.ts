import { CORE_DIFFERENCES, CORE_ODDITIES, type CoreOddity } from './core-oddities.js';

/**
 * Where MegaMek is odd, by the numbers of the list in the README of the situations. They are the only reasons for which
 * an answer may differ from ours; what none of them explains is a mistake of ours.
 */
const ODDITIES = {
  1: 'a target in water of depth 1 lacks its +1',
  2: 'a target on the ground of a building hex',
  3: 'indirect mortars and semi-guided shots at tagged targets take no cover',
  9: 'aim is taken for granted, and counted differently at targets that do not move',
  10: 'a hill before the target and fire from above it: the cover is named and ignored later',
  11: 'a prone charger gets a number',
  12: 'a shield and a prone target one level up; a retractable blade that may be out',
  13: "Reinforced Legs do not halve the damage of one's own death from above",
  14: 'a path is only planned: no rolls after getting up on the way',
  15: 'the hit side of a target on a bridge over water',
  16: 'tools of fixed damage with active myomer, battle fists without a hand, shields after a shot from their arm',
  17: 'semi-guided at untagged targets, artillery cannons at immobile ones, Enhanced LRMs that seek heat, wet variable-speed pulses',
  18: 'Overhead Arms, a target inside a building at elevation 1, wet leg guns of quads',
} as const;
export type Oddity = keyof typeof ODDITIES;

/** Modifiers are given, so that only a battle can judge whether the shot is legal. */
export const ONLY_A_BATTLE_CAN_JUDGE = 'only a battle can judge whether the shot is legal';

export type Reason = Oddity | CoreOddity | typeof ONLY_A_BATTLE_CAN_JUDGE;

export function reasonWords(reason: Reason): string {
  if (reason === ONLY_A_BATTLE_CAN_JUDGE) return reason;
  if (typeof reason === 'number') return `oddity ${reason}: ${ODDITIES[reason]}`;
  return { ...CORE_ODDITIES, ...CORE_DIFFERENCES }[reason];
}
