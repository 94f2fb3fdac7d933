import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Asked,
  type Decision,
  type GivenOrder,
  openGame,
  type Phase,
  type PlayedGame,
  type Replay,
} from '../../../../src/edge/battle.js';
import { RULESETS } from '../../../../src/edge/rules.js';
import { gameShelf } from '../../../kept/game-shelf.js';
import { ruleset } from '../../../state/address.js';
import { playsGames } from '../../../state/games-under-way.js';
import { keep, kept } from '../../../state/kept.js';
import { say } from '../../../state/toast.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { findKept, forget, keepStep, keepWhole, type Seat, type Seats } from './kept-play.js';
import { PlayDesk } from './play-desk.js';
import { lastFree, unaskedIn } from './unasked.js';
import { WorkerLostError } from './worker-lost.js';

// The current game. Every change goes through here, so that it is shown and stored after each step.

/** A game changes in place, so each step makes a new record, which redraws components. */
export interface Running {
  readonly game: PlayedGame;
  readonly seats: Seats;
  /** Grows with each step. */
  readonly step: number;
  /** Changes whenever something is taken back. */
  readonly epoch: number;
}

const current = signal<Running | undefined>(undefined);
export const running: ReadonlySignal<Running | undefined> = current;

const keptShelf = gameShelf({
  channel: 'tarcomp-play',
  open: openKept,
  putAway() {
    automatic.value = undefined;
    desk.stop();
    current.value = undefined;
  },
});
export const { state: shelf, find: findGame, playHere } = keptShelf;

/** A bot decides. */
export const thinking = signal(false);
/** A problem that was solved, in words; empty if there was none. */
export const trouble = signal('');
/** Why the last order was refused; empty if it was not. */
export const refused = signal('');

/** Gives orders for players without asking them, until the phase or the game is over. */
interface Automatic {
  readonly how: 'bot' | 'pass';
  readonly until: 'phase' | 'game';
  readonly turn: number;
  /** The kind of order in the phase; undefined in a phase without orders. */
  readonly kind: Asked['kind'] | undefined;
}
const ORDER_IN: Readonly<Partial<Record<Phase, Asked['kind']>>> = {
  movement: 'move',
  weapons: 'fire',
  physical: 'strike',
};
export const automatic = signal<Automatic | undefined>(undefined);

export const EDGE_QUESTIONS = ['all', 'grave'] as const;
const EDGE_KEY = 'tarcomp-edge-questions';
/** Whether players are asked about Edge every time, or only when much depends on it. */
export const edgeQuestions = signal<(typeof EDGE_QUESTIONS)[number]>(kept(EDGE_KEY, EDGE_QUESTIONS) ?? 'all');

export function setEdgeQuestions(wish: (typeof EDGE_QUESTIONS)[number]): void {
  edgeQuestions.value = wish;
  keep(EDGE_KEY, wish);
  void goOn();
}

playsGames(computed(() => current.value !== undefined));

const desk = new PlayDesk();
let epochs = 0;

/** Who decides for the acting unit. */
function seatOf({ seats }: Running, side: number): Seat {
  return seats[side] ?? 'bot';
}

export const personAsked = computed<Asked | undefined>(() => {
  const now = current.value;
  const asked = now?.game.asked;
  if (now === undefined || asked === undefined || automatic.value !== undefined) return undefined;
  return seatOf(now, asked.side) === 'person' && hasChoice(now, asked) ? asked : undefined;
});

/** Players are not asked about units that can do nothing, nor about Edge that they save for worse. */
const hasChoice = ({ game }: Running, { kind, units }: Asked): boolean =>
  kind === 'edge'
    ? edgeQuestions.value === 'all' || botSpends(game)
    : units.some((unit) => game.hasOrders(unit));

/** The bot spends Edge to keep a unit or its pilot in the battle. */
function botSpends(game: PlayedGame): boolean {
  const decision = game.decisionBy('sensible');
  return decision.kind === 'edge' && decision.spend;
}

/** Places of orders that players were not asked for. */
const unasked = new Set<number>();

/** Orders that players gave themselves. */
export const ordersOfPeople = ({ game, seats }: Running): readonly GivenOrder[] =>
  game.orders.filter(({ side }, place) => seats[side] === 'person' && !unasked.has(place));

/** The place of a player's last order that no dice have followed; undefined if there is none. */
export const freeOrder = ({ game, seats }: Running): number | undefined =>
  lastFree(game, (side) => seats[side] === 'person', unasked);

function show(game: PlayedGame, seats: Seats, takenBack = false): void {
  const before = current.peek();
  if (before?.game !== game || takenBack) {
    epochs += 1;
    for (const place of unasked) if (place >= game.orders.length) unasked.delete(place);
  }
  current.value = { game, seats, step: (before?.step ?? 0) + 1, epoch: epochs };
}

/** Puts a game on the map and stores it, replacing the one before. */
export function begin(game: PlayedGame, seats: Seats, known?: readonly number[]): void {
  takeUp(game, seats, known);
  void keepWhole(game, seats, unasked);
  keptShelf.takeOver();
}

function takeUp(game: PlayedGame, seats: Seats, known: readonly number[] | undefined): void {
  automatic.value = undefined;
  unasked.clear();
  for (const place of unaskedIn(game, known)) unasked.add(place);
  refused.value = '';
  show(game, seats);
  shelf.value = { is: 'open' };
  const rules = RULESETS.find((name) => name === game.battle.ruleset);
  if (rules !== undefined) ruleset.value = rules;
  void goOn();
}

/** Carries out an order of a player. Returns false if the rules forbid it, and shows why. */
export function order(decision: Decision): boolean {
  const now = current.peek();
  if (now === undefined) return false;
  refused.value = '';
  try {
    now.game.give(decision);
  } catch (error) {
    refused.value = error instanceof Error ? error.message : String(error);
    return false;
  }
  stepped(now);
  void goOn();
  return true;
}

function stepped({ game, seats }: Running): void {
  show(game, seats);
  void keepStep(game, seats, unasked);
}

/** Lets the bot decide, or passes, until the phase or the game is over. */
export function letGoOn(how: Automatic['how'], until: Automatic['until']): void {
  const now = current.peek();
  const asked = now?.game.asked;
  if (now === undefined || asked === undefined) return;
  const { turn, phase } = now.game.battle;
  automatic.value = { how, until, turn, kind: ORDER_IN[phase] };
  void goOn();
}

export function stopAutomatic(): void {
  automatic.value = undefined;
}

/** Goes back to the state after this many orders. */
export function takeBackTo(orders: number): void {
  const now = current.peek();
  if (now === undefined) return;
  automatic.value = undefined;
  refused.value = '';
  now.game.takeBackTo(orders);
  show(now.game, now.seats, true);
  void keepStep(now.game, now.seats, unasked);
  void goOn();
}

/** Decisions requested at a time. They are few, so that players can follow the game. */
const AT_ONCE = 4;
let going = false;

/** Carries out every step that needs no player, one after the other. */
async function goOn(): Promise<void> {
  if (going) return;
  going = true;
  try {
    while (await goOnOnce());
  } finally {
    going = false;
    thinking.value = false;
  }
}

/** Returns false if a player has to decide, or the game is over. */
async function goOnOnce(): Promise<boolean> {
  const now = current.peek();
  const asked = now?.game.asked;
  if (now === undefined || asked === undefined) {
    automatic.value = undefined;
    return false;
  }
  const automated = automaticFor(now, asked);
  if (seatOf(now, asked.side) === 'person') {
    const idle = !hasChoice(now, asked);
    if (automated === undefined && !idle) return false;
    if (asked.kind === 'edge') {
      giveAll(now, [now.game.decisionBy('sensible')]);
      return true;
    }
    if (automated?.how !== 'bot') {
      if (idle) unasked.add(now.game.orders.length);
      giveAll(now, [now.game.pass(asked.units[0] ?? 0)]);
      return true;
    }
  }
  thinking.value = true;
  const bots = [0, 1].filter((side) => seatOf(now, side) === 'bot');
  const sides = automated?.until === 'game' ? [0, 1] : [...new Set([...bots, asked.side])];
  const most = automated === undefined || automated.until === 'game' ? AT_ONCE : 1;
  const decisions = await askBot(now, sides, most);
  const after = current.peek();
  // In the meantime, orders were taken back, or another game began.
  if (after?.epoch !== now.epoch || after.game.decisions.length !== now.game.decisions.length) return true;
  giveAll(after, decisions);
  return true;
}

function automaticFor({ game }: Running, asked: Asked): Automatic | undefined {
  const wish = automatic.peek();
  if (wish === undefined || wish.until === 'game') return wish;
  const samePhase = wish.kind === asked.kind || asked.kind === 'edge';
  if (wish.turn === game.battle.turn && samePhase) return wish;
  automatic.value = undefined;
  return undefined;
}

async function askBot(now: Running, sides: readonly number[], most: number): Promise<readonly Decision[]> {
  const question = { do: 'decide', sides, most } as const;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await desk.decisions(now, question);
    } catch (error) {
      if (!(error instanceof WorkerLostError)) {
        trouble.value = `The bot could not decide: ${error instanceof Error ? error.message : String(error)}`;
        break;
      }
      trouble.value =
        'The bot stopped in the middle of its move. It decides again, from the last step that was kept.';
    }
  }
  // Without a worker the page decides itself, which is slow.
  return [now.game.decisionBy('sensible')];
}

function giveAll(now: Running, decisions: readonly Decision[]): void {
  for (const decision of decisions) {
    try {
      now.game.give(decision);
    } catch (error) {
      trouble.value = `An order of the bot was refused: ${error instanceof Error ? error.message : String(error)}`;
      const { asked } = now.game;
      if (asked !== undefined) now.game.give(now.game.pass(asked.units[0] ?? 0));
      break;
    }
  }
  stepped(now);
}

/**
 * Lets the bot decide a few hidden orders before the battle begins, so that the worker is warm for the first real one.
 */
export async function warmBot(game: PlayedGame, epoch: number): Promise<void> {
  await desk.ask({ game, epoch }, { do: 'decide', sides: [0, 1], most: WARMING }).catch(() => {});
}
const WARMING = 30;

/** The order that the bot would give a unit. */
export async function suggestion(unit: number): Promise<Decision | undefined> {
  const now = current.peek();
  if (now === undefined) return undefined;
  try {
    const [decision] = await desk.decisions(now, { do: 'suggest', unit });
    return decision;
  } catch {
    return undefined;
  }
}

/** Takes the game off the map, with a way back. */
export function clearAway(): void {
  const before = current.peek();
  const known = [...unasked];
  automatic.value = undefined;
  desk.stop();
  current.value = undefined;
  shelf.value = { is: 'empty' };
  void forget();
  say(
    'The game was cleared away.',
    before && { label: 'Undo', act: () => begin(before.game, before.seats, known) },
  );
}

async function openKept(): Promise<void> {
  const found = await findKept();
  if (shelf.peek().is === 'elsewhere') return;
  if (found === undefined) {
    shelf.value = { is: 'empty' };
    return;
  }
  if ('damaged' in found) {
    shelf.value = { is: 'damaged', problem: found.damaged, left: found.left };
    return;
  }
  try {
    const { game, problem } = openGame(found.file, { catalog: await fetchCatalog() });
    if (shelf.peek().is !== 'looking') return;
    if (problem !== undefined) trouble.value = `${problem} The game goes on from the last step that fits.`;
    takeUp(game, found.seats, found.unasked);
    if (problem !== undefined) void keepWhole(game, found.seats, unasked);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    shelf.value = { is: 'damaged', problem, left: JSON.stringify(found.file) };
  }
}

/** Opens a game from a file. @throws {Error} saying what is wrong with it */
export async function openFile(file: unknown, seats: Seats): Promise<void> {
  const { game, problem, unasked: known } = openGame(file, { catalog: await fetchCatalog() });
  begin(game, seats, known);
  trouble.value = problem === undefined ? '' : `${problem} The game goes on from the last step that fits.`;
}

export const replayOf = ({ game }: Running): Replay => ({ ...game.replay(), unasked: [...unasked] });
