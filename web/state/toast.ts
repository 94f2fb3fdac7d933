import { signal } from '@preact/signals';

const SHOWN_FOR = 4_000;

/** A short word about what just happened; the next one takes its place. */
export const toast = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(words: string): void {
  toast.value = words;
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast.value = '';
  }, SHOWN_FOR);
}
