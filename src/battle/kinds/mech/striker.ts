import type { Writable } from '../../../check/writable.js';
import { isTripleStrengthActive } from '../../../rules/movement/index.js';
import { type IPhysicalAttacker, PHYSICAL_ATTACKS } from '../../../rules/physical/index.js';
import type { ShieldSize } from '../../../rules/rulesets/areas/physical.js';
import type { Battle } from '../../battle.js';
import { END, LOWER, ROOT, UPPER } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Blow } from '../../physical/blow.js';
import { hasClawOn } from '../../physical/claws.js';
import { isMuleKick } from '../../physical/reach.js';
import { landsOnTalons } from '../../physical/talons.js';
import { type MechFigures, mechFigures } from './figures.js';

/** Filled in limb by limb, because most optional fields are left out. */
type Striker = Writable<IPhysicalAttacker>;

export function mechStriker(battle: Battle, blow: Blow): IPhysicalAttacker {
  const { unit, kind, limb, bothHands } = blow;
  const { design, pilot } = unit;
  const figures = mechFigures(design);
  const attack = PHYSICAL_ATTACKS[kind];
  const striker: Striker = {
    piloting: pilot.piloting,
    tonnage: design.tonnage,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    // The step into the target's hex counts in the book, although the move does not include it.
    hexesMoved: kind === 'charge' ? unit.hexesMoved + 1 : unit.hexesMoved,
    prone: unit.prone,
    chassis: figures.chassis,
    superheavy: design.superheavy,
    height: unit.height,
    dedicatedPilot: figures.chassis === 'tripod' && unit.dedicatedPilot === 'active',
    armsFlipped: unit.armsFlipped,
    spotting: unit.spotting >= 0,
    isDodging: unit.dodging,
    tripleStrengthMyomer: isMyomerAtWork(figures, unit.heat),
    industrialMyomer: figures.industrialMyomer,
    modularArmor: unit.hasWorking('modular-armor'),
    blindTorsoCockpit: figures.cockpit === 'torso-mounted' && unit.sensorHits >= 2,
    workingHands: unit.workingHands,
    bothHands,
    waterDepth: depthAround(battle, unit),
    limbSubmerged: isSubmerged(battle, unit, attack.limb === 'leg'),
  };
  if (attack.limb === 'leg') addLeg(striker, unit, limb);
  else if (attack.limb === 'arm') addArm(striker, unit, limb);
  else if (attack.limb === 'arms') addBothArms(striker, unit);
  if (blow.weapon !== undefined) striker.bladeActive = blow.active;
  addOfKind(striker, unit, kind, limb);
  if (attack.contest) addRam(striker, unit);
  return striker;
}

function addOfKind(striker: Striker, unit: Combatant, kind: Blow['kind'], limb: number): void {
  switch (kind) {
    case 'punch':
      addShield(striker, unit, limb);
      break;
    // Blades are extended and switched on for the attack.
    case 'retractable_blade':
      striker.retractableBlade = 'extended';
      break;
    case 'brush_off':
      striker.claws = hasClawOn(unit, limb);
      break;
    case 'thrash':
      striker.limbFired = unit.firedFrom !== 0;
      break;
    case 'dfa':
      striker.talons = landsOnTalons(unit);
      break;
    case 'throw':
      striker.objectTonnage = unit.carrying?.tonnage ?? 0;
      break;
  }
}

/** Triple-strength myomer needs heat; industrial and prototype myomer always works. */
const isMyomerAtWork = ({ tripleStrength }: MechFigures, heat: number): boolean =>
  tripleStrength === 'always' || (tripleStrength === 'when-hot' && isTripleStrengthActive(heat));

const depthAround = ({ map }: Battle, { hex, elevation }: Combatant): number =>
  elevation < 0 ? (map.waterDepth[hex] as number) : 0;

/** Legs are under water at any depth, the rest of a standing 'Mech from depth 2 on. */
function isSubmerged(battle: Battle, unit: Combatant, leg: boolean): boolean {
  return depthAround(battle, unit) > 0 && unit.elevation + (leg ? 0 : unit.height) < 0;
}

const hasFired = ({ firedFrom }: Combatant, location: number): boolean => (firedFrom & (1 << location)) !== 0;

/** Actuators that an arm was built without, in the words of the rules. */
const LACKS = { full: undefined, 'no-hand': 'hand', 'no-lower-arm': 'lower-arm' } as const;

function addArm(striker: Striker, unit: Combatant, arm: number): void {
  const { isArm, side } = unit.plan;
  if (isArm[arm] !== 1) {
    striker.torsoMounted = true;
    return;
  }
  const lost = unit.actuatorsLost[arm] as number;
  const lacks = LACKS[unit.design.arms[arm] ?? 'full'];
  striker.arm = (side[arm] as number) < 0 ? 'left' : 'right';
  striker.actuatorDamage = actuators(lost);
  striker.handDestroyed = (lost & END) !== 0;
  striker.limbLost = unit.hasLost(arm) || (unit.prone && unit.plan.arms.some((each) => unit.hasLost(each)));
  striker.limbFired = hasFired(unit, arm);
  striker.shield = unit.shieldMode(arm);
  striker.actuatorEnhancement = unit.hasEnhancedActuators(arm);
  if (lacks !== undefined) striker.armBuiltWithout = lacks;
}

const SIZES: Readonly<Record<string, ShieldSize>> = {
  'small-shield': 'small',
  'medium-shield': 'medium',
  'large-shield': 'large',
};

/** A shield that can still absorb part of a hit. */
function addShield(striker: Striker, unit: Combatant, arm: number): void {
  if (!unit.hasShieldIn(arm) || (unit.plating?.shieldAbsorption[arm] as number) <= 0) return;
  const shield = unit.design.physicalWeapons.find(
    ({ item, location }) => location === arm && item.shield !== undefined,
  );
  const shieldOnArm = SIZES[shield?.item.physicalWeapon ?? ''];
  if (shieldOnArm !== undefined) striker.shieldOnArm = shieldOnArm;
}

/** Attacks with both arms suffer from damage to either. */
function addBothArms(striker: Striker, unit: Combatant): void {
  const { arms } = unit.plan;
  let lost = 0;
  let shouldersDestroyed = 0;
  let lacks: IPhysicalAttacker['armBuiltWithout'];
  let limbLost = false;
  let limbFired = false;
  let enhanced = true;
  for (const arm of arms) {
    const lostHere = unit.actuatorsLost[arm] as number;
    lost |= lostHere;
    shouldersDestroyed += lostHere & ROOT;
    lacks ??= LACKS[unit.design.arms[arm] ?? 'full'];
    limbLost ||= unit.hasLost(arm);
    limbFired ||= hasFired(unit, arm);
    enhanced &&= unit.hasEnhancedActuators(arm);
  }
  striker.actuatorDamage = actuators(lost & ~ROOT);
  striker.shouldersDestroyed = shouldersDestroyed;
  striker.handDestroyed = (lost & END) !== 0;
  striker.limbLost = limbLost;
  striker.limbFired = limbFired;
  striker.actuatorEnhancement = enhanced;
  if (lacks !== undefined) striker.armBuiltWithout = lacks;
}

/** Limbs are damaged in few ways, so each combination has one shared record. */
const ALL_ACTUATORS = ROOT | UPPER | LOWER | END;
const WAYS = Array.from({ length: ALL_ACTUATORS + 1 }, (_, lost) => lost);

const ARMS = WAYS.map((lost) => ({
  shoulderDestroyed: (lost & ROOT) !== 0,
  upperArmDestroyed: (lost & UPPER) !== 0,
  lowerArmDestroyed: (lost & LOWER) !== 0,
}));

const legsWith = (hipDestroyed: boolean) =>
  WAYS.map((lost) => ({
    hipDestroyed,
    upperLegDestroyed: (lost & UPPER) !== 0,
    lowerLegDestroyed: (lost & LOWER) !== 0,
    footDestroyed: (lost & END) !== 0,
  }));
const LEGS_WITH_HIP = legsWith(false);
const LEGS_WITHOUT_HIP = legsWith(true);

const actuators = (lost: number) => ARMS[lost] as (typeof ARMS)[number];

/** A 'Mech that kicks with one leg stands on all others. */
function addLeg(striker: Striker, unit: Combatant, leg: number): void {
  const lost = unit.actuatorsLost[leg] as number;
  const legs = unit.hasHipHit && lacksHipToKick(unit, leg) ? LEGS_WITHOUT_HIP : LEGS_WITH_HIP;
  striker.legActuatorDamage = legs[lost] as (typeof legs)[number];
  striker.limbLost = unit.legsLost > 0;
  striker.limbFired = hasFired(unit, leg);
  striker.actuatorEnhancement = hasEnhancedLegs(unit);
  striker.muleKick = isMuleKick(unit, leg);
}

const hasEnhancedLegs = (unit: Combatant): boolean =>
  unit.design.gear['actuator-enhancement-system'] !== undefined &&
  unit.plan.legs.every((each) => unit.hasEnhancedActuators(each));

function lacksHipToKick(unit: Combatant, leg: number): boolean {
  if (unit.rules.physical.quadKickNeedsAllHips) return unit.hasHipHit;
  const beside = unit.plan.pairsOfLegs.find((pair) => pair.includes(leg)) ?? [];
  return beside.some((each) => ((unit.actuatorsLost[each] as number) & ROOT) !== 0);
}

function addRam(striker: Striker, unit: Combatant): void {
  const { isArm, isLeg } = unit.plan;
  let ramPlate = false;
  let spikedTorsos = 0;
  for (const { item, fixture, location } of unit.design.physicalWeapons) {
    if (!unit.isWorking(fixture)) continue;
    if (item.physicalWeapon === 'ram-plate') ramPlate = true;
    if (item.physicalWeapon === 'spikes' && isArm[location] !== 1 && isLeg[location] !== 1) spikedTorsos += 1;
  }
  striker.ramPlate = ramPlate;
  striker.spikedTorsos = Math.min(spikedTorsos, TORSOS);
}

const TORSOS = 3;
