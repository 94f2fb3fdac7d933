import { expect } from 'vitest';
import type { Bot } from '../../../src/battle/bots/bot.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { BattleEvent, BattleEventType } from '../../../src/battle/events/event.js';
import { type BlowOrder, type MoveOrder, type ShotOrder, STAY } from '../../../src/battle/orders.js';
import type { Phase } from '../../../src/battle/phase.js';
import { RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { ModifierDetail } from '../../../src/rules/modifier.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { mapOf } from '../map-of.js';
import { type SampleBattle, type SampleMech, type SampleSetup, sampleBattle } from '../sample-battle.js';

/** 55 tons on five hexes a turn: a PPC in its right arm, an LRM 10, two hands, twelve heat sinks. */
export const GRIFFIN = 'griffin-grf-1n';

/** A shot as tests write it: weapon and target by name, units as "red-1", "blue-2". */
type NamedShot = Omit<ShotOrder, 'weapon' | 'target' | 'spotter'> & {
  readonly weapon: string;
  readonly target: string;
  readonly spotter?: string;
};
type NamedBlow = Omit<BlowOrder, 'target'> & { readonly target: string };

export interface Moment extends Omit<SampleSetup, 'red' | 'blue' | 'bots'> {
  readonly red: SampleMech | readonly SampleMech[];
  readonly blue: SampleMech | readonly SampleMech[];
  /** Where the moment begins, and the phase that ends it. */
  readonly from: Phase;
  readonly until: Phase;
  /** What is ordered, by unit; left out, nothing. */
  readonly moves?: Readonly<Record<string, MoveOrder['steps']>>;
  /** Units that take what lies where their move ends. */
  readonly pickUp?: readonly string[];
  readonly shots?: Readonly<Record<string, readonly NamedShot[]>>;
  readonly blows?: Readonly<Record<string, readonly NamedBlow[]>>;
  /** What was so before it began, where a setup has no word for it. */
  readonly before?: (sample: SampleBattle) => void;
}

/** Plays the moment, step by step, by the orders and the dice that it comes with. */
export function play({
  from,
  until,
  moves = {},
  pickUp = [],
  shots = {},
  blows = {},
  before,
  ...setup
}: Moment): SampleBattle {
  const bot: Bot = {
    name: 'scripted',
    // Whose move is broken off leaves it at that.
    move: (_, { id, moveSoFar }) =>
      moveSoFar === undefined
        ? { steps: moves[id] ?? [], ...(pickUp.includes(id) && { pickUp: true }) }
        : STAY,
    fire: ({ units }, unit) => ({
      torsoFacing: unit.facing,
      shots: (shots[unit.id] ?? []).map(({ weapon, target, spotter, ...shot }) => ({
        ...shot,
        weapon: weaponIndex(unit, weapon),
        target: indexOf(units, target),
        ...(spotter !== undefined && { spotter: indexOf(units, spotter) }),
      })),
    }),
    strike: ({ units }, { id }) => ({
      blows: (blows[id] ?? []).map(({ target, ...blow }) => ({ ...blow, target: indexOf(units, target) })),
    }),
  };
  const list = (force: Moment['red']): readonly SampleMech[] => ('unit' in force ? [force] : force);
  const sample = sampleBattle({ ...setup, red: list(setup.red), blue: list(setup.blue), bots: [bot, bot] });
  const { battle } = sample;
  before?.(sample);
  battle.enter(from);
  while (battle.phase !== until && battle.step());
  return sample;
}

/** Plays on to the end of the phase, and until this one begins. */
export function playOn({ battle }: SampleBattle, until: Phase): void {
  const { phase } = battle;
  while (battle.phase === phase && battle.step());
  while (battle.phase !== until && battle.step());
}

function indexOf(units: readonly Combatant[], id: string): number {
  const unit = units.find((candidate) => candidate.id === id);
  if (unit === undefined) throw new Error(`there is no ${id} in this moment`);
  return unit.index;
}

export function weaponIndex({ design }: Combatant, name: string): number {
  const weapon = design.weapons.find(({ item }) => item.name === name);
  if (weapon === undefined) throw new Error(`${design.name} has no ${name}`);
  return weapon.index;
}

/** What of a moment varies from test to test. */
export interface Staging {
  readonly ruleset: RulesetName;
  readonly dice: readonly number[];
  readonly red?: Partial<SampleMech>;
  readonly blue?: Partial<SampleMech>;
}

const red = (staged: Partial<SampleMech> | undefined): SampleMech => ({
  unit: GRIFFIN,
  at: [5, 15],
  facing: 0,
  quirks: [],
  weaponQuirks: [],
  ...staged,
});
const blue = (staged: Partial<SampleMech> | undefined): SampleMech => ({
  ...red(undefined),
  facing: 3,
  ...staged,
});

/** Two Griffins stand face to face, so many hexes apart, and red fires its PPC: gunnery 4 and the range are all there is. */
export function ppcShot({
  hexes,
  red: shooter,
  blue: target,
  ...setup
}: Staging & { readonly hexes: number }): SampleBattle {
  return play({
    ...setup,
    red: red(shooter),
    blue: blue({ at: [5, 15 - hexes], ...target }),
    from: 'weapons',
    until: 'physical',
    shots: { 'red-1': [{ weapon: 'PPC', target: 'blue-1' }] },
  });
}

/** Ranges of a PPC. */
export const SHORT = 5;
export const MEDIUM = 10;
export const LONG = 14;

/** Red is so hot, fires this one weapon, misses, and the heat phase comes; the dice are those after the miss. */
export function hotShot({
  heat,
  weapon = 'PPC',
  red: shooter,
  dice,
  ...setup
}: Staging & { readonly heat: number; readonly weapon?: string }): SampleBattle {
  return play({
    ...setup,
    dice: [1, 1, ...dice],
    red: red({ condition: { heat }, ...shooter }),
    blue: blue({ at: [5, 12] }),
    from: 'weapons',
    until: 'end',
    shots: { 'red-1': [{ weapon, target: 'blue-1' }] },
  });
}

/** A fall on the face: the die for the side, two groups of damage on the left arm, and a pilot who is not hurt. */
export const FALL = [1, 4, 6, 4, 6, 6, 6] as const;

/** Red walks one hex forward, into rubble: a piloting roll that terrain asks for, with nothing added. */
export function walkIntoRubble({ red: walker, ...setup }: Staging): SampleBattle {
  return play({
    ...setup,
    red: red(walker),
    blue: blue({ at: [0, 0] }),
    map: mapOf({ '5,14': { terrain: ['rubble'] } }),
    from: 'movement',
    until: 'weapons',
    moves: { 'red-1': ['forward'] },
  });
}

/** Red lies on the ground and gets up. */
export function standUp({ red: fallen, ...setup }: Staging): SampleBattle {
  return play({
    ...setup,
    red: red({ condition: { prone: true }, ...fallen }),
    blue: blue({ at: [0, 0] }),
    from: 'movement',
    until: 'weapons',
    moves: { 'red-1': ['stand'] },
  });
}

/** A Hunchback's heavy gun does 20 points of damage to blue, whose roll not to fall comes next, with 1 added. */
export function withstandHeavyFire({ blue: target, dice, ...setup }: Staging): SampleBattle {
  return play({
    ...setup,
    dice: [6, 6, 3, 4, ...dice],
    red: red({ unit: 'hunchback-hbk-4g' }),
    blue: blue({ at: [5, 12], ...target }),
    from: 'weapons',
    until: 'physical',
    shots: { 'red-1': [{ weapon: 'AC/20', target: 'blue-1' }] },
  });
}

/** Over a hill, red fires its LRM 10 at what a friend sees: gunnery 4, medium range 2, indirect fire 1. */
export function indirectFire({ red: shooter, blue: target, ...setup }: Staging): SampleBattle {
  return play({
    ...setup,
    red: [red(shooter), { ...red(undefined), at: [5, 10] }],
    blue: blue({ at: [5, 7], ...target }),
    map: mapOf({ '5,12': { level: 4 } }),
    from: 'weapons',
    until: 'physical',
    shots: { 'red-1': [{ weapon: 'LRM 10', target: 'blue-1', spotter: 'red-2' }] },
  });
}

/** Red's PPC goes through the last of the armor on blue's left arm; the dice are those of the critical check. */
export function hitArm({ blue: target, dice, ...setup }: Staging): SampleBattle {
  return ppcShot({
    ...setup,
    hexes: SHORT,
    dice: [6, 6, 4, 6, ...dice],
    blue: { condition: { armor: { left_arm: 5 } }, ...target },
  });
}

/** With the right leg. */
export const KICK = { kind: 'kick', limb: RIGHT_LEG } as const;

/** Blow for blow: red stands before blue and strikes it, and the phase ends with its piloting rolls. */
export function strike({
  blow,
  red: striker,
  blue: target,
  map,
  ...setup
}: Staging & { readonly blow: Omit<BlowOrder, 'target'>; readonly map?: SampleSetup['map'] }): SampleBattle {
  return play({
    ...setup,
    ...(map && { map }),
    red: red(striker),
    blue: blue({ at: [5, 14], ...target }),
    from: 'physical',
    until: 'heat',
    blows: { 'red-1': [{ ...blow, target: 'blue-1' }] },
  });
}

/** Red and blue roll for the initiative of a turn, red with a pilot awake or not. */
export function initiative({
  red: first,
  blue: second,
  asleep = false,
  ...setup
}: Staging & { readonly asleep?: boolean }): SampleBattle {
  return play({
    ...setup,
    red: red(first),
    blue: blue({ at: [5, 0], ...second }),
    from: 'initiative',
    until: 'movement',
    before: (sample) => {
      sample.red.conscious = !asleep;
    },
  });
}

type EventOf<Type extends BattleEventType> = Extract<BattleEvent, { readonly type: Type }>;

/** The only event of its type. */
export function only<Type extends BattleEventType>(sample: SampleBattle, type: Type): EventOf<Type> {
  const found = sample.of(type);
  expect(found, type).toHaveLength(1);
  return found[0] as EventOf<Type>;
}

/** What a quirk adds in an event, by its id; undefined where it does not stand there. */
export function modifierIn(
  event: {
    readonly roll?: { readonly modifiers?: readonly ModifierDetail[] };
    readonly modifiers?: readonly ModifierDetail[];
  },
  id: string,
): number | undefined {
  const modifiers = event.roll?.modifiers ?? event.modifiers ?? [];
  return modifiers.find((modifier) => modifier.id === id)?.value;
}
