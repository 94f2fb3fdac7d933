import type { CauseOfLoss } from '../../combatant/cause-of-loss.js';
import type { Combatant } from '../../combatant/combatant.js';
import { CREW_KILLED, counted } from './counters.js';

/** A vehicle is lost with any of its locations, except a rotor: without it, the vehicle comes down. */
export function fatalDamage(unit: Combatant): CauseOfLoss | undefined {
  const { structure } = unit;
  for (let location = 0; location < structure.length; location += 1)
    if (unit.hasLost(location) && location !== unit.design.rotor) return 'hull-destroyed';
  if (unit.breached !== 0) return 'hull-breached';
  return counted(unit, CREW_KILLED) > 0 ? 'crew-killed' : undefined;
}
