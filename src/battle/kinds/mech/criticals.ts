// Damage inside, critical hits and explosions lead to one another, and so stand together.

import { total2d6 } from '../../../dice/roller.js';
import { mechLocationAt } from '../../../rules/body/mech-plans.js';
import { locationAt, NOWHERE } from '../../../rules/body/plan.js';
import {
  BLOWN_OFF,
  criticalModifierOf,
  criticalsNegated,
  hitsOfCheck,
} from '../../../rules/critical/check.js';
import {
  explosionDamage,
  type ICriticalCheck,
  resolveCriticalCheck,
  rollCriticalSlot,
} from '../../../rules/critical/index.js';
import { type ExplosionProtection, explode } from '../../../rules/damage/explode.js';
import { rollCriticalBehindCaseII } from '../../../rules/damage/index.js';
import { isPulseModule } from '../../../rules/firing/pulse-module.js';
import { calculateExplosionWounds, DEADLY_WOUNDS } from '../../../rules/pilot/index.js';
import type { Battle } from '../../battle.js';
import type { Aptitudes } from '../../combatant/aptitudes.js';
import { type Combatant, JAMMED } from '../../combatant/combatant.js';
import type { Design, Fixture } from '../../combatant/design.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { armorTypeAt } from '../../damage/armor-at.js';
import { breakFixture } from '../../damage/break-fixture.js';
import {
  BEHIND_CASE_II,
  type CriticalOccasion,
  STRUCTURE_HURT,
  THROUGH_ARMOR,
} from '../../damage/critical-occasion.js';
import { followUp } from '../../damage/follow-up.js';
import { burnInfernos } from '../../damage/infernos.js';
import { withOutcome } from '../../damage/lent-outcome.js';
import { blowOff, limbsHeld, tellDamage } from '../../damage/lose-location.js';
import { markLost } from '../../damage/loss.js';
import { bearsAnotherHit, markGun } from '../../damage/mark-gun.js';
import { woundPilot } from '../../damage/pilot.js';
import type { Source } from '../../damage/source.js';
import { isCharged } from '../../weapons/charge-capacitors.js';
import { askForRollAfterGyroHit, askForRollAfterLegHit } from './rolls-for-hits.js';

/** A critical check in a location, and all hits that follow from it (docs/rules/critical-hits.md). */
export function checkForCriticals(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
): void {
  if (unit.hasLost(location)) return;
  if (isPlainCheck(battle, unit, source, occasion)) {
    const hits = rollPlainCheck(battle, unit, location, occasion);
    if (hits === BLOWN_OFF) blowOff(battle, unit, location, source);
    for (let hit = 0; hit < hits && !unit.isOut; hit += 1) hitSomeSlot(battle, unit, location, source);
    return;
  }
  const abilities = source.attacker?.pilot.abilities;
  const check = checkOf(unit, location, armorTypeAt(unit, location), occasion, abilities);
  let result = resolveCriticalCheck(check, battle.roller, battle.rulesetOption);
  const bad = result.hits > 0 || result.limbBlownOff;
  if (
    bad &&
    battle.spendsEdge(
      unit,
      'reroll_critical_hit',
      undefined,
      location === unit.plan.head || result.hits > 1 ? 1 : 0.5,
      { location, hits: result.hits },
    )
  ) {
    result = resolveCriticalCheck(check, battle.roller, battle.rulesetOption);
  }
  unit.negationsUsed = result.negationsUsed;
  let { hits } = result;
  while (hits > 0 && battle.spendsEdge(unit, 'negate_critical_hit', undefined, 0.5, { location, hits }))
    hits -= 1;
  if (battle.listening) {
    battle.tell({
      type: 'critical-check',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      dice: result.roll.dice,
      total: result.roll.total,
      ...(battle.explaining && { modifiers: result.modifiers }),
      hits,
      negated: result.negated + result.hits - hits,
      blownOff: result.limbBlownOff,
    });
  }
  if (result.limbBlownOff) blowOff(battle, unit, location, source);
  for (let hit = 0; hit < hits && !unit.isOut; hit += 1) hitSomeSlot(battle, unit, location, source);
}

const checkOf = (
  { design, negationsUsed }: Combatant,
  location: number,
  armorType: string | undefined,
  occasion: CriticalOccasion,
  attackerAbilities?: readonly string[],
): ICriticalCheck => ({
  location: mechLocationAt(location),
  unitQuirks: design.quirks,
  negationsUsed,
  ...(attackerAbilities && { attackerAbilities }),
  ...(armorType !== undefined && { armorType }),
  ...occasion,
  ...(design.structureType !== undefined && { structureType: design.structureType }),
});

/** If there is no listener, no Edge and no modifier from the attacker, the check is only its dice and a number. */
const isPlainCheck = (
  { listening }: Battle,
  { edge }: Combatant,
  { attacker }: Source,
  occasion: CriticalOccasion,
): boolean =>
  !listening &&
  edge.remainingPoints === 0 &&
  (attacker === undefined || attacker.pilot.abilities.length === 0) &&
  (occasion === STRUCTURE_HURT || occasion === THROUGH_ARMOR);

/** The modifiers of plain checks for one build: by location, by remaining armor, and by occasion. */
interface PlainChecks {
  readonly negated: number;
  readonly modifiers: (number | undefined)[];
}

const plainChecks = new WeakMap<Aptitudes, PlainChecks>();

function plainChecksOf({ aptitudes, design, rules }: Combatant): PlainChecks {
  let checks = plainChecks.get(aptitudes);
  if (checks === undefined) {
    checks = { negated: criticalsNegated(design.quirks, rules), modifiers: [] };
    plainChecks.set(aptitudes, checks);
  }
  return checks;
}

/** The hits that are left after those that the 'Mech negates, or `BLOWN_OFF`. */
function rollPlainCheck(
  battle: Battle,
  unit: Combatant,
  location: number,
  occasion: CriticalOccasion,
): number {
  const { negated, modifiers } = plainChecksOf(unit);
  const armorType = armorTypeAt(unit, location);
  const place = location * 4 + (armorType === undefined ? 0 : 2) + (occasion === THROUGH_ARMOR ? 1 : 0);
  let modifier = modifiers[place];
  if (modifier === undefined) {
    modifier = criticalModifierOf(checkOf(unit, location, armorType, occasion), battle.rules);
    modifiers[place] = modifier;
  }
  const total = total2d6(battle.roller) - modifier;
  const scored = hitsOfCheck(total, mechLocationAt(location), unit.design.structureType);
  if (scored <= 0) return scored;
  const shruggedOff = Math.min(scored, Math.max(0, negated - unit.negationsUsed));
  unit.negationsUsed += shruggedOff;
  return scored - shruggedOff;
}

/** Whether each slot of a location, of 6 or 12, can still be hit. */
function hittableSlots(unit: Combatant, location: number): readonly boolean[] {
  const slots = unit.design.slots[location] as Design['slots'][number];
  const hits = unit.hitSlots[location] as number;
  const isHittable = (_: unknown, slot: number): boolean =>
    slots[slot]?.hittable === true && (hits & (1 << slot)) === 0;
  return Array.from({ length: slots.length > 6 ? 12 : 6 }, isHittable);
}

/** A slot of this location or, if none is left, of the next one inward. */
function hitSomeSlot(battle: Battle, unit: Combatant, start: number, source: Source): void {
  const { inward } = unit.plan;
  for (let location = start; location !== NOWHERE; location = inward[location] as number) {
    if (unit.hasLost(location)) continue;
    let slot = rollCriticalSlot(hittableSlots(unit, location), battle.roller);
    if (slot === undefined) continue;
    if (explodes(battle, unit, location, slot) && battle.spendsEdge(unit, undefined, 'edge_when_explosion')) {
      slot = rollCriticalSlot(hittableSlots(unit, location), battle.roller) ?? slot;
    }
    hitSlot(battle, unit, location, slot, source);
    return;
  }
}

function fixtureAt(unit: Combatant, location: number, slot: number): Fixture | undefined {
  const { slots, fixtures } = unit.design;
  return fixtures[slots[location]?.[slot]?.fixture ?? -1];
}

/** The other item in its slot, in a superheavy 'Mech. */
function secondAt(unit: Combatant, location: number, slot: number): Fixture | undefined {
  const { slots, fixtures } = unit.design;
  return fixtures[slots[location]?.[slot]?.second ?? -1];
}

const explodes = (battle: Battle, unit: Combatant, location: number, slot: number): boolean =>
  blastAt(battle, unit, location, slot) > 0;

/** Everything in a slot explodes together. */
function blastAt(battle: Battle, unit: Combatant, location: number, slot: number): number {
  const fixture = fixtureAt(unit, location, slot);
  const second = secondAt(unit, location, slot);
  return (
    (fixture === undefined ? 0 : damageIfHit(battle, unit, fixture)) +
    (second === undefined ? 0 : damageIfHit(battle, unit, second))
  );
}

/** Damage of the explosion when this is hit; 0 if it was hit before. */
function damageIfHit(
  { rulesetOption }: Battle,
  unit: Combatant,
  { item, bin, weapon, index }: Fixture,
): number {
  if (item === undefined || !unit.isWorking(index)) return 0;
  if (bin >= 0) return explosionDamage(item, { rounds: unit.rounds[bin] as number }, rulesetOption);
  const mount = unit.design.weapons[weapon];
  const rounds =
    mount === undefined ? 0 : mount.bins.reduce((sum, at) => sum + (unit.rounds[at] as number), 0);
  // A capacitor explodes with the PPC that it charges, and the PPC with the capacitor.
  if (mount !== undefined && mount.linkedTo !== undefined && isCharged(unit, mount)) {
    return explosionDamage(mount.linkedTo, { charged: true, slots: slotsOf(unit, index) }, rulesetOption);
  }
  if (isPulseModule(item) && laserOf(unit, index) === undefined) return 0;
  const armed =
    mount === undefined ? undefined : unit.design.bins[(unit.hotLoaded[mount.index] as number) - 1];
  if (armed !== undefined) return explosionDamage(armed.item, { rounds: 1 }, rulesetOption);
  const fed = unit.design.weapons.find(({ linkedFixture }) => linkedFixture === index)?.fixture ?? index;
  const jammed = mount !== undefined && unit.jammed[mount.index] === JAMMED;
  const state = { rounds, jammed, charged: unit.charged[index] === 1, slots: slotsOf(unit, fed) };
  return explosionDamage(item, state, rulesetOption);
}

/** The slots that a fixture really takes: in a superheavy 'Mech two fixtures share one. */
function slotsOf({ design: { slots } }: Combatant, fixture: number): number {
  let filled = 0;
  for (const location of slots) {
    for (const slot of location) if (slot.fixture === fixture || slot.second === fixture) filled += 1;
  }
  return filled;
}

/** The working laser of a pulse module, which is destroyed if the module explodes. */
const laserOf = ({ design, working }: Combatant, module: number): WeaponMount | undefined =>
  design.weapons.find(({ linkedFixture, fixture }) => linkedFixture === module && working[fixture] === 1);

/** Destroys the contents of a slot, which may explode. */
export function hitSlot(
  battle: Battle,
  unit: Combatant,
  location: number,
  slot: number,
  source: Source,
): void {
  const design = unit.design.slots[location]?.[slot];
  const bit = 1 << slot;
  const dents = design?.armored === true && ((unit.dentedSlots[location] as number) & bit) === 0;
  const gun = fixtureAt(unit, location, slot);
  const marks = !dents && gun !== undefined && bearsAnotherHit(unit, gun);
  if (battle.listening) {
    battle.tell({
      type: 'critical-hit',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      slot,
      absorbed: dents,
      ...(marks && { marked: true as const }),
    });
  }
  if (dents) {
    unit.dentedSlots[location] = (unit.dentedSlots[location] as number) | bit;
    return;
  }
  if (marks) {
    markGun(unit, gun);
    return;
  }
  const fixture = gun;
  const second = secondAt(unit, location, slot);
  const blast = blastAt(battle, unit, location, slot);
  const laser =
    fixture !== undefined && isPulseModule(fixture.item) ? laserOf(unit, fixture.index) : undefined;
  unit.hitSlots[location] = (unit.hitSlots[location] as number) | bit;
  const gyroHits = unit.gyroHits;
  unit.refresh();
  if (laser !== undefined) breakFixture(unit, laser.fixture);
  if (fixture === undefined) return;
  emptyBin(battle, unit, fixture);
  if (second !== undefined) emptyBin(battle, unit, second);
  unit.charged[unit.design.weapons[fixture.weapon]?.linkedFixture ?? fixture.index] = 0;
  if (unit.gyroHits > gyroHits) askForRollAfterGyroHit(unit);
  if (fixture.system !== undefined && unit.isLeg(location))
    askForRollAfterLegHit(unit, location, fixture.system);
  if (unit.cockpitHit) killCrew(unit);
  if (blast > 0) explodeInside(battle, unit, location, blast, fixture.index, source);
  const fatal = unit.fatalDamage();
  if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
}

/** The pilot never survives the destruction of the cockpit. */
export function killCrew(unit: Combatant): void {
  unit.pilotDead = true;
  unit.conscious = false;
  unit.crewWounds.fill(DEADLY_WOUNDS);
  unit.crewConscious.fill(0);
}

function emptyBin(battle: Battle, unit: Combatant, { bin }: Fixture): void {
  if (bin < 0) return;
  burnInfernos(battle, unit, bin);
  unit.rounds[bin] = 0;
}

/** A failed MASC causes a hit on a random slot of each leg, but never on itself (docs/rules/movement.md). */
export function tearLeg(battle: Battle, unit: Combatant, location: number, source: Source): void {
  const slot = rollCriticalSlot(hittableSlots(unit, location), battle.roller);
  const gear = slot === undefined ? undefined : fixtureAt(unit, location, slot);
  const isMasc = unit.design.gear.masc?.some(({ index }) => index === gear?.index) ?? false;
  if (slot !== undefined && !isMasc) hitSlot(battle, unit, location, slot, source);
}

/** An internal explosion in a 'Mech (docs/rules/explosions.md). */
export function explodeInside(
  battle: Battle,
  unit: Combatant,
  location: number,
  damage: number,
  fixture: number,
  source: Source,
): void {
  if (battle.listening) {
    battle.tell({
      type: 'explosion',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      fixture,
      damage,
    });
  }
  const protectionOf = (at: number): ExplosionProtection => {
    const built = unit.design.protection[at];
    return built === 'none' || built === undefined ? undefined : built === 'case-ii' ? built : 'case';
  };
  const protection = protectionOf(location);
  withOutcome((outcome) => {
    const held = limbsHeld(unit);
    explode(unit, location, damage, protectionOf, unit.design.armor, battle.rules.explosions, outcome);
    if (battle.listening) tellDamage(battle, unit, outcome);
    unit.damageThisPhase += outcome.absorbed;
    unit.damageTaken += outcome.absorbed;
    const spared = protection === 'case-ii' && !rollCriticalBehindCaseII(battle.roller, battle.rulesetOption);
    // Behind CASE II critical checks are rare; if the structure holds, nothing else is damaged.
    if (spared) outcome.structureLost.fill(0, 0, outcome.count);
    followUp(
      battle,
      unit,
      outcome,
      held,
      source,
      true,
      protection === 'case-ii' ? BEHIND_CASE_II : STRUCTURE_HURT,
    );
  });
  woundPilot(
    battle,
    unit,
    calculateExplosionWounds(unit.pilot.abilities, battle.rulesetOption),
    source.attacker,
  );
}
