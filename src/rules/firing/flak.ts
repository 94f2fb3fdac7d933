import type { Ammunition } from '../../catalog/index.js';

const FLAK = -2;

/** Guns whose loads burst into so many pellets that a target in the air flies into some of them; HAGs most of all. */
const BURSTING: Readonly<Partial<Record<Ammunition['ammoFamily'], number>>> = {
  'lb-x-autocannon': FLAK,
  'lb-x-autocannon-thb': FLAK,
  'silver-bullet-gauss': FLAK,
};
const ALWAYS: Readonly<Partial<Record<Ammunition['ammoFamily'], number>>> = { 'hyper-assault-gauss': -3 };

/** What a load makes of a shot at a target in the air (Total Warfare, "Flak"); 0 for what is not made for it. */
export function flakModifier({ ammoFamily, munitions, traits }: Ammunition): number {
  if (munitions.includes('flak') || traits.includes('flak')) return FLAK;
  return ALWAYS[ammoFamily] ?? (munitions.includes('cluster') ? (BURSTING[ammoFamily] ?? 0) : 0);
}
