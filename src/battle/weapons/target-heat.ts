import { rollDie } from '../../dice/roller.js';
import { cooled } from '../../rules/damage/materials.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import type { ArmorRule } from '../../rules/rulesets/areas/damage.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

/** The heat of this many hits for the target. */
export function heatTarget(battle: Battle, target: Combatant, effect: WeaponEffect, hits: number): void {
  if (hits <= 0 || !target.design.tracksHeat) return;
  let brought = Math.round(effect.heatEach * hits);
  // Half a die counts as half its average.
  for (let dice = effect.heatDice; dice > 0; dice -= 1)
    brought += Math.ceil(rollDie(battle.roller) * Math.min(dice, 1));
  const heat = heatTakenIn(target, brought);
  if (heat <= 0) return;
  target.externalHeat += heat;
  if (battle.listening) battle.tell({ type: 'heated', target: target.index, heat });
}

/** The heat that the target's armor lets through; the center torso decides. */
const heatTakenIn = ({ armorRules, armor, plan: { center } }: Combatant, heat: number): number =>
  (armor[center] as number) > 0 ? cooled(armorRules[center] as ArmorRule, heat) : heat;
