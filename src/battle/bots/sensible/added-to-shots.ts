import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type MovementType,
} from '../../../rules/to-hit/index.js';
import { MOVEMENT_TYPES } from '../../../rules/to-hit/vocabulary.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { STILL_ATTACKER, STILL_TARGET } from './still-shot.js';

/** A distance, neither adjacent nor far, for which no rule about prone or hidden targets makes a difference. */
const SOME_WAY_OFF = 3;
const POINT_BLANK = 1;
/** The hexes moved that the table has room for; more hexes have the same modifier as the last. */
const HEXES = 32;
const MOST_WOUNDS = 8;
const NOT_ASKED = 127;
/** Immobile, stuck, skidded; prone, steady when prone. */
const TARGET_FLAGS = 8;
const ATTACKER_FLAGS = 4;

/**
 * The modifiers from movement and state of both units for all shots of one at the other, by the to-hit rules with all
 * quirks and abilities of the two; worked out on demand.
 */
export class AddedToShots {
  readonly #attacker: IAttackerState;
  readonly #target: ITargetState;
  readonly #ruleset: Battle['rules'];
  readonly #still: number;
  readonly #moving: Int8Array;
  readonly #dodging = new Int8Array(MOVEMENT_TYPES.length * HEXES).fill(NOT_ASKED);
  readonly #strain = new Map<number, number>();
  readonly #asTarget = new Int8Array(MOVEMENT_TYPES.length * HEXES * TARGET_FLAGS).fill(NOT_ASKED);
  readonly #asAttacker = new Int8Array(MOVEMENT_TYPES.length * ATTACKER_FLAGS).fill(NOT_ASKED);
  /** The modifiers for a prone target, from an adjacent hex and from farther away. */
  readonly #prone: readonly [near: number, far: number];

  constructor({ rules }: Battle, unit: Combatant, target: Combatant) {
    this.#attacker = {
      ...STILL_ATTACKER,
      gunnery: unit.pilot.gunnery,
      abilities: unit.pilot.abilities,
      unitQuirks: unit.design.quirks,
      ...(unit.design.soldiers && { soldiers: unit.design.soldiers }),
    };
    this.#target = plainTarget(target);
    this.#ruleset = rules;
    this.#still = this.#sum({}, {}, SOME_WAY_OFF);
    this.#moving = Int8Array.from(MOVEMENT_TYPES, (movementType) => this.#by({ movementType }));
    this.#prone = [
      this.#sum({}, { prone: true }, POINT_BLANK) - this.#sum({}, {}, POINT_BLANK),
      this.#at({ prone: true }),
    ];
  }

  #by(state: Partial<IAttackerState>): number {
    return this.#sum(state, {}, SOME_WAY_OFF) - this.#still;
  }

  #at(state: Partial<ITargetState>): number {
    return this.#sum({}, state, SOME_WAY_OFF) - this.#still;
  }

  /** For an attacker with this movement that fires standing or prone. */
  byAttacker(movementType: MovementType, prone: boolean, steadyWhenProne: boolean): number {
    const index =
      MOVEMENT_TYPES.indexOf(movementType) * ATTACKER_FLAGS + (prone ? 1 : 0) + (steadyWhenProne ? 2 : 0);
    const known = this.#asAttacker[index] as number;
    if (known !== NOT_ASKED) return known;
    const added = this.#by({ movementType, prone, steadyWhenProne });
    this.#asAttacker[index] = added;
    return added;
  }

  /** For a target as it is now, standing or prone. */
  atTarget({ movement: movementType, hexesMoved, isImmobile, stuck, skidded }: Combatant): number {
    const immobile = isImmobile;
    const flags = (immobile ? 1 : 0) + (stuck ? 2 : 0) + (skidded ? 4 : 0);
    const index = (MOVEMENT_TYPES.indexOf(movementType) * HEXES + hexesMoved) * TARGET_FLAGS + flags;
    const known = hexesMoved < HEXES ? (this.#asTarget[index] as number) : NOT_ASKED;
    if (known !== NOT_ASKED) return known;
    const added = this.#at({ movementType, hexesMoved, immobile, stuck, skidded });
    if (hexesMoved < HEXES) this.#asTarget[index] = added;
    return added;
  }

  /** For an attacker with this movement, by index of its kind. */
  moving(mode: number): number {
    return this.#moving[mode] as number;
  }

  /** For a target with this movement, by index of its kind, over this many hexes. */
  dodging(mode: number, hexesMoved: number): number {
    const hexes = hexesMoved < HEXES ? hexesMoved : HEXES - 1;
    const index = mode * HEXES + hexes;
    const known = this.#dodging[index] as number;
    if (known !== NOT_ASKED) return known;
    const movementType = MOVEMENT_TYPES[mode] ?? 'stationary';
    const added = this.#at({ movementType, hexesMoved: hexes });
    this.#dodging[index] = added;
    return added;
  }

  prone(distance: number): number {
    return this.#prone[distance <= POINT_BLANK ? 0 : 1];
  }

  /** For heat, wounds, and an incapacitated gunner. */
  strain(heat: number, wounds: number, gunnerOut: boolean): number {
    const key = (heat * MOST_WOUNDS + wounds) * 2 + (gunnerOut ? 1 : 0);
    let added = this.#strain.get(key);
    if (added === undefined) {
      added = this.#by({ heat, pilotWounds: wounds, gunnerOut });
      this.#strain.set(key, added);
    }
    return added;
  }

  #sum(by: Partial<IAttackerState>, at: Partial<ITargetState>, range: number): number {
    const options = { ruleset: this.#ruleset };
    return calculateToHit({ ...this.#attacker, ...by }, { ...this.#target, ...at }, 'short', range, options)
      .rawToHit;
  }
}

/** A target before it moves: its pilot and its build. Targets with the same key have the same modifiers. */
export function plainTarget({ pilot, design }: Combatant): ITargetState {
  const { soldiers, suit, quirks: unitQuirks } = design;
  return {
    ...STILL_TARGET,
    abilities: pilot.abilities,
    unitQuirks,
    ...(soldiers && { soldiers }),
    ...(suit && { suit }),
  };
}
