import { itemise, itemiseHooks, type Modifier } from '../itemise.js';
import { type ITargetNumber, targetNumberOf } from '../modifier.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type Ruleset, rulesetOf } from '../ruleset.js';
import { modifierIn, type TableStep } from '../table.js';
import { targetMovement } from '../to-hit/movement.js';
import type { MovementType, Soldiers } from '../to-hit/vocabulary.js';

export const ANTI_MECH_ATTACKS = Object.freeze(['leg', 'swarm'] as const);
/** A leg attack on a 'Mech, or a swarm attack on a 'Mech or vehicle (Total Warfare, "Anti-'Mech Infantry Attacks"). */
export type AntiMechAttack = (typeof ANTI_MECH_ATTACKS)[number];

export interface AntiMechSituation {
  readonly attack: AntiMechAttack;
  /** The anti-'Mech skill. */
  readonly skill: number;
  readonly soldiers: Soldiers;
  readonly troopers: number;
  readonly magneticClaws: boolean;
  /** Mountain troops. */
  readonly mountaineers?: boolean;
  readonly target: {
    readonly movementType: MovementType;
    readonly hexesMoved: number;
    readonly prone: boolean;
    readonly immobile: boolean;
    /** Bonus against a superheavy or industrial 'Mech. */
    readonly clumsy: number;
    readonly hull: boolean;
    /** Some quirks make a unit harder or easier to attack this way. */
    readonly quirks?: readonly string[];
  };
  readonly rules?: Ruleset;
}

const NEVER = Number.POSITIVE_INFINITY;

/** By number of troopers left. */
const STRENGTH: Readonly<Record<Soldiers, Readonly<Record<AntiMechAttack, readonly TableStep[]>>>> = {
  'battle-armor': {
    leg: [
      { minimum: 1, modifier: 7 },
      { minimum: 2, modifier: 5 },
      { minimum: 3, modifier: 2 },
      { minimum: 4, modifier: 0 },
    ],
    swarm: [
      { minimum: 1, modifier: 5 },
      { minimum: 4, modifier: 2 },
    ],
  },
  infantry: {
    leg: [
      { minimum: 0, modifier: NEVER },
      { minimum: 5, modifier: 7 },
      { minimum: 10, modifier: 5 },
      { minimum: 16, modifier: 2 },
      { minimum: 22, modifier: 0 },
    ],
    swarm: [
      { minimum: 0, modifier: NEVER },
      { minimum: 16, modifier: 5 },
      { minimum: 22, modifier: 2 },
    ],
  },
};

const PRONE = -2;
const IMMOBILE = -4;
const HULL = -2;
const MOUNTAINEERS = -2;

const MODIFIERS: readonly Modifier<AntiMechSituation>[] = [
  {
    id: 'anti_mech',
    name: "Anti-'Mech skill",
    source: 'base',
    value: ({ skill }) => skill,
    describe: (_, value) => `anti-'Mech ${value}`,
    always: true,
  },
  {
    id: 'troopers',
    name: 'Troopers',
    source: 'attack',
    value: ({ attack, soldiers, troopers }) => modifierIn(STRENGTH[soldiers][attack], troopers),
    describe: ({ troopers }) => `troopers: ${troopers}`,
  },
  {
    id: 'target_movement',
    name: 'Target movement',
    source: 'target_movement',
    value: ({ target }) => targetMovement(target.movementType, target.hexesMoved),
    describe: ({ target }) => `target moved ${target.hexesMoved} hexes`,
  },
  {
    id: 'target_prone',
    name: 'Target prone',
    source: 'target_state',
    value: ({ target }) => (target.prone ? PRONE : 0),
    describe: () => 'target prone',
  },
  {
    id: 'target_immobile',
    name: 'Target immobile',
    source: 'target_state',
    value: ({ target }) => (target.immobile ? IMMOBILE : 0),
    describe: () => 'target immobile',
  },
  {
    id: 'target_clumsy',
    name: 'Clumsy target',
    source: 'target_state',
    value: ({ target }) => 0 - target.clumsy,
    describe: () => "a superheavy or industrial 'Mech",
  },
  {
    id: 'hull',
    name: 'Vehicle',
    source: 'target_state',
    value: ({ target }) => (target.hull ? HULL : 0),
    describe: () => 'a hull is easy to climb',
  },
  {
    id: 'magnetic_claws',
    name: 'Magnetic claws',
    source: 'equipment',
    value: ({ attack, magneticClaws }) => (magneticClaws && attack === 'swarm' ? -1 : 0),
    describe: () => 'magnetic claws',
  },
  {
    id: 'mountaineers',
    name: 'Mountain troops',
    source: 'equipment',
    value: ({ mountaineers }) => (mountaineers ? MOUNTAINEERS : 0),
    describe: () => 'mountain troops climb well',
  },
];

/** Returns the to-hit number of an anti-'Mech attack. Range, terrain and the soldiers' movement do not count. */
export function antiMechToHit(situation: AntiMechSituation): ITargetNumber {
  const quirks = resolveQuirks(situation.target.quirks);
  const entries = itemise(MODIFIERS, situation);
  if (quirks.length === 0) return targetNumberOf(entries);
  const rules = situation.rules ?? rulesetOf();
  return targetNumberOf([
    ...entries,
    ...itemiseHooks(({ antiMechAgainst }) => antiMechAgainst, situation, rules, quirks, []),
  ]);
}

/** Anti-'Mech skill of untrained soldiers. */
export const UNTRAINED_ANTI_MECH = 8;
/** Damage of a leg attack, before claws and myomer boosters. */
export const LEG_ATTACK_DAMAGE = 4;
/** Added damage for each original trooper of a squad with myomer boosters. */
export const BOOSTER_DAMAGE = 2;
/** Added to the piloting roll to shake swarming soldiers off, in a jump or on the ground, and in flight. */
export const SHAKE_OFF = 4;
export const SHAKE_OFF_IN_FLIGHT = 2;
export const MAGNETIC_CLAWS_HOLD = 1;
