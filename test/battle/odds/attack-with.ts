import type { Battle } from '../../../src/battle/battle.js';
import { leastRoll, meanDamage } from '../../../src/battle/bots/sensible/expected-damage.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { WeaponMount } from '../../../src/battle/combatant/weapon-mount.js';
import { attackOdds } from '../../../src/battle/odds/volley-odds.js';
import type { ShotOrder } from '../../../src/battle/orders.js';
import { circumstancesOf } from '../../../src/battle/weapons/cluster-roll.js';
import { effectOfShot } from '../../../src/battle/weapons/effect-of-shot.js';
import { lookAt } from '../../../src/battle/weapons/line.js';
import { resolveAttack } from '../../../src/battle/weapons/resolve.js';
import { bracketFlown, bracketOf, type Shot } from '../../../src/battle/weapons/shot.js';
import { struckAtOnce, timesStruck } from '../../../src/battle/weapons/struck-all-over.js';
import type { WeaponAttack } from '../../../src/battle/weapons/weapon-attack.js';
import type { Ammunition, Weapon } from '../../../src/catalog/index.js';
import { getProbability } from '../../../src/dice/index.js';

export interface Armed {
  readonly weapon: Weapon;
  readonly load: Ammunition | undefined;
  readonly needed: number;
  readonly shots: number;
  readonly guns?: number;
  readonly mode?: Pick<ShotOrder, 'hotLoaded' | 'heats'>;
}

/** Red's first weapon becomes another, which attacks blue. */
export function attackWith(
  battle: Battle,
  { weapon, load, needed, shots, guns = 3, mode }: Armed,
): WeaponAttack {
  const [unit, target] = battle.units as [Combatant, Combatant];
  const built = unit.design.weapons[0] as WeaponMount;
  const mount: WeaponMount = { ...built, item: weapon, builtInLoad: load, needsAmmunition: false };
  const line = lookAt(battle, unit, target);
  const shot: Shot = {
    unit,
    mount,
    target,
    order: { weapon: mount.index, target: target.index, ...mode },
    bin: undefined,
    line,
    spottersLine: undefined,
    bracket: bracketOf(unit, mount, undefined, line.range),
    halfway: false,
    distance: line.range,
    secondary: undefined,
  };
  const effect = effectOfShot(battle, shot, { rounds: shots, guns, charged: false });
  return {
    shot,
    effect,
    needed,
    spent: 0,
    circumstances: circumstancesOf(battle, shot, effect),
    source: { attacker: unit, weapon: mount.index, kind: effect.kind },
    pay: () => {},
  };
}

/** Points on average, by the exact odds of the attack. */
export const oddsOf = (battle: Battle, attack: WeaponAttack) => attackOdds(battle, [attack]);

/** And as a bot calculates it. */
export function botExpects(battle: Battle, { shot, effect, needed, circumstances }: WeaponAttack): number {
  const damage = meanDamage(battle, shot.unit, shot.mount, effect, bracketFlown(shot), circumstances);
  const times = timesStruck(struckAtOnce(shot.target), effect);
  return getProbability(Math.max(needed, leastRoll(effect))) * damage * times;
}

/** Armor that nothing gets through, so that every attack meets the same target. */
const THICK = 1_000_000;

/** And over so many attacks of the game itself. */
export function resolvedMean(battle: Battle, attack: WeaponAttack, attacks: number): number {
  const { unit, target } = attack.shot;
  unit.damageDealt = 0;
  for (let count = 0; count < attacks; count += 1) {
    for (const one of [unit, target]) {
      one.startTurn();
      one.jammed.fill(0);
      one.armor.fill(THICK);
      if (one.design.people !== undefined) one.structure.fill(THICK);
      one.rearArmor.fill(THICK);
      one.rolls.length = 0;
      one.wounds = 0;
      one.hitSlots.fill(0);
      one.refresh();
    }
    resolveAttack(battle, attack);
  }
  return unit.damageDealt / attacks;
}
