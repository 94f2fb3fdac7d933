import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { BlowOrder } from '../../../src/battle/orders.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { declareBlows, resolveBlows } from '../../../src/battle/physical/index.js';
import {
  CENTER_TORSO,
  LEFT_ARM,
  LEFT_LEG,
  RIGHT_ARM,
  RIGHT_LEG,
} from '../../../src/rules/body/mech-plans.js';
import { type SampleBattle, type SampleMech, type SampleSetup, sampleBattle } from '../sample-battle.js';

export { CENTER_TORSO, LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG };

/** 55 tons, two whole arms, nothing special about it. */
export const HAWK = 'shadow-hawk-shd-2h';

export interface Duel extends Omit<SampleSetup, 'red' | 'blue'> {
  readonly red?: Partial<SampleMech>;
  readonly blue?: Partial<SampleMech>;
  /** Further units. */
  readonly redFriends?: readonly SampleMech[];
  readonly blueFriends?: readonly SampleMech[];
}

/** Two 'Mechs face to face: red looks north, blue stands before it and looks south. */
export function duel({ red, blue, redFriends = [], blueFriends = [], ...setup }: Duel = {}): SampleBattle {
  return sampleBattle({
    ...setup,
    red: [{ unit: HAWK, at: [5, 6], facing: 0, quirks: [], ...red }, ...redFriends],
    blue: [{ unit: HAWK, at: [5, 5], facing: 3, quirks: [], ...blue }, ...blueFriends],
  });
}

/** Red strikes blue, and the blows are resolved. */
export function redStrikes(sample: SampleBattle, ...blows: Omit<BlowOrder, 'target'>[]): void {
  const { battle, red, blue } = sample;
  declareBlows(battle, red, { blows: blows.map((blow) => ({ ...blow, target: blue.index })) });
  resolveBlows(battle);
}

/** Declarations of several, resolved together. */
export function phase({ battle }: SampleBattle) {
  return {
    declare: (unit: Combatant, ...blows: readonly BlowOrder[]): void => declareBlows(battle, unit, { blows }),
    resolve: (): void => resolveBlows(battle),
  };
}

/** The phase ends: piloting rolls, and wrecks leave the map. */
export function finish({ battle }: SampleBattle): void {
  endOfPhase(battle);
}

/** Column and row of a unit. */
export function placeOf({ battle }: SampleBattle, unit: { readonly hex: number }): readonly [number, number] {
  return [battle.map.columnOf(unit.hex), battle.map.rowOf(unit.hex)];
}
