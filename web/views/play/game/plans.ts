import { batch, computed, effect, signal } from '@preact/signals';
import type { Decision, FireOrder, MoveOrder, PhysicalOrder } from '../../../../src/edge/battle.js';
import { ordersOfPeople, personAsked, running, suggestion } from './play.js';

// The acting player's plans. None of them has been carried out.

/** The unit that is being planned for, among those that may act. */
export const chosenUnit = signal(-1);
export const chosenTarget = signal(-1);
/** The unit whose state is on show. */
export const shownUnit = signal(0);
/** The event picked from the report, by its place from 1; 0 for the present. */
export const shownEvent = signal(0);
/** The hex reached by arrow keys, and the other end of a line of sight. */
export const cursorHex = signal<number | undefined>(undefined);
export const sightFrom = signal<number | undefined>(undefined);

export type MoveWay = 'any' | 'walk' | 'run' | 'jump';
export const moveWay = signal<MoveWay>('any');

export const STAY: MoveOrder = { steps: [] };
export const movePlan = signal<MoveOrder>(STAY);
/** The boosters that a move uses. */
export const boostOf = ({
  masc,
  supercharger,
  convertTo,
}: MoveOrder): Pick<MoveOrder, 'masc' | 'supercharger' | 'convertTo'> => ({
  ...(masc && { masc }),
  ...(supercharger && { supercharger }),
  ...(convertTo && { convertTo }),
});
export const firePlan = signal<FireOrder | undefined>(undefined);
export const strikePlan = signal<PhysicalOrder>({ blows: [] });
/** The bot's order; undefined until it is known. */
export const advice = signal<Decision | undefined>(undefined);
export const adviceComes = signal(false);

/** The unit to plan for; undefined while no player has to act. */
export const actor = computed<number | undefined>(() => {
  const asked = personAsked.value;
  if (asked === undefined) return undefined;
  if (asked.units.includes(chosenUnit.value)) return chosenUnit.value;
  const game = running.peek()?.game;
  return asked.units.find((unit) => game?.hasOrders(unit)) ?? asked.units[0];
});

/** A plan is for one unit at one moment, and starts over when either changes. */
export const occasion = computed(() => {
  const unit = actor.value;
  return unit === undefined ? '' : `${running.value?.epoch} ${running.value?.game.decisions.length} ${unit}`;
});

/** Marks on a map mean nothing on another. */
export function clearMarks(): void {
  cursorHex.value = undefined;
  sightFrom.value = undefined;
}

let marked: object | undefined;
effect(() => {
  const game = running.value?.game;
  if (game === marked) return;
  marked = game;
  batch(clearMarks);
});

effect(() => {
  if (occasion.value === '') return;
  batch(planAnew);
});

/** A hex tapped for one order does not matter to the next. A line of sight stays. */
let ordered = 0;
effect(() => {
  const count = running.value === undefined ? 0 : ordersOfPeople(running.value).length;
  if (count !== ordered && sightFrom.peek() === undefined) cursorHex.value = undefined;
  ordered = count;
});

function planAnew(): void {
  const now = running.peek();
  const unit = actor.peek();
  const asked = personAsked.peek();
  if (now === undefined || unit === undefined || asked === undefined) return;
  const { battle } = now.game;
  movePlan.value = STAY;
  moveWay.value = 'any';
  strikePlan.value = { blows: [] };
  shownUnit.value = unit;
  shownEvent.value = 0;
  const pass = now.game.pass(unit);
  firePlan.value = pass.kind === 'fire' ? pass.order : undefined;
  const target = battle.units[chosenTarget.peek()];
  const { side, hex } = battle.unit(unit);
  if (target === undefined || target.isOut || target.side === side || target.hex < 0) {
    const enemies = battle.units.filter((other) => other.side !== side && !other.isOut && other.hex >= 0);
    enemies.sort((one, other) => battle.map.distance(hex, one.hex) - battle.map.distance(hex, other.hex));
    chosenTarget.value = enemies[0]?.index ?? -1;
  }
  advice.value = undefined;
  if (asked.kind === 'fire' || asked.kind === 'strike') void takeAdvice(unit);
}

/** Fire and blows begin with what the bot would order. */
async function takeAdvice(unit: number): Promise<void> {
  const asked = occasion.peek();
  adviceComes.value = true;
  const decision = await suggestion(unit);
  if (occasion.peek() !== asked) return;
  batch(() => {
    adviceComes.value = false;
    advice.value = decision;
    if (decision !== undefined) adopt(decision);
  });
}

/** Plans what the bot would order. */
export function adopt(decision: Decision): void {
  if (decision.kind === 'move') movePlan.value = decision.order;
  if (decision.kind === 'strike') strikePlan.value = decision.order;
  if (decision.kind !== 'fire') return;
  firePlan.value = decision.order;
  const [first] = decision.order.shots;
  if (first !== undefined) chosenTarget.value = first.target;
}

/** Asks the bot for a move of this unit, and plans it. */
export async function adviseMove(unit: number): Promise<void> {
  await takeAdvice(unit);
}
