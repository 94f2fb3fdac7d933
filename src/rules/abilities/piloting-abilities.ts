import { hasFourLegs } from '../body/chassis.js';
import { type Carried, designationsOf, plainName } from '../carried.js';
import type { PilotingSituation } from '../piloting/situation.js';
import { terrainType } from '../terrain/terrain.js';
import { ATTACKER_MOVEMENT } from '../to-hit/movement.js';
import type { ToHitSituation } from '../to-hit/situation.js';
import { ability } from './ability.js';

const AFTER_JUMP_WITH_JUMPING_JACK = 1;

/** Soldiers fire as well on the move, so there is nothing to make easier for them. */
export const firesFromJump = ({ attacker }: ToHitSituation): boolean =>
  attacker.movementType === 'jump' && !attacker.soldiers;

const isTerrain = ({ cause }: PilotingSituation) => cause.kind === 'terrain';

/** Causes of rolls to avoid a fall (docs/rules/standard.md). */
const TO_AVOID_A_FALL: ReadonlySet<string> = new Set([
  'fall',
  'damage',
  'physical',
  'gyro',
  'leg',
  'shutdown',
  'charge',
]);

/** Terrain Master and its variants. Several of them still ignore only one point (docs/rules/standard.md). */
export const ignoresDifficultTerrain =
  (id: string) =>
  (roll: PilotingSituation): number =>
    isTerrain(roll) && roll.terrainModifier >= 1 && roll.abilities.find(isTerrainMaster)?.id === id ? -1 : 0;

const isTerrainMaster = ({ id }: Carried): boolean => id === 'terrain_master' || id.startsWith('tm_');

export const PILOTING_ABILITIES = [
  ability({
    id: 'jumping_jack',
    name: 'Jumping Jack',
    category: 'piloting',
    pipelines: ['to-hit'],
    combatEffect: 'Jumping adds 1 to hit instead of 3',
    hooks: {
      'total-warfare': {
        toHit: (shot) => (firesFromJump(shot) ? AFTER_JUMP_WITH_JUMPING_JACK - ATTACKER_MOVEMENT.jump : 0),
      },
    },
  }),
  ability({
    id: 'dodge_maneuver',
    name: 'Dodge Maneuver',
    category: 'piloting',
    pipelines: ['to-hit', 'physical'],
    combatEffect: '+2 to hit for attacks against it while it dodges in place of attacking',
    hooks: {
      standard: {
        toHitAgainst: ({ target }) => (target.isDodging ? 2 : 0),
        physicalToHitAgainst: ({ target }) => (target?.isDodging ? 2 : 0),
        dodgeForfeits: ['weapon', 'physical'],
      },
      'total-warfare': {
        effect: '+2 to hit for physical attacks against it while it dodges instead of making its own',
        physicalToHitAgainst: ({ target }) => (target?.isDodging ? 2 : 0),
        dodgeForfeits: ['physical'],
      },
    },
  }),
  ability({
    id: 'melee_specialist',
    name: 'Melee Specialist',
    category: 'piloting',
    pipelines: ['physical'],
    combatEffect: '−1 to hit with physical attacks',
    hooks: {
      standard: { physicalToHit: () => -1 },
      // The damage of charges and deaths from above depends on weight and speed alone.
      'total-warfare': {
        effect: '−1 to hit with physical attacks, and +1 damage except for charges and deaths from above',
        physicalToHit: () => -1,
        physicalDamage: ({ attack }) => (attack.limb === 'body' ? 0 : 1),
      },
    },
  }),
  ability({
    id: 'melee_master',
    name: 'Melee Master',
    category: 'piloting',
    pipelines: ['physical', 'damage'],
    combatEffect: '+1 damage of physical attacks',
    hooks: {
      standard: { physicalDamage: () => 1 },
      'total-warfare': {
        effect: 'One more physical attack each turn; a ProtoMech strikes twice as hard instead',
        frenzyFactor: 2,
        extraPhysicalAttacks: 1,
      },
    },
  }),
  ability({
    id: 'maneuvering_ace',
    name: 'Maneuvering Ace',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to piloting rolls caused by terrain and skidding',
    hooks: {
      standard: { piloting: ({ cause }) => (cause.kind === 'terrain' || cause.kind === 'skid' ? -1 : 0) },
      'total-warfare': {
        effect:
          '−1 to piloting rolls caused by skidding and slipping sideways; a biped, hovercraft, VTOL or WiGE shifts sideways like a quad, a quad for 1 MP less',
        piloting: ({ cause }) => (cause.kind === 'skid' || cause.kind === 'sideslip' ? -1 : 0),
        sideSteps: true,
      },
    },
  }),
  ability({
    id: 'terrain_master',
    name: 'Terrain Master',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: 'Ignores a +1 of difficult terrain on piloting rolls',
    hooks: {
      standard: { piloting: ignoresDifficultTerrain('terrain_master') },
    },
  }),
  ability({
    id: 'acrobat',
    name: 'Acrobat',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to piloting rolls after a death from above',
    hooks: {
      standard: { piloting: ({ cause }) => (cause.kind === 'dfa' && cause.role !== 'target' ? -1 : 0) },
    },
  }),
  ability({
    id: 'cross_country',
    name: 'Cross-Country',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to piloting rolls caused by terrain while running',
    hooks: {
      standard: { piloting: (roll) => (isTerrain(roll) && roll.pilot.movementType === 'run' ? -1 : 0) },
      'total-warfare': {
        effect: 'a ground vehicle enters terrain that is closed to its motion type, at twice the points',
        opensGround: true,
      },
    },
  }),
  ability({
    id: 'heavy_lifter',
    name: 'Heavy Lifter',
    category: 'piloting',
    pipelines: ['physical'],
    combatEffect: 'Carries up to 15 % of its tonnage and may throw it',
    hooks: { 'total-warfare': { liftPercent: 5, mayThrow: true } },
  }),
  ability({
    id: 'animal_mimicry',
    name: 'Animal Mimicry',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to piloting rolls caused by one terrain',
    requiresDesignation: true,
    hooks: {
      standard: {
        piloting: ({ cause, pilot, abilities }) => {
          if (cause.kind !== 'terrain' || cause.terrain === undefined) return 0;
          const { designatedTerrain: named } = pilot;
          const homes = named === undefined ? designationsOf(abilities, 'animal_mimicry') : [named];
          const terrain = terrainType(cause.terrain);
          return homes.some((home) => isKindOf(terrain, home)) ? -1 : 0;
        },
      },
      'total-warfare': {
        effect:
          "−1 to the piloting rolls of a quad; a quad or an animal-like 'Mech pays 1 MP less for woods and jungle",
        piloting: ({ pilot }) => (hasFourLegs(pilot.chassis) ? -1 : 0),
        groundSavings: ({ chassis, animalistic }) =>
          hasFourLegs(chassis) || animalistic ? { wooded: 1 } : {},
      },
    },
  }),
];

export const DEFENSIVE_ABILITIES = [
  ability({
    id: 'evasive',
    name: 'Evasive',
    category: 'defensive',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit for attacks against it when it ran or jumped',
    hooks: {
      standard: {
        toHitAgainst: ({ target }) => (isFast(target.movementType) ? 1 : 0),
        physicalToHitAgainst: ({ target }) => (isFast(target?.movementType) ? 1 : 0),
      },
    },
  }),
  ability({
    id: 'natural_grace',
    name: 'Natural Grace',
    category: 'defensive',
    pipelines: ['psr'],
    combatEffect: '−1 to piloting rolls to avoid a fall',
    hooks: {
      standard: {
        piloting: ({ cause, falling }) => (falling !== undefined || TO_AVOID_A_FALL.has(cause.kind) ? -1 : 0),
      },
    },
  }),
];

/** For example, light and heavy woods are both woods. */
const isKindOf = (terrain: string, designated: string): boolean =>
  designated !== '' && plainName(terrain).endsWith(plainName(designated));

function isFast(movementType: string | undefined): boolean {
  return movementType === 'run' || movementType === 'jump';
}
