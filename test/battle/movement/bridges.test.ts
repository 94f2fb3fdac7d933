import { describe, expect, it } from 'vitest';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { displacementChain } from '../../../src/battle/movement/displacement.js';
import { type Mover, PLAIN_FOOTWORK } from '../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { biped, field, hexOf, water } from './field.js';

/** A bridge of this height whose ends are in the north and in the south. */
const bridge = (height: number): Partial<MapHex> => ({
  bridge: { construction: 2, height, strength: 40, exits: 0b001001 },
});

/** Where a way from 3,4 ends, or why it does not. */
function goes(
  hexes: Parameters<typeof field>[0],
  steps: readonly StepKind[],
  changes: Partial<Mover> = {},
): number | string {
  const map = field(hexes);
  const report = evaluatePath(
    map,
    biped(map, changes),
    steps.map((kind) => ({ kind })),
    { piloting: 5 },
  );
  return report.obstacle ?? report.end.elevation;
}

const AHEAD = ['forward'] as const;
/** From the south-west, where the bridge has no end. */
const FROM_THE_SIDE = ['turn-right', 'forward'] as const;
const LOW: Partial<Mover> = { footwork: { ...PLAIN_FOOTWORK, height: 0 } };

describe('A bridge in the hex ahead, on level ground', () => {
  it.each([
    // A 'Mech is two levels high: it fits under a deck two levels up.
    [1, 1],
    [2, 0],
    [3, 0],
  ])('%i levels up: a BattleMech from its end arrives at %i', (height, elevation) => {
    expect(goes({ '3,3': bridge(height) }, AHEAD)).toBe(elevation);
  });

  it.each([
    [1, 'bridge-too-low'],
    [2, 0],
    [3, 0],
  ])('%i levels up: a BattleMech from its side arrives at %s', (height, end) => {
    expect(goes({ '4,4': bridge(height) }, FROM_THE_SIDE)).toBe(end);
  });

  it('one level up leaves room for what is one level high', () => {
    expect(goes({ '4,4': bridge(1) }, FROM_THE_SIDE, LOW)).toBe(0);
    expect(goes({ '3,3': bridge(1) }, AHEAD, LOW)).toBe(0);
  });

  it('is entered from higher ground by the smaller step, and by two levels at most', () => {
    expect(goes({ '3,4': { level: 2 }, '3,3': bridge(2) }, AHEAD)).toBe(2);
    expect(goes({ '3,4': { level: 1 }, '3,3': bridge(2) }, AHEAD)).toBe(0);
    expect(goes({ '3,4': { level: 2 }, '3,3': bridge(3) }, AHEAD)).toBe(3);
    expect(goes({ '3,4': { level: 2 }, '3,3': { ...water(1), ...bridge(0) } }, AHEAD)).toBe(0);
  });

  it('is left from its deck by its ends alone', () => {
    const onDeck: Partial<Mover> = { elevation: 2 };
    expect(goes({ '3,4': bridge(2), '3,3': { level: 2 } }, AHEAD, onDeck)).toBe(0);
    expect(goes({ '3,4': bridge(2), '4,4': { level: 2 } }, FROM_THE_SIDE, onDeck)).toBe('off-the-bridge');
    expect(goes({ '3,4': bridge(2), '2,4': { level: 2 } }, ['turn-left', 'forward'], onDeck)).toBe(
      'off-the-bridge',
    );
    expect(goes({ '3,4': { ...water(1), ...bridge(0) } }, FROM_THE_SIDE)).toBe('off-the-bridge');
    // On the bottom below, and by a jump, every side is open.
    expect(goes({ '3,4': { ...water(1), ...bridge(2) } }, FROM_THE_SIDE, { elevation: -1 })).toBe(0);
    expect(goes({ '3,4': bridge(2) }, ['jump', 'turn-right', 'forward'], onDeck)).toBe(0);
  });

  it('bars no hovercraft that floats at its height', () => {
    const hover: Partial<Mover> = { footwork: { ...PLAIN_FOOTWORK, height: 0, floats: true } };
    expect(goes({ '3,4': { ...water(1), ...bridge(0) } }, FROM_THE_SIDE, hover)).toBe(0);
  });

  it('catches a jump', () => {
    expect(goes({ '3,3': bridge(3) }, ['jump', 'forward'])).toBe(3);
    expect(goes({ '3,3': { ...water(1), ...bridge(0) } }, ['jump', 'forward'])).toBe(0);
  });

  it('stops a unit that is driven against it, unless that fits beneath or comes from its end', () => {
    const driven = (height: number, direction: 0 | 1) => {
      const map = field({ '3,3': bridge(height), '4,4': bridge(height) });
      const [only] = displacementChain(map, () => undefined, hexOf(map, '3,4'), 0, direction) ?? [];
      return only?.elevation;
    };
    expect([driven(1, 1), driven(2, 1), driven(1, 0)]).toEqual([undefined, 0, 1]);
  });
});

describe('A building in the hex ahead', () => {
  const house = (height: number): Partial<MapHex> => ({
    building: { construction: 2, height, strength: 40, exits: 0 },
  });

  it('is jumped upon, and a BattleMech on its roof steps down', () => {
    expect(goes({ '3,3': house(3) }, ['jump', 'forward'])).toBe(3);
    expect(goes({ '3,4': house(2) }, AHEAD, { elevation: 2 })).toBe(0);
    expect(goes({ '3,4': house(3) }, AHEAD, { elevation: 3 })).not.toBe(0);
  });

  it('is crossed from roof to roof where they differ by two levels at most', () => {
    expect(goes({ '3,4': house(2), '3,3': house(2) }, AHEAD, { elevation: 2 })).toBe(2);
    expect(goes({ '3,4': house(2), '3,3': house(4) }, AHEAD, { elevation: 2 })).toBe(4);
    expect(goes({ '3,4': house(2), '3,3': house(5) }, AHEAD, { elevation: 2 })).toBe(0);
  });
});
