import type { Ammunition } from '../../catalog/index.js';

const FLAK = -2;

/** Guns whose cluster rounds are more likely to hit a target in the air. HAGs get the largest modifier. */
const BURSTING: Readonly<Partial<Record<Ammunition['ammoFamily'], number>>> = {
  'lb-x-autocannon': FLAK,
  'lb-x-autocannon-thb': FLAK,
  'silver-bullet-gauss': FLAK,
};
const ALWAYS: Readonly<Partial<Record<Ammunition['ammoFamily'], number>>> = { 'hyper-assault-gauss': -3 };

/** Returns the to-hit modifier of a load against a target in the air (Total Warfare, "Flak"); 0 for other loads. */
export function flakModifier({ ammoFamily, munitions, traits }: Ammunition): number {
  if (munitions.includes('flak') || traits.includes('flak')) return FLAK;
  return ALWAYS[ammoFamily] ?? (munitions.includes('cluster') ? (BURSTING[ammoFamily] ?? 0) : 0);
}
