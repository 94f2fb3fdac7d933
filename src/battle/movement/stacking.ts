import type { Combatant } from '../combatant/combatant.js';
import { type HexMap, OFF_MAP } from '../map/hex-map.js';
import { restElevation } from './ground.js';
import { CONTACT, EMPTY, ENEMY, FRIEND } from './mover.js';

/** The number of units of one side that a hex has room for, and of both sides (Total Warfare, "Stacking"). */
const OF_ONE_SIDE = 2;
const OF_BOTH = 4;

/** Which units are where, as seen by a unit, if some leave room for others or share a hex. */
export function leaveRoom(
  map: HexMap,
  units: readonly Combatant[],
  unit: Combatant,
  occupancy: Uint8Array,
): void {
  const matters = (other: Combatant): boolean => counts(map, unit, other);
  for (const other of units) {
    if (!matters(other)) continue;
    const before = occupancy[other.hex] as number;
    occupancy[other.hex] = before === EMPTY ? ONE : SEVERAL;
  }
  for (const other of units) {
    const { hex } = other;
    if (hex === OFF_MAP) continue;
    const held = occupancy[hex] as number;
    if (held === SEVERAL) occupancy[hex] = roomAmong(units, unit, hex, matters);
    else if (held === ONE && matters(other)) {
      alone[0] = other;
      occupancy[hex] = roomAmong(alone, unit, hex, anybody);
    }
  }
}

/** Marks a hex, until its room is known, with the number of units there. */
const ONE = 254;
const SEVERAL = 255;
const alone: Combatant[] = [];
const anybody = (): boolean => true;

/** Whether another unit on the map may be in this one's way. */
const counts = (map: HexMap, unit: Combatant, other: Combatant): boolean =>
  other.index !== unit.index && other.hex !== OFF_MAP && other.swarming < 0 && !passes(map, unit, other);

/**
 * Whether a unit that flies or dives leaves the ground of its hex to another. Units whose heights do not meet do not
 * count for each other.
 */
function passes(map: HexMap, unit: Combatant, other: Combatant): boolean {
  if (other.aptitudes.footwork.vertical === undefined || other.elevation === 0) return false;
  const { footwork } = unit.aptitudes;
  if (footwork.vertical !== undefined) return false;
  return !meets(other, restElevation(map, other.hex, footwork), footwork.height);
}

/** Whether units in one hex, with these feet and heights, overlap. */
const meets = ({ elevation, design }: Combatant, feet: number, height: number): boolean =>
  feet <= elevation + design.height && elevation <= feet + height;

/** Units in the way of one that flies or dives, at this height of a hex. */
export function roomAtHeight(
  units: readonly Combatant[],
  unit: Combatant,
  hex: number,
  elevation: number,
): number {
  return roomAmong(
    units,
    unit,
    hex,
    (other) =>
      other.index !== unit.index && other.swarming < 0 && meets(other, elevation, unit.design.height),
  );
}

/** Whether two units of any sides may share a hex, as far as these two are concerned. */
function standTogether({ design }: Combatant, { design: other }: Combatant): boolean {
  if (design.soldiers !== undefined || other.soldiers !== undefined) return true;
  if (design.stacks === 'alone' || other.stacks === 'alone') return false;
  return design.stacks === 'freely' || other.stacks === 'freely';
}

/** Units that fill the hex of this one, at its height, and have to leave if it stays there. */
export function inTheWay(units: readonly Combatant[], unit: Combatant, hex = unit.hex): readonly Combatant[] {
  if (unit.design.sharesHex) return [];
  let friends = 1;
  let enemies = 0;
  return units.filter((other) => {
    if (other.index === unit.index || other.hex !== hex || !other.fillsHex) return false;
    // On a roof or a bridge, units at other heights are not in the way.
    if (!unit.fillsHex && !meets(other, unit.elevation, unit.design.height)) return false;
    if (!standTogether(unit, other)) return true;
    const friend = other.side === unit.side;
    if (friend) friends += 1;
    else enemies += 1;
    return (friend ? friends : enemies) > OF_ONE_SIDE;
  });
}

/** Units of its side that share its hex at its height and are too many there, beginning with the last to come. */
export function surplusAround(units: readonly Combatant[], unit: Combatant): readonly Combatant[] {
  const around = units.filter(
    (other) =>
      other.index !== unit.index &&
      other.hex === unit.hex &&
      other.swarming < 0 &&
      !other.isOut &&
      meets(other, unit.elevation, unit.design.height),
  );
  const friends = around.filter(({ side }) => side === unit.side);
  const over = Math.max(friends.length + 1 - OF_ONE_SIDE, around.length + 1 - OF_BOTH);
  const leave = [...friends, ...around.filter(({ side }) => side !== unit.side)].filter(
    ({ design }) => design.sharesHex,
  );
  return leave.slice(0, Math.max(0, over));
}

/** The room that those of the units that matter leave in a hex. */
function roomAmong(
  units: readonly Combatant[],
  unit: Combatant,
  hex: number,
  matters: (other: Combatant) => boolean,
): number {
  let friends = 0;
  let enemies = 0;
  let filled = EMPTY;
  let holds = false;
  for (const other of units) {
    if (other.hex !== hex || !matters(other)) continue;
    const friend = other.side === unit.side;
    if (friend) friends += 1;
    else enemies += 1;
    // 'Mechs may walk over and past infantry; all other units have to stop.
    if (!friend && !(unit.design.stridesOver && other.design.soldiers !== undefined)) holds = true;
    if (!standTogether(unit, other)) {
      if (filled !== ENEMY) filled = friend && !other.design.emplaced ? FRIEND : ENEMY;
    }
  }
  if (filled !== EMPTY) return filled;
  const full = friends >= OF_ONE_SIDE || friends + enemies >= OF_BOTH;
  if (!holds) return full ? FRIEND : EMPTY;
  return full ? ENEMY : CONTACT;
}
