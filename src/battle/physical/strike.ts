import { strike as strikeBody } from '../../rules/damage/strike.js';
import type { BodySide } from '../../rules/hit-location/body-sides.js';
import { splitDamage } from '../../rules/hit-location/index.js';
import type { Struck } from '../../rules/hit-location/struck.js';
import {
  type PhysicalHitTable,
  rollLancePierces,
  rollSpikesBreak,
  strikeSpikes,
} from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit, damageLocation } from '../damage/apply-hit.js';
import { breakFixture } from '../damage/break-fixture.js';
import { followUp } from '../damage/follow-up.js';
import { withOutcome } from '../damage/lent-outcome.js';
import { limbsHeld, tellDamage } from '../damage/lose-location.js';
import { rollLocation } from '../damage/roll-location.js';
import { NOBODY, type Source } from '../damage/source.js';
import type { Blow } from './blow.js';

/** One hit with its full damage; returns the location. */
export function strikeOnce(
  battle: Battle,
  blow: Blow,
  table: PhysicalHitTable,
  side: BodySide,
  damage: number,
  source: Source,
): Struck {
  const { target, kind } = blow;
  const place = rollLocation(battle, target, side, table);
  const rear = side === 'rear';
  const points = meetSpikes(battle, blow, place, damage);
  applyHit(battle, target, place, points, rear, source);
  if (kind === 'lance') pierce(battle, target, place, rear, source);
  return place;
}

/** Damage in groups, each with its own location. */
export function strikeInGroups(
  battle: Battle,
  blow: Blow,
  table: PhysicalHitTable,
  side: BodySide,
  damage: number,
  group: number,
  source: Source,
): void {
  const lances = blow.kind === 'charge' ? lancesOf(blow.unit) : 0;
  const { chargingLancePiercesFrom } = battle.rules.physical;
  // Infantry takes all of it at once.
  const together = blow.target.design.people === undefined ? group : damage;
  for (const [index, points] of splitDamage(damage, together).entries()) {
    const place = strikeOnce(battle, blow, table, side, points, source);
    if (index > 0) continue;
    for (let lance = 0; lance < lances; lance += 1) {
      pierce(battle, blow.target, place, side === 'rear', source, chargingLancePiercesFrom);
    }
  }
}

/** Lances that are used in a charge, in rulesets with that rule. */
export function lancesOf({ design, working, rules }: Combatant): number {
  if (rules.physical.chargingLancePiercesFrom === null) return 0;
  return design.physicalWeapons.filter(
    ({ item, fixture }) => item.physicalWeapon === 'lance' && working[fixture] === 1,
  ).length;
}

/** Damage to the attacker in a charge or a death from above. */
export function sufferInGroups(
  battle: Battle,
  unit: Combatant,
  table: PhysicalHitTable,
  side: BodySide,
  damage: number,
  group: number,
): void {
  for (const points of splitDamage(damage, group)) {
    applyHit(battle, unit, rollLocation(battle, unit, side, table), points, side === 'rear', NOBODY);
  }
}

/** Spikes absorb part of the damage, hurt the attacking limb, and may break. Returns the remaining damage. */
function meetSpikes(
  battle: Battle,
  { unit, target, kind, limb }: Blow,
  { location }: Struck,
  damage: number,
): number {
  const spikes = spikesAt(target, location);
  if (spikes < 0) return damage;
  const { damage: left, attackerDamage } = strikeSpikes(kind, damage);
  if (rollSpikesBreak(battle.roller, battle.rulesetOption)) breakFixture(target, spikes);
  if (attackerDamage > 0) {
    const struck = { attacker: target, weapon: -1, kind: 'physical' } as const;
    const parts = strikingParts(unit, kind, limb);
    for (const part of parts) {
      damageLocation(battle, unit, part, attackerDamage / parts.length, false, false, struck);
    }
  }
  return left;
}

/** The location that strikes the spikes: the limb, the torso in a charge, both feet in a death from above. */
function strikingParts({ plan }: Combatant, kind: Blow['kind'], limb: number): readonly number[] {
  if (limb >= 0) return [limb];
  return (kind === 'dfa' ? plan.pairsOfLegs.at(-1) : undefined) ?? [plan.center];
}

function spikesAt({ design, working }: Combatant, location: number): number {
  for (const { item, fixture, location: at } of design.physicalWeapons) {
    if (at === location && item.physicalWeapon === 'spikes' && working[fixture] === 1) return fixture;
  }
  return -1;
}

/** A lance may pierce the remaining armor and do one point to the structure. */
function pierce(
  battle: Battle,
  target: Combatant,
  { location }: Struck,
  rear: boolean,
  source: Source,
  from: number | null = battle.rules.physical.lancePiercesFrom,
): void {
  if (target.hasLost(location)) return;
  const plates = rear && target.plan.hasRear[location] === 1 ? target.rearArmor : target.armor;
  const armorType = target.design.armorTypes[location];
  const lanced = { armorLeft: plates[location] as number, ...(armorType !== undefined && { armorType }) };
  if (!rollLancePierces(lanced, battle.roller, battle.rulesetOption, from)) return;
  withOutcome((outcome) => {
    const held = limbsHeld(target);
    strikeBody(target, location, 1, rear, source.kind, true, false, outcome);
    if (battle.listening) tellDamage(battle, target, outcome);
    followUp(battle, target, outcome, held, source);
  });
}
