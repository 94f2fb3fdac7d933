import type { Decision, PlayedGame } from '../../../../src/edge/battle.js';

type Orders = Pick<PlayedGame, 'orders' | 'decisions'>;

/**
 * The places of orders given without asking a player, from the game or its file. Older files and recordings of bots do
 * not have them; there, all passes count.
 */
export const unaskedIn = ({ orders, decisions }: Orders, kept?: readonly number[]): readonly number[] =>
  kept ?? orders.flatMap((given, place) => (isPass(decisions[given.decisions]) ? [place] : []));

function isPass(decision: Decision | undefined): boolean {
  if (decision?.kind === 'strike') return decision.order.blows.length === 0;
  if (decision?.kind !== 'fire') return false;
  const { torsoFacing: _, shots, ...others } = decision.order;
  return shots.length === 0 && Object.keys(others).length === 0;
}

/** The place of these sides' last order that no dice have followed; undefined if there is none. */
export function lastFree(
  { orders }: Pick<PlayedGame, 'orders'>,
  isAsked: (side: number) => boolean,
  unasked: ReadonlySet<number>,
): number | undefined {
  for (let place = orders.length - 1; place >= 0; place -= 1) {
    const given = orders[place];
    if (given === undefined || given.rolled) return undefined;
    if (isAsked(given.side) && !unasked.has(place)) return place;
  }
  return undefined;
}
