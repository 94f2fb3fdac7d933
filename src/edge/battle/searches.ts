import type { Facing } from '../../battle/hex/hex.js';
import type { HexMap, Mover, SightEnd } from '../../battle/index.js';
import * as battle from '../../battle/index.js';
import type { StepKind } from '../../battle/movement/step.js';
import { checkInteger } from '../../check/check.js';
import { optional } from '../../check/shape.js';
import { facing, optionalFlag } from '../common.js';
import { sightEnd } from './maps.js';
import { mover as checkMover, occupancy as checkOccupancy } from './movement.js';
import { checkHex } from './on-map.js';
import { map as checkMap } from './setup-shapes.js';

// Reusable searches of a map. Battles use the inner classes, which do not check their input.

export class LineOfSight extends battle.LineOfSight {
  /** The hexes of the map on which it looked at a target. */
  #size = 0;

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override aim(map: HexMap, target: SightEnd): void {
    checkMap(map, 'map', '');
    sightEnd(target, 'target', '');
    checkHex('target.hex', target.hex, map.size);
    this.#size = map.size;
    super.aim(map, target);
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override traceFrom(attacker: SightEnd): void {
    sightEnd(attacker, 'attacker', '');
    checkHex('attacker.hex', attacker.hex, this.#size);
    super.traceFrom(attacker);
  }
}

export class Reach extends battle.Reach {
  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override walk(map: HexMap, mover: Mover, occupancy?: Uint8Array, backward?: boolean): void {
    look(map, mover, occupancy);
    optionalFlag(backward, 'backward', '');
    super.walk(map, mover, occupancy, backward);
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override run(map: HexMap, mover: Mover, occupancy?: Uint8Array, backward?: boolean): void {
    look(map, mover, occupancy);
    optionalFlag(backward, 'backward', '');
    super.run(map, mover, occupancy, backward);
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override jump(map: HexMap, mover: Mover, occupancy?: Uint8Array): void {
    look(map, mover, occupancy);
    super.jump(map, mover, occupancy);
  }

  override hexAt(index: number): number {
    return super.hexAt(this.#found(index));
  }

  override facingAt(index: number): Facing {
    return super.facingAt(this.#found(index));
  }

  override mpAt(index: number): number {
    return super.mpAt(this.#found(index));
  }

  override elevationAt(index: number): number {
    return super.elevationAt(this.#found(index));
  }

  override hexesMovedAt(index: number): number {
    return super.hexesMovedAt(this.#found(index));
  }

  override isRunAt(index: number): boolean {
    return super.isRunAt(this.#found(index));
  }

  override isProneAt(index: number): boolean {
    return super.isProneAt(this.#found(index));
  }

  override stepsTo(index: number, landing?: Facing): StepKind[] {
    optional(facing)(landing, 'landing', '');
    return super.stepsTo(this.#found(index), landing);
  }

  /** @throws {RangeError | TypeError} if the last search found no place with this index */
  #found(index: number): number {
    checkInteger('index', index, 0, this.count - 1);
    return index;
  }
}

function look(map: HexMap, mover: Mover, occupancy: Uint8Array | undefined): void {
  checkMap(map, 'map', '');
  checkMover(mover, 'mover', '');
  checkHex('mover.hex', mover.hex, map.size);
  checkOccupancy(occupancy, 'occupancy', '');
}
