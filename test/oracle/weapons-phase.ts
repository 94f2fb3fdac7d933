import type { Battle } from '../../src/battle/battle.js';
import { MALFUNCTION } from '../../src/battle/combatant/combatant.js';
import type { FireOrder } from '../../src/battle/orders.js';
import { roll2d6 } from '../../src/dice/index.js';
import { rollCoolingFlaw } from '../../src/rules/heat/index.js';
import { carryObject } from '../../src/rules/physical/index.js';
import { needsRollAfterDamage } from '../../src/rules/piloting/index.js';
import { attackOf, type OracleAttack, pay, resolveAttack } from './attack.js';
import { floodBareParts } from './breach.js';
import { carrierOf, hasHook, isOut, workingHandsOf } from './condition.js';
import { gripsOf, resolveGrip } from './grips.js';
import { rollWhenPhaseEnds } from './pilot.js';
import { resolvePilotingRolls } from './piloting.js';
import { binOf } from './shot.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';
import { endSwarm, swarmersOf } from './swarm.js';
import { freeTurret } from './vehicle.js';

/** What each unit was ordered to do, in the order in which they declared. */
export type Declared = Battle['declaredFire'];

/**
 * One weapons phase, the slow way: every unit declares, designators fire, all others fire, and what the phase has asked for
 * is rolled at its end (docs/rules/turn.md). Numbers come itemised from `src/rules`, and nothing is remembered from one
 * question to the next.
 */
export function playWeaponsPhase(battle: OracleBattle, declared: Declared): void {
  for (const { unit, order } of declared) declare(battle, at(battle.units, unit), order);
  resolveFire(battle, declared);
  for (const unit of battle.units) if (unit.hex >= 0) endOfPhase(battle, unit);
  for (const unit of battle.units) rollWhenPhaseEnds(battle, unit);
  for (const unit of battle.units) {
    if (!isOut(unit) || unit.hex < 0) continue;
    letGo(battle, unit);
    const swarmers = swarmersOf(battle, unit);
    if (swarmers !== undefined) endSwarm(battle, swarmers, 'host-lost');
    unit.swarming = -1;
    unit.hex = -1;
  }
  cancelCharges(battle);
  battle.tell({ type: 'phase', phase: 'physical' });
}

function declare(battle: OracleBattle, unit: OracleUnit, order: FireOrder): void {
  const { tell, units } = battle;
  const { weapons } = unit.design;
  unit.torsoFacing = order.torsoFacing;
  unit.secondFacing = order.secondFacing ?? unit.secondFacing;
  unit.armsFlipped = order.flipArms === true;
  if (unit.torsoFacing !== unit.facing || unit.armsFlipped) {
    const { torsoFacing, armsFlipped } = unit;
    tell({ type: 'twist', unit: unit.index, torsoFacing, armsFlipped });
  }
  if (order.dodge) {
    unit.dodging = true;
    tell({ type: 'dodge', unit: unit.index });
  }
  if (order.clearJam !== undefined && battle.rules.weapons.clearingJamTakesAttacks) unit.clearingJam = true;
  if (order.quarry !== undefined && unit.quarry < 0) {
    unit.quarry = order.quarry;
    tell({ type: 'designated', unit: unit.index, target: order.quarry });
  }
  for (const weapon of order.charge ?? []) {
    const { linkedTo, linkedFixture, fixture } = at(weapons, weapon);
    unit.charged[linkedTo?.traits.includes('ppc-capacitor') ? linkedFixture : fixture] = 1;
    tell({ type: 'charge-capacitor', unit: unit.index, weapon });
  }
  if (order.spot !== undefined) spot(battle, unit, order.spot);
  for (const { spotter, target } of order.shots) {
    // A beacon on the target itself spots for nobody else.
    const another = spotter !== undefined && spotter !== unit.index && spotter !== target;
    if (another) spot(battle, at(units, spotter), target);
  }
  if (order.shots.some(({ weapon }) => at(weapons, weapon).use !== 'tag')) unit.attacked = true;
  if (order.antiMech !== undefined) unit.attacked = true;
  for (const { weapon, bin, hotLoaded } of order.shots) {
    const armed = hotLoaded ? binOf(battle, unit, at(weapons, weapon), bin) : undefined;
    if (armed !== undefined) unit.hotLoaded[weapon] = armed.index + 1;
  }
}

function spot({ tell }: OracleBattle, unit: OracleUnit, target: number): void {
  if (unit.spotting === target) return;
  unit.spotting = target;
  tell({ type: 'spot', unit: unit.index, target });
}

function resolveFire(battle: OracleBattle, declared: Declared): void {
  const { lasts } = battle.rules.physical.shieldStance;
  for (const { unit, order } of declared) {
    if (!lasts) holdShields(battle, at(battle.units, unit), order);
    if (order.clearJam !== undefined) clearJam(battle, at(battle.units, unit), order.clearJam);
    if (order.freeTurret && freeTurret(at(battle.units, unit))) battle.tell({ type: 'turret-freed', unit });
  }
  for (const attack of attacksOf(battle, declared, true)) resolveAttack(battle, attack);
  const attacks = attacksOf(battle, declared, false);
  const grips = gripsOf(battle, declared);
  // A defender keeps an anti-missile system for the volleys that matter.
  const defended = battle.units.some(({ design }) => design.meetsMissiles);
  const inOrder = defended ? [...attacks].sort((a, b) => b.effect.missiles - a.effect.missiles) : attacks;
  for (const attack of inOrder) if (!attack.effect.streak) pay(battle, attack);
  for (const attack of inOrder) resolveAttack(battle, attack);
  for (const grip of grips) resolveGrip(battle, grip);
  if (lasts) for (const { unit, order } of declared) holdShields(battle, at(battle.units, unit), order);
  else {
    const lowering = battle.units.filter(
      ({ design, chargeTarget }) => design.shields.length > 0 && chargeTarget < 0,
    );
    for (const unit of lowering) holdShields(battle, unit, LOWERED);
  }
}

/** A stance that ends with the phase. */
const LOWERED = { shields: { left: 'none', right: 'none' } } as const;

/** All attacks with designators, or all others, as they are before the first of them is resolved. */
function attacksOf(battle: OracleBattle, declared: Declared, designators: boolean): readonly OracleAttack[] {
  return declared.flatMap(({ unit: index, order }) => {
    const unit = at(battle.units, index);
    const attacks: OracleAttack[] = [];
    for (const [place, shot] of order.shots.entries()) {
      const mount = at(unit.design.weapons, shot.weapon);
      if ((mount.use === 'tag') !== designators) continue;
      // What several weapons draw on, the first takes first, but one round for each of the others is not for it.
      const drawnBy = order.shots
        .slice(place + 1)
        .map((later) => binOf(battle, unit, at(unit.design.weapons, later.weapon), later.bin)?.index);
      const claimed = (bin: number): number =>
        attacks
          .filter((earlier) => earlier.shot.bin?.index === bin)
          .reduce((sum, { spent }) => sum + spent, 0) + drawnBy.filter((other) => other === bin).length;
      attacks.push(attackOf(battle, unit, order, shot, claimed));
    }
    return attacks;
  });
}

/** By who does nothing else with weapons. */
function clearJam({ rules, roller, tell }: OracleBattle, unit: OracleUnit, weapon: number): void {
  if (unit.jammed[weapon] === MALFUNCTION) {
    unit.jammed[weapon] = 0;
    tell({ type: 'repaired', unit: unit.index, weapon });
    return;
  }
  const needed = unit.pilot.gunnery + rules.weapons.clearingJam;
  const { total, dice } = roll2d6(roller);
  const cleared = total >= needed;
  if (cleared) unit.jammed[weapon] = 0;
  tell({ type: 'clear-jam', unit: unit.index, weapon, roll: { needed, dice, total }, cleared });
}

/** When all weapons have been fired, or before where a stance ends with its phase, shields are held as the order says. */
function holdShields(
  { tell }: OracleBattle,
  unit: OracleUnit,
  { shields }: Pick<FireOrder, 'shields'>,
): void {
  if (shields === undefined) return;
  const { left = unit.leftShield, right = unit.rightShield } = shields;
  const { arms, side, locations } = unit.design.plan;
  const [leftBefore, rightBefore] = [unit.leftShield, unit.rightShield];
  unit.leftShield = left;
  unit.rightShield = right;
  if (isOut(unit)) return;
  for (const arm of arms) {
    const isLeft = at(side, arm) < 0;
    const mode = isLeft ? shields.left : shields.right;
    if (mode === undefined || mode === (isLeft ? leftBefore : rightBefore)) continue;
    tell({ type: 'shield', unit: unit.index, arm: at(locations, arm), mode });
  }
}

/** The rolls that the phase has asked for; what hands can no longer hold falls; a flawed cooling system may fail. */
function endOfPhase(battle: OracleBattle, unit: OracleUnit): void {
  const { option, roller, tell } = battle;
  const shaken = needsRollAfterDamage(unit.damageThisPhase);
  floodBareParts(battle, unit);
  resolvePilotingRolls(battle, unit);
  if (unit.carrying !== undefined) {
    const { tonnage } = unit.design;
    const carrier = { ...carrierOf(unit), tonnage, workingHands: workingHandsOf(unit) };
    if (!carryObject(carrier, unit.carrying.tonnage, option).canCarry) letGo(battle, unit);
  }
  const flawed = hasHook(battle, unit, ({ coolingFailsFrom }) => coolingFailsFrom !== undefined);
  if (flawed && !isOut(unit) && !unit.coolingFailed && (shaken || unit.jolted)) {
    unit.coolingFailed = rollCoolingFlaw({ unitQuirks: unit.design.quirks }, roller, option);
    if (unit.coolingFailed) tell({ type: 'cooling-failed', unit: unit.index });
  }
  unit.jolted = false;
  battle.kindOf(unit).endOfPhase(battle, unit);
}

/** By some rules, who charged a target that lies or is gone may strike at others. */
function cancelCharges({ rules, units }: OracleBattle): void {
  if (!rules.physical.chargeCancelledByFall) return;
  for (const unit of units) {
    const target = units[unit.chargeTarget];
    if (unit.chargeKind !== 'charge' || target === undefined || !(target.prone || isOut(target))) continue;
    unit.chargeTarget = -1;
    unit.chargeKind = undefined;
  }
}

function letGo({ objects, tell }: OracleBattle, unit: OracleUnit): void {
  const { carrying, hex } = unit;
  if (carrying === undefined) return;
  unit.carrying = undefined;
  objects.push({ hex, name: carrying.name, tonnage: carrying.tonnage });
  tell({ type: 'object-lands', unit: unit.index, object: carrying.name, hex });
}
