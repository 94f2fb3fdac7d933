import { signal } from '@preact/signals';

const SHOWN_FOR = 4_000;
/** Time enough to reach for the button. */
const SHOWN_WITH_ACTION = 10_000;

/** An action in reply to what just happened. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

interface ToastWords {
  readonly words: string;
  readonly action?: ToastAction | undefined;
}

const NOTHING: ToastWords = { words: '' };

/** A short sentence about what just happened; the next one replaces it. */
export const toast = signal<ToastWords>(NOTHING);
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(words: string, action?: ToastAction): void {
  toast.value = { words, action };
  clearTimeout(timer);
  timer = setTimeout(unsay, action === undefined ? SHOWN_FOR : SHOWN_WITH_ACTION);
}

export function unsay(): void {
  clearTimeout(timer);
  toast.value = NOTHING;
}
