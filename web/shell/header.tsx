import { THEMES, theme } from '../state/theme.js';
import { RulesetSwitch } from './ruleset-switch.js';

const THEME_WORDS = { system: 'same as your device', light: 'light', dark: 'dark' } as const;
const THEME_SIGNS = { system: '◐', light: '☀', dark: '☾' } as const;

export function Header() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system';
  return (
    <header class="header">
      <div class="brand">
        <Sign />
        <span class="brand-name">TarComp</span>
      </div>
      <RulesetSwitch />
      <button
        type="button"
        class="icon-button"
        aria-label={`Theme: ${THEME_WORDS[theme.value]}. Switch to: ${THEME_WORDS[next]}`}
        title={`Theme: ${THEME_WORDS[theme.value]}`}
        onClick={() => {
          theme.value = next;
        }}
      >
        <span aria-hidden="true">{THEME_SIGNS[theme.value]}</span>
      </button>
    </header>
  );
}

const Sign = () => (
  <svg class="brand-sign" viewBox="8 5 48 54" aria-hidden="true">
    <path
      d="M32 8 52.8 20v24L32 56 11.2 44V20Z"
      fill="none"
      stroke="var(--accent)"
      stroke-width="4"
      stroke-linejoin="round"
    />
    <circle cx="32" cy="32" r="9" fill="none" stroke="currentColor" stroke-width="3.5" />
    <path
      d="M32 15v9M32 40v9M17 32h7M40 32h7"
      stroke="currentColor"
      stroke-width="3.5"
      stroke-linecap="round"
    />
  </svg>
);
