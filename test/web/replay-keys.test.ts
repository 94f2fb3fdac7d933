import { describe, expect, it } from 'vitest';
import {
  actOf,
  type KeyPlace,
  type PressedKey,
  panOf,
  REPLAY_KEYS,
} from '../../web/views/battle/replay/keys.js';

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

const KEYS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', ' '];
const acting = (place: KeyPlace): readonly string[] =>
  KEYS.filter((key) => actOf(pressed(key), place) !== undefined);

describe('The keys of the replay', () => {
  it('go forward by → and Page Down, and back by ← and Page Up', () => {
    expect(actOf(pressed('ArrowRight'), 'replay')).toBe('forward');
    expect(actOf(pressed('ArrowLeft'), 'replay')).toBe('back');
    expect(actOf(pressed('PageDown'), 'replay')).toBe('turn-forward');
    expect(actOf(pressed('PageUp'), 'replay')).toBe('turn-back');
  });

  it('are all in the list that the page shows', () => {
    expect(REPLAY_KEYS.flatMap(({ acts }) => Object.keys(acts)).sort()).toEqual([...KEYS].sort());
  });

  it('leave every control its own keys', () => {
    expect(acting('replay')).toEqual(KEYS);
    expect(acting('button')).toEqual(KEYS.filter((key) => key !== ' '));
    expect(acting('choice')).toEqual(['PageUp', 'PageDown', 'Home', 'End']);
    expect(acting('log')).toEqual(['ArrowLeft', 'ArrowRight']);
    expect(acting('field')).toEqual([]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('do nothing while %s is held', (held) => {
    for (const key of KEYS) expect(actOf(pressed(key, { [held]: true }), 'replay')).toBeUndefined();
    expect(panOf(pressed('ArrowUp', { [held]: true, shiftKey: true }), 'replay')).toBeUndefined();
  });

  it('move the map by Shift and an arrow', () => {
    const [right, down] = panOf(pressed('ArrowDown', { shiftKey: true }), 'replay') ?? [];
    expect(right).toBe(0);
    expect(down).toBeGreaterThan(0);
    expect(panOf(pressed('ArrowDown'), 'replay')).toBeUndefined();
    expect(actOf(pressed('ArrowRight', { shiftKey: true }), 'replay')).toBeUndefined();
    expect(panOf(pressed('ArrowDown', { shiftKey: true }), 'field')).toBeUndefined();
  });
});
