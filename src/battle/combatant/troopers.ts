import type { Combatant } from './combatant.js';

/** Of a squad: troopers who are still in the fight. */
export function troopersLeft({ structure }: Pick<Combatant, 'structure'>): number {
  let left = 0;
  for (let trooper = 0; trooper < structure.length; trooper += 1)
    if ((structure[trooper] as number) > 0) left += 1;
  return left;
}
