import { LINES } from '../hex/line.js';
import type { HexMap } from '../map/hex-map.js';
import {
  areInOneBuilding,
  depthAround,
  feetLevel,
  isInWaterToTheEyes,
  isUnderRoof,
  isUnderWater,
  type SightEnd,
} from './sight-end.js';
import { SIGHT_BLOCKS, type SightBlock, type SightLevels, type SightNote, SightTally } from './tally.js';
import { targetHexModifier } from './target-terrain.js';

/** The side of a line along hexsides, as the attacker sees it; `none` for other lines. */
export const LINE_SIDES = Object.freeze(['none', 'left', 'right'] as const);
export type LineSide = (typeof LINE_SIDES)[number];
const NONE = 0;
const LEFT = 1;
const RIGHT = 2;

const NOWHERE: SightEnd = { hex: 0, elevation: 0, height: 0 };

const BY_WATER = SIGHT_BLOCKS.indexOf('water');

/**
 * What lies between an attacker and a target. One object can trace any number of lines: `trace` overwrites its fields
 * and allocates nothing, because bots trace millions of lines.
 */
export class LineOfSight {
  /** From the attacker to the target, in points. */
  bearing = 0;
  /** In hexes. */
  distance = 0;
  /** The range of a shot: the distance, plus the difference in levels inside one building. */
  range = 0;
  /** Whether the line runs along hexsides. */
  divided = false;
  /** The side that the target chose, by `LINE_SIDES`. */
  side = NONE;
  /** What blocks the line, by `SIGHT_BLOCKS`; 0 if the target can be seen. */
  blockedBy = 0;
  /** The to-hit modifier for intervening terrain; 0 if the line is blocked. */
  interveningModifier = 0;
  /** The to-hit modifier for the target's own terrain. */
  targetModifier = 0;
  /** Whether ground or a building covers the target's legs. */
  targetBehindCover = false;
  /** Whether water covers the target's legs. */
  targetWades = false;
  /** Whether something covers the attacker's own legs: weapons in them cannot fire. */
  attackerBehindCover = false;
  insideOneBuilding = false;
  /** Inside one building: the levels by which the attacker's feet are above the target's. */
  floorsAbove = 0;
  /** The least depth of water along the line; 0 if any hex is dry. Torpedoes need some. */
  shallowest = 0;

  readonly #targetNotes: SightNote[] | undefined;
  readonly #middle: SightTally;
  readonly #left: SightTally;
  readonly #right: SightTally;
  readonly #levels: SightLevels = {
    attacker: 0,
    target: 0,
    attackerStands: false,
    targetStands: false,
    underwater: false,
    building: 0,
  };

  // The target that was looked at last.
  #map: HexMap | undefined;
  #target: SightEnd = NOWHERE;
  #column = 0;
  #row = 0;
  #feet = 0;
  #isTargetWet = false;
  /** For its own terrain, from outside its building. */
  #openModifier = 0;

  readonly #brief: boolean;
  readonly #throughSurface: boolean;

  /**
   * Notes are for display and allocate objects. A brief trace ends where the line is blocked; its other results are
   * valid only for lines that are not. Some rules let spotters see through the surface of water.
   */
  constructor({
    withNotes = false,
    brief = false,
    throughSurface = false,
  }: {
    readonly withNotes?: boolean;
    readonly brief?: boolean;
    readonly throughSurface?: boolean;
  } = {}) {
    this.#brief = brief;
    this.#throughSurface = throughSurface;
    this.#targetNotes = withNotes ? [] : undefined;
    this.#middle = new SightTally(withNotes);
    this.#left = new SightTally(withNotes);
    this.#right = new SightTally(withNotes);
  }

  get blocked(): boolean {
    return this.blockedBy > 0;
  }

  get block(): SightBlock {
    return SIGHT_BLOCKS[this.blockedBy] ?? 'nothing';
  }

  get sideTaken(): LineSide {
    return LINE_SIDES[this.side] ?? 'none';
  }

  /** Cover of either kind: +1 on shots, and the legs cannot be hit (docs/rules/line-of-sight.md). */
  get partialCover(): boolean {
    return this.targetBehindCover || this.targetWades;
  }

  /** The terrain that counted between the two ends, hex by hex; empty without notes. */
  get notesOnTheWay(): readonly SightNote[] {
    return this.#middle.notes ?? [];
  }

  get notesOnTheTarget(): readonly SightNote[] {
    return this.#targetNotes ?? [];
  }

  trace(map: HexMap, attacker: SightEnd, target: SightEnd): void {
    this.aim(map, target);
    this.traceFrom(attacker);
  }

  /** Looks at a target: bots trace many lines to each. */
  aim(map: HexMap, target: SightEnd): void {
    const levels = this.#levels;
    this.#map = map;
    this.#target = target;
    this.#column = map.columns[target.hex] as number;
    this.#row = map.rows[target.hex] as number;
    this.#feet = feetLevel(map, target);
    levels.targetStands = target.height > 0;
    this.#isTargetWet = (map.waterDepth[target.hex] as number) > 0;
    this.targetWades = this.#isTargetWet && levels.targetStands && isInWaterToTheEyes(map, target);
    this.#openModifier = targetHexModifier(map, target, false);
  }

  /** Traces the line from here to the target that was looked at last. */
  traceFrom(attacker: SightEnd): void {
    const map = this.#map;
    if (map === undefined) return;
    const levels = this.#levels;
    const target = this.#target;
    const attackerFeet = feetLevel(map, attacker);
    levels.attacker = attackerFeet + attacker.height;
    levels.target = this.#feet + target.height;
    levels.attackerStands = attacker.height > 0;
    // Most lines begin and end on dry ground, out of doors.
    const wet = this.#isTargetWet || (map.waterDepth[attacker.hex] as number) > 0;
    levels.underwater = wet && (isUnderWater(map, attacker) || isUnderWater(map, target));
    levels.building = 0;
    const water = wet ? Math.min(depthAround(map, attacker), depthAround(map, target)) : 0;
    const middle = this.#middle;
    middle.clear(water);

    const line = LINES.lineTo(
      map.columns[attacker.hex] as number,
      map.rows[attacker.hex] as number,
      this.#column,
      this.#row,
    );
    this.bearing = LINES.bearing(line);
    this.distance = LINES.distance(line);
    this.range = this.distance;
    this.divided = LINES.isDivided(line);
    this.side = NONE;

    this.floorsAbove = 0;
    this.insideOneBuilding =
      (map.buildingHeight[target.hex] as number) > 0 && areInOneBuilding(map, attacker, target);
    if (this.insideOneBuilding) {
      this.floorsAbove = attackerFeet - this.#feet;
      const floors = Math.abs(this.floorsAbove);
      this.range += floors;
      if (isUnderRoof(map, attacker) && isUnderRoof(map, target)) {
        levels.building = map.buildingAt(attacker.hex);
        middle.pass(target.hex, floors);
      }
    }
    const notes = this.#targetNotes;
    if (notes !== undefined) notes.length = 0;
    this.targetModifier =
      this.insideOneBuilding || notes !== undefined
        ? targetHexModifier(map, target, this.insideOneBuilding, notes)
        : this.#openModifier;

    // No unit sees through the surface of water (docs/rules/line-of-sight.md).
    if (levels.underwater && water === 0) {
      if (!this.#throughSurface) {
        this.#finish(BY_WATER);
        return;
      }
      // It is looked for at the surface.
      levels.attacker = Math.max(levels.attacker, map.level[attacker.hex] as number);
      levels.target = Math.max(levels.target, map.level[target.hex] as number);
      levels.underwater = false;
    }
    if (this.divided) {
      this.#left.clear(water);
      this.#right.clear(water);
    }
    this.#look(map, line, attacker.hex, water > 0 || levels.building > 0);
    if (this.divided) this.#takeSide();
    this.#finish(middle.blockedBy);
  }

  /** Adds each hex between the ends to the tally of its side. */
  #look(map: HexMap, line: number, start: number, atEach: boolean): void {
    const { width, size, skyline } = map;
    const levels = this.#levels;
    const middle = this.#middle;
    const brief = this.#brief;
    const { attacker, target } = levels;
    const higher = Math.max(attacker, target);
    const steps = LINES.steps;
    const first = LINES.firstStep(line);
    const hexes = LINES.hexes(line);
    // Along hexsides the first and the last two hexes are next to the ends, elsewhere the first and the last.
    const beside = this.divided ? 2 : 1;
    const last = hexes - beside;
    for (let index = 0; index < hexes; index += 1) {
      const step = first + 2 * index;
      // A line stays in the columns between its ends: what lies beyond the map is before its first row or after its last.
      const hex = start + (steps[step + 1] as number) * width + (steps[step] as number);
      if (hex < 0 || hex >= size) continue;
      // What rises above the higher of the two is in the way, and next to one of them what rises above that one.
      let limit = index < beside ? attacker : higher;
      if (index >= last && target < limit) limit = target;
      if (!atEach && (skyline[hex] as number) < limit) continue;
      this.#tallyOf(index).look(map, hex, limit, index < beside, index >= last, levels);
      if (brief && middle.blockedBy > 0) return;
    }
  }

  /** Hexes of a divided line come as left, right, single. */
  #tallyOf(index: number): SightTally {
    if (!this.divided) return this.#middle;
    const place = index % 3;
    if (place === 0) return this.#left;
    return place === 1 ? this.#right : this.#middle;
  }

  /**
   * The target chooses a side for the whole line, and takes the one that protects it better
   * (docs/rules/line-of-sight.md).
   */
  #takeSide(): void {
    const left = this.#left;
    const right = this.#right;
    const better = left.protection - right.protection;
    const takesLeft = better > 0 || (better === 0 && left.attackerCover);
    this.side = takesLeft ? LEFT : RIGHT;
    this.#middle.add(takesLeft ? left : right);
    // The shallower hex of each pair decides, whichever side the target took (docs/rules/line-of-sight.md).
    this.#middle.shallowest = Math.min(left.shallowest, right.shallowest, this.#middle.shallowest);
  }

  #finish(blockedBy: number): void {
    const middle = this.#middle;
    this.blockedBy = blockedBy;
    this.interveningModifier = blockedBy > 0 ? 0 : middle.modifier;
    this.targetBehindCover = middle.targetCover;
    this.attackerBehindCover = middle.attackerCover;
    this.shallowest = middle.shallowest;
  }
}
