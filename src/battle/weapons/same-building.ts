import type { Combatant } from '../combatant/combatant.js';
import { FACINGS } from '../hex/hex.js';
import type { HexMap } from '../map/hex-map.js';
import { isInBuilding } from '../movement/ground.js';

type Standing = Pick<Combatant, 'hex' | 'elevation'>;

/** Whether both units are inside one building, in one hex or in two beside each other. */
export const inSameBuilding = (map: HexMap, unit: Standing, target: Standing): boolean =>
  isInBuilding(map, unit.hex, unit.elevation) &&
  isInBuilding(map, target.hex, target.elevation) &&
  (unit.hex === target.hex || sharesWalls(map, unit.hex, target.hex));

/** Whether the building parts in two adjacent hexes are connected. */
const sharesWalls = (map: HexMap, from: number, to: number): boolean =>
  FACINGS.some(
    (side) =>
      map.neighbors[from * FACINGS.length + side] === to &&
      ((map.buildingExits[from] as number) & (1 << side)) !== 0,
  );
