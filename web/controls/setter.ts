import type { Signal } from '@preact/signals';

/** Writes what a control reports into a signal. */
export const setter =
  <Value>(state: Signal<Value>) =>
  (value: Value): void => {
    state.value = value;
  };
