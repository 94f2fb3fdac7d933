import { clusterSizeOf } from '../../rules/cluster/launcher.js';
import { canBeCleared, mostShotsOf } from '../../rules/firing/jams.js';
import { attacksForfeitedByDodging } from '../../rules/physical/index.js';
import { antiMechObstacle } from '../anti-mech/legality.js';
import type { Battle } from '../battle.js';
import { type Combatant, MALFUNCTION } from '../combatant/combatant.js';
import { shieldFault } from '../combatant/shields.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { canFlipArms, secondFacings, torsoFacings } from './arcs.js';
import { chargingObstacle } from './charge-capacitors.js';
import { settingsOf } from './dial.js';
import { drawnFire } from './drawn-fire.js';
import { firesPastRaisedShield, heldShields } from './hold-shields.js';
import { enemiesOf } from './legal-shots.js';
import {
  binFor,
  hotLoadObstacle,
  isBeacon,
  lineObstacle,
  lobsUnaided,
  spottersOf,
  weaponObstacle,
} from './legality.js';
import { lineOfMount } from './line.js';
import { pulseObstacle } from './pulse-module.js';
import { isHiddenSecondary } from './secondary-target.js';
import { sees } from './seeing.js';
import { teammateObstacle } from './teammate-call.js';

/** @throws {IllegalOrderError} if the rules forbid it */
export function checkFireOrder(battle: Battle, unit: Combatant, order: FireOrder): void {
  const refuse = (what: string, why: string): never => {
    throw new IllegalOrderError(unit, what, why);
  };
  if (!torsoFacings(unit).includes(order.torsoFacing)) {
    refuse(`turn its torso to ${order.torsoFacing}`, 'it cannot turn that far');
  }
  if (order.flipArms && !canFlipArms(unit)) refuse('flip its arms', 'they are not built for it');
  if (order.dodge) {
    const forfeited = attacksForfeitedByDodging({ abilities: unit.pilot.abilities }, battle.rulesetOption);
    if (forfeited.length === 0) refuse('dodge', 'its pilot lacks the ability');
    if (unit.chargeTarget >= 0) refuse('dodge', 'it is charging');
    if (forfeited.includes('weapon') && order.shots.length > 0) refuse('fire', 'it dodges instead');
  }
  if (order.secondFacing !== undefined && !secondFacings(unit).includes(order.secondFacing)) {
    refuse(`turn its front turret to ${order.secondFacing}`, 'it cannot turn that far');
  }
  if (order.freeTurret) {
    if (order.shots.length > 0) refuse('fire', 'it frees its turret instead');
    if (order.clearJam !== undefined) refuse('clear a jam', 'it frees its turret instead');
    if (order.spot !== undefined) refuse('spot', 'it frees its turret instead');
    if (unit.chargeTarget >= 0) refuse('free its turret', 'it is charging');
  }
  if (order.clearJam !== undefined) {
    if (unit.jammed[order.clearJam] === 0) refuse('clear a jam', `weapon ${order.clearJam} is not jammed`);
    const jammed = unit.design.weapons[order.clearJam];
    const broken = unit.jammed[order.clearJam] === MALFUNCTION;
    if (jammed === undefined || !(broken || canBeCleared(jammed.item))) {
      refuse('clear a jam', 'only a rotary autocannon can be cleared');
    }
    if (!broken && (unit.movement === 'run' || unit.movement === 'jump'))
      refuse('clear a jam', 'it ran or jumped');
    if (order.shots.some(({ weapon }) => weapon === order.clearJam)) refuse('fire', 'it is being cleared');
    const takesAttacks = battle.rules.weapons.clearingJamTakesAttacks;
    if ((broken || takesAttacks) && unit.chargeTarget >= 0) refuse('clear a jam', 'it is charging');
    if (broken && order.spot !== undefined) refuse('spot', 'it clears a jam instead');
    if ((broken || takesAttacks) && order.shots.length > 0) refuse('fire', 'it clears a jam instead');
  }
  if (order.shots.length > 0 && unit.chargeTarget >= 0) refuse('fire', 'it is charging');
  if (order.shots.length > 0 && unit.swarming >= 0) refuse('fire', 'it clings to another unit');
  if (order.letGo && unit.swarming < 0) refuse('let go', 'it clings to nothing');
  if (order.antiMech !== undefined) {
    if (order.shots.length > 0) refuse('fire', 'it comes to grips with its target instead');
    const why = antiMechObstacle(battle, unit, order.antiMech.attack, battle.units[order.antiMech.target]);
    if (why !== undefined) refuse(`attack that (${order.antiMech.attack})`, why);
  }
  if (order.spot !== undefined) {
    const seen = battle.units[order.spot];
    if (seen === undefined || !enemiesOf(battle, unit).includes(seen) || !sees(battle, unit, seen)) {
      refuse('spot that', 'that is not an enemy in sight');
    }
  }
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
  const short = ammunitionShortage(unit, order);
  if (short !== undefined) refuse(`fire ${short}`, 'other weapons of this order use up its ammunition');
  for (const weapon of order.charge ?? []) {
    const why = chargingObstacle(unit, weapon, order);
    if (why !== undefined) refuse(`charge weapon ${weapon}`, why);
  }
  for (const arm of heldShields(unit, order)) {
    const why = shieldFault(unit, arm);
    if (why !== undefined) refuse('hold its shield otherwise', why);
  }
  if (lowersShield(order) && !battle.rules.physical.shieldStance.passive)
    refuse('hold its shield so', 'these rules have no passive mode');
  const covered = firesPastRaisedShield(unit, order);
  if (covered !== undefined) refuse(`fire ${covered.item.name}`, 'an active shield is in its way');
  const volley = unit.design.kind.volleyObstacle(unit, order);
  if (volley !== undefined) refuse(unit.prone ? 'fire with both arms' : 'fire all of that', volley);
  checkFirstTarget(battle, unit, order, refuse);
  if (order.quarry !== undefined) checkQuarry(battle, unit, order.quarry, refuse);
}

/**
 * The first weapon without a round, because others use them up: each needs at least one (docs/rules/weapon-attacks.md).
 */
function ammunitionShortage(unit: Combatant, { shots }: FireOrder): string | undefined {
  if (shots.length < 2) return undefined;
  const taken = new Map<number, number>();
  for (const shot of shots) {
    const mount = unit.design.weapons[shot.weapon];
    const bin = mount?.needsAmmunition ? binFor(unit, mount, shot.bin) : undefined;
    if (mount === undefined || bin === undefined) continue;
    const before = taken.get(bin.index) ?? 0;
    if (before >= (unit.rounds[bin.index] as number)) return mount.item.name;
    taken.set(bin.index, before + 1);
  }
  return undefined;
}

/** One opponent per battle, for a pilot with that ability (Campaign Operations). */
function checkQuarry(battle: Battle, unit: Combatant, quarry: number, refuse: Refuse): void {
  if (!unit.aptitudes.namesQuarry) refuse('hunt anybody', 'its pilot is not a Blood Stalker');
  if (unit.quarry >= 0) refuse('hunt another', 'it has already named its quarry');
  const target = battle.units[quarry];
  if (target === undefined || !enemiesOf(battle, unit).includes(target))
    refuse('hunt that', 'that is not an enemy');
}

/** Why a shot of an order is illegal; undefined if it is not. */
export function shotObstacle(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  shot: ShotOrder,
  order: FireOrder,
): string | undefined {
  if (!unit.canAttack) return unit.stunned ? 'its crew is stunned' : 'it cannot act';
  const own = weaponObstacle(battle, unit, mount);
  if (own !== undefined) return own;
  const target = battle.units[shot.target];
  if (target === undefined || !enemiesOf(battle, unit).includes(target)) return 'that is not a target';
  const bin = mount.needsAmmunition ? binFor(unit, mount, shot.bin) : undefined;
  if (mount.needsAmmunition && bin === undefined) return 'that bin is empty, or does not feed it';
  const cold = shot.hotLoaded ? hotLoadObstacle(mount, bin) : undefined;
  if (cold !== undefined) return cold;
  const steady = shot.pulse ? pulseObstacle(unit, mount) : undefined;
  if (steady !== undefined) return steady;
  if (shot.setting !== undefined && !settingsOf(battle, mount).includes(shot.setting))
    return `it cannot be set to ${shot.setting}`;
  const { shots: fired = 1, location } = shot;
  if (!Number.isInteger(fired) || fired < 1) return `it cannot fire ${fired} shots`;
  if (location !== undefined && target.plan.locations[location] === undefined)
    return 'the target has no such location';
  if (fired > mostShotsOf(mount.item)) return `it does not fire ${fired} shots a turn`;
  const line = lineOfMount(battle, unit, mount, target);
  if (shot.spotter !== undefined) {
    const beacon =
      shot.spotter === target.index && isBeacon(battle, unit, target, bin?.item ?? mount.builtInLoad);
    const lobs = shot.spotter === unit.index && lobsUnaided(mount, line);
    if (!beacon && !lobs && !spottersOf(battle, unit, target).some(({ index }) => index === shot.spotter))
      return 'that unit cannot spot for it';
  }
  if (isHiddenSecondary(battle, unit, order, shot.target)) return 'stealth: it cannot be a secondary target';
  const aim = {
    torsoFacing: order.torsoFacing,
    armsFlipped: order.flipArms === true,
    ...(order.secondFacing !== undefined && { secondFacing: order.secondFacing }),
  };
  return (
    lineObstacle(battle, unit, mount, bin, target, line, aim, shot.spotter !== undefined) ??
    (location !== undefined && line.walls !== undefined ? 'the walls around it are in the way' : undefined) ??
    teammateObstacle(battle, unit, target, shot) ??
    aimObstacle(battle, unit, mount, target, shot, bin)
  );
}

/** By the book, shots are aimed with a targeting computer or at immobile targets, and only with single shots. */
export function aimObstacle(
  battle: Battle,
  unit: Combatant,
  { item }: WeaponMount,
  target: Combatant,
  { location, shots = 1 }: ShotOrder,
  bin: AmmoBin | undefined,
): string | undefined {
  if (location === undefined || battle.rules.hitLocation.calledShotIsSure) return undefined;
  const single =
    item.category !== 'missile' &&
    clusterSizeOf(item, { ammunition: bin?.item, shots, guns: 2 }, battle.rulesetOption) === 1;
  const blast = item.damage === 'artillery' || item.traits.includes('cannot-be-aimed');
  if (!single || blast) return 'it cannot be aimed';
  if (target.isImmobile) return undefined;
  if (!unit.hasWorking('targeting-computer'))
    return 'aiming needs a targeting computer, or a target that cannot move';
  if (location === target.plan.head) return 'a targeting computer cannot aim at the head';
  return item.traits.includes('pulse') ? 'pulses cannot be aimed at a target that moves' : undefined;
}

type Refuse = (what: string, why: string) => never;

/** A unit that draws fire has to be attacked first, if possible (docs/rules/standard.md). */
function checkFirstTarget(battle: Battle, unit: Combatant, order: FireOrder, refuse: Refuse): void {
  const first = order.shots[0];
  if (first === undefined) return;
  const drawing = drawnFire(battle, unit);
  if (drawing !== undefined && !drawing.some(({ index }) => index === first.target)) {
    refuse(`fire at ${battle.unit(first.target).design.name} first`, 'another draws its fire');
  }
}

const lowersShield = ({ shields }: FireOrder): boolean =>
  shields?.left === 'passive' || shields?.right === 'passive';
