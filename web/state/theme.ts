import { effect, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'tarcomp-theme';

export const theme = signal<Theme>(remembered());

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === 'system') delete dataset.theme;
  else dataset.theme = theme.value;
  try {
    localStorage.setItem(KEY, theme.value);
  } catch {
    // A browser that keeps nothing forgets the choice, and all else works.
  }
});

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((known) => known === kept) ?? 'system';
  } catch {
    return 'system';
  }
}
