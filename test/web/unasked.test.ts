import { describe, expect, it } from 'vitest';
import { lastFree, unaskedIn } from '../../web/views/play/game/unasked.js';

/** A person moves, and holds fire; no dice have been rolled. */
const held = {
  decisions: [
    { kind: 'move', unit: 0, order: { steps: [] } },
    { kind: 'fire', unit: 0, order: { shots: [] } },
  ],
  orders: (['move', 'fire'] as const).map((kind, place) => ({
    unit: 0,
    side: 0,
    turn: 1,
    kind,
    decisions: place,
    events: 0,
    rolled: false,
  })),
} as unknown as Parameters<typeof unaskedIn>[0];
const freeIn = (kept?: readonly number[]) =>
  lastFree(held, (side) => side === 0, new Set(unaskedIn(held, kept)));

describe('the order that is taken back in a game that was opened', () => {
  it('is the last one, holding fire too, where a person gave it', () => {
    expect(freeIn([])).toBe(1);
  });

  it('is the one before where nobody was asked for the last', () => {
    expect(freeIn([1])).toBe(0);
  });

  it('is never a pass where the game does not say who was asked', () => {
    expect(freeIn()).toBe(0);
  });
});
