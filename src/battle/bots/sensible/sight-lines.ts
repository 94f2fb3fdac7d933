import type { HexMap } from '../../map/hex-map.js';
import { LineOfSight } from '../../sight/line-of-sight.js';
import type { SightEnd } from '../../sight/sight-end.js';
import { targetHexModifier } from '../../sight/target-terrain.js';

/** The number of places cached at once. */
const PLACES = 64;
const STANDING = 1;

// A line as a number: whether it is known, whether it is blocked, what is added to shots there and back, from how high up
// it was looked along, its bearing and how long it is.
const KNOWN = 1;
const BLOCKED = 2;
const THERE = 2;
const BACK = 8;
const FROM = 14;
const POINT = 21;
const HEXES = 26;
const MODIFIER = 63;
const LEVELS = 127;
const POINTS = 31;
const LOWEST = -64;

export const isBlocked = (line: number): boolean => (line & BLOCKED) !== 0;
/** The modifier of shots along it, from everything between and around the target. */
export const harderThere = (line: number): number => (line >> THERE) & MODIFIER;
/** The same for the shots of the target. */
export const harderBack = (line: number): number => (line >> BACK) & MODIFIER;
/** How high up the line begins. */
const lookedFrom = (line: number): number => ((line >> FROM) & LEVELS) + LOWEST;
/** Its bearing from where it begins. */
export const pointAlong = (line: number): number => (line >> POINT) & POINTS;
/** From end to end. */
export const hexesAlong = (line: number): number => line >>> HEXES;

/** Lines to one place, by the hex and height that they come from. */
interface Place {
  hex: number;
  elevation: number;
  height: number;
  lines: Int32Array;
}

interface Spot {
  hex: number;
  elevation: number;
  height: number;
  afloat: boolean;
}

/** Who looks: on foot or on wheels, from the bridge of a submarine, or on the wing at any of several heights. */
export type Lookout = 'land' | 'sea' | 'air';

/** Heights over one hex that are kept apart; others share their places. */
const HEIGHTS = 8;

/** Lines of sight to where opponents stand: all of a force look at the same few places from much the same hexes. */
export class SightLines {
  #map: HexMap | undefined;
  #size = 0;
  #places: Place[] = [];
  /** By hex: its place in that list. */
  #placeAt = new Uint8Array(0);
  #next = 0;
  readonly #sight = new LineOfSight({ brief: true });
  /** The ends of a line, always with the same fields, which is faster. */
  readonly #spot: Spot;
  readonly #target: Spot = { hex: 0, elevation: 0, height: 0, afloat: false };
  #looksAt: SightEnd = this.#target;
  #lines: Int32Array = new Int32Array(0);
  /** Whether anything about the target was worked out, which lines that are known do not need. */
  #aims = false;
  readonly #sails: boolean;
  readonly #heights: number;

  constructor(lookout: Lookout) {
    this.#sails = lookout === 'sea';
    this.#heights = lookout === 'air' ? HEIGHTS : 1;
    this.#spot = { hex: 0, elevation: 0, height: this.#sails ? 0 : STANDING, afloat: false };
  }

  /** Looks at a target, to which `from` gives the lines. */
  lookAt(map: HexMap, target: SightEnd): void {
    this.#lines = this.#placeOf(map, target).lines;
    this.#looksAt = target;
    this.#aims = false;
  }

  /** The line from this place to the target, looked along if it is not known. */
  from(map: HexMap, hex: number, elevation: number): number {
    const at = hex + this.#size * (elevation & (this.#heights - 1));
    const known = this.#lines[at] as number;
    if (known !== 0 && lookedFrom(known) === elevation) return known;
    const line = this.#trace(map, hex, elevation);
    this.#lines[at] = line;
    return line;
  }

  #placeOf(map: HexMap, { hex, elevation, height }: SightEnd): Place {
    if (map !== this.#map) this.#forget(map);
    const known = this.#places[this.#placeAt[hex] as number] as Place;
    if (known.hex === hex && known.elevation === elevation && known.height === height) return known;
    this.#next = (this.#next + 1) % PLACES;
    const place = this.#places[this.#next] as Place;
    place.hex = hex;
    place.elevation = elevation;
    place.height = height;
    place.lines.fill(0);
    this.#placeAt[hex] = this.#next;
    return place;
  }

  #forget(map: HexMap): void {
    if (map.size !== this.#placeAt.length) {
      this.#placeAt = new Uint8Array(map.size);
      this.#places = Array.from({ length: PLACES }, () => ({
        hex: -1,
        elevation: 0,
        height: 0,
        lines: new Int32Array(map.size * this.#heights),
      }));
    }
    for (const place of this.#places) place.hex = -1;
    this.#map = map;
    this.#size = map.size;
  }

  #trace(map: HexMap, hex: number, elevation: number): number {
    const spot = this.#spot;
    const sight = this.#sight;
    if (!this.#aims) this.#aim(map);
    spot.hex = hex;
    spot.elevation = elevation;
    spot.afloat = this.#sails && elevation === 0;
    sight.traceFrom(spot);
    if (sight.blocked) return KNOWN | BLOCKED | ((elevation - LOWEST) << FROM);
    const there = sight.interveningModifier + sight.targetModifier + (sight.partialCover ? 1 : 0);
    const wades = map.waterDepth[hex] === 1 && elevation < 0;
    const covered = sight.attackerBehindCover || wades ? 1 : 0;
    const back = sight.interveningModifier + targetHexModifier(map, spot, false) + covered;
    return (
      KNOWN |
      (there << THERE) |
      (back << BACK) |
      ((elevation - LOWEST) << FROM) |
      (sight.bearing << POINT) |
      (sight.distance << HEXES)
    );
  }

  #aim(map: HexMap): void {
    const target = this.#target;
    const { hex, elevation, height, afloat = false } = this.#looksAt;
    target.hex = hex;
    target.elevation = elevation;
    target.height = height;
    target.afloat = afloat;
    this.#sight.aim(map, target);
    this.#aims = true;
  }
}
