import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import type { Combatant } from '../combatant/combatant.js';
import { troopersLeft } from '../combatant/troopers.js';

/** The suits of a squad, each of which takes all of an area attack; 1 for other targets. */
export const struckAtOnce = (target: Combatant): number =>
  target.design.struckAllOver ? troopersLeft(target) : 1;

/** How often a target of so many suits takes the damage of a hit. */
export const timesStruck = (suits: number, { kind }: WeaponEffect): number => (kind === 'area' ? suits : 1);
