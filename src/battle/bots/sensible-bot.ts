import type { Bot } from './bot.js';
import { sensibleEdge } from './sensible/edge.js';
import { closeIn, sensibleGrip } from './sensible/grips.js';
import { sensibleFire } from './sensible/gunner.js';
import { Outlook } from './sensible/outlook.js';
import { PlaceFinder } from './sensible/place-finder.js';
import { sensibleBlows } from './sensible/striker.js';

/**
 * Moves where it deals the most for what it takes, by exact odds; keeps to the range of its weapons; fires what the sinks
 * will bear; and strikes what it can reach.
 */
export function sensibleBot(): Bot {
  const outlook = new Outlook();
  const places = new PlaceFinder(outlook);
  return {
    name: 'sensible',
    lawful: true,
    move: (battle, unit) => closeIn(battle, unit) ?? places.order(battle, unit),
    fire: (battle, unit) => sensibleGrip(battle, unit) ?? sensibleFire(battle, unit, outlook),
    strike: sensibleBlows,
    spendEdge: sensibleEdge,
  };
}
