import { roll1d6 } from '../../dice/index.js';
import { NOWHERE } from '../../rules/body/plan.js';
import { legsCheckedAfterDfa } from '../../rules/critical/further-checks.js';
import { splitDamage } from '../../rules/hit-location/index.js';
import { calculatePhysicalDamage, PHYSICAL_ATTACKS, physicalAftermath } from '../../rules/physical/index.js';
import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { damageLocation } from '../damage/apply-hit.js';
import { breaksThroughIce } from '../damage/break-ice.js';
import { checkForCriticals } from '../damage/criticals.js';
import { fall } from '../damage/fall.js';
import { NOBODY } from '../damage/source.js';
import { type Facing, turned } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import { struckSide } from '../sight/hit-side.js';
import { attackOf, type ReadyBlow, rollToHit } from './attack.js';
import { rammingOf } from './blow.js';
import { arrive, displace, displaceAnyWay, loseForWantOfRoom, wade } from './displace.js';
import { ownDamageOf } from './own-damage.js';
import { pushAway } from './push.js';
import { directionTo } from './reach.js';
import { lancesOf, strikeInGroups, sufferInGroups } from './strike.js';

const GROUP = 5;

/** Charges and deaths from above that were declared with a move; undefined if there are none. */
export function chargesOf(battle: Battle): ReadyBlow[] | undefined {
  let charges: ReadyBlow[] | undefined;
  for (const unit of battle.units) {
    if (unit.chargeTarget < 0 || unit.chargeKind === undefined) continue;
    const target = battle.unit(unit.chargeTarget);
    if (!isUnderWay(battle, unit, target)) continue;
    charges ??= [];
    charges.push(attackOf(battle, rammingOf(unit, target, unit.chargeKind)));
  }
  return charges;
}

/** An attacker that has fallen, can no longer act or has lost its target stays in its hex. */
const isUnderWay = ({ map }: Battle, unit: Combatant, target: Combatant): boolean =>
  unit.canAct &&
  !unit.prone &&
  unit.hex !== OFF_MAP &&
  target.hex !== OFF_MAP &&
  directionTo(map, unit.hex, target.hex) >= 0;

/** Returns whether it hit. A planned charge that misses passes its target; a sliding unit cannot swerve. */
export function resolveCharge(battle: Battle, attack: ReadyBlow, intention = true): boolean {
  const { unit, target, kind } = attack.blow;
  const { hit } = rollToHit(battle, attack);
  const direction = directionTo(battle.map, unit.hex, target.hex);
  const aftermath = physicalAftermath(kind, hit, {}, battle.rulesetOption);
  if (hit) exchangeDamage(battle, attack, direction);
  // Another attack may have moved them apart in the meantime.
  if (direction !== -1) {
    if (target.design.emplaced) comeDownBeside(battle, attack, hit);
    else if (kind === 'dfa') comeDown(battle, attack, direction, hit);
    else if (hit) pushAway(battle, unit, target);
    else if (intention && aftermath.attackerMoves === 'aside') slideAside(battle, unit, direction);
  }
  const { attackerRoll, targetRoll } = aftermath;
  if (attackerRoll !== undefined) unit.rolls.push(attackerRoll);
  if (targetRoll !== undefined) target.rolls.push(targetRoll);
  return hit;
}

function exchangeDamage(battle: Battle, attack: ReadyBlow, direction: Facing | -1): void {
  const { blow, striker, options, table, side, source } = attack;
  const { unit, target, kind } = blow;
  const { groups = GROUP } = PHYSICAL_ATTACKS[kind];
  const average = calculatePhysicalDamage(kind, striker, options);
  const bySaw = striker.frontSaw !== undefined;
  const damage = bySaw && target.design.people !== undefined ? roll1d6(battle.roller).total : average;
  const own = ownDamageOf(kind, striker, target, options);
  const ownSide = direction === -1 ? 'front' : struckSide(battle.map, target.hex, unit);
  if (table !== null) {
    const inOne = bySaw ? damage : groups;
    strikeInGroups(
      battle,
      blow,
      table.table,
      side,
      damage,
      inOne,
      bySaw ? { ...source, sawn: true } : source,
    );
  }
  if (kind === 'charge') {
    const shielded = shieldAhead(unit);
    if (shielded >= 0) {
      for (const points of splitDamage(own, groups)) {
        damageLocation(battle, unit, shielded, points, false, false, NOBODY);
      }
    } else sufferInGroups(battle, unit, 'full', ownSide, own, groups);
    if (!unit.isOut) unit.design.kind.rammed(battle, unit, ownSide, NOBODY);
    if (!target.isOut) target.design.kind.rammed(battle, target, side, source);
    return;
  }
  sufferInGroups(battle, unit, 'kick', 'front', own, groups);
  const jumper = { unitQuirks: unit.design.quirks };
  for (const leg of legsCheckedAfterDfa(unit.plan, jumper, battle.rulesetOption)) {
    checkForCriticals(battle, unit, leg, NOBODY);
  }
}

/** The arm whose active shield absorbs the charge, if the rules let it absorb everything; -1 if none does. */
function shieldAhead(unit: Combatant): number {
  // A charge with a lance cannot use a shield.
  if (!unit.rules.physical.chargeHurtsShieldArm || lancesOf(unit) > 0) return NOWHERE;
  return unit.plan.arms.find((arm) => unit.shieldMode(arm) === 'active' && unit.hasShieldIn(arm)) ?? NOWHERE;
}

/** A unit whose charge failed because the target is prone or gone may attack others, if the rules allow that. */
export function cancelCharges(battle: Battle): void {
  if (!battle.rules.physical.chargeCancelledByFall) return;
  for (const unit of battle.units) {
    if (unit.chargeKind !== 'charge') continue;
    const target = battle.unit(unit.chargeTarget);
    const outOfReach = target.prone && !unit.design.rams;
    if (!outOfReach && !target.isOut) continue;
    unit.chargeTarget = -1;
    unit.chargeKind = undefined;
  }
}

const RIGHT_FROM = 4;

/**
 * The attacker passes the target on one side of the line: the higher hex, or either. If there is no room, it stops
 * short.
 */
function slideAside(battle: Battle, unit: Combatant, direction: Facing): void {
  const { map } = battle;
  const left = turned(direction, -1);
  const right = turned(direction, 1);
  const levelAt = (side: Facing): number | undefined => {
    const hex = map.neighbors[unit.hex * 6 + side] as number;
    return hex === OFF_MAP ? undefined : (map.level[hex] as number);
  };
  const onLeft = levelAt(left);
  const onRight = levelAt(right);
  const even = onLeft === onRight || onLeft === undefined || onRight === undefined;
  const toRight = even ? roll1d6(battle.roller).total >= RIGHT_FROM : onRight > onLeft;
  if (!displace(battle, unit, toRight ? right : left)) displace(battle, unit, toRight ? left : right);
}

/** Modifiers are left out for units that do not roll to avoid a fall. */
const MISSED: PilotingCause = { kind: 'dfa', role: 'attacker', missed: true };

/** A building stays in its hex: a unit that charged it, or jumped on it, ends in the hex before it. */
function comeDownBeside(battle: Battle, { blow: { unit, kind } }: ReadyBlow, hit: boolean): void {
  if (kind !== 'dfa') return;
  const { attackerFalls } = physicalAftermath(kind, hit, {}, battle.rulesetOption);
  if (attackerFalls === undefined) wade(battle, unit);
  else fall(battle, unit, MISSED, attackerFalls.levels, attackerFalls.onto);
}

/** From above into the target's hex, which the target has to leave. */
function comeDown(battle: Battle, attack: ReadyBlow, direction: Facing, hit: boolean): void {
  const { unit, target, kind } = attack.blow;
  const { hex, elevation } = target;
  // A unit in the air is not in the way.
  const from = unit.hex;
  battle.place(unit, OFF_MAP);
  if (!displaceAnyWay(battle, target, direction)) {
    // A target that is missed stays in its hex, so the attacker needs another.
    loseForWantOfRoom(battle, hit ? target : unit, hit ? unit : undefined);
    if (!hit) return;
  }
  arrive(battle, unit, hex, elevation, from);
  const { attackerFalls } = physicalAftermath(kind, hit, {}, battle.rulesetOption);
  if (attackerFalls === undefined) wade(battle, unit);
  else {
    fall(battle, unit, MISSED, attackerFalls.levels, attackerFalls.onto);
    breaksThroughIce(battle, unit);
  }
}
