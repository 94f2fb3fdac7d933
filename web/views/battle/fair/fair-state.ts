import { computed, signal } from '@preact/signals';
import type { Side } from '../../../../src/edge/simulate.js';
import { forces } from '../setup/battle-state.js';

/** The pilots whose skills vary, as on the command line: `blue.skills`, `red.2.skills`. */
export const varyText = signal('blue.skills');

export interface Varied {
  readonly side: Side;
  /** The unit's place in its force, from 0. If left out, all pilots of the side vary. */
  readonly unit?: number;
}

const WRITTEN = /^(red|blue)(?:\.(\d{1,3}))?\.skills$/;

/** Errors in links are ignored. */
export const varied = computed<Varied>(() => {
  const [, side, number] = WRITTEN.exec(varyText.value) ?? [];
  const named: Side = side === 'red' ? 'red' : 'blue';
  const unit = Number(number) - 1;
  return number !== undefined && forces[named].value[unit] !== undefined
    ? { side: named, unit }
    : { side: named };
});

export const writeVaried = ({ side, unit }: Varied): string =>
  unit === undefined ? `${side}.skills` : `${side}.${unit + 1}.skills`;
