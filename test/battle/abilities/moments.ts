import type { Battle } from '../../../src/battle/battle.js';
import type { Bot } from '../../../src/battle/bots/bot.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { BattleEvent, RollRecord } from '../../../src/battle/events/event.js';
import {
  type BlowOrder,
  type FireOrder,
  type MoveOrder,
  type ShotOrder,
  STAY,
} from '../../../src/battle/orders.js';
import type { Phase } from '../../../src/battle/phase.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { type SampleBattle, type SampleMech, type SampleSetup, sampleBattle } from '../sample-battle.js';

export const BOTH_RULESETS = ['standard', 'total-warfare'] as const satisfies readonly RulesetName[];

/** 55 tons, 5 walking points: SRM 2, LRM 5, AC/5 and a Medium Laser. */
export const HAWK = 'shadow-hawk-shd-2h';

/** Dice of an initiative that red wins: blue moves first. */
export const RED_WINS = [6, 6, 1, 1];

/** A shot with a weapon by its name; with several of them, with the first. */
export interface Fired extends Omit<ShotOrder, 'weapon' | 'target'> {
  readonly weapon: string;
  /** By index: red ones first. */
  readonly target: number;
}

/** What a unit does in a turn; left out, nothing. */
export interface Doing {
  readonly move?: MoveOrder;
  readonly fire?: Partial<Omit<FireOrder, 'shots'>> & { readonly shots?: readonly Fired[] };
  readonly strike?: readonly BlowOrder[];
}

/** What each unit does, by its index: red ones first. */
export type Turn = Readonly<Record<number, Doing>>;

export interface Moment extends Omit<SampleSetup, 'bots'> {
  readonly turns: readonly Turn[];
  /** The phase of the last turn that is played no more; left out, its end. */
  readonly until?: Phase;
  /** When a point of Edge is spent; left out, never. */
  readonly spendEdge?: Bot['spendEdge'];
}

/** Plays turns as they are written down, through all their phases. */
export function play({ turns, until = 'end', spendEdge, ...setup }: Moment): SampleBattle {
  const doing = ({ turn }: Battle, unit: Combatant): Doing => turns[turn - 1]?.[unit.index] ?? {};
  const bot: Bot = {
    name: 'as written',
    // Whose move is broken off leaves it at that.
    move: (battle, unit) => (unit.moveSoFar === undefined && doing(battle, unit).move) || STAY,
    fire: (battle, unit) => fireOrder(unit, doing(battle, unit)),
    strike: (battle, unit) => ({ blows: doing(battle, unit).strike ?? [] }),
    ...(spendEdge && { spendEdge }),
  };
  const sample = sampleBattle({ ...setup, bots: [bot, bot] });
  const { battle } = sample;
  battle.turn = 0;
  while (!(battle.turn === turns.length && battle.phase === until)) if (!battle.step()) break;
  return sample;
}

function fireOrder(unit: Combatant, { fire = {} }: Doing): FireOrder {
  const { shots = [], ...order } = fire;
  return {
    torsoFacing: unit.facing,
    ...order,
    shots: shots.map((shot) => ({ ...shot, weapon: weaponOf(unit, shot.weapon) })),
  };
}

function weaponOf({ design }: Combatant, name: string): number {
  const weapon = design.weapons.findIndex(({ item }) => item.name === name);
  if (weapon < 0) throw new Error(`${design.name} has no ${name}`);
  return weapon;
}

/** The same moment by the same dice: for a pilot with these abilities, and for one without. */
export function bothWays(
  abilities: readonly string[],
  moment: (pilot: PilotSetup) => Moment,
): { readonly gifted: SampleBattle; readonly plain: SampleBattle } {
  return { gifted: play(moment({ abilities })), plain: play(moment({})) };
}

/** Two 'Mechs so many hexes apart, face to face: red looks north, blue south. Quirks are left at home. */
export function faceToFace(
  distance: number,
  red: Partial<SampleMech> = {},
  blue: Partial<SampleMech> = {},
): { readonly red: readonly [SampleMech]; readonly blue: readonly [SampleMech] } {
  return {
    red: [{ unit: HAWK, quirks: [], at: [5, 14], facing: 0, ...red }],
    blue: [{ unit: HAWK, quirks: [], at: [5, 14 - distance], facing: 3, ...blue }],
  };
}

/** Red, who may be gifted, fires one weapon at blue. The dice are those of the shot. */
export interface OneShot {
  readonly weapon: string;
  readonly distance: number;
  readonly dice: readonly number[];
  readonly ruleset: RulesetName;
  readonly order?: Omit<Fired, 'weapon' | 'target'>;
  readonly red?: Partial<SampleMech>;
  readonly blue?: Partial<SampleMech>;
}

export function shotBothWays(
  abilities: readonly string[],
  { weapon, distance, dice, ruleset, order = {}, red, blue }: OneShot,
): { readonly gifted: SampleBattle; readonly plain: SampleBattle } {
  return bothWays(abilities, (pilot) => ({
    ...faceToFace(distance, { ...red, pilot }, blue),
    ruleset,
    dice: [...RED_WINS, ...dice],
    turns: [{ 0: { fire: { shots: [{ weapon, target: 1, ...order }] } } }],
    until: 'physical',
  }));
}

/** What one modifier adds to a roll; undefined where it is not among its modifiers. */
export function modifier(told: { readonly roll?: RollRecord } | undefined, id: string): number | undefined {
  return told?.roll?.modifiers?.find((detail) => detail.id === id)?.value;
}

/** The only event of its type. */
export function only<Type extends BattleEvent['type']>(
  sample: SampleBattle,
  type: Type,
): Extract<BattleEvent, { readonly type: Type }> {
  const [event, ...others] = sample.of(type);
  if (event === undefined || others.length > 0) {
    throw new Error(`${type}: ${others.length + (event ? 1 : 0)} events where one was expected`);
  }
  return event;
}
