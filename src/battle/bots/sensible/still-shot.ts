import type { IAttackerState, ITargetState } from '../../../rules/to-hit/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import type { ToHitQuestion } from '../../shot/shot-from.js';
import type { Line } from '../../weapons/line.js';
import { questionOf } from '../../weapons/shot.js';

/** An attacker that has not moved, with a cool head. */
export const STILL_ATTACKER = {
  movementType: 'stationary',
  heat: 0,
  pilotWounds: 0,
  prone: false,
  steadyWhenProne: false,
  onThreeSoundLegs: false,
  spotting: false,
  skidded: false,
  aloft: false,
} as const satisfies Partial<IAttackerState>;

/** A target that stands in the open and has not moved. */
export const STILL_TARGET = {
  movementType: 'stationary',
  hexesMoved: 0,
  heat: 0,
  prone: false,
  immobile: false,
  partialCover: false,
  isDodging: false,
  tagged: false,
  stuck: false,
  skidded: false,
} as const satisfies Partial<ITargetState>;

const CLEAR_LINE: Line = {
  distance: 1,
  range: 1,
  blocked: false,
  interveningModifier: 0,
  targetModifier: 0,
  behindCover: false,
  wades: false,
  attackerBehindCover: false,
  shallowest: 0,
  point: 0,
  side: 'front',
};

/**
 * A shot along a clear line, before either unit has moved. Bots start from it and add all other modifiers. Hostile ECM is
 * left out.
 */
export function stillShot(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
): ToHitQuestion {
  const question = questionOf(battle, {
    unit,
    mount,
    target,
    order: { weapon: mount.index, target: target.index },
    bin,
    line: CLEAR_LINE,
    spottersLine: undefined,
    bracket: 'short',
    halfway: false,
    distance: CLEAR_LINE.range,
    secondary: undefined,
  });
  return {
    ...question,
    attacker: { ...question.attacker, ...STILL_ATTACKER },
    target: { ...question.target, ...STILL_TARGET },
    options: {
      ...question.options,
      ...(mount.linkedTo && unit.isWorking(mount.linkedFixture) && { linkedTo: mount.linkedTo }),
      targetTerrain: [],
    },
  };
}
