// Damage, critical hits, explosions and wounds lead to one another, and so stand together.

import { mechLocationAt } from '../../src/rules/body/mech-plans.js';
import { NOWHERE } from '../../src/rules/body/plan.js';
import {
  explosionDamage,
  type ICriticalCheck,
  resolveCriticalCheck,
  rollCriticalSlot,
  rollWeaponLinkage,
} from '../../src/rules/critical/index.js';
import type { DamageKind } from '../../src/rules/damage/damage-kind.js';
import { explode } from '../../src/rules/damage/explode.js';
import { cowlPoints, throughCowl } from '../../src/rules/damage/head.js';
import { rollCriticalBehindCaseII } from '../../src/rules/damage/index.js';
import { armorRule, isTooMuchFor, structureRule } from '../../src/rules/damage/materials.js';
import { createStrikeOutcome, type StrikeOutcome, strike } from '../../src/rules/damage/strike.js';
import { isPulseModule } from '../../src/rules/firing/pulse-module.js';
import { heatOfBurningRounds } from '../../src/rules/heat/inferno.js';
import type { IHitLocation } from '../../src/rules/hit-location/index.js';
import { mechLocationOf } from '../../src/rules/hit-location/locations.js';
import { calculateExplosionWounds, DEADLY_WOUNDS } from '../../src/rules/pilot/index.js';
import { gyroHitAsksForRoll } from '../../src/rules/piloting/gyro.js';
import type { System } from '../../src/units/index.js';
import { relativePointTo } from './bearing.js';
import {
  carrierOf,
  chassisOf,
  fatalDamageOf,
  figuresOf,
  gyroHitsOf,
  hitsOn,
  isGone,
  isGyroDestroyed,
  isLeg,
  isOut,
  legsLostOf,
  works,
} from './condition.js';
import { spendsEdge } from './edge.js';
import { markLost, woundPilot } from './pilot.js';
import { dropBrokenPlating, dropFailedSignatures, platingOf } from './plating.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** Where damage comes from. */
export interface Source {
  readonly attacker: OracleUnit | undefined;
  /** Index of the weapon, or -1. */
  readonly weapon: number;
  readonly kind: DamageKind | undefined;
  /** What an armor-piercing round adds to the roll of its check. */
  readonly pierces?: number | undefined;
}

/** One's own fall, or one's own mishap. */
export const NOBODY: Source = { attacker: undefined, weapon: -1, kind: 'fall' };

/** What one location took of a hit. */
interface Step {
  readonly location: number;
  readonly rear: boolean;
  readonly armorLost: number;
  readonly structureLost: number;
  readonly destroyed: boolean;
}

interface Outcome {
  readonly steps: readonly Step[];
  readonly absorbed: number;
}

type Harm = (body: Parameters<typeof strike>[0], outcome: StrikeOutcome) => void;

/** Does something to a unit's armor and structure by the rules of damage. */
function harm(battle: OracleBattle, unit: OracleUnit, does: Harm): Outcome {
  const { plan, armorTypes, structureType } = unit.design;
  const plating = platingOf(unit);
  const body = {
    plan,
    armor: Float64Array.from(unit.armor),
    rearArmor: Float64Array.from(unit.rearArmor),
    structure: Float64Array.from(unit.structure),
    armorRules: armorTypes.map((type) => armorRule(type, battle.rules)),
    structureRule: structureRule(structureType),
    plating,
  };
  const outcome = createStrikeOutcome();
  does(body, outcome);
  unit.armor = [...body.armor];
  unit.rearArmor = [...body.rearArmor];
  unit.structure = [...body.structure];
  if (plating !== undefined) {
    unit.modularArmor = [...plating.modular];
    unit.rearModularArmor = [...plating.rearModular];
    unit.shieldLeft = [...plating.shield];
  }
  const steps = Array.from({ length: outcome.count }, (_, step) => ({
    location: at(outcome.location, step),
    rear: outcome.rear[step] === 1,
    armorLost: at(outcome.armorLost, step),
    structureLost: at(outcome.structureLost, step),
    destroyed: outcome.destroyed[step] === 1,
  }));
  for (const { location, rear, armorLost, structureLost, destroyed } of steps) {
    battle.tell({
      type: 'damage',
      unit: unit.index,
      location: at(plan.locations, location),
      rear,
      armor: armorLost,
      structure: structureLost,
      armorLeft: at(rear ? unit.rearArmor : unit.armor, location),
      structureLeft: at(unit.structure, location),
      destroyed,
    });
  }
  return { steps, absorbed: outcome.absorbed };
}

/** One blow at a location that is known, with everything that follows from it. */
export function applyHit(
  battle: OracleBattle,
  target: OracleUnit,
  place: IHitLocation,
  damage: number,
  rear: boolean,
  source: Source,
): void {
  const { plan } = target.design;
  const part = mechLocationOf(place.location);
  const location = plan.locations.indexOf(part);
  battle.tell({
    type: 'hit',
    target: target.index,
    location: part,
    rear: rear && plan.torsos.includes(location),
    damage,
    dice: place.roll.dice,
    throughArmor: place.throughArmorCritical,
    cover: false,
  });
  const points = location === plan.head ? pastCowl(battle, target, damage, source.attacker) : damage;
  hurt(battle, target, location, points, rear, place.throughArmorCritical, source);
  for (const weapon of target.design.weapons) {
    const exposed = weapon.location === location || weapon.secondLocation === location;
    if (!exposed || !works(target, weapon.fixture)) continue;
    if (rollWeaponLinkage(weapon.quirks, battle.roller, battle.option)) {
      breakFixture(target, weapon.fixture);
      battle.tell({ type: 'broken', unit: target.index, fixture: weapon.fixture });
    }
  }
}

/** What goes on to a head whose cowl takes its part; the blow shakes the pilot even if the cowl takes all of it. */
function pastCowl(
  battle: OracleBattle,
  target: OracleUnit,
  damage: number,
  attacker: OracleUnit | undefined,
): number {
  const cowl = cowlPoints(carrierOf(target), battle.option) - target.cowlTaken;
  if (damage <= 0 || cowl <= 0) return damage;
  const ahead = attacker !== undefined && relativePointTo(battle, target, attacker, target.torsoFacing) === 0;
  const through = throughCowl(damage, cowl, ahead);
  const taken = cowl - through.cowl;
  if (taken > 0) {
    target.cowlTaken += taken;
    target.damageThisPhase += taken;
    battle.tell({ type: 'cowl', unit: target.index, taken, left: through.cowl });
  }
  if (through.damage === 0 && target.design.pilotInHead) woundPilot(battle, target, 1, attacker);
  return through.damage;
}

function hurt(
  battle: OracleBattle,
  target: OracleUnit,
  location: number,
  damage: number,
  rear: boolean,
  throughArmor: boolean,
  source: Source,
): void {
  if (damage <= 0) return;
  const pierced = isPierced(battle, target, location, damage, throughArmor);
  const before = [...target.structure];
  const outcome = harm(battle, target, (body, out) =>
    strike(body, location, damage, rear, source.kind, false, false, out),
  );
  target.damageThisPhase += outcome.absorbed;
  target.damageTaken += outcome.absorbed;
  const { attacker, weapon } = source;
  if (attacker !== undefined && attacker !== target) {
    attacker.damageDealt += outcome.absorbed;
    if (weapon >= 0) attacker.damageByWeapon[weapon] = at(attacker.damageByWeapon, weapon) + outcome.absorbed;
  }
  const { head } = target.design.plan;
  for (const step of outcome.steps) {
    if (step.location === head && target.design.pilotInHead) woundPilot(battle, target, 1, attacker);
  }
  if (pierced) checkForCriticals(battle, target, location, source, { throughArmor: true });
  followUp(battle, target, outcome.steps, before, source, false);
}

/** What covers a location, as long as any is left. */
const armorTypeAt = (unit: OracleUnit, location: number): string | undefined =>
  at(unit.armor, location) > 0 || at(unit.rearArmor, location) > 0
    ? unit.design.armorTypes[location]
    : undefined;

/**
 * A through-armor critical asks for a check unless what is left of the armor stops it, and so does a blow that weak armor
 * cannot hold off.
 */
function isPierced(
  { rules }: OracleBattle,
  target: OracleUnit,
  location: number,
  damage: number,
  throughArmor: boolean,
): boolean {
  if (isGone(target, location)) return false;
  const type = armorTypeAt(target, location);
  if (type === undefined) return throughArmor;
  if (isTooMuchFor(armorRule(type, rules), damage)) return true;
  return throughArmor && !rules.damage.stopsThroughArmor.includes(type);
}

/** Armor that held off an armor-piercing round, unless it is too good for it. */
function bore(
  battle: OracleBattle,
  target: OracleUnit,
  location: number,
  source: Source,
  armorPiercing: number,
): void {
  const armorType = target.design.armorTypes[location] ?? '';
  const { stopsArmorPiercing, armorPiercingRoll } = battle.rules.damage;
  if (stopsArmorPiercing.includes(armorType)) return;
  const weak = armorType in armorPiercingRoll;
  checkForCriticals(battle, target, location, source, { armorPiercing, ...(weak && { armorType }) });
}

/** Critical checks where structure was hurt, and what the loss of a location brings. */
function followUp(
  battle: OracleBattle,
  target: OracleUnit,
  steps: readonly Step[],
  before: readonly number[],
  source: Source,
  exploded: boolean,
  occasion: Occasion = {},
): void {
  const { beside, locations } = target.design.plan;
  for (const { location, armorLost, structureLost, destroyed } of steps) {
    if (!destroyed) {
      if (structureLost > 0) checkForCriticals(battle, target, location, source, occasion);
      else if (source.pierces !== undefined && armorLost > 0) {
        bore(battle, target, location, source, source.pierces);
      }
      continue;
    }
    loseLocation(battle, target, location);
    const limb = at(beside, location);
    if (limb === NOWHERE || at(before, limb) <= 0 || steps.some((step) => step.location === limb)) continue;
    tellLoss(battle, target, at(locations, limb));
    loseLocation(battle, target, limb);
  }
  const fatal = fatalDamageOf(target);
  if (fatal === undefined) return;
  const blownUp = exploded && fatal === 'center-torso-destroyed';
  markLost(battle, target, blownUp ? 'ammunition-explosion' : fatal, source.attacker);
}

type LocationName = OracleUnit['design']['plan']['locations'][number];

function tellLoss({ tell }: OracleBattle, unit: OracleUnit, location: LocationName): void {
  tell({
    type: 'damage',
    unit: unit.index,
    location,
    rear: false,
    armor: 0,
    structure: 0,
    armorLeft: 0,
    structureLeft: 0,
    destroyed: true,
  });
}

/** A location is gone with all that it held: pods, equipment, perhaps the footing; a limb comes to lie on the ground. */
function loseLocation({ rules, objects }: OracleBattle, unit: OracleUnit, location: number): void {
  const { design } = unit;
  takeStock(unit);
  if (isLeg(unit, location)) {
    if (legsLostOf(unit) === 1 && !rules.piloting.firstLegFells[chassisOf(unit)])
      unit.rolls.push({ kind: 'leg' });
    else unit.fallsAtEndOfPhase = true;
  }
  if (unit.narcedBy !== 0 && isGone(unit, unit.narcLocation)) unit.narcedBy = 0;
  unit.pods[location] = 0;
  unit.podsInAll = unit.pods.reduce((all, here) => all | here, 0);
  const isLimb = design.plan.isLeg[location] === 1 || design.plan.isArm[location] === 1;
  if (isLimb && unit.hex >= 0) {
    objects.push({ hex: unit.hex, name: `limb of ${design.name}`, tonnage: design.tonnage * LIMB_SHARE });
  }
}

/** No book says what a limb weighs: a twentieth of the whole is what one hand lifts. */
const LIMB_SHARE = 0.05;

/** What damage has ended. */
function takeStock(unit: OracleUnit): void {
  dropFailedSignatures(unit);
  dropBrokenPlating(unit);
}

/** All slots of a piece of equipment are lost, though nothing has struck them from outside. */
export function breakFixture(unit: OracleUnit, broken: number): void {
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

type Occasion = Pick<ICriticalCheck, 'throughArmor' | 'armorPiercing' | 'behindCaseII' | 'armorType'>;

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

/** What sits in a slot: one thing or nothing, and two in some superheavy 'Mechs. */
function fixturesAt({ design }: OracleUnit, location: number, slot: number): readonly Fixture[] {
  const { fixture = -1, second = -1 } = design.slots[location]?.[slot] ?? {};
  return [fixture, second].filter((index) => index >= 0).map((index) => at(design.fixtures, index));
}

/** All that a slot holds goes up together. */
const blastAt = (battle: OracleBattle, unit: OracleUnit, location: number, slot: number): number =>
  fixturesAt(unit, location, slot).reduce((sum, fixture) => sum + damageIfHit(battle, unit, fixture), 0);

/** What blows up when this is hit; nothing where it was hit before. */
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
  const state = { rounds, charged: unit.charged[index] === 1, slots: slotsOf(unit, fed) };
  return explosionDamage(item, state, option);
}

/** Slots that a fixture fills. */
const slotsOf = ({ design }: OracleUnit, wanted: number): number =>
  design.slots.flat().filter(({ fixture, second }) => fixture === wanted || second === wanted).length;

export const isCharged = (unit: OracleUnit, capacitor: number): boolean =>
  capacitor >= 0 && unit.charged[capacitor] === 1 && works(unit, capacitor);

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
  // What was charged in it, or through it, is gone.
  const capacitor = design.weapons[first.weapon]?.linkedFixture ?? first.index;
  if (capacitor >= 0) unit.charged[capacitor] = 0;
  if (gyroHitsOf(unit) > gyroHits) shakenByGyro(battle, unit);
  if (first.system !== undefined && isLeg(unit, location)) shakenByLeg(battle, unit, location, first.system);
  if (hitsOn(unit, 'cockpit') > 0) {
    unit.pilotDead = true;
    unit.conscious = false;
    unit.crewWounds.fill(DEADLY_WOUNDS);
    unit.crewConscious.fill(0);
  }
  if (blast > 0) explodeInside(battle, unit, location, blast, first.index, source);
  const fatal = fatalDamageOf(unit);
  if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
}

/** Whether a gun works on after one more hit. */
function bearsMore({ rules }: OracleBattle, unit: OracleUnit, { item, index }: Fixture): boolean {
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
  const { footHitAsksForRoll, oneRollPerLeg } = rules.piloting;
  if (system === 'foot-actuator' && !footHitAsksForRoll) return;
  const leg = at(unit.design.plan.locations, location);
  if (!oneRollPerLeg) unit.rolls.push({ kind: 'leg' });
  else if (!unit.rolls.some((cause) => cause.leg === leg)) unit.rolls.push({ kind: 'leg', leg });
}

/** Something blows up inside a 'Mech, and hurts its pilot. */
export function explodeInside(
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
