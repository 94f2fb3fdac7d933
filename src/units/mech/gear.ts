import type { EquipmentItem, Trait } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import { wordsOf } from '../../check/words.js';

/** Traits that are needed for every 'Mech. */
const ASKED = wordsOf(
  'apollo artemis-iv artemis-iv-prototype artemis-v case case-ii case-prototype chain-drape',
  'double-heat-sink double-heat-sink-prototype dumper heat-sink industrial-triple-strength-myomer',
  'jump-booster jump-jet laser-insulator machine-gun-array modular-armor partial-wing ppc-capacitor',
  'radical-heat-sink risc-laser-pulse-module speed-booster stealth supercharger triple-strength-myomer umu',
  'void-signature',
) satisfies readonly Trait[];

/** One bit each, so that one number describes the equipment of a whole unit. */
export const GEAR = Object.fromEntries(ASKED.map((trait, place) => [trait, 1 << place])) as Readonly<
  Record<(typeof ASKED)[number], number>
>;

const SHIELD = 1 << ASKED.length;

/** There are a few thousand items and about a hundred mounts on each unit, so each item is examined once. */
export const gearOf = oncePer((item: EquipmentItem) => {
  let gear = item.kind === 'physical-weapon' && item.physicalWeapon.endsWith('-shield') ? SHIELD : 0;
  for (const trait of ASKED) if (item.traits.includes(trait)) gear |= GEAR[trait];
  return gear;
});

export const hasShield = (gear: number): boolean => (gear & SHIELD) !== 0;
