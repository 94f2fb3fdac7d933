// Critical hits, explosions and wounds of a 'Mech lead to one another, and so stand together.

import { mechLocationAt } from '../../src/rules/body/mech-plans.js';
import { NOWHERE } from '../../src/rules/body/plan.js';
import { explosionDamage, resolveCriticalCheck, rollCriticalSlot } from '../../src/rules/critical/index.js';
import { explode } from '../../src/rules/damage/explode.js';
import { rollCriticalBehindCaseII } from '../../src/rules/damage/index.js';
import { isPulseModule } from '../../src/rules/firing/pulse-module.js';
import { heatOfBurningRounds } from '../../src/rules/heat/inferno.js';
import { calculateExplosionWounds, DEADLY_WOUNDS } from '../../src/rules/pilot/index.js';
import { gyroHitAsksForRoll } from '../../src/rules/piloting/gyro.js';
import { rollForHitsOnLeg } from '../../src/rules/piloting/legs.js';
import type { IToHitModifierDetail } from '../../src/rules/to-hit/index.js';
import type { System } from '../../src/units/index.js';
import {
  chassisOf,
  fatalDamageOf,
  figuresOf,
  gyroHitsOf,
  hitsOn,
  isCharged,
  isGone,
  isGyroDestroyed,
  isLeg,
  isOut,
  legDamageOf,
  legsLostOf,
  mechPilotState,
  works,
} from './condition.js';
import { armorTypeAt, followUp, harm, loseLocation, tellLoss } from './damage.js';
import { spendsEdge } from './edge.js';
import type { Occasion, OracleKind } from './kind.js';
import { markLost, woundPilot } from './pilot.js';
import { takeStock } from './plating.js';
import type { Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** All slots of a piece of equipment are lost, though nothing has struck them from outside. */
function breakFixture(unit: OracleUnit, broken: number): void {
  for (const [location, slots] of unit.design.slots.entries()) {
    for (const [slot, { fixture, second }] of slots.entries()) {
      if (fixture === broken || second === broken) hitBit(unit, location, slot);
    }
  }
  takeStock(unit);
}

function hitBit(unit: OracleUnit, location: number, slot: number): void {
  unit.hitSlots[location] = at(unit.hitSlots, location) | (1 << slot);
}

/** A critical check in a location, and all hits that come of it. */
function checkForCriticals(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
  occasion: Occasion,
): void {
  if (isGone(unit, location)) return;
  const { design } = unit;
  const armorType = armorTypeAt(unit, location);
  const name = mechLocationAt(location);
  const roll = () =>
    resolveCriticalCheck(
      {
        location: name,
        unitQuirks: design.quirks,
        negationsUsed: unit.negationsUsed,
        ...(source.attacker && { attackerAbilities: source.attacker.pilot.abilities }),
        ...(armorType !== undefined && { armorType }),
        ...(design.structureType !== undefined && { structureType: design.structureType }),
        ...occasion,
      },
      battle.roller,
      battle.option,
    );
  let result = roll();
  const stake = location === design.plan.head || result.hits > 1 ? 1 : 0.5;
  const bad = result.hits > 0 || result.limbBlownOff;
  if (bad && spendsEdge(battle, unit, 'reroll_critical_hit', undefined, stake)) result = roll();
  unit.negationsUsed = result.negationsUsed;
  let { hits } = result;
  while (hits > 0 && spendsEdge(battle, unit, 'negate_critical_hit')) hits -= 1;
  battle.tell({
    type: 'critical-check',
    unit: unit.index,
    location: name,
    dice: result.roll.dice,
    total: result.roll.total,
    modifiers: result.modifiers,
    hits,
    negated: result.negated + result.hits - hits,
    blownOff: result.limbBlownOff,
  });
  if (result.limbBlownOff) {
    unit.armor[location] = 0;
    unit.structure[location] = 0;
    tellLoss(battle, unit, name);
    loseLocation(battle, unit, location);
    const fatal = fatalDamageOf(unit);
    if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
  }
  for (let hit = 0; hit < hits && !isOut(unit); hit += 1) hitSomeSlot(battle, unit, location, source);
}

/** Whether each slot of a location can be hit; locations have six or twelve, of which some may not be stated. */
function hittableSlots(unit: OracleUnit, location: number): readonly boolean[] {
  const slots = at(unit.design.slots, location);
  return Array.from(
    { length: slots.length > 6 ? 12 : 6 },
    (_, slot) => slots[slot]?.hittable === true && (at(unit.hitSlots, location) & (1 << slot)) === 0,
  );
}

/** A slot of this location or, where it has none left, of the next one inward. */
function hitSomeSlot(battle: OracleBattle, unit: OracleUnit, start: number, source: Source): void {
  const { inward } = unit.design.plan;
  for (let location = start; location !== NOWHERE; location = at(inward, location)) {
    if (isGone(unit, location)) continue;
    const hittable = hittableSlots(unit, location);
    const slot = rollCriticalSlot(hittable, battle.roller);
    if (slot === undefined) continue;
    const again =
      blastAt(battle, unit, location, slot) > 0 && spendsEdge(battle, unit, undefined, 'edge_when_explosion');
    const struck = again ? rollCriticalSlot(hittable, battle.roller) : slot;
    hitSlot(battle, unit, location, struck ?? slot, source);
    return;
  }
}

type Fixture = OracleUnit['design']['fixtures'][number];

/** The contents of a slot: one item or none, or two in some superheavy 'Mechs. */
function fixturesAt({ design }: OracleUnit, location: number, slot: number): readonly Fixture[] {
  const { fixture = -1, second = -1 } = design.slots[location]?.[slot] ?? {};
  return [fixture, second].filter((index) => index >= 0).map((index) => at(design.fixtures, index));
}

/** All that a slot holds goes up together. */
const blastAt = (battle: OracleBattle, unit: OracleUnit, location: number, slot: number): number =>
  fixturesAt(unit, location, slot).reduce((sum, fixture) => sum + damageIfHit(battle, unit, fixture), 0);

/** The explosion when this is hit; none if it was hit before. */
function damageIfHit({ option }: OracleBattle, unit: OracleUnit, fixture: Fixture): number {
  const { item, bin, weapon, index } = fixture;
  const { weapons, bins } = unit.design;
  if (item === undefined || !works(unit, index)) return 0;
  if (bin >= 0) return explosionDamage(item, { rounds: at(unit.rounds, bin) }, option);
  const mount = weapons[weapon];
  // A PPC goes up with the capacitor that charges it.
  if (mount?.linkedTo !== undefined && isCharged(unit, mount.linkedFixture)) {
    return explosionDamage(mount.linkedTo, { charged: true, slots: slotsOf(unit, index) }, option);
  }
  // A pulse module that serves nothing that works does no harm.
  if (isPulseModule(item) && lasersOf(unit, index).length === 0) return 0;
  const armed = mount === undefined ? 0 : at(unit.hotLoaded, mount.index);
  if (armed > 0) return explosionDamage(at(bins, armed - 1).item, { rounds: 1 }, option);
  const rounds = (mount?.bins ?? []).reduce((sum, each) => sum + at(unit.rounds, each), 0);
  const fed = weapons.find(({ linkedFixture }) => linkedFixture === index)?.fixture ?? index;
  const jammed = mount !== undefined && unit.jammed[mount.index] === 1;
  const state = { rounds, jammed, charged: unit.charged[index] === 1, slots: slotsOf(unit, fed) };
  return explosionDamage(item, state, option);
}

/** Slots that a fixture fills. */
const slotsOf = ({ design }: OracleUnit, wanted: number): number =>
  design.slots.flat().filter(({ fixture, second }) => fixture === wanted || second === wanted).length;

/** Lasers in working order that a pulse module serves. */
const lasersOf = (unit: OracleUnit, module: number): readonly number[] =>
  unit.design.weapons
    .filter(({ linkedFixture, fixture }) => linkedFixture === module && works(unit, fixture))
    .map(({ fixture }) => fixture);

/** One slot is hit: its own armor takes the first hit; else its content is destroyed, and may explode. */
function hitSlot(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  slot: number,
  source: Source,
): void {
  const { design, dentedSlots } = unit;
  const bit = 1 << slot;
  const absorbed =
    design.slots[location]?.[slot]?.armored === true && (at(dentedSlots, location) & bit) === 0;
  const held = fixturesAt(unit, location, slot);
  const [gun] = held;
  const marked = !absorbed && gun !== undefined && bearsMore(battle, unit, gun);
  battle.tell({
    type: 'critical-hit',
    unit: unit.index,
    location: at(design.plan.locations, location),
    slot,
    absorbed,
    ...(marked && { marked: true as const }),
  });
  if (absorbed) {
    dentedSlots[location] = at(dentedSlots, location) | bit;
    return;
  }
  if (marked) {
    unit.markedGuns[gun.index] = at(unit.markedGuns, gun.index) + 1;
    return;
  }
  const blast = blastAt(battle, unit, location, slot);
  const [first] = held;
  const laser = first !== undefined && isPulseModule(first.item) ? lasersOf(unit, first.index)[0] : undefined;
  const gyroHits = gyroHitsOf(unit);
  hitBit(unit, location, slot);
  takeStock(unit);
  if (laser !== undefined) breakFixture(unit, laser);
  if (first === undefined) return;
  for (const { bin } of held) {
    if (bin < 0) continue;
    unit.heat += heatOfBurningRounds(at(design.bins, bin).item, at(unit.rounds, bin), battle.rules);
    unit.rounds[bin] = 0;
  }
  // Its charge, or the charge of its weapon, is lost.
  const capacitor = design.weapons[first.weapon]?.linkedFixture ?? first.index;
  if (capacitor >= 0) unit.charged[capacitor] = 0;
  if (gyroHitsOf(unit) > gyroHits) shakenByGyro(battle, unit);
  if (first.system !== undefined && isLeg(unit, location)) shakenByLeg(battle, unit, location, first.system);
  if (hitsOn(unit, 'cockpit') > 0) killCrew(unit);
  if (blast > 0) explodeInside(battle, unit, location, blast, first.index, source);
  const fatal = fatalDamageOf(unit);
  if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
}

function killCrew(unit: OracleUnit): void {
  unit.pilotDead = true;
  unit.conscious = false;
  unit.crewWounds.fill(DEADLY_WOUNDS);
  unit.crewConscious.fill(0);
}

/** All slots are lost, each actuator as if it were hit; or the leg is. */
function flood(battle: OracleBattle, unit: OracleUnit, location: number): void {
  if (isLeg(unit, location) && battle.rules.critical.breachedLegIsLost) {
    unit.armor[location] = 0;
    unit.structure[location] = 0;
    tellLoss(battle, unit, at(unit.design.plan.locations, location));
    takeStock(unit);
    loseFooting(battle, unit, location);
    return;
  }
  const gyroHits = gyroHitsOf(unit);
  const slots = at(unit.design.slots, location);
  const sound = [...slots.keys()].filter((slot) => (at(unit.hitSlots, location) & (1 << slot)) === 0);
  for (const slot of slots.keys()) hitBit(unit, location, slot);
  takeStock(unit);
  if (gyroHitsOf(unit) > gyroHits) shakenByGyro(battle, unit);
  for (const slot of isLeg(unit, location) ? sound : []) {
    const system = fixturesAt(unit, location, slot)[0]?.system;
    if (system !== undefined) shakenByLeg(battle, unit, location, system);
  }
  if (hitsOn(unit, 'cockpit') > 0) killCrew(unit);
}

/** Whether a gun works on after one more hit. */
export function bearsMore({ rules }: OracleBattle, unit: OracleUnit, { item, index }: Fixture): boolean {
  if (item?.kind !== 'weapon' || item.ammoFamily === undefined || !works(unit, index)) return false;
  return at(unit.markedGuns, index) + 1 < (rules.critical.hitsToDestroy[item.ammoFamily] ?? 1);
}

/** A gyro that is destroyed fells its 'Mech at the end of the phase; one that is hit asks for a roll then. */
function shakenByGyro({ rules }: OracleBattle, unit: OracleUnit): void {
  if (isGyroDestroyed(unit, rules)) unit.fallsAtEndOfPhase = true;
  else if (gyroHitAsksForRoll(rules.piloting, figuresOf(unit).gyro, gyroHitsOf(unit)))
    unit.rolls.push({ kind: 'gyro' });
}

/** Each hit on an actuator of a leg asks for a roll, or all of one leg ask for one; that of a foot may ask for none. */
function shakenByLeg({ rules }: OracleBattle, unit: OracleUnit, location: number, system: System): void {
  const { footHitAsksForRoll, rollsForLegHits } = rules.piloting;
  if (system === 'foot-actuator' && !footHitAsksForRoll) return;
  const leg = at(unit.design.plan.locations, location);
  const earlier = unit.rolls.find((cause) => cause.leg === leg);
  const hit = system === 'hip' ? 'hip' : system === 'foot-actuator' ? 'foot' : 'between';
  if (rollsForLegHits === 'each') unit.rolls.push({ kind: 'leg' });
  else {
    const roll = rollForHitsOnLeg(leg, hit, legDamageOf(unit, location), earlier, rules.piloting);
    if (earlier === undefined) unit.rolls.push(roll);
    else unit.rolls = unit.rolls.map((cause) => (cause === earlier ? roll : cause));
  }
}

/** Something blows up inside a 'Mech, and hurts its pilot. */
function explodeInside(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  damage: number,
  fixture: number,
  source: Source,
): void {
  const { design } = unit;
  const name = at(design.plan.locations, location);
  battle.tell({ type: 'explosion', unit: unit.index, location: name, fixture, damage });
  const protections = design.protection.map((built) =>
    built === 'none' ? undefined : built === 'case-ii' ? built : 'case',
  );
  const protection = protections[location];
  const before = [...unit.structure];
  const { steps, absorbed } = harm(battle, unit, (body, out) =>
    explode(body, location, damage, (each) => protections[each], design.armor, battle.rules.explosions, out),
  );
  unit.damageThisPhase += absorbed;
  unit.damageTaken += absorbed;
  const spared = protection === 'case-ii' && !rollCriticalBehindCaseII(battle.roller, battle.option);
  const counted = spared ? steps.map((step) => ({ ...step, structureLost: 0 })) : steps;
  followUp(
    battle,
    unit,
    counted,
    before,
    source,
    true,
    protection === 'case-ii' ? { behindCaseII: true } : {},
  );
  const wounds = calculateExplosionWounds(unit.pilot.abilities, battle.option);
  woundPilot(battle, unit, wounds, source.attacker);
}

/** With a leg goes the footing: a 'Mech falls, or rolls not to. */
function loseFooting({ rules }: OracleBattle, unit: OracleUnit, location: number): void {
  if (!isLeg(unit, location) || unit.inVehicleMode) return;
  if (legsLostOf(unit) === 1 && !rules.piloting.firstLegFells[chassisOf(unit)])
    unit.rolls.push({ kind: 'leg' });
  else unit.fallsAtEndOfPhase = true;
}

const CONVERTING: IToHitModifierDetail = {
  id: 'converting',
  name: 'Converting',
  value: 3,
  source: 'attacker_state',
  description: 'converts this turn',
};

export const MECH: OracleKind = {
  checkForCriticals,
  explodeInside,
  flood,
  breakFixture,
  loseLocation: loseFooting,
  hitMotiveSystem: () => {},
  burn: () => {},
  endOfPhase: () => {},
  pilotStateOf: mechPilotState,
  fireDamage: ({ converted }) => (converted ? [CONVERTING] : []),
};
