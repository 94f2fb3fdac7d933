import type { BattleEvent } from '../../../../src/edge/battle.js';

export const STRIDES = ['event', 'phase', 'turn'] as const;
export type Stride = (typeof STRIDES)[number];

const endsStride = (event: BattleEvent | undefined, stride: Stride): boolean =>
  stride === 'event' || event?.type === 'turn' || (stride === 'phase' && event?.type === 'phase');

/** The number of events shown after one more stride: up to the next phase or turn, without its first event. */
export function forward(events: readonly BattleEvent[], at: number, stride: Stride): number {
  for (let place = at + 1; place < events.length; place += 1) {
    if (endsStride(events[place], stride)) return place;
  }
  return events.length;
}

export function back(events: readonly BattleEvent[], at: number, stride: Stride): number {
  for (let place = at - 1; place > 0; place -= 1) {
    if (endsStride(events[place], stride)) return place;
  }
  return 0;
}

/** Where the turn of an event begins, and where the next turn does. */
export function turnAround(events: readonly BattleEvent[], at: number): readonly [from: number, to: number] {
  let from = Math.max(0, Math.min(at, events.length) - 1);
  while (from > 0 && events[from]?.type !== 'turn') from -= 1;
  let to = from + 1;
  while (to < events.length && events[to]?.type !== 'turn') to += 1;
  return [from, to];
}

/** The attack that caused an event; it stays visible during the events of its hits. */
export function attackOf(events: readonly BattleEvent[], at: number): BattleEvent | undefined {
  for (let place = at - 1; place >= 0; place -= 1) {
    const event = events[place];
    if (event === undefined || ENDS_ATTACK.has(event.type)) return undefined;
    if (event.type === 'weapon-attack' || event.type === 'physical-attack' || event.type === 'move')
      return event;
  }
  return undefined;
}

const ENDS_ATTACK: ReadonlySet<BattleEvent['type']> = new Set([
  'turn',
  'phase',
  'twist',
  'heat',
  'end',
  'initiative',
]);
