import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { binFor } from './legality.js';
import { type Line, lineOfMount, lookAt } from './line.js';
import { bracketIn } from './network.js';
import { secondaryTarget } from './secondary-target.js';
import type { Shot } from './shot.js';

/** One shot of an order, with its line and everything else that decides its number. */
export function declaredShot(battle: Battle, unit: Combatant, order: FireOrder, shot: ShotOrder): Shot {
  const mount = unit.design.weapons[shot.weapon] as WeaponMount;
  const target = battle.unit(shot.target);
  const line = lineOfMount(battle, unit, mount, target);
  const bin = mount.needsAmmunition ? binFor(unit, mount, shot.bin) : undefined;
  const { spotter } = shot;
  const { bracket, halfway } = bracketIn(battle, unit, mount, bin, target, line, spotter !== undefined);
  return {
    unit,
    mount,
    target,
    order: shot,
    bin,
    line,
    spottersLine: spottersLine(battle, unit, target, line, spotter),
    bracket,
    halfway,
    distance: line.range,
    // Each field gun has its own crew.
    secondary: mount.crew > 0 ? undefined : secondaryTarget(battle, unit, order, shot.target),
  };
}

/** The line of indirect fire; with a beacon on the target, there is nothing in the way. */
function spottersLine(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  line: Line,
  spotter: number | undefined,
): Line | undefined {
  if (spotter === undefined || spotter === unit.index) return undefined;
  if (spotter === target.index) {
    const targetModifier = battle.rules.toHit.beaconMindsTargetHex ? line.targetModifier : 0;
    return { ...line, blocked: false, interveningModifier: 0, targetModifier, behindCover: false };
  }
  return lookAt(battle, battle.unit(spotter), target);
}
