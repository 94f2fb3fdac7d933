import type { ISuitSignature } from './states.js';
import type { RangeBracket, SuitStealth } from './vocabulary.js';

/** Total Warfare, "Battle Armor": short, medium, and long range or farther. */
const SUIT_STEALTH: Readonly<Record<SuitStealth, Readonly<Record<RangeBracket, number>>>> = {
  basic: { short: 0, medium: 1, long: 2, extreme: 2, out_of_range: 0 },
  standard: { short: 1, medium: 1, long: 2, extreme: 2, out_of_range: 0 },
  improved: { short: 1, medium: 2, long: 3, extreme: 3, out_of_range: 0 },
};

export const suitStealth = ({ stealth }: ISuitSignature, bracket: RangeBracket): number =>
  stealth === undefined ? 0 : SUIT_STEALTH[stealth][bracket];

const MIMETIC_AT_REST = 3;
const CAMO_AT_REST = 2;

export const mimeticArmor = ({ mimetic }: ISuitSignature, hexesMoved: number): number =>
  mimetic ? Math.max(0, MIMETIC_AT_REST - hexesMoved) : 0;

export const camoSystem = ({ camoSystem: worn }: ISuitSignature, hexesMoved: number): number =>
  worn ? Math.max(0, CAMO_AT_REST - hexesMoved) : 0;

/** Both kinds of camouflage together. */
export const camouflage = (suit: ISuitSignature, hexesMoved: number): number =>
  mimeticArmor(suit, hexesMoved) + camoSystem(suit, hexesMoved);
