import type { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Decision, DecisionKind, EdgeMatter, OrderOf, QuestionKind } from '../decision.js';
import type { Phase } from '../phase.js';

/** The question to a pilot with points of Edge. */
export interface EdgeQuestion {
  readonly trigger: string;
  /** How much depends on it, from 0 for nothing to 1 for the whole battle. */
  readonly stake: number;
  readonly matter: EdgeMatter;
}

/** Thrown out of a step that cannot go on without a decision. */
export class OrderWanted extends Error {
  readonly kind: QuestionKind;
  /** The units one of which has to act. */
  readonly units: readonly Combatant[];
  readonly edge: EdgeQuestion | undefined;

  constructor(kind: QuestionKind, units: readonly Combatant[], edge?: EdgeQuestion) {
    super('the battle waits for an order');
    this.kind = kind;
    this.units = units;
    this.edge = edge;
  }
}

const ASKED_IN: Readonly<Partial<Record<Phase, DecisionKind>>> = {
  movement: 'move',
  weapons: 'fire',
  physical: 'strike',
};

type SpendsEdge = NonNullable<Bot['spendEdge']>;

const ask: SpendsEdge = (_battle, unit, trigger, stake, matter = {}) => {
  throw new OrderWanted('edge', [unit], { trigger, stake, matter });
};

/** Passes orders from outside to a battle, in place of a bot, for both sides. */
export class Player implements Bot {
  readonly name = 'player';
  /** The next decisions, in order. */
  readonly queue: Decision[] = [];
  readonly #spendEdge: SpendsEdge;

  /** @param spendEdge decides about Edge if there is no recorded decision; if left out, the battle waits for one */
  constructor(spendEdge: SpendsEdge = ask) {
    this.#spendEdge = spendEdge;
  }

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

  spendEdge(battle: Battle, unit: Combatant, trigger: string, stake: number, matter?: EdgeMatter): boolean {
    const [next] = this.queue;
    if (next === undefined) return this.#spendEdge(battle, unit, trigger, stake, matter);
    if (next.kind !== 'edge' || next.unit !== unit.index || next.trigger !== trigger)
      throw new RangeError(
        `the battle asks ${unit.id} whether Edge goes on ${trigger}, and got “${next.kind}”`,
      );
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

export const isOrder = (decision: Decision): decision is UnitDecision =>
  decision.kind !== 'edge' && decision.kind !== 'initiative';
