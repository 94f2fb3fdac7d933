import type { Battle } from '../../battle.js';
import { axialRow } from '../../hex/hex.js';
import { LINES } from '../../hex/line.js';
import type { HexMap } from '../../map/hex-map.js';
import { FARTHEST } from './fire-option.js';
import type { Opponent } from './opponent.js';
import { isBlocked, lookedFrom, SightLines } from './sight-lines.js';

/** Per hex away from the range that suits one's weapons best, as a share of a 'Mech. */
const OUT_OF_PLACE = 0.004;
/** The same where the opponent holds its ground: cover and a good line matter more than to be there soon. */
const OUT_OF_PLACE_AT_LEISURE = 0.001;

const NO_STAND = -1;
/** Of a line that is blocked, or too long for either side to bother. */
export const NO_LINE = 0;

/**
 * Where a unit may come to stand, each place once, and the lines from there to every opponent. They lie in flat arrays,
 * filled opponent by opponent: a move asks for hundreds of lines, and few are worth a second look.
 */
export class Stands {
  count = 0;
  hex = new Int32Array(0);
  elevation = new Int8Array(0);
  /** Summed up over opponents: hexes out of place, and what it is worth to stand there next turn. */
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

  /** For each hex, the stand that was asked for last, and the move that asked. */
  #standIn = new Int32Array(0);
  #moveOf = new Int32Array(0);
  #move = 0;
  #map: HexMap | undefined;
  readonly #fromLand = new SightLines();
  #fromSea: SightLines | undefined;
  #sightLines = this.#fromLand;

  /** For another move. */
  begin(map: HexMap, opponents: number, perHex: number, dives: boolean): void {
    this.count = 0;
    if (dives) this.#fromSea ??= new SightLines(true);
    this.#sightLines = dives && this.#fromSea !== undefined ? this.#fromSea : this.#fromLand;
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

  /** The stand at this place, which is a new one if nobody has asked for it before. */
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
  lookAround(battle: Battle, first: number, opponents: readonly Opponent[]): void {
    for (let index = 0; index < opponents.length; index += 1)
      this.#lookAt(battle, first, opponents[index] as Opponent, index);
  }

  /** The bearing of the nearest opponent. */
  pointToNearest(stand: number, opponents: readonly Opponent[]): number {
    const { column, row } = opponents[this.#nearestOpponent[stand] as number] as Opponent;
    const { columns, rows } = this.#map as HexMap;
    const hex = this.hex[stand] as number;
    return LINES.bearing(LINES.lineTo(columns[hex] as number, rows[hex] as number, column, row));
  }

  #lookAt(battle: Battle, first: number, opponent: Opponent, index: number): void {
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
    const known = sight.linesTo(battle.map, unit);
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
      if (hexes <= most) {
        line = known[hex[stand] as number] as number;
        const height = elevation[stand] as number;
        if (line === 0 || lookedFrom(line) !== height)
          line = sight.look(battle, known, hex[stand] as number, height, unit);
      }
      lines[base + stand] = isBlocked(line) ? NO_LINE : line;
    }
  }
}

const FAR_AWAY = 32_767;
