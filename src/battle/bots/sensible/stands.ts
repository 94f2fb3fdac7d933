import { axialRow } from '../../hex/hex.js';
import { LINES } from '../../hex/line.js';
import type { HexMap } from '../../map/hex-map.js';
import { FARTHEST } from './fire-option.js';
import type { Opponent } from './opponent.js';
import { isBlocked, type Lookout, SightLines } from './sight-lines.js';

/** The cost of each hex away from the preferred range, as a share of a 'Mech. */
const OUT_OF_PLACE = 0.004;
/** The same if the opponent stays in place: cover and a good line then matter more than arriving soon. */
const OUT_OF_PLACE_AT_LEISURE = 0.001;

const NO_STAND = -1;
/** Of a line that is blocked, or too long for either side to bother. */
export const NO_LINE = 0;

/**
 * The places where a unit may end its move, each once, with the lines from there to every opponent. They are in flat
 * arrays, filled opponent by opponent: a move needs hundreds of lines, and only a few of them in detail.
 */
export class Stands {
  count = 0;
  hex = new Int32Array(0);
  elevation = new Int8Array(0);
  /** Summed over opponents: hexes from the preferred range, and the worth of the place in the next turn. */
  outOfPlace = new Float64Array(0);
  later = new Float64Array(0);
  /** How far away the nearest opponent is, and which one it is. */
  #nearest = new Int16Array(0);
  #nearestOpponent = new Int16Array(0);
  /** Axial coordinates, from which distances are plain sums. */
  #column = new Int16Array(0);
  #axialRow = new Int16Array(0);
  /** The stand of the same hex that came before, or none. */
  #below = new Int32Array(0);

  room = 0;
  /** Along which either may fire at the other with some hope, at the opponent's index × `room` + stand. */
  lines = new Int32Array(0);

  /** For each hex, the latest stand, and the move that made it. */
  #standIn = new Int32Array(0);
  #moveOf = new Int32Array(0);
  #move = 0;
  #map: HexMap | undefined;
  #sightLines = new SightLines('land');
  readonly #linesOf: Partial<Record<Lookout, SightLines>> = { land: this.#sightLines };

  /** For another move. */
  begin(map: HexMap, opponents: number, perHex: number, lookout: Lookout): void {
    this.count = 0;
    this.#linesOf[lookout] ??= new SightLines(lookout);
    this.#sightLines = this.#linesOf[lookout];
    this.#map = map;
    this.#move += 1;
    if (this.#standIn.length < map.size) {
      this.#standIn = new Int32Array(map.size);
      this.#moveOf = new Int32Array(map.size);
      this.#move = 1;
    }
    const room = map.size * perHex;
    if (this.room < room) {
      this.room = room;
      this.hex = new Int32Array(room);
      this.elevation = new Int8Array(room);
      this.outOfPlace = new Float64Array(room);
      this.later = new Float64Array(room);
      this.#nearest = new Int16Array(room);
      this.#nearestOpponent = new Int16Array(room);
      this.#column = new Int16Array(room);
      this.#axialRow = new Int16Array(room);
      this.#below = new Int32Array(room);
    }
    const lines = this.room * opponents;
    if (this.lines.length < lines) this.lines = new Int32Array(lines);
  }

  /** The stand at this place, made on demand. */
  at(hex: number, elevation: number): number {
    const known = this.#moveOf[hex] === this.#move ? (this.#standIn[hex] as number) : NO_STAND;
    if (known !== NO_STAND) {
      if (this.elevation[known] === elevation) return known;
      for (let stand = this.#below[known] as number; stand !== NO_STAND; stand = this.#below[stand] as number)
        if (this.elevation[stand] === elevation) return stand;
    }
    const stand = this.count++;
    this.hex[stand] = hex;
    this.elevation[stand] = elevation;
    this.outOfPlace[stand] = 0;
    this.later[stand] = 0;
    this.#nearest[stand] = FAR_AWAY;
    const { columns, rows } = this.#map as HexMap;
    const column = columns[hex] as number;
    this.#column[stand] = column;
    this.#axialRow[stand] = axialRow(column, rows[hex] as number);
    this.#below[stand] = known;
    this.#standIn[hex] = stand;
    this.#moveOf[hex] = this.#move;
    return stand;
  }

  /** Looks from all stands since this one at every opponent. */
  lookAround(map: HexMap, first: number, opponents: readonly Opponent[]): void {
    for (let index = 0; index < opponents.length; index += 1)
      this.#lookAt(map, first, opponents[index] as Opponent, index);
  }

  /** The bearing of the nearest opponent. */
  pointToNearest(stand: number, opponents: readonly Opponent[]): number {
    const { column, row } = opponents[this.#nearestOpponent[stand] as number] as Opponent;
    const { columns, rows } = this.#map as HexMap;
    const hex = this.hex[stand] as number;
    return LINES.bearing(LINES.lineTo(columns[hex] as number, rows[hex] as number, column, row));
  }

  #lookAt(map: HexMap, first: number, opponent: Opponent, index: number): void {
    const { farthest, preferred, unit } = opponent;
    const { hex, elevation, outOfPlace, lines, count } = this;
    const columns = this.#column;
    const rows = this.#axialRow;
    const nearest = this.#nearest;
    const nearestOpponent = this.#nearestOpponent;
    const sight = this.#sightLines;
    const column = opponent.column;
    const row = axialRow(column, opponent.row);
    const base = index * this.room;
    const perHex = opponent.holdsItsGround ? OUT_OF_PLACE_AT_LEISURE : OUT_OF_PLACE;
    const most = Math.min(farthest, FARTHEST - 1);
    sight.lookAt(map, unit);
    for (let stand = first; stand < count; stand += 1) {
      const across = column - (columns[stand] as number);
      const down = row - (rows[stand] as number);
      const hexes = (Math.abs(across) + Math.abs(down) + Math.abs(across + down)) >> 1;
      outOfPlace[stand] = (outOfPlace[stand] as number) + perHex * Math.abs(hexes - preferred);
      if (hexes < (nearest[stand] as number)) {
        nearest[stand] = hexes;
        nearestOpponent[stand] = index;
      }
      let line = NO_LINE;
      if (hexes <= most) line = sight.from(map, hex[stand] as number, elevation[stand] as number);
      lines[base + stand] = isBlocked(line) ? NO_LINE : line;
    }
  }
}

const FAR_AWAY = 32_767;
