import { effect, signal } from '@preact/signals';
import { keep, kept } from './kept.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'tarcomp-theme';

export const theme = signal<Theme>(kept(KEY, THEMES) ?? 'system');

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === 'system') delete dataset.theme;
  else dataset.theme = theme.value;
  keep(KEY, theme.value);
});
