import { roll2d6 } from '../../dice/index.js';
import { mostShotsOf } from '../../rules/firing/jams.js';
import { readyAntiMech, resolveAntiMech } from '../anti-mech/resolve.js';
import type { Battle } from '../battle.js';
import { type Combatant, MALFUNCTION } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { cancelCharges } from '../physical/charge.js';
import { chargeWeapons } from '../weapons/charge-capacitors.js';
import { checkFireOrder } from '../weapons/check-order.js';
import { holdShields, lowerShields } from '../weapons/hold-shields.js';
import { binFor } from '../weapons/legality.js';
import { Pair } from '../weapons/plain-shot.js';
import { resolveAttack } from '../weapons/resolve.js';
import type { WeaponAttack } from '../weapons/weapon-attack.js';
import { attackOfTwin, largerVolleyFirst, weaponAttackOf } from '../weapons/weapon-attack-of.js';
import { nextToAct } from './activation.js';
import { endOfPhase } from './end-of-phase.js';

/** Units declare their fire in turn. Then all attacks are resolved, and take effect together (docs/rules/turn.md). */
export function weaponsPhase(battle: Battle): void {
  const unit = nextToAct(battle, (candidate) => candidate.canAttack);
  if (unit !== undefined) {
    const order = battle.decide('fire', unit, (bot) => bot.fire(battle, unit));
    declareFire(battle, unit, order);
    return;
  }
  endWeaponsPhase(battle);
  battle.enter('physical');
}

/** Resolves all declared fire, with the rolls that follow. */
function endWeaponsPhase(battle: Battle): void {
  resolveFire(battle);
  endOfPhase(battle);
  cancelCharges(battle);
}

/** @throws {IllegalOrderError} if the rules forbid it */
export function declareFire(battle: Battle, unit: Combatant, order: FireOrder): void {
  if (battle.doubts(unit)) checkFireOrder(battle, unit, order);
  const turns = order.torsoFacing !== unit.facing || order.flipArms === true;
  unit.torsoFacing = order.torsoFacing;
  if (order.secondFacing !== undefined) unit.secondFacing = order.secondFacing;
  unit.armsFlipped = order.flipArms === true;
  if (turns && battle.listening) {
    battle.tell({
      type: 'twist',
      unit: unit.index,
      torsoFacing: unit.torsoFacing,
      armsFlipped: unit.armsFlipped,
    });
  }
  if (order.dodge) {
    unit.dodging = true;
    if (battle.listening) battle.tell({ type: 'dodge', unit: unit.index });
  }
  if (order.clearJam !== undefined && battle.rules.weapons.clearingJamTakesAttacks) unit.clearingJam = true;
  if (order.quarry !== undefined && unit.quarry < 0) {
    unit.quarry = order.quarry;
    if (battle.listening) battle.tell({ type: 'designated', unit: unit.index, target: order.quarry });
  }
  if (order.charge !== undefined) chargeWeapons(battle, unit, order);
  if (order.spot !== undefined) spot(battle, unit, order.spot);
  for (const { spotter, target } of order.shots) {
    // A beacon on the target itself spots for nobody else.
    if (spotter !== undefined && spotter !== unit.index && spotter !== target)
      spot(battle, battle.unit(spotter), target);
  }
  for (const { weapon } of order.shots) if (unit.design.weapons[weapon]?.use !== 'tag') unit.attacked = true;
  if (order.antiMech !== undefined) unit.attacked = true;
  for (const shot of order.shots) if (shot.hotLoaded) armInTube(unit, shot);
  battle.declaredFire.push({ unit: unit.index, order });
}

/** Until the end of the turn the launcher is as dangerous as its ammunition. */
function armInTube(unit: Combatant, { weapon, bin: wanted }: ShotOrder): void {
  const bin = binFor(unit, unit.design.weapons[weapon] as WeaponMount, wanted);
  if (bin !== undefined) unit.hotLoaded[weapon] = bin.index + 1;
}

function spot(battle: Battle, unit: Combatant, target: number): void {
  if (unit.spotting === target) return;
  unit.spotting = target;
  if (battle.listening) battle.tell({ type: 'spot', unit: unit.index, target });
}

// Called for each shot of an order, while nothing changes.
const pair = new Pair();

/** Designators come first, because other shots rely on them; then all others, large volleys at a target before small ones. */
export function resolveFire(battle: Battle): void {
  const attacks: WeaponAttack[] = [];
  let designators: WeaponAttack[] | undefined;
  const { lasts } = battle.rules.physical.shieldStance;
  let shields: (() => void)[] | undefined;
  for (const { unit, order } of battle.declaredFire) {
    const attacker = battle.unit(unit);
    if (order.shields !== undefined && !lasts) holdShields(battle, attacker, order);
    else if (order.shields !== undefined) {
      shields ??= [];
      shields.push(() => holdShields(battle, attacker, order));
    }
    if (order.clearJam !== undefined) clearJam(battle, attacker, order.clearJam);
    if (order.freeTurret) freeTurret(battle, attacker);
    for (const shot of order.shots) {
      if (attacker.design.weapons[shot.weapon]?.use === 'tag') {
        designators ??= [];
        designators.push(weaponAttackOf(battle, attacker, order, shot));
      }
    }
  }
  if (designators !== undefined) for (const attack of designators) resolveAttack(battle, attack);
  for (const { unit, order } of battle.declaredFire) {
    const attacker = battle.unit(unit);
    const first = attacks.length;
    pair.forget();
    for (const shot of order.shots) {
      if (attacker.design.weapons[shot.weapon]?.use === 'tag') continue;
      const likeTwin = attackOfTwin(battle, attacker, shot, attacks, first);
      const claimed = likeTwin === undefined ? roundsOfOthers(attacker, order, shot, attacks) : 0;
      attacks.push(likeTwin ?? weaponAttackOf(battle, attacker, order, shot, claimed, pair));
    }
  }
  const grips = readyAntiMech(battle);
  battle.declaredFire.length = 0;
  if (attacks.length > 1 && battle.units.some(meetsMissiles)) attacks.sort(largerVolleyFirst);
  for (const attack of attacks) if (!attack.effect.streak) attack.pay(battle, attack);
  for (const attack of attacks) resolveAttack(battle, attack);
  for (const grip of grips) resolveAntiMech(battle, grip);
  if (shields !== undefined) for (const hold of shields) hold();
  if (!lasts) lowerShields(battle);
}

const meetsMissiles = ({ design }: Combatant): boolean => design.meetsMissiles;

/**
 * Rounds in the bin of a shot that other weapons of the order need: those that earlier ones take, and one for each later one
 * (docs/rules/weapon-attacks.md). A weapon that fires a single round always has one.
 */
function roundsOfOthers(
  unit: Combatant,
  { shots }: FireOrder,
  order: ShotOrder,
  attacks: readonly WeaponAttack[],
): number {
  if (shots.length < 2 || !firesSeveralRounds(unit, order)) return 0;
  const bin = binOfShot(unit, order);
  if (bin === undefined) return 0;
  let rounds = 0;
  for (const { shot, spent } of attacks) if (shot.unit === unit && shot.bin === bin) rounds += spent;
  for (const later of shots.slice(shots.indexOf(order) + 1)) {
    if (binOfShot(unit, later) === bin) rounds += 1;
  }
  return rounds;
}

function firesSeveralRounds(unit: Combatant, { weapon }: ShotOrder): boolean {
  const { item, guns } = unit.design.weapons[weapon] as WeaponMount;
  return guns.length > 0 || mostShotsOf(item) > 1;
}

function binOfShot(unit: Combatant, { weapon, bin }: ShotOrder): AmmoBin | undefined {
  const mount = unit.design.weapons[weapon] as WeaponMount;
  return mount.needsAmmunition ? binFor(unit, mount, bin) : undefined;
}

/** By a roll against gunnery (docs/rules/weapon-attacks.md). */
function clearJam(battle: Battle, unit: Combatant, weapon: number): void {
  if (unit.jammed[weapon] === MALFUNCTION) {
    unit.jam(weapon, false);
    if (battle.listening) battle.tell({ type: 'repaired', unit: unit.index, weapon });
    return;
  }
  const needed = unit.pilot.gunnery + battle.rules.weapons.clearingJam;
  const { total, dice } = roll2d6(battle.roller);
  const cleared = total >= needed;
  if (cleared) unit.jam(weapon, false);
  if (battle.listening) {
    battle.tell({ type: 'clear-jam', unit: unit.index, weapon, roll: { needed, dice, total }, cleared });
  }
}

function freeTurret(battle: Battle, unit: Combatant): void {
  const freed = unit.design.kind.freeTurret(unit);
  if (freed && battle.listening) battle.tell({ type: 'turret-freed', unit: unit.index });
}
