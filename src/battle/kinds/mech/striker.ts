import { NOWHERE } from '../../../rules/body/plan.js';
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

export function mechStriker(battle: Battle, blow: Blow): IPhysicalAttacker {
  const { unit, kind, limb, bothHands } = blow;
  const { design, pilot } = unit;
  const figures = mechFigures(design);
  const attack = PHYSICAL_ATTACKS[kind];
  return {
    piloting: pilot.piloting,
    tonnage: design.tonnage,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    // The book counts the step into the target's hex, which the move itself does not take.
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
    // Blades are drawn and switched on for the blow.
    ...(kind === 'retractable_blade' && { retractableBlade: 'extended' as const }),
    ...(blow.weapon && { bladeActive: blow.active }),
    ...(attack.limb === 'arm' && armState(unit, limb)),
    ...(kind === 'punch' && shieldBefore(unit, limb)),
    ...(kind === 'brush_off' && { claws: hasClawOn(unit, limb) }),
    ...(kind === 'thrash' && { limbFired: unit.firedFrom !== 0 }),
    ...(attack.limb === 'arms' && bothArms(unit)),
    ...(attack.limb === 'leg' && legState(unit, limb)),
    ...(attack.contest && ramState(unit)),
    ...(kind === 'dfa' && { talons: landsOnTalons(unit) }),
    ...(kind === 'throw' && { objectTonnage: unit.carrying?.tonnage ?? 0 }),
  };
}

/** Triple-Strength Myomer needs heat; that of industry and prototypes is always at work. */
const isMyomerAtWork = ({ tripleStrength }: MechFigures, heat: number): boolean =>
  tripleStrength === 'always' || (tripleStrength === 'when-hot' && isTripleStrengthActive(heat));

const depthAround = ({ map }: Battle, { hex, elevation }: Combatant): number =>
  elevation < 0 ? (map.waterDepth[hex] as number) : 0;

/** Legs are under water at any depth, the rest of a standing 'Mech from depth 2 on. */
function isSubmerged(battle: Battle, unit: Combatant, leg: boolean): boolean {
  return depthAround(battle, unit) > 0 && unit.elevation + (leg ? 0 : unit.height) < 0;
}

const hasFired = ({ firedFrom }: Combatant, location: number): boolean => (firedFrom & (1 << location)) !== 0;

/** What an arm was built without, as the rules name it. */
const LACKS = { full: undefined, 'no-hand': 'hand', 'no-lower-arm': 'lower-arm' } as const;

function armState(unit: Combatant, arm: number): Partial<IPhysicalAttacker> {
  const { isArm, side } = unit.plan;
  if (isArm[arm] !== 1) return { torsoMounted: true };
  const lost = unit.actuatorsLost[arm] as number;
  const lacks = LACKS[unit.design.arms[arm] ?? 'full'];
  return {
    arm: (side[arm] as number) < 0 ? 'left' : 'right',
    actuatorDamage: actuators(lost),
    handDestroyed: (lost & END) !== 0,
    ...(lacks && { armBuiltWithout: lacks }),
    limbLost: unit.hasLost(arm),
    limbFired: hasFired(unit, arm),
    shield: unit.shieldMode(arm),
    actuatorEnhancement: unit.hasEnhancedActuators(arm),
  };
}

const SIZES: Readonly<Record<string, ShieldSize>> = {
  'small-shield': 'small',
  'medium-shield': 'medium',
  'large-shield': 'large',
};

/** A shield that can still take something of a hit. */
function shieldBefore(unit: Combatant, arm: number): Partial<IPhysicalAttacker> {
  if (!unit.hasShieldIn(arm) || (unit.plating?.shieldAbsorption[arm] as number) <= 0) return {};
  const shield = unit.design.physicalWeapons.find(
    ({ item, location }) => location === arm && item.shield !== undefined,
  );
  const shieldOnArm = SIZES[shield?.item.physicalWeapon ?? ''];
  return shieldOnArm === undefined ? {} : { shieldOnArm };
}

/** What takes both arms suffers from whatever either of them lacks. */
function bothArms(unit: Combatant): Partial<IPhysicalAttacker> {
  const { arms } = unit.plan;
  let lost = 0;
  let shouldersDestroyed = 0;
  for (const arm of arms) {
    const lostHere = unit.actuatorsLost[arm] as number;
    lost |= lostHere;
    shouldersDestroyed += lostHere & ROOT;
  }
  const lacking = arms.find((arm) => unit.design.arms[arm] !== 'full');
  const lacks = LACKS[unit.design.arms[lacking ?? NOWHERE] ?? 'full'];
  return {
    actuatorDamage: actuators(lost & ~ROOT),
    shouldersDestroyed,
    handDestroyed: (lost & END) !== 0,
    ...(lacks && { armBuiltWithout: lacks }),
    limbLost: arms.some((arm) => unit.hasLost(arm)),
    limbFired: arms.some((arm) => hasFired(unit, arm)),
    actuatorEnhancement: arms.every((arm) => unit.hasEnhancedActuators(arm)),
  };
}

const actuators = (lost: number): NonNullable<IPhysicalAttacker['actuatorDamage']> => ({
  shoulderDestroyed: (lost & ROOT) !== 0,
  upperArmDestroyed: (lost & UPPER) !== 0,
  lowerArmDestroyed: (lost & LOWER) !== 0,
});

/** Who kicks with one leg stands on all others. */
function legState(unit: Combatant, leg: number): Partial<IPhysicalAttacker> {
  const lost = unit.actuatorsLost[leg] as number;
  return {
    legActuatorDamage: {
      hipDestroyed: lacksHipToKick(unit, leg),
      upperLegDestroyed: (lost & UPPER) !== 0,
      lowerLegDestroyed: (lost & LOWER) !== 0,
      footDestroyed: (lost & END) !== 0,
    },
    limbLost: unit.legsLost > 0,
    limbFired: hasFired(unit, leg),
    actuatorEnhancement: unit.plan.legs.every((each) => unit.hasEnhancedActuators(each)),
    muleKick: isMuleKick(unit, leg),
  };
}

function lacksHipToKick(unit: Combatant, leg: number): boolean {
  if (unit.rules.physical.quadKickNeedsAllHips) return unit.hasHipHit;
  const beside = unit.plan.pairsOfLegs.find((pair) => pair.includes(leg)) ?? [];
  return beside.some((each) => ((unit.actuatorsLost[each] as number) & ROOT) !== 0);
}

function ramState(unit: Combatant): Partial<IPhysicalAttacker> {
  const { isArm, isLeg } = unit.plan;
  let ramPlate = false;
  let spikedTorsos = 0;
  for (const { item, fixture, location } of unit.design.physicalWeapons) {
    if (!unit.isWorking(fixture)) continue;
    if (item.physicalWeapon === 'ram-plate') ramPlate = true;
    if (item.physicalWeapon === 'spikes' && isArm[location] !== 1 && isLeg[location] !== 1) spikedTorsos += 1;
  }
  return { ramPlate, spikedTorsos: Math.min(spikedTorsos, TORSOS) };
}

const TORSOS = 3;
