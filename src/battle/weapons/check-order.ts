import { targetsAllowedFirst } from '../../rules/abilities/index.js';
import { firesBursts } from '../../rules/cluster/families.js';
import { LEFT_ARM, RIGHT_ARM } from '../../rules/damage/body.js';
import { attacksForfeitedByDodging } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { Combatant } from '../mech/combatant.js';
import type { WeaponMount } from '../mech/weapon-mount.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { canFlipArms, torsoFacings } from './arcs.js';
import { enemiesOf, legalShots } from './legal-shots.js';
import { binFor, lineObstacle, spottersOf, weaponObstacle } from './legality.js';
import { lookAt } from './line.js';

/** @throws {IllegalOrderError} if the rules forbid it */
export function checkFireOrder(battle: Battle, unit: Combatant, order: FireOrder): void {
  const refuse = (what: string, why: string): never => {
    throw new IllegalOrderError(unit, what, why);
  };
  if (!torsoFacings(unit).includes(order.torsoFacing)) {
    refuse(`turn its torso to ${order.torsoFacing}`, 'it does not turn that far');
  }
  if (order.flipArms && !canFlipArms(unit)) refuse('flip its arms', 'they are not built for it');
  if (order.dodge) {
    const forfeited = attacksForfeitedByDodging({ abilities: unit.pilot.abilities }, battle.rulesetOption);
    if (forfeited.length === 0) refuse('dodge', 'its pilot does not know how');
    if (forfeited.includes('weapon') && order.shots.length > 0) refuse('fire', 'it dodges instead');
  }
  if (order.clearJam !== undefined) {
    if (unit.jammed[order.clearJam] !== 1) refuse('clear a jam', `weapon ${order.clearJam} is not jammed`);
    if (order.shots.length > 0) refuse('fire', 'it clears a jam instead');
  }
  if (order.shots.length > 0 && unit.chargeTarget >= 0) refuse('fire', 'it is charging');
  const fired = new Set<number>();
  for (const shot of order.shots) {
    const mount = unit.design.weapons[shot.weapon];
    if (mount === undefined)
      throw new IllegalOrderError(unit, `fire weapon ${shot.weapon}`, 'it has no such weapon');
    if (fired.has(shot.weapon)) refuse(`fire ${mount.item.name} again`, 'a weapon fires once a turn');
    fired.add(shot.weapon);
    const why = shotObstacle(battle, unit, mount, shot, order);
    if (why !== undefined) refuse(`fire ${mount.item.name}`, why);
  }
  checkProneArms(unit, order, refuse);
  checkFirstTarget(battle, unit, order, refuse);
}

function shotObstacle(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  shot: ShotOrder,
  order: FireOrder,
): string | undefined {
  const own = weaponObstacle(battle, unit, mount);
  if (own !== undefined) return own;
  const target = battle.units[shot.target];
  if (target === undefined || !enemiesOf(battle, unit).includes(target)) return 'that is no target';
  const bin = mount.needsAmmunition ? binFor(unit, mount, shot.bin) : undefined;
  if (mount.needsAmmunition && bin === undefined) return 'that bin is empty, or does not feed it';
  if ((shot.shots ?? 1) > 1 && (!firesBursts(mount.item) || (shot.shots ?? 1) > mostShots(mount))) {
    return `it does not fire ${shot.shots} shots a turn`;
  }
  if (shot.spotter !== undefined) {
    const spotters = spottersOf(battle, unit, target);
    if (!spotters.some(({ index }) => index === shot.spotter)) return 'that unit cannot spot for it';
  }
  const aim = { torsoFacing: order.torsoFacing, armsFlipped: order.flipArms === true };
  const line = lookAt(battle, unit, target);
  return (
    lineObstacle(battle, unit, mount, bin, target, line, aim, shot.spotter !== undefined) ??
    aimObstacle(battle, unit, mount, target, shot)
  );
}

/** Shots of a turn: two of an Ultra autocannon, six of a rotary one. */
export const mostShots = ({ item }: WeaponMount): number =>
  item.ammoFamily === 'rotary-autocannon' ? 6 : firesBursts(item) ? 2 : 1;

/** By the book one aims with a targeting computer, or at what does not move, and with single shots only. */
function aimObstacle(
  battle: Battle,
  unit: Combatant,
  { item }: WeaponMount,
  target: Combatant,
  { location, shots = 1 }: ShotOrder,
): string | undefined {
  if (location === undefined || battle.rules.hitLocation.calledShotIsSure) return undefined;
  const single = item.category !== 'missile' && shots === 1 && item.damage !== 'by-cluster-table';
  if (!single || item.traits.includes('cannot-be-aimed')) return 'it cannot be aimed';
  if (target.isImmobile) return undefined;
  if (!unit.hasWorking('targeting-computer'))
    return 'aiming takes a targeting computer, or a target that does not move';
  return item.traits.includes('pulse') ? 'pulses cannot be aimed at a target that moves' : undefined;
}

type Refuse = (what: string, why: string) => never;

/** A prone biped props itself up with one arm (combat.md section 9). */
function checkProneArms(unit: Combatant, { shots }: FireOrder, refuse: Refuse): void {
  if (!unit.prone || unit.design.quad) return;
  const arms = new Set(shots.map(({ weapon }) => unit.design.weapons[weapon]?.arm ?? -1));
  if (arms.has(LEFT_ARM) && arms.has(RIGHT_ARM)) refuse('fire with both arms', 'it is prone');
}

/** Whoever draws fire has to be fired at first, if that is possible (reading I-33). */
function checkFirstTarget(battle: Battle, unit: Combatant, order: FireOrder, refuse: Refuse): void {
  const first = order.shots[0];
  if (first === undefined || !battle.units.some(({ aptitudes }) => aptitudes.drawsFire)) return;
  const aim = { torsoFacing: order.torsoFacing, armsFlipped: order.flipArms === true };
  const possible = [...new Set(legalShots(battle, unit, aim).map(({ target }) => target))];
  const targets = possible.map((index) => ({ index, abilities: battle.unit(index).pilot.abilities }));
  const allowed = targetsAllowedFirst(targets, battle.rulesetOption);
  if (!allowed.some(({ index }) => index === first.target)) {
    refuse(`fire at ${battle.unit(first.target).design.name} first`, 'another draws its fire');
  }
}
