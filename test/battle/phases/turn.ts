import type { Bot } from '../../../src/battle/bots/bot.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { FireOrder, MoveOrder } from '../../../src/battle/orders.js';
import { STAY } from '../../../src/battle/orders.js';
import type { Phase } from '../../../src/battle/phase.js';
import { type CustomMech, customMech } from '../custom-mech.js';
import {
  idleBot,
  type SampleBattle,
  type SampleMech,
  type SampleSetup,
  sampleBattle,
} from '../sample-battle.js';

type Fighter = CustomMech & Partial<Omit<SampleMech, 'unit' | 'quirks'>>;

export interface Turn extends Omit<SampleSetup, 'red' | 'blue' | 'bots'> {
  readonly red?: Fighter;
  readonly blue?: Fighter;
  readonly redFriends?: readonly Fighter[];
  readonly blueFriends?: readonly Fighter[];
}

/** Red in the south looks north, blue far in the north-east looks south: 50 tons each, walking 5, piloting 5. By the book. */
export function turnOf({ red, blue, redFriends = [], blueFriends = [], ...setup }: Turn = {}): SampleBattle {
  const fighter = (mech: Fighter, column: number, row: number, facing: 0 | 3): SampleMech => ({
    at: [column, row],
    facing,
    ...mech,
    unit: customMech(mech),
  });
  return sampleBattle({
    ruleset: 'total-warfare',
    ...setup,
    red: [
      fighter(red ?? {}, 5, 14, 0),
      ...redFriends.map((mech, index) => fighter(mech, 7 + 2 * index, 14, 0)),
    ],
    blue: [
      fighter(blue ?? {}, 12, 1, 3),
      ...blueFriends.map((mech, index) => fighter(mech, 1 + 2 * index, 1, 3)),
    ],
  });
}

/** What units are told to do; whoever is not named does nothing. */
export interface Orders {
  readonly move?: (unit: Combatant) => MoveOrder | undefined;
  readonly fire?: (unit: Combatant) => FireOrder | undefined;
}

/** Plays one phase to its end; returns the units in the order in which they acted. */
export function play(sample: SampleBattle, phase: Phase, { move, fire }: Orders = {}): readonly Combatant[] {
  const { battle } = sample;
  const acted: Combatant[] = [];
  const bot: Bot = {
    ...idleBot,
    move: (_, unit) => {
      acted.push(unit);
      return move?.(unit) ?? STAY;
    },
    fire: (_, unit) => {
      acted.push(unit);
      return fire?.(unit) ?? { torsoFacing: unit.facing, shots: [] };
    },
  };
  const bots = battle.bots as Bot[];
  bots[0] = bot;
  bots[1] = bot;
  if (battle.phase !== phase) battle.enter(phase);
  while (battle.phase === phase) battle.step();
  return acted;
}

/** Only red moves, like this; if that is broken off, by the next order, and without one no farther. */
export function redMoves(sample: SampleBattle, ...orders: readonly MoveOrder[]): readonly Combatant[] {
  const left = [...orders];
  return play(sample, 'movement', { move: (unit) => (unit === sample.red ? left.shift() : undefined) });
}

/** So many steps ahead. */
export const ahead = (hexes: number): 'forward'[] => Array<'forward'>(hexes).fill('forward');

/** Dice of a fall on the front: which way, where it strikes (the middle), and a roll by which the pilot stays unhurt. */
export const FALL = [1, 3, 4, 6, 6] as const;
