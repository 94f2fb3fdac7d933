import { type BattleEvent, describeEvent } from '../../../../src/edge/battle.js';
import type { ToldGame } from '../../battle/replay/told-game.js';

/** Something that happened to a unit and may decide a game. */
export interface Moment {
  /** Its place among the events, from 1. */
  readonly at: number;
  readonly words: string;
}

/** By the effect on the unit; the first match counts. */
const GRAVITY: readonly ((event: BattleEvent) => boolean)[] = [
  ({ type }) => type === 'lost',
  ({ type }) => type === 'explosion',
  (event) => event.type === 'damage' && event.destroyed,
  (event) => event.type === 'consciousness' && !event.conscious,
  (event) => event.type === 'shutdown' && event.shutDown,
  ({ type }) => type === 'critical-hit' || type === 'vehicle-critical' || type === 'protomech-critical',
  ({ type }) => type === 'fall',
];

const MOST = 2;

/**
 * The events of a turn that may have swung the game against a side, the worst first. For a lost unit, only its loss.
 */
export function momentsOf(
  { stage, events, labels }: ToldGame,
  turn: number,
  sufferer: number,
): readonly Moment[] {
  const found: (Moment & { readonly gravity: number; readonly unit: number })[] = [];
  let now = 0;
  for (const [place, event] of events.entries()) {
    if (event.type === 'turn') now = event.turn;
    if (now !== turn || !('unit' in event) || stage.units[event.unit]?.side !== sufferer) continue;
    const gravity = GRAVITY.findIndex((fits) => fits(event));
    if (gravity < 0) continue;
    const words = describeEvent(stage, event);
    const label = labels[event.unit] ?? '';
    const named = words.includes(label) ? words : `${label}: ${words}`;
    found.push({ at: place + 1, unit: event.unit, gravity, words: named });
  }
  const lost = new Set(found.filter(({ gravity }) => gravity === 0).map(({ unit }) => unit));
  return found
    .filter(({ gravity, unit }) => gravity === 0 || !lost.has(unit))
    .sort((one, other) => one.gravity - other.gravity || one.at - other.at)
    .slice(0, MOST);
}
