import type { KeyPlace } from './keys.js';

/** Where a key was pressed. */
export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return 'replay';
  if (target instanceof HTMLInputElement)
    return target.type === 'range' ? 'replay' : target.type === 'radio' ? 'choice' : 'field';
  if (target.matches('select, textarea, [contenteditable]')) return 'field';
  if (target.closest('.log') !== null) return 'log';
  return target.matches('button, summary, a, label') ? 'button' : 'replay';
}
