import { roll2d6 } from '../../dice/index.js';
import { swarmCell } from '../../rules/anti-mech/swarm-table.js';
import type { AntiMechAttack } from '../../rules/anti-mech/to-hit.js';
import { NOWHERE } from '../../rules/body/plan.js';
import { rollStruck, type Struck } from '../../rules/hit-location/struck.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit } from '../damage/apply-hit.js';
import { THROUGH_ARMOR } from '../damage/critical-occasion.js';
import { checkForCriticals } from '../damage/criticals.js';
import { rollAnySide } from '../damage/roll-location.js';
import type { Source } from '../damage/source.js';
import type { AntiMech, SwarmDamage } from './anti-mech.js';
import { antiMechNumber } from './legality.js';
import { endSwarm } from './swarm.js';

/** These attacks are worked out before any fire is resolved: infantry that is lost in this phase still makes them. */
interface ReadyAttack {
  readonly unit: Combatant;
  readonly target: Combatant;
  readonly attack: AntiMechAttack | 'cling';
  readonly check: ITargetNumber | undefined;
  readonly legDamage: number;
  readonly swarm: SwarmDamage;
}

/** Declared attacks of infantry, and attacks of swarmers on their hosts; none if no unit can make them. */
export function readyAntiMech(battle: Battle): readonly ReadyAttack[] {
  if (!battle.mayBeSwarmed) return NONE;
  const ready: ReadyAttack[] = [];
  for (const { unit: index, order } of battle.declaredFire) {
    const unit = battle.unit(index);
    const { antiMech } = unit.design.kind;
    if (antiMech === undefined) continue;
    if (unit.swarming >= 0) {
      if (order.letGo) endSwarm(battle, unit, 'let-go');
      else ready.push(readyFor(unit, battle.unit(unit.swarming), 'cling', antiMech));
    } else if (order.antiMech !== undefined)
      ready.push(readyFor(unit, battle.unit(order.antiMech.target), order.antiMech.attack, antiMech));
  }
  return ready;
}

const NONE: readonly ReadyAttack[] = [];

const readyFor = (
  unit: Combatant,
  target: Combatant,
  attack: ReadyAttack['attack'],
  antiMech: AntiMech,
): ReadyAttack => ({
  unit,
  target,
  attack,
  check: attack === 'cling' ? undefined : antiMechNumber(unit, attack, target),
  legDamage: antiMech.legDamage(unit),
  swarm: antiMech.swarmDamage(unit),
});

export function resolveAntiMech(battle: Battle, ready: ReadyAttack): void {
  const { unit, target, attack, check } = ready;
  const source: Source = { attacker: unit, weapon: -1, kind: 'physical' };
  if (attack === 'cling') tearAt(battle, ready, source);
  if (attack === 'cling' || check === undefined) return;
  const roll = unit.aptitudes.rollPiloting(battle.roller);
  const hit = roll.total >= check.targetNumber;
  if (battle.listening) {
    battle.tell({
      type: 'anti-mech',
      unit: unit.index,
      target: target.index,
      attack,
      roll: battle.recordOf(check.targetNumber, roll, check.modifiers),
      hit,
    });
  }
  if (!hit) return;
  if (attack === 'leg') strikeLeg(battle, ready, source);
  else if (!unit.isOut && !target.isOut) unit.swarming = target.index;
}

/** A critical check follows, even if the armor holds. */
function strikeLeg(battle: Battle, { target, legDamage }: ReadyAttack, source: Source): void {
  const struck = rollStruck(target.aptitudes.hitTables, 'kick', 'front', battle.roller);
  const location = target.hasLost(struck.location)
    ? (target.plan.legs.find((leg) => !target.hasLost(leg)) ?? NOWHERE)
    : struck.location;
  if (location === NOWHERE) return;
  applyHit(battle, target, { ...struck, location, throughArmorCritical: true }, legDamage, false, source);
}

function tearAt(battle: Battle, { unit, target, swarm }: ReadyAttack, source: Source): void {
  if (target.isOut) return;
  const { points, group, critical } = swarm;
  if (battle.listening)
    battle.tell({ type: 'swarm-attack', unit: unit.index, target: target.index, damage: points });
  // Without weapons for it, they look for a gap in the armor.
  if (points === 0 && critical && target.design.foothold?.on === 'legs') {
    const { place } = swarmPlace(battle, target, critical);
    if (!target.hasLost(place.location))
      checkForCriticals(battle, target, place.location, source, THROUGH_ARMOR);
  }
  for (let left = points; left > 0 && !target.isOut; left -= group) {
    const { place, rear } = swarmPlace(battle, target, critical);
    applyHit(battle, target, place, Math.min(group, left), rear, source);
  }
}

function swarmPlace(
  battle: Battle,
  target: Combatant,
  critical: boolean,
): { readonly place: Struck; readonly rear: boolean } {
  const { roller } = battle;
  if (target.design.foothold?.on === 'hull') {
    const place = rollAnySide(target, roller);
    return { place: { ...place, throughArmorCritical: critical || place.throughArmorCritical }, rear: false };
  }
  const roll = roll2d6(roller);
  const { location, rear } = swarmCell(roll.total, target.plan.arms.length > 0);
  const at = target.plan.locations.indexOf(location);
  return { place: { location: at, throughArmorCritical: critical, motive: undefined, roll }, rear };
}
