import { locationAt } from '../../rules/body/plan.js';
import { legsCheckedWhenKicked } from '../../rules/critical/further-checks.js';
import { aftermathOfBlow } from '../../rules/physical/aftermath.js';
import { rollPhysicalDamage } from '../../rules/physical/damage.js';
import { PHYSICAL_ATTACKS, physicalAttackHeat } from '../../rules/physical/index.js';
import { endSwarm } from '../anti-mech/swarm.js';
import type { Battle } from '../battle.js';
import { letGo } from '../combatant/burden.js';
import type { Combatant } from '../combatant/combatant.js';
import { shieldOver } from '../combatant/shields.js';
import { applyHit } from '../damage/apply-hit.js';
import { breakFixture } from '../damage/break-fixture.js';
import { checkForCriticals } from '../damage/criticals.js';
import { fall } from '../damage/fall.js';
import { rollLocation } from '../damage/roll-location.js';
import type { Source } from '../damage/source.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { attackOf, type ReadyBlow, rollToHit } from './attack.js';
import { readBlow } from './blow.js';
import { chargesOf, resolveCharge } from './charge.js';
import { resolvePushes } from './push.js';
import { strikeInGroups, strikeOnce } from './strike.js';

/**
 * All physical attacks of the phase. Their numbers and hit tables are worked out before the first is resolved; a unit
 * that is destroyed by one still makes its own. Attacks that move units come last, when all units are still in place.
 */
export function resolveBlows(battle: Battle): void {
  const ready = readyBlows(battle);
  const charges = chargesOf(battle);
  if (battle.declaredBlows.length > 0) battle.declaredBlows.length = 0;
  if (ready.length > 0) resolveReadyBlows(battle, ready);
  if (charges !== undefined) resolveReadyBlows(battle, charges);
}

/** The number and hit table of each declared attack. */
export function readyBlows(battle: Battle): readonly ReadyBlow[] {
  let ready: ReadyBlow[] | undefined;
  for (const { unit, order } of battle.declaredBlows) {
    for (const ordered of order.blows) {
      const blow = readBlow(battle, battle.unit(unit), ordered);
      if (typeof blow === 'string') continue;
      ready ??= [];
      ready.push(attackOf(battle, blow));
    }
  }
  return ready ?? NONE;
}

const NONE: readonly ReadyBlow[] = Object.freeze([]);

/** Ordinary attacks first, then pushes, then charges. */
export function resolveReadyBlows(battle: Battle, attacks: readonly ReadyBlow[]): void {
  let pushes: ReadyBlow[] | undefined;
  let charges: ReadyBlow[] | undefined;
  for (const attack of attacks) {
    const { kind } = attack.blow;
    if (kind === 'push') {
      pushes ??= [];
      pushes.push(attack);
    } else if (kind === 'charge' || kind === 'dfa') {
      charges ??= [];
      charges.push(attack);
    } else resolveBlow(battle, attack);
  }
  if (pushes !== undefined) resolvePushes(battle, pushes);
  if (charges !== undefined) for (const attack of charges) resolveCharge(battle, attack);
}

function resolveBlow(battle: Battle, attack: ReadyBlow): void {
  const { blow, striker } = attack;
  const { unit, target, kind, weapon } = blow;
  // They may have let go, or been wiped out, before the second arm attacks.
  if (kind === 'brush_off' && target.swarming !== unit.index) return;
  unit.otherHeat += physicalAttackHeat(kind, striker, weapon?.item);
  const { hit, total } = rollToHit(battle, attack);
  if (hit && kind === 'brush_off') endSwarm(battle, target, 'brushed-off');
  if (hit) strikeTarget(battle, attack);
  else if (kind === 'brush_off') strikeOneself(battle, attack);
  if (kind === 'thrash' && !unit.isOut) rollOver(battle, unit);
  const { breaksOn = 0 } = PHYSICAL_ATTACKS[kind];
  if (weapon !== undefined && total <= breaksOn) {
    breakFixture(unit, weapon.fixture);
    if (battle.listening) battle.tell({ type: 'broken', unit: unit.index, fixture: weapon.fixture });
  }
  // A thrown object lies in the hex of its target, hit or miss (docs/rules/standard.md).
  if (kind === 'throw') letGo(battle, unit, target.hex);
  const { attackerRoll, targetRoll, armChecks } = aftermathOfBlow(kind, hit, blow.bothHands, battle.rules);
  if (attackerRoll !== undefined) unit.rolls.push(attackerRoll);
  if (targetRoll !== undefined) target.rolls.push(targetRoll);
  if (armChecks !== undefined) strainArms(battle, attack, armChecks);
}

function strikeTarget(battle: Battle, attack: ReadyBlow): void {
  const { blow, striker, options, table, side, source } = attack;
  const { target, kind } = blow;
  if (table === null) return;
  const damage = rollPhysicalDamage(kind, striker, battle.roller, options);
  if (damage <= 0) return;
  const { groups } = PHYSICAL_ATTACKS[kind];
  if (groups !== undefined) {
    strikeInGroups(battle, blow, table.table, side, damage, groups, source);
    return;
  }
  const { location } = strikeOnce(battle, blow, table.table, side, damage, source);
  snare(battle, attack, location);
  if (PHYSICAL_ATTACKS[kind].limb !== 'leg') return;
  target.design.kind.kicked?.(battle, target, source);
  for (const leg of legsCheckedWhenKicked(target.plan, location, target.aptitudes.weakLegs)) {
    checkForCriticals(battle, target, leg, source);
  }
}

/** An arm that misses the swarmers hits its own body. */
function strikeOneself(battle: Battle, { blow: { unit, kind }, striker, options }: ReadyBlow): void {
  const damage = rollPhysicalDamage(kind, striker, battle.roller, options);
  if (damage <= 0) return;
  const own: Source = { attacker: undefined, weapon: -1, kind: 'physical' };
  applyHit(battle, unit, rollLocation(battle, unit, 'front', 'punch'), damage, false, own);
}

/** A 'Mech that thrashes may damage itself, as in a fall. */
function rollOver(battle: Battle, unit: Combatant): void {
  const cause = { kind: 'physical', role: 'attacker' } as const;
  if (!passesPilotingRoll(battle, unit, cause)) fall(battle, unit, cause, 0);
}

/** A chain around a leg may make the target fall; it cannot hold a leg that is destroyed or behind a shield. */
function snare(battle: Battle, { blow, needed }: ReadyBlow, location: number): void {
  const { unit, target, kind } = blow;
  const { snares } = PHYSICAL_ATTACKS[kind];
  if (snares === undefined || !target.isLeg(location) || target.hasLost(location)) return;
  if (shieldOver(target, location) !== undefined) return;
  const { dice, total } = unit.aptitudes.rollPiloting(battle.roller);
  const snared = total >= needed;
  if (snared) target.rolls.push({ kind: 'physical', role: 'target', modifier: snares });
  if (battle.listening) {
    const roll = { needed, dice, total };
    battle.tell({
      type: 'snare',
      unit: unit.index,
      target: target.index,
      location: locationAt(target.plan, location),
      roll,
      snared,
    });
  }
}

/** An attack with both hands uses both arms, or the one that holds the weapon. */
function strainArms(
  battle: Battle,
  { blow: { unit, limb }, source }: ReadyBlow,
  checks: 'that-struck' | 'both',
): void {
  for (const arm of unit.plan.arms) {
    if (checks === 'both' || arm === limb)
      checkForCriticals(battle, unit, arm, { ...source, attacker: undefined });
  }
}
