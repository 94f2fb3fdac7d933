import { Segmented } from '../controls/segmented.js';
import { ruleset } from '../state/address.js';
import { THEMES, theme } from '../state/theme.js';

const RULESET_CHOICES = [
  { value: 'standard', label: 'Standard', title: 'The rules that TarComp plays unless told otherwise' },
  { value: 'total-warfare', label: 'Total Warfare', title: 'The rules as the book has them' },
] as const;

const THEME_WORDS = { system: 'as the device has it', light: 'light', dark: 'dark' } as const;
const THEME_SIGNS = { system: '◐', light: '☀', dark: '☾' } as const;

export function Header() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system';
  return (
    <header class="header">
      <div class="brand">
        <Sign />
        <span class="brand-name">TarComp</span>
      </div>
      <Segmented
        label="Ruleset"
        name="ruleset"
        choices={RULESET_CHOICES}
        value={ruleset.value}
        onChange={(value) => {
          ruleset.value = value;
        }}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={`Colours: ${THEME_WORDS[theme.value]}. Change to ${THEME_WORDS[next]}`}
        title={`Colours: ${THEME_WORDS[theme.value]}`}
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
