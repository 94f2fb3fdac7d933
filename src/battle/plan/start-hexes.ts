import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { canStartIn } from '../setup.js';

/** Each side deploys in the third of the map nearest its own edge. */
const PARTS = 3;

/**
 * Returns the hexes where a unit may be deployed: on its own side of the map, where it can stand and no other unit is.
 */
export function startHexes({ map, units }: Battle, unit: Combatant): readonly number[] {
  const deep = Math.ceil(map.height / PARTS);
  const [from, to] = unit.side === 0 ? [map.height - deep, map.height] : [0, deep];
  const taken = new Set(units.filter((other) => other !== unit).map(({ hex }) => hex));
  const hexes: number[] = [];
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < map.width; column += 1) {
      const hex = map.indexOf(column, row);
      if (!taken.has(hex) && canStartIn(map, hex, unit)) hexes.push(hex);
    }
  }
  return hexes;
}
