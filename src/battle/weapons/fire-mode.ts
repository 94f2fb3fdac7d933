import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import { RANGE_BRACKETS } from '../../rules/to-hit/vocabulary.js';
import type { Battle } from '../battle.js';
import { CIRCUMSTANCES, type Circumstances, clusterModifier } from './cluster-roll.js';
import { effectOfShot, type Firing, heatOfFiring, isTooClose } from './effect-of-shot.js';
import { bracketFlown, type Shot } from './shot.js';

/** A weapon fired in one way: its effect, its heat, and its cluster modifiers. */
export interface FireMode {
  readonly effect: WeaponEffect;
  /** For the attacker. */
  readonly heat: number;
  /** By circumstances, as far as they have occurred; `NOT_ASKED` for all others. */
  readonly clusterModifiers: Int8Array;
}

const NOT_ASKED = -128;
const MOST_ROUNDS = 8;

/** A weapon is fired in the same few ways all the time, so each is worked out once for a build. */
export function fireModeOf(battle: Battle, shot: Shot, firing: Firing): FireMode {
  const { unit } = shot;
  const place = placeOf(shot, firing);
  if (place < 0) return workOut(battle, shot, firing);
  const { fireModes } = unit.aptitudes;
  let mode = fireModes.get(place);
  if (mode === undefined) {
    mode = workOut(battle, shot, firing);
    fireModes.set(place, mode);
  }
  return mode;
}

function workOut(battle: Battle, shot: Shot, firing: Firing): FireMode {
  const effect = effectOfShot(battle, shot, firing);
  return {
    effect,
    heat: heatOfFiring(battle, shot.mount, effect),
    clusterModifiers: new Int8Array(effect.size > 1 ? CIRCUMSTANCES.length : 0).fill(NOT_ASKED),
  };
}

/** A key for everything that the effect depends on; negative if a number cannot hold it. */
function placeOf(shot: Shot, { rounds, guns, charged }: Firing): number {
  const { unit, mount, target, order, bin, line } = shot;
  const { design } = unit;
  if (line.walls !== undefined || line.floors !== undefined) return -1;
  if (order.hotLoaded || order.heats || order.pulse || order.setting !== undefined) return -1;
  if (guns > 0 || mount.perTrooper || mount.smallArms !== undefined || rounds >= MOST_ROUNDS) return -1;
  if (target.design.people !== undefined || design.weapons[mount.index] !== mount) return -1;
  const bracket = RANGE_BRACKETS.indexOf(bracketFlown(shot));
  const flags =
    (unit.isWorking(mount.linkedFixture) ? 1 : 0) |
    (charged ? 2 : 0) |
    (target.design.tracksHeat ? 4 : 0) |
    (target.design.fireproof ? 8 : 0) |
    (isTooClose(shot) ? 16 : 0);
  const load = bin === undefined ? 0 : bin.index + 1;
  const weapon = mount.index * (design.bins.length + 1) + load;
  return ((weapon * RANGE_BRACKETS.length + bracket) * MOST_ROUNDS + rounds) * 32 + flags;
}

/** The cluster modifier in these circumstances. */
export function clusterModifierIn(
  { rules }: Battle,
  { effect, clusterModifiers }: FireMode,
  shot: Shot,
  circumstances: Circumstances,
): number {
  const { place } = circumstances;
  const known = clusterModifiers[place] as number;
  if (known !== NOT_ASKED) return known;
  const added = clusterModifier(rules, shot.unit, shot.mount, bracketFlown(shot), effect, circumstances);
  clusterModifiers[place] = added;
  return added;
}
