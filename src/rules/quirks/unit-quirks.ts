import type { ForShotsWith } from '../hooks.js';
import { withArms } from '../physical/situation.js';
import type { IPhysicalAttacker } from '../physical/states.js';
import type { PilotingCause } from '../piloting/situation.js';
import { takenByMultiTrac } from '../to-hit/secondary-target.js';
import { quirk } from './quirk.js';

const MULTI_TRAC: ForShotsWith = { needs: 'secondaryTarget', value: (shot) => 0 - takenByMultiTrac(shot) };

export const DEFENSIVE_QUIRKS = [
  quirk({
    id: 'distracting',
    name: 'Distracting',
    category: 'defensive',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit for all attacks against it',
    isPositive: true,
    hooks: { standard: { toHitAgainst: 1, physicalToHitAgainst: () => 1 } },
  }),
  quirk({
    id: 'low_profile',
    name: 'Low Profile',
    category: 'defensive',
    pipelines: ['to-hit'],
    combatEffect: 'Treated as in partial cover',
    isPositive: true,
    hooks: {
      standard: { toHitAgainst: ({ partialCover }) => (partialCover ? 0 : 1), coversLegs: true },
      // In the book, a hit by a narrow margin is a glancing blow.
      'total-warfare': { effect: 'A shot that hits it by 0 or 1 is a glancing blow', glancingMargin: 1 },
    },
  }),
];

/** In the book, skids count as caused by terrain. */
const isForGround = ({ kind }: PilotingCause) => kind === 'terrain' || kind === 'skid';

export const PILOTING_QUIRKS = [
  quirk({
    id: 'easy_to_pilot',
    name: 'Easy to Pilot',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to piloting rolls caused by terrain',
    isPositive: true,
    hooks: {
      standard: { piloting: ({ cause }) => (cause.kind === 'terrain' ? -1 : 0) },
      // The book helps only pilots of skill 4 or worse, and also after heavy damage.
      'total-warfare': {
        effect: '−1 to piloting rolls for terrain, skidding and heavy damage, at piloting skill 4 or worse',
        piloting: ({ cause, pilot }) =>
          pilot.piloting >= 4 && (isForGround(cause) || cause.kind === 'damage') ? -1 : 0,
      },
    },
  }),
  quirk({
    id: 'stable',
    name: 'Stable',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to all piloting rolls',
    isPositive: true,
    hooks: {
      standard: { piloting: () => -1 },
      // The book helps only after physical attacks against the unit.
      'total-warfare': {
        effect: '−1 to piloting rolls after physical attacks against it',
        piloting: ({ cause }) => (cause.kind === 'physical' && cause.role !== 'attacker' ? -1 : 0),
      },
    },
  }),
  quirk({
    id: 'hard_to_pilot',
    name: 'Hard to Pilot',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '+1 to all piloting rolls',
    isPositive: false,
    hooks: { 'total-warfare': { piloting: () => 1 } },
  }),
  quirk({
    id: 'unbalanced',
    name: 'Unbalanced',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '+1 to piloting rolls caused by terrain',
    isPositive: false,
    hooks: {
      standard: { piloting: ({ cause }) => (cause.kind === 'terrain' ? 1 : 0) },
      'total-warfare': {
        effect: '+1 to piloting rolls caused by terrain and skidding',
        piloting: ({ cause }) => (isForGround(cause) ? 1 : 0),
      },
    },
  }),
  quirk({
    id: 'cramped_cockpit',
    name: 'Cramped Cockpit',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '+1 to all piloting rolls',
    isPositive: false,
    hooks: { 'total-warfare': { piloting: () => 1 } },
  }),
];

const hasHand = ({ handDestroyed, armBuiltWithout }: IPhysicalAttacker) =>
  !handDestroyed && armBuiltWithout === undefined;

const battleFists = <const Id extends string>(arm: 'left' | 'right', id: Id, name: string) =>
  quirk({
    id,
    name,
    family: 'battle_fists',
    category: 'physical',
    pipelines: ['physical', 'damage'],
    combatEffect: '+1 damage of punches with that arm',
    isPositive: true,
    hooks: {
      standard: {
        physicalDamage: ({ kind, attacker }) => (kind === 'punch' && attacker.arm === arm ? 1 : 0),
      },
      // The book's fists improve the to-hit roll instead of the damage, and need a working hand.
      'total-warfare': {
        effect: '−1 to hit with punches of that arm while its hand works',
        physicalToHit: ({ kind, attacker }) =>
          kind === 'punch' && attacker.arm === arm && hasHand(attacker) ? -1 : 0,
      },
    },
  });

export const PHYSICAL_QUIRKS = [
  battleFists('left', 'battle_fists_la', 'Battle Fists (LA)'),
  battleFists('right', 'battle_fists_ra', 'Battle Fists (RA)'),
  quirk({
    id: 'no_arms',
    name: 'No/Minimal Arms',
    category: 'physical',
    pipelines: ['physical'],
    combatEffect: 'Cannot punch',
    isPositive: false,
    hooks: {
      standard: {
        // To brush soldiers off is a punch at them.
        physicalForbidden: ({ attack, kind }) => attack.reach === 'arm' || kind === 'brush_off',
      },
      'total-warfare': {
        effect: 'No physical attacks with its arms, carries nothing, +2 to piloting rolls to stand up',
        physicalForbidden: withArms,
        piloting: ({ cause }) => (cause.kind === 'stand' ? 2 : 0),
        liftsNothing: true,
      },
    },
  }),
  quirk({
    id: 'low_arms',
    name: 'Low-Mounted Arms',
    category: 'physical',
    pipelines: ['physical'],
    combatEffect: 'Cannot punch a target on higher ground',
    isPositive: false,
    hooks: {
      standard: {
        physicalForbidden: ({ attack, elevationDifference = 0 }) =>
          attack.reach === 'arm' && elevationDifference > 0,
      },
    },
  }),
];

export const INITIATIVE_QUIRKS = [
  quirk({
    id: 'command_mech',
    name: "Command 'Mech",
    category: 'initiative',
    pipelines: ['initiative'],
    combatEffect: '+1 to initiative',
    isPositive: true,
    hooks: { 'total-warfare': { initiative: 1 } },
  }),
  quirk({
    id: 'battle_computer',
    name: 'Battle Computer',
    category: 'initiative',
    pipelines: ['initiative'],
    combatEffect: "+2 to initiative, in place of a Command 'Mech's +1",
    isPositive: true,
    hooks: { 'total-warfare': { initiative: 2 } },
  }),
];

export const COMBAT_QUIRKS = [
  quirk({
    id: 'sensor_ghosts',
    name: 'Sensor Ghosts',
    category: 'combat',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit for its own attacks',
    isPositive: false,
    hooks: { 'total-warfare': { toHit: 1 } },
  }),
  quirk({
    id: 'multi_trac',
    name: 'Multi-Trac',
    category: 'combat',
    pipelines: ['to-hit'],
    combatEffect: 'No penalty for secondary targets in the front arc',
    isPositive: true,
    hooks: {
      'total-warfare': {
        effect: 'No penalty for secondary targets in front or at the sides',
        toHit: MULTI_TRAC,
      },
      standard: { toHit: MULTI_TRAC },
    },
  }),
];

const LIMBS: ReadonlySet<string> = new Set(['left_arm', 'right_arm', 'left_leg', 'right_leg']);

export const CRIT_QUIRKS = [
  quirk({
    id: 'rugged_1',
    name: 'Rugged (1)',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'The first critical hit of a game is negated',
    isPositive: true,
    hooks: { standard: { criticalsNegated: 1 } },
  }),
  quirk({
    id: 'rugged_2',
    name: 'Rugged (2)',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'The first two critical hits of a game are negated',
    isPositive: true,
    hooks: { standard: { criticalsNegated: 2 } },
  }),
  quirk({
    id: 'protected_actuators',
    name: 'Protected Actuators',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'Critical hits in arms and legs need 1 more',
    isPositive: true,
    hooks: {
      standard: { critical: ({ location }) => (LIMBS.has(location) ? 1 : 0) },
      'total-warfare': {
        effect: '+1 for infantry that attacks its legs or swarms it',
        antiMechAgainst: () => 1,
      },
    },
  }),
  quirk({
    id: 'exposed_actuators',
    name: 'Exposed Actuators',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'Critical hits in arms and legs need 1 less',
    isPositive: false,
    hooks: {
      standard: { critical: ({ location }) => (LIMBS.has(location) ? -1 : 0) },
      'total-warfare': {
        effect: '−1 for infantry that attacks its legs or swarms it',
        antiMechAgainst: () => -1,
      },
    },
  }),
];
