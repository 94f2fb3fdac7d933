import { hasFourLegs } from '../body/chassis.js';
import { weatherPiloting, weatherWords } from '../environment/environment.js';
import type { Modifier } from '../itemise.js';
import { withLegsLost } from '../movement/legs-lost.js';
import { terrainPilotingModifier } from '../terrain/footing.js';
import { terrainType } from '../terrain/terrain.js';
import { CAUSES } from './causes.js';
import { gyroDestroyed, gyroModifier } from './gyro.js';
import { hipsModifier, legActuatorsModifier, legsLost, lostLegsOf } from './legs.js';
import type { PilotingCause, PilotingSituation } from './situation.js';

type PilotingModifier = Modifier<PilotingSituation>;

/** Cockpits by their names in unit files. */
const COCKPITS: ReadonlyMap<string, number> = new Map([
  ['small', 1],
  ['small-command-console', 1],
  ['torso-mounted', 1],
]);
const BLIND_TORSO_COCKPIT = 4;
const FOUR_LEGS = -2;
const THREE_LEGS = -1;
const LEG_ENHANCEMENT = -2;

/** Modifiers of the injury roll in a fall, where other rolls would fail automatically. */
const FALLING_WITHOUT_GYRO = 6;
const FALLING_SHUT_DOWN = 3;

const NEVER = Number.POSITIVE_INFINITY;

const plain = (
  id: string,
  name: string,
  source: string,
  value: PilotingModifier['value'],
  words: string,
): PilotingModifier => ({ id, name, source, value, describe: () => words });

const SKILL: PilotingModifier = {
  id: 'piloting',
  name: 'Piloting skill',
  source: 'base',
  value: ({ pilot }) => pilot.piloting,
  describe: ({ pilot }, value) => `${pilot.motion === undefined ? 'piloting' : 'driving'} ${value}`,
  always: true,
};
const UNCONSCIOUS = plain(
  'unconscious',
  'Unconscious pilot',
  'damage',
  ({ pilot }) => (pilot.conscious === false ? NEVER : 0),
  'pilot unconscious',
);
const FALL_HEIGHT: PilotingModifier = {
  id: 'fall_height',
  name: 'Height of the fall',
  source: 'cause',
  value: ({ falling, rules }) => Math.max(0, (falling ?? 0) - rules.falling.injuryRollFreeLevels),
  describe: ({ falling }) => `falls ${falling} levels`,
};

/** Modifiers of the pilot and the 'Mech, whatever the roll is for (docs/rules/piloting-rolls.md). */
const STATE: readonly PilotingModifier[] = [
  SKILL,
  {
    id: 'pilot_wounds',
    name: 'Pilot wounds',
    source: 'damage',
    value: ({ pilot, rules }) => (pilot.pilotWounds ?? 0) * rules.piloting.perWound[pilot.chassis ?? 'biped'],
    describe: ({ pilot }) => `pilot wounded (${pilot.pilotWounds})`,
  },
  UNCONSCIOUS,
  plain(
    'shut_down',
    'Shut down',
    'damage',
    ({ pilot, cause, falling }) =>
      // The roll for a shutdown has its own modifier.
      !pilot.shutDown || cause.kind === 'shutdown' ? 0 : falling === undefined ? NEVER : FALLING_SHUT_DOWN,
    'reactor shut down',
  ),
  plain(
    'shock',
    'Shock',
    'damage',
    ({ pilot, rules }) => (pilot.shocked ? rules.weapons.shock.toRolls : 0),
    'shaken by a taser',
  ),
  plain(
    'gyro_destroyed',
    'Gyro destroyed',
    'damage',
    ({ pilot, falling, rules }) =>
      gyroDestroyed(pilot, rules.piloting) ? (falling === undefined ? NEVER : FALLING_WITHOUT_GYRO) : 0,
    'gyro destroyed',
  ),
  {
    id: 'gyro_damage',
    name: 'Gyro damage',
    source: 'damage',
    value: ({ pilot, rules }) => gyroModifier(pilot, rules.piloting),
    describe: ({ pilot }) => `gyro hits: ${pilot.gyroHits}`,
  },
  {
    id: 'legs_destroyed',
    name: 'Legs destroyed',
    source: 'damage',
    value: ({ pilot, falling, rules }) => {
      const { fails, modifier } = lostLegsOf(pilot, rules.piloting);
      return fails && falling === undefined ? NEVER : modifier;
    },
    describe: ({ pilot }) => `legs lost: ${legsLost(pilot)}`,
  },
  plain(
    'hips',
    'Hip damage',
    'damage',
    ({ pilot, rules }) => hipsModifier(pilot, rules.piloting),
    'hip actuator destroyed',
  ),
  plain(
    'leg_actuators',
    'Leg actuator damage',
    'damage',
    ({ pilot, rules }) => legActuatorsModifier(pilot, rules.piloting),
    'leg actuators destroyed',
  ),
  {
    id: 'cockpit',
    name: 'Cockpit',
    source: 'equipment',
    value: ({ pilot }) => COCKPITS.get(pilot.cockpit ?? '') ?? 0,
    describe: ({ pilot }) => `${pilot.cockpit} cockpit`,
  },
  plain(
    'blind_torso_cockpit',
    'Head sensors lost',
    'equipment',
    ({ pilot }) => (pilot.blindTorsoCockpit ? BLIND_TORSO_COCKPIT : 0),
    'torso-mounted cockpit without head sensors',
  ),
  plain(
    'hardened_armor',
    'Hardened armor',
    'equipment',
    ({ pilot }) => (pilot.hardenedArmor ? 1 : 0),
    'hardened armor',
  ),
  plain(
    'modular_armor',
    'Modular armor',
    'equipment',
    ({ pilot }) => (pilot.modularArmor ? 1 : 0),
    'modular armor',
  ),
  plain(
    'industrial_myomer',
    'Industrial myomer',
    'equipment',
    ({ pilot }) => (pilot.industrialMyomer ? 1 : 0),
    'industrial triple-strength myomer',
  ),
  plain(
    'four_legs',
    'Four legs',
    'equipment',
    ({ pilot }) =>
      hasFourLegs(pilot.chassis) && pilot.motion === undefined && legsLost(pilot) === 0 ? FOUR_LEGS : 0,
    'quad with all its legs',
  ),
  plain(
    'three_legs',
    'Three legs',
    'equipment',
    ({ pilot }) => (pilot.chassis === 'tripod' && legsLost(pilot) === 0 ? THREE_LEGS : 0),
    'tripod with all its legs',
  ),
  {
    id: 'dedicated_pilot',
    name: 'Dedicated pilot',
    source: 'equipment',
    value: ({ pilot, rules: { piloting } }) => {
      if (pilot.dedicatedPilot === undefined) return 0;
      if (pilot.dedicatedPilot === 'out') return piloting.pilotOut;
      return piloting.dedicatedPilot[pilot.chassis ?? 'biped'];
    },
    describe: ({ pilot }) =>
      pilot.dedicatedPilot === 'out'
        ? 'another is at the controls in place of the pilot'
        : 'a pilot with no other work',
  },
  plain(
    'leg_actuator_enhancement',
    'Actuator Enhancement System',
    'equipment',
    ({ pilot }) => (pilot.legActuatorEnhancement && legsLost(pilot) === 0 ? LEG_ENHANCEMENT : 0),
    'enhanced actuators in the legs',
  ),
];

const DRIVER_HIT = 2;
const COMMANDER_HIT = 1;
const FLIGHT_STABILIZER_HIT = 3;
const ON_JETS = 3;

const VEHICLE: readonly PilotingModifier[] = [
  plain(
    'motive_damage',
    'Motive damage',
    'damage',
    ({ pilot }) => pilot.motiveDamage ?? 0,
    'motive system damaged',
  ),
  plain(
    'driver_hit',
    'Driver hit',
    'damage',
    ({ pilot }) => (pilot.driverHit ? DRIVER_HIT : 0),
    'the driver is hit',
  ),
  plain(
    'commander_hit',
    'Commander hit',
    'damage',
    ({ pilot }) => (pilot.commanderHit ? COMMANDER_HIT : 0),
    'the commander is hit',
  ),
  plain(
    'flight_stabilizer',
    'Flight stabilizer hit',
    'damage',
    ({ pilot }) => (pilot.flightStabilizerHit ? FLIGHT_STABILIZER_HIT : 0),
    'the flight stabilizer is hit',
  ),
  plain(
    'jet_booster',
    'Jet booster',
    'equipment',
    ({ pilot, cause }) => (pilot.jetBooster && cause.kind === 'sideslip' ? ON_JETS : 0),
    'turns with its jets on',
  ),
];

const SINKING = 1;
const AMONG_WALLS = 4;

function superheavyModifier({ kind, terrain, bogDown }: PilotingCause): number {
  if (bogDown) return SINKING;
  return kind === 'terrain' && terrain !== undefined && terrainType(terrain) === 'building' ? AMONG_WALLS : 0;
}

const TERRAIN_OF_CAUSE: PilotingModifier = {
  id: 'terrain',
  name: 'Terrain',
  source: 'terrain',
  value: ({ terrainModifier }) => terrainModifier,
  describe: ({ cause }) =>
    cause.terrain === undefined ? '' : terrainType(cause.terrain).replaceAll('_', ' '),
};

/** The cause of the roll, and its place. */
const OCCASION: readonly PilotingModifier[] = [
  TERRAIN_OF_CAUSE,
  {
    id: 'superheavy',
    name: 'Superheavy',
    source: 'terrain',
    value: ({ pilot, cause }) => (pilot.superheavy ? superheavyModifier(cause) : 0),
    describe: ({ cause }) => (cause.bogDown ? "superheavy 'Mech sinks in" : "superheavy 'Mech among walls"),
  },
  plain(
    'hex',
    'Hex',
    'terrain',
    ({ hex, pilot }) => hex.reduce((sum, feature) => sum + terrainPilotingModifier(feature, pilot.motion), 0),
    'other terrain in the hex',
  ),
  {
    id: 'cause',
    name: 'Cause',
    source: 'cause',
    value: ({ cause, pilot, rules }) => CAUSES[cause.kind].modifier(cause, pilot, rules.piloting),
    describe: ({ cause }) => CAUSES[cause.kind].description,
  },
  {
    id: 'other_causes',
    name: 'Other causes',
    source: 'cause',
    value: ({ otherCauses, pilot, rules }) =>
      otherCauses.reduce(
        (sum, other) =>
          CAUSES[other.kind].alone
            ? sum
            : sum + CAUSES[other.kind].modifier(other, pilot, rules.piloting) + (other.modifier ?? 0),
        0,
      ),
    describe: ({ otherCauses }) =>
      otherCauses.flatMap(({ kind }) => (CAUSES[kind].alone ? [] : CAUSES[kind].description)).join(', '),
  },
  plain('further', 'Further modifier', 'cause', ({ cause }) => cause.modifier ?? 0, 'given by the caller'),
  FALL_HEIGHT,
];

const sky = (condition: 'precipitation' | 'wind'): PilotingModifier => ({
  id: `environment_${condition}`,
  name: condition === 'wind' ? 'Wind' : 'Precipitation',
  source: 'environment',
  value: ({ environment, rules }) => weatherPiloting(environment?.[condition], rules),
  describe: ({ environment }) => weatherWords(environment?.[condition]),
});

/** Quirks and abilities come between these and `AFTER_ABILITIES`. */
export const BEFORE_QUIRKS: readonly PilotingModifier[] = [...STATE, ...VEHICLE, ...OCCASION];
export const AFTER_ABILITIES: readonly PilotingModifier[] = [sky('precipitation'), sky('wind')];

/** The complete injury roll in rulesets where it does not repeat the failed roll. */
export const OF_THE_FALL_ALONE: readonly PilotingModifier[] = [
  SKILL,
  UNCONSCIOUS,
  plain('shut_down', 'Shut down', 'damage', ({ pilot }) => (pilot.shutDown ? NEVER : 0), 'reactor shut down'),
  {
    id: 'legs_destroyed',
    name: 'Legs destroyed',
    source: 'damage',
    value: ({ pilot, rules }) =>
      withLegsLost(rules.movement, pilot.chassis ?? 'biped', legsLost(pilot)).immobile ? NEVER : 0,
    describe: ({ pilot }) => `legs lost: ${legsLost(pilot)}`,
  },
  FALL_HEIGHT,
];

const LANDING_IN_MIRE = 5;

/** The complete roll of a vehicle or ProtoMech that jumps into mire (docs/rules/falling.md). */
export const OF_THE_LANDING_ALONE: readonly PilotingModifier[] = [
  {
    ...plain('landing', 'Landing', 'base', () => LANDING_IN_MIRE, `lands in mire ${LANDING_IN_MIRE}`),
    always: true,
  },
  TERRAIN_OF_CAUSE,
];
