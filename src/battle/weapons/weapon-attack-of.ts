import { mostShotsOf } from '../../rules/firing/jams.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { antiMissileSystems } from './anti-missile.js';
import { isCharged, isPrimed } from './charge-capacitors.js';
import { circumstancesOf } from './cluster-roll.js';
import { declaredShot } from './declared-shot.js';
import { gunsLeft } from './effect-of-shot.js';
import { fireModeOf } from './fire-mode.js';
import { firedFromBits } from './fired-from.js';
import { binFor } from './legality.js';
import type { Pair } from './plain-shot.js';
import { explainToHit, toHitOf } from './shot.js';
import { isUndisturbed, twinsIn } from './twins.js';
import type { WeaponAttack } from './weapon-attack.js';

/** The defender saves the anti-missile system for larger volleys. */
export const largerVolleyFirst = (a: WeaponAttack, b: WeaponAttack): number =>
  b.effect.missiles - a.effect.missiles;

/**
 * A declared shot, ready to be rolled.
 * @param claimed rounds in its bin that are reserved for others
 * @param pair the attacker and target of the shot, for callers who ask about one shot after another
 */
export function weaponAttackOf(
  battle: Battle,
  unit: Combatant,
  order: FireOrder,
  shotOrder: ShotOrder,
  claimed = 0,
  pair?: Pair,
): WeaponAttack {
  const mount = unit.design.weapons[shotOrder.weapon] as WeaponMount;
  const shot = declaredShot(battle, unit, order, shotOrder);
  const { bin } = shot;
  const calculation = battle.explaining ? explainToHit(battle, shot) : undefined;
  const wanted = mostShotsOf(mount.item) > 1 ? (shotOrder.shots ?? 1) : 1;
  const left = bin === undefined ? 0 : Math.max(1, (unit.rounds[bin.index] as number) - claimed);
  const rounds = bin === undefined ? wanted : Math.min(wanted, left);
  const whole = gunsLeft(unit, mount);
  const guns = bin === undefined ? whole : Math.min(whole, left);
  const charged = isCharged(unit, mount);
  const mode = fireModeOf(battle, shot, { rounds, guns, charged });
  const { effect } = mode;
  return {
    shot,
    effect,
    mode,
    needed: calculation?.finalToHit ?? toHitOf(battle, shot, pair),
    modifiers: calculation?.modifiers,
    spent: mount.guns.length > 0 ? guns : rounds,
    charged,
    circumstances: circumstancesOf(battle, shot, effect),
    metBy: antiMissileSystems(shot.target),
    source: { attacker: unit, weapon: mount.index, kind: effect.kind, pierces: effect.pierces },
    pay,
  };
}

/**
 * The attack of a weapon identical to one that the unit has already declared at the same target: its number and effect
 * are the same. Undefined if there is none, or if that is not certain.
 * @param from the first attack of the order
 */
export function attackOfTwin(
  battle: Battle,
  unit: Combatant,
  order: ShotOrder,
  attacks: readonly WeaponAttack[],
  from: number,
): WeaponAttack | undefined {
  if (from === attacks.length || battle.explaining) return undefined;
  const twins = twinsIn(unit.design);
  const twin = twins[order.weapon] as number;
  const mount = unit.design.weapons[order.weapon] as WeaponMount;
  const bin = mount.needsAmmunition ? binFor(unit, mount, order.bin) : undefined;
  for (let index = from; index < attacks.length; index += 1) {
    const attack = attacks[index] as WeaponAttack;
    const { shot } = attack;
    if (twins[shot.mount.index] !== twin || shot.order.target !== order.target) continue;
    if (!isPlainOrder(order) || !hasLikeLines(unit) || !isPlainGun(unit, mount)) return undefined;
    if (shot.bin?.item !== bin?.item || !isPlainOrder(shot.order) || !isPlainGun(unit, shot.mount)) continue;
    const { effect, mode, needed, modifiers, spent, charged, circumstances, metBy } = attack;
    const { target, line, spottersLine, bracket, halfway, distance, secondary } = shot;
    return {
      shot: { unit, mount, target, order, bin, line, spottersLine, bracket, halfway, distance, secondary },
      effect,
      mode,
      needed,
      modifiers,
      spent,
      charged,
      circumstances,
      metBy,
      source: { attacker: unit, weapon: mount.index, kind: effect.kind, pierces: effect.pierces },
      pay,
    };
  }
  return undefined;
}

const isPlainOrder = (order: ShotOrder): boolean =>
  order.shots === undefined &&
  order.location === undefined &&
  order.spotter === undefined &&
  order.setting === undefined &&
  !(order.heats || order.hotLoaded || order.pulse);

/** It fires every weapon along the same line, over water. */
const hasLikeLines = ({ elevation, afloat, aptitudes }: Combatant): boolean =>
  elevation >= 0 && !afloat && aptitudes.armsAbove === 0;

const isPlainGun = (unit: Combatant, mount: WeaponMount): boolean =>
  mount.crew === 0 &&
  mount.smallArms === undefined &&
  !mount.perTrooper &&
  mostShotsOf(mount.item) === 1 &&
  !isPrimed(unit, mount) &&
  isUndisturbed(unit, mount);

/** What an attack uses up, whether it hits or misses. */
function pay(battle: Battle, { shot, mode, spent, charged }: WeaponAttack): void {
  const { unit, mount } = shot;
  const bin = shot.bin?.index ?? -1;
  if (charged) unit.charged[mount.linkedFixture] = 0;
  if (isPrimed(unit, mount)) unit.charged[mount.fixture] = 0;
  if (bin >= 0) {
    unit.spend(bin, spent);
    if (battle.listening && binFor(unit, mount) === undefined) {
      battle.tell({ type: 'no-ammunition', unit: unit.index, weapon: mount.index });
    }
  }
  if (mount.builtInShots > 0) unit.useBuiltInShot(mount.index);
  unit.firedFrom |= firedFromBits(mount);
  unit.weaponHeat += mode?.heat ?? 0;
  if (unit.aptitudes.disturbers?.[mount.index]) disturb(battle, unit, mount);
}

/** The disturbance by a poorly shielded energy weapon lasts for the next turn. */
function disturb(battle: Battle, unit: Combatant, { index }: WeaponMount): void {
  unit.disturbing = true;
  if (battle.listening) battle.tell({ type: 'disturbed', unit: unit.index, weapon: index });
}
