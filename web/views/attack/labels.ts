import { choicesOf } from '../../words.js';

export const MOVED = [
  { value: 'stationary', label: 'Stood' },
  { value: 'walk', label: 'Walked' },
  { value: 'run', label: 'Ran' },
  { value: 'jump', label: 'Jumped' },
] as const;

export const SIDES = choicesOf(['front', 'left', 'right', 'rear'] as const);
