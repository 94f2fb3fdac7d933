import type { Modifier } from '../itemise.js';
import { ATTACKER_MOVEMENT, targetMovement } from '../to-hit/movement.js';
import { camouflage, suitStealth } from '../to-hit/suits.js';
import { attackerMovementWords } from '../to-hit/words.js';
import type { PhysicalSituation } from './situation.js';

const ACTUATOR = 2;
const EXTREMITY = 1;
const AIMED = 4;
const PRONE = 2;
/** So low that no other modifiers make it miss. */
const CERTAIN = -40;
const WATER_AGAINST_PUSH = 3;
const SOLDIERS_FROM_ABOVE = 3;
const STOMP = 3;
const DARKNESS: Readonly<Record<string, number>> = { moonless_night: 1, pitch_black: 2 };

const armStrikes = ({ attack, attacker }: PhysicalSituation): boolean =>
  (attack.limb === 'arm' || attack.reach === 'weapon') && !attacker.torsoMounted;
const legStrikes = ({ attack }: PhysicalSituation): boolean => attack.limb === 'leg';

/** In some rulesets an immobile target counts with a fixed piloting skill. */
function pilotingOfTarget({ target, rules }: PhysicalSituation): number | undefined {
  if (target?.piloting === undefined) return undefined;
  return target.immobile ? (rules.physical.pilotingOfImmobile ?? target.piloting) : target.piloting;
}

/** The attacker of a death from above always counts as jumping. */
const movementOf = ({ kind, attacker }: PhysicalSituation) =>
  kind === 'dfa' ? 'jump' : (attacker.movementType ?? 'stationary');

export const BEFORE_QUIRKS: readonly Modifier<PhysicalSituation>[] = [
  {
    id: 'piloting',
    name: 'Piloting skill',
    source: 'base',
    value: ({ attack, attacker }) => (attack.skill === undefined ? attacker.piloting : 0),
    describe: (_, value) => `piloting ${value}`,
    always: true,
  },
  {
    id: 'gunnery',
    name: 'Gunnery skill',
    source: 'base',
    value: ({ attack, attacker }) => (attack.skill === 'gunnery' ? (attacker.gunnery ?? 0) : 0),
    describe: (_, value) => `gunnery ${value}`,
  },
  {
    id: 'certain',
    name: 'Certain hit',
    source: 'attack',
    value: ({ attack }) => (attack.whileProne ? CERTAIN : 0),
    describe: () => 'nobody among its limbs is missed',
  },
  {
    id: 'attack',
    name: 'Attack',
    source: 'attack',
    value: ({ kind, weapon, rules }) => {
      const { toHit, weaponToHit } = rules.physical;
      const ofWeapon = weapon && (weaponToHit[kind] ?? weapon.toHitModifier);
      return ofWeapon ?? toHit[kind];
    },
    describe: ({ attack, weapon }) => (weapon?.name ?? attack.name).toLowerCase(),
  },
  {
    id: 'front_saw',
    name: 'Front saw',
    source: 'equipment',
    value: ({ kind, attacker }) => (kind === 'charge' && attacker.frontSaw !== undefined ? 1 : 0),
    describe: () => 'charges with the saw in front',
  },
  {
    id: 'piloting_difference',
    name: 'Piloting difference',
    source: 'attack',
    value: (attack) => {
      const opponent = attack.attack.contest ? pilotingOfTarget(attack) : undefined;
      return opponent === undefined ? 0 : attack.attacker.piloting - opponent;
    },
    describe: (attack) => `piloting ${attack.attacker.piloting} against ${pilotingOfTarget(attack)}`,
  },
  {
    id: 'throw_distance',
    name: 'Distance',
    source: 'range',
    value: ({ kind, distance }) => (kind === 'throw' ? Math.max(0, distance - 1) : 0),
    describe: ({ distance }) => `thrown ${distance} hexes far`,
  },
  {
    id: 'attacker_movement',
    name: 'Attacker movement',
    source: 'attacker_movement',
    value: (attack) => ATTACKER_MOVEMENT[movementOf(attack)],
    describe: (attack) => attackerMovementWords(movementOf(attack), attack.attacker.drives),
  },
  {
    id: 'target_movement',
    name: 'Target movement',
    source: 'target_movement',
    value: ({ target }) => (target ? targetMovement(target.movementType, target.hexesMoved) : 0),
    describe: ({ target }) =>
      `target moved ${target?.hexesMoved} hexes${target?.movementType === 'jump' ? ', jumping' : ''}`,
  },
  {
    id: 'target_prone',
    name: 'Target prone',
    source: 'target_state',
    value: ({ target }) => (target?.prone ? -2 : 0),
    describe: () => 'target prone',
  },
  {
    id: 'target_immobile',
    name: 'Target immobile',
    source: 'target_state',
    value: ({ target }) => (target?.immobile ? -4 : 0),
    describe: () => 'target immobile',
  },
  {
    id: 'target_building_adjacent',
    name: 'Adjacent building',
    source: 'target_state',
    value: ({ target, distance }) => (target?.emplaced && distance === 1 ? CERTAIN : 0),
    describe: () => 'nobody misses a building in the next hex',
  },
  {
    id: 'target_airborne',
    name: 'Target airborne',
    source: 'target_state',
    value: ({ target }) => (target?.airborne && target.movementType !== 'jump' ? 1 : 0),
    describe: () => 'target in the air',
  },
  {
    id: 'target_large',
    name: 'Large target',
    source: 'target_state',
    value: ({ attack, target, rules }) =>
      (target?.large || target?.superheavy) && attack.limb !== 'body' ? rules.physical.largeTarget : 0,
    describe: () => 'target is large',
  },
  {
    id: 'target_large_support',
    name: 'Large support vehicle',
    source: 'target_state',
    value: ({ attack, target }) => (target?.largeSupport && attack.limb !== 'body' ? -2 : 0),
    describe: () => 'target is a large support vehicle',
  },
  {
    id: 'target_soldiers',
    name: 'Soldiers',
    source: 'target_state',
    value: ({ kind, target }) => (target?.soldiers && kind === 'dfa' ? SOLDIERS_FROM_ABOVE : 0),
    describe: () => 'infantry is hard to jump on',
  },
  {
    id: 'stomp',
    name: 'Stomp',
    source: 'attack',
    value: ({ attack, target, distance }) =>
      target?.soldiers && attack.limb === 'leg' && distance === 0 ? STOMP : 0,
    describe: () => 'infantry scatters under its feet',
  },
  {
    id: 'target_single_squad',
    name: 'Single squad',
    source: 'target_state',
    value: ({ attack, target }) => (target?.singleSquad && attack.limb !== 'body' ? 1 : 0),
    describe: () => 'a single squad is hard to find',
  },
  {
    id: 'target_battle_armor',
    name: 'Battle armor',
    source: 'target_state',
    value: ({ kind, target }) => (target?.soldiers === 'battle-armor' && kind !== 'push' ? 1 : 0),
    describe: () => 'powered suits are small targets',
  },
  {
    id: 'target_suit',
    name: 'Hidden suits',
    source: 'target_state',
    value: ({ attack, target }) => (attack.limb === 'body' ? 0 : hiddenBy(target)),
    describe: () => 'stealth or camouflage of powered suits',
  },
  {
    id: 'partial_cover',
    name: 'Partial cover',
    source: 'target_state',
    value: ({ kind, target }) =>
      target?.partialCover && kind !== 'dfa' ? (kind === 'push' ? WATER_AGAINST_PUSH : 1) : 0,
    describe: () => 'target stands in water',
  },
  {
    id: 'target_terrain',
    name: 'Target terrain',
    source: 'terrain',
    // In a death from above, terrain does not protect the target.
    value: ({ kind, targetTerrain }) => (kind === 'dfa' ? 0 : targetTerrain),
    describe: () => 'terrain in the target hex',
  },
  {
    id: 'upper_arm',
    name: 'Upper arm',
    source: 'damage',
    value: (attack) =>
      armStrikes(attack) && attack.attacker.actuatorDamage?.upperArmDestroyed ? ACTUATOR : 0,
    describe: () => 'upper arm actuator destroyed',
  },
  {
    id: 'lower_arm',
    name: 'Lower arm',
    source: 'damage',
    value: (attack) => (armStrikes(attack) && lacksLowerArm(attack) ? ACTUATOR : 0),
    describe: () => 'lower arm actuator missing or destroyed',
  },
  {
    id: 'hand',
    name: 'Hand',
    source: 'damage',
    value: (attack) => (missesHand(attack) ? EXTREMITY : 0),
    describe: () => 'hand actuator missing or destroyed',
  },
  {
    id: 'claws',
    name: 'Claws',
    source: 'equipment',
    value: ({ kind, attacker }) => (kind === 'brush_off' && attacker.claws ? 1 : 0),
    describe: () => 'claws are too coarse to pick infantry off',
  },
  {
    id: 'target_magnetic_claws',
    name: 'Magnetic claws',
    source: 'target_state',
    value: ({ kind, target }) => (kind === 'brush_off' && target?.magneticClaws ? 1 : 0),
    describe: () => 'they hold on with magnetic claws',
  },
  {
    id: 'shoulders',
    name: 'Shoulders',
    source: 'damage',
    value: ({ kind, attacker }) => (kind === 'push' ? ACTUATOR * (attacker.shouldersDestroyed ?? 0) : 0),
    describe: ({ attacker }) => `shoulders destroyed: ${attacker.shouldersDestroyed}`,
  },
  {
    id: 'upper_leg',
    name: 'Upper leg',
    source: 'damage',
    value: (attack) =>
      legStrikes(attack) && attack.attacker.legActuatorDamage?.upperLegDestroyed ? ACTUATOR : 0,
    describe: () => 'upper leg actuator destroyed',
  },
  {
    id: 'lower_leg',
    name: 'Lower leg',
    source: 'damage',
    value: (attack) =>
      legStrikes(attack) && attack.attacker.legActuatorDamage?.lowerLegDestroyed ? ACTUATOR : 0,
    describe: () => 'lower leg actuator destroyed',
  },
  {
    id: 'foot',
    name: 'Foot',
    source: 'damage',
    value: (attack) =>
      legStrikes(attack) && attack.attacker.legActuatorDamage?.footDestroyed ? EXTREMITY : 0,
    describe: () => 'foot actuator destroyed',
  },
  {
    id: 'blind_torso_cockpit',
    name: 'Torso-mounted cockpit',
    source: 'damage',
    value: ({ attacker }) => (attacker.blindTorsoCockpit ? 4 : 0),
    describe: () => 'head sensors of a torso-mounted cockpit destroyed',
  },
  {
    id: 'actuator_enhancement',
    name: 'Actuator Enhancement System',
    source: 'equipment',
    value: (attack) =>
      (armStrikes(attack) || legStrikes(attack)) && attack.attacker.actuatorEnhancement ? -1 : 0,
    describe: () => 'enhanced actuators in the limb',
  },
  {
    id: 'modular_armor',
    name: 'Modular armor',
    source: 'equipment',
    // Pushes and deaths from above are not affected.
    value: ({ kind, attacker }) => (attacker.modularArmor && kind !== 'dfa' && kind !== 'push' ? 1 : 0),
    describe: () => 'attacker wears modular armor',
  },
  {
    id: 'industrial_myomer',
    name: 'Industrial Triple-Strength Myomer',
    source: 'equipment',
    value: ({ attacker }) => (attacker.industrialMyomer ? 2 : 0),
    describe: () => 'industrial myomer',
  },
  {
    id: 'superheavy',
    name: 'Superheavy attacker',
    source: 'attacker_state',
    value: ({ kind, attacker }) => (attacker.superheavy && kind !== 'push' ? 1 : 0),
    describe: () => 'attacker is superheavy',
  },
  {
    id: 'dedicated_pilot',
    name: 'Dedicated pilot',
    source: 'attacker_state',
    value: ({ kind, attack, attacker }) =>
      attacker.dedicatedPilot && kind !== 'push' && attack.limb !== 'body' ? -1 : 0,
    describe: () => 'a pilot with no other work',
  },
  {
    id: 'mule_kick',
    name: 'Mule kick',
    source: 'attacker_state',
    value: (attack) => (legStrikes(attack) && attack.attacker.muleKick ? attack.rules.physical.muleKick : 0),
    describe: () => 'a quad kicks with a rear leg',
  },
  {
    id: 'attacker_prone',
    name: 'Attacker prone',
    source: 'attacker_state',
    value: ({ attack, attacker }) => (attacker.prone && attack.reach === 'arm' ? PRONE : 0),
    describe: () => 'attacker is prone',
  },
  {
    id: 'aimed',
    name: 'Aimed',
    source: 'attacker_state',
    value: ({ attack, aimedAt }) => (attack.reach === 'weapon' && aimedAt !== undefined ? AIMED : 0),
    describe: ({ aimedAt }) => `aimed at the ${aimedAt === 'kick' ? 'lower' : 'upper'} body`,
  },
  {
    id: 'spotting',
    name: 'Spotting',
    source: 'attacker_state',
    value: ({ attacker }) => (attacker.spotting ? 1 : 0),
    describe: () => 'spots for indirect fire',
  },
  {
    id: 'shock',
    name: 'Shock',
    source: 'equipment',
    value: ({ attacker, rules }) => (attacker.shocked ? rules.weapons.shock.toRolls : 0),
    describe: () => 'shaken by a taser',
  },
];

/** Uses the modifier for short range (Total Warfare, "Battle Armor"). */
function hiddenBy(target: PhysicalSituation['target']): number {
  const { suit, hexesMoved = 0 } = target ?? {};
  if (suit === undefined) return 0;
  return suitStealth(suit, 'short') + camouflage(suit, hexesMoved);
}

export const AFTER_ABILITIES: readonly Modifier<PhysicalSituation>[] = [
  {
    id: 'light',
    name: 'Light',
    source: 'environment',
    value: darkness,
    describe: ({ environment }) => (environment?.light ?? 'day').replaceAll('_', ' '),
  },
];

export function darkness({ environment }: PhysicalSituation): number {
  return DARKNESS[environment?.light ?? 'day'] ?? 0;
}

/** Claws need no hand. When brushing off soldiers, a missing lower arm counts instead of the hand. */
function missesHand(attack: PhysicalSituation): boolean {
  const { kind, attacker } = attack;
  if (kind !== 'punch' && kind !== 'brush_off') return false;
  if (kind === 'brush_off' && lacksLowerArm(attack)) return false;
  return attacker.handDestroyed === true || attacker.armBuiltWithout !== undefined;
}

export function lacksLowerArm({ attacker }: PhysicalSituation): boolean {
  return attacker.actuatorDamage?.lowerArmDestroyed === true || attacker.armBuiltWithout === 'lower-arm';
}
