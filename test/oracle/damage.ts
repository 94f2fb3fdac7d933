import { roll1d6 } from '../../src/dice/index.js';
import { NOWHERE } from '../../src/rules/body/plan.js';
import { rollWeaponLinkage } from '../../src/rules/critical/index.js';
import { cowlPoints, throughCowl } from '../../src/rules/damage/head.js';
import { armorRule, isTooMuchFor, structureRule } from '../../src/rules/damage/materials.js';
import { createStrikeOutcome, type StrikeOutcome, strike } from '../../src/rules/damage/strike.js';
import { NEAR_MISS } from '../../src/rules/hit-location/hit-tables.js';
import type { Struck } from '../../src/rules/hit-location/struck.js';
import { casualtiesByBlow, troopersByBlow, troopersLost } from '../../src/rules/infantry/casualties.js';
import type { ArmorRule } from '../../src/rules/rulesets/areas/damage.js';
import { GUN_BUILDING } from '../../src/rules/vehicle/emplacement.js';
import { rotorDamage } from '../../src/rules/vehicle/rotor.js';
import { relativePointTo } from './bearing.js';
import { checkForBreach } from './breach.js';
import { carrierOf, fatalDamageOf, isGone, isOut, works } from './condition.js';
import type { Occasion } from './kind.js';
import { rolledLocation } from './location.js';
import { platoonOf } from './people.js';
import { markLost, woundPilot } from './pilot.js';
import { platingOf, takeStock } from './plating.js';
import type { Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** A location's share of a hit. */
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

/** A Barrier Armor Rating of armor that no single hit is too much for. */
const PROOF = 10;

/** The effect of a location's armor on damage; armor with a low rating does not stop heavy damage. */
function armorRuleAt({ rules }: OracleBattle, { design }: OracleUnit, location: number): ArmorRule {
  const rule = armorRule(design.armorTypes[location], rules);
  const rating = design.armorRatings?.[location] ?? PROOF;
  return rating < PROOF ? { ...rule, piercedAbove: rating } : rule;
}

type Harm = (body: Parameters<typeof strike>[0], outcome: StrikeOutcome) => void;

/** Does something to a unit's armor and structure by the rules of damage. */
export function harm(battle: OracleBattle, unit: OracleUnit, does: Harm): Outcome {
  const { plan, structureType, emplaced } = unit.design;
  const plating = platingOf(unit);
  const body = {
    plan,
    armor: Float64Array.from(unit.armor),
    rearArmor: Float64Array.from(unit.rearArmor),
    structure: Float64Array.from(unit.structure),
    armorRules: plan.locations.map((_, location) => armorRuleAt(battle, unit, location)),
    structureRule: emplaced ? GUN_BUILDING : structureRule(structureType),
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

/** One blow at a place that is known, with everything that follows from it. */
export function applyHit(
  battle: OracleBattle,
  target: OracleUnit,
  place: Struck,
  dealt: number,
  rear: boolean,
  source: Source,
): void {
  const { plan, rotor } = target.design;
  const { location, roll } = place;
  if (location === NEAR_MISS) {
    battle.tell({ type: 'near-miss', target: target.index, damage: dealt, dice: roll.dice });
    return;
  }
  // Most of a shot goes between the blades.
  const arriving = location === rotor && source.weapon >= 0 ? rotorDamage(dealt) : dealt;
  const left = place.throughArmorCritical
    ? arriving
    : pastSwarmers(battle, target, location, arriving, source);
  if (left <= 0 && dealt > 0) return;
  const damage = source.weapon >= 0 ? left : sufferedBy(battle, target, left, source);
  battle.tell({
    type: 'hit',
    target: target.index,
    location: at(plan.locations, location),
    rear: rear && plan.torsos.includes(location),
    damage,
    dice: roll.dice,
    throughArmor: place.throughArmorCritical,
    cover: false,
  });
  const points = location === plan.head ? pastCowl(battle, target, damage, source.attacker) : damage;
  hurt(battle, target, location, points, rear, place.throughArmorCritical, source);
  for (const weapon of target.design.weapons) {
    const exposed = weapon.location === location || weapon.secondLocation === location;
    if (!exposed || !works(target, weapon.fixture)) continue;
    if (rollWeaponLinkage(weapon.quirks, battle.roller, battle.option)) {
      battle.kindOf(target).breakFixture(target, weapon.fixture);
      battle.tell({ type: 'broken', unit: target.index, fixture: weapon.fixture });
    }
  }
  // Shots slow a rotor however they come to strike it.
  const motive = location === rotor && source.weapon >= 0 ? 0 : place.motive;
  if (motive !== undefined && !isOut(target))
    battle.kindOf(target).hitMotiveSystem(battle, target, motive, source);
}

/** A blow finds a tenth of its points in people, and one of them at least; in the open twice as many. */
function sufferedBy(battle: OracleBattle, target: OracleUnit, damage: number, { undivided }: Source): number {
  const platoon = platoonOf(battle, target);
  if (platoon === undefined) return damage;
  return troopersLost(undivided ? damage : troopersByBlow(damage), casualtiesByBlow(platoon));
}

const IN_THE_WAY = 5;

/** Who clings to a hull, or to a torso, may be in the way of a hit: a trooper takes what he bears of it. */
function pastSwarmers(
  battle: OracleBattle,
  host: OracleUnit,
  location: number,
  damage: number,
  source: Source,
): number {
  const swarmers = battle.units.find(({ swarming, lost }) => swarming === host.index && lost === undefined);
  if (swarmers === undefined || source.attacker === undefined || source.attacker === swarmers) return damage;
  const { torsos } = host.design.plan;
  if (torsos.length > 0 && !torsos.includes(location)) return damage;
  if (roll1d6(battle.roller).total < IN_THE_WAY) return damage;
  const place = rolledLocation(battle, swarmers, 'front');
  const bears = at(swarmers.armor, place.location) + at(swarmers.structure, place.location);
  const taken = Math.min(damage, bears);
  battle.tell({ type: 'in-the-way', unit: swarmers.index, target: host.index, damage: taken });
  // Damage meant for a machine, not yet converted for people.
  const stray = swarmers.design.people === undefined ? source : { ...source, weapon: -1 };
  applyHit(battle, swarmers, place, taken, false, stray);
  return damage - taken;
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
  for (const step of outcome.steps) checkForBreach(battle, target, step.location, source);
  const { head } = target.design.plan;
  for (const step of outcome.steps) {
    if (step.location === head && target.design.pilotInHead) woundPilot(battle, target, 1, attacker);
  }
  if (pierced) {
    const occasion = { throughArmor: true, outclassed: !throughArmor };
    battle.kindOf(target).checkForCriticals(battle, target, location, source, occasion, 0);
  }
  followUp(battle, target, outcome.steps, before, source, false);
}

/** The armor type of a location, while any armor is left. */
export const armorTypeAt = (unit: OracleUnit, location: number): string | undefined =>
  at(unit.armor, location) > 0 || at(unit.rearArmor, location) > 0
    ? unit.design.armorTypes[location]
    : undefined;

/**
 * A through-armor critical asks for a check unless what is left of the armor stops it, and so does a blow that weak armor
 * cannot hold off.
 */
function isPierced(
  battle: OracleBattle,
  target: OracleUnit,
  location: number,
  damage: number,
  throughArmor: boolean,
): boolean {
  if (isGone(target, location)) return false;
  const type = armorTypeAt(target, location);
  if (type === undefined) return throughArmor;
  if (isTooMuchFor(armorRuleAt(battle, target, location), damage)) return true;
  return throughArmor && !battle.rules.damage.stopsThroughArmor.includes(type);
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
  const occasion = { armorPiercing, ...(weak && { armorType }) };
  battle.kindOf(target).checkForCriticals(battle, target, location, source, occasion, 0);
}

/** Critical checks where structure was hurt, and what the loss of a location brings. */
export function followUp(
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
      if (structureLost > 0)
        battle.kindOf(target).checkForCriticals(battle, target, location, source, occasion, structureLost);
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
  const blownUp = exploded && (fatal === 'center-torso-destroyed' || fatal === 'hull-destroyed');
  markLost(battle, target, blownUp ? 'ammunition-explosion' : fatal, source.attacker);
}

type LocationName = OracleUnit['design']['plan']['locations'][number];

export function tellLoss({ tell }: OracleBattle, unit: OracleUnit, location: LocationName): void {
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
export function loseLocation(battle: OracleBattle, unit: OracleUnit, location: number): void {
  const { design } = unit;
  takeStock(unit);
  battle.kindOf(unit).loseLocation(battle, unit, location);
  if (unit.narcedBy !== 0 && isGone(unit, unit.narcLocation)) unit.narcedBy = 0;
  unit.pods[location] = 0;
  unit.podsInAll = unit.pods.reduce((all, here) => all | here, 0);
  const isLimb = design.plan.isLeg[location] === 1 || design.plan.isArm[location] === 1;
  if (isLimb && unit.hex >= 0) {
    battle.objects.push({
      hex: unit.hex,
      name: `limb of ${design.name}`,
      tonnage: design.tonnage * LIMB_SHARE,
    });
  }
}

/** No book says what a limb weighs: a twentieth of the whole is what one hand lifts. */
const LIMB_SHARE = 0.05;
