import type { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import { sensibleEdge } from '../bots/sensible/edge.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Decision, DecisionKind, OrderOf } from '../decision.js';
import type { Phase } from '../phase.js';

/** Thrown out of a step that cannot go on before somebody has decided. */
export class OrderWanted extends Error {
  readonly kind: DecisionKind;
  /** One of them acts. */
  readonly units: readonly Combatant[];

  constructor(kind: DecisionKind, units: readonly Combatant[]) {
    super('the battle waits for an order');
    this.kind = kind;
    this.units = units;
  }
}

const ASKED_IN: Readonly<Partial<Record<Phase, DecisionKind>>> = {
  movement: 'move',
  weapons: 'fire',
  physical: 'strike',
};

/**
 * Hands orders from outside over to a battle, in place of a bot for either side. Whether a point of Edge goes is decided as
 * the sensible bot does, unless the decision is known from before.
 */
export class Player implements Bot {
  readonly name = 'player';
  /** What is to be decided next, in this order. */
  readonly queue: Decision[] = [];

  choose(battle: Battle, units: readonly Combatant[]): Combatant {
    const kind = ASKED_IN[battle.phase] ?? 'move';
    const next = this.#next(kind, units);
    const chosen = units.find(({ index }) => index === next.unit);
    if (chosen === undefined) throw new RangeError(`it is not the turn of ${battle.unit(next.unit).id}`);
    return chosen;
  }

  move(_battle: Battle, unit: Combatant) {
    return this.#take('move', unit);
  }

  fire(_battle: Battle, unit: Combatant) {
    return this.#take('fire', unit);
  }

  strike(_battle: Battle, unit: Combatant) {
    return this.#take('strike', unit);
  }

  spendEdge(battle: Battle, unit: Combatant, trigger: string, stake: number): boolean {
    const next = this.queue[0];
    if (next?.kind !== 'edge' || next.unit !== unit.index || next.trigger !== trigger)
      return sensibleEdge(battle, unit, trigger, stake);
    this.queue.shift();
    return next.spend;
  }

  rerollInitiative(_battle: Battle, side: number, own: number, others: number): boolean {
    const next = this.queue[0];
    if (next?.kind !== 'initiative' || next.side !== side) return own < others;
    this.queue.shift();
    return next.again;
  }

  #next(kind: DecisionKind, units: readonly Combatant[]): UnitDecision {
    const [next] = this.queue;
    if (next === undefined) throw new OrderWanted(kind, units);
    const fits = isOrder(next) && next.kind === kind && units.some(({ index }) => index === next.unit);
    if (!fits) {
      const names = units.map(({ id }) => id).join(' or ');
      throw new RangeError(`the battle asks ${names} to ${kind}, and got “${next.kind}”`);
    }
    return next;
  }

  #take<Kind extends DecisionKind>(kind: Kind, unit: Combatant): OrderOf[Kind] {
    const { order } = this.#next(kind, [unit]);
    this.queue.shift();
    return order as OrderOf[Kind];
  }
}

type UnitDecision = Extract<Decision, { readonly kind: DecisionKind }>;

/** Whether it is an order for a unit. */
export const isOrder = (decision: Decision): decision is UnitDecision =>
  decision.kind !== 'edge' && decision.kind !== 'initiative';
