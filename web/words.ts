import type { RulesetName } from '../src/edge/rules.js';

interface RulesetWords {
  readonly name: string;
  /** For the switch on narrow screens. */
  readonly short: string;
  /** In two or three words, for the switch. */
  readonly tag: string;
  /** For the first question: a summary of two lines on a phone. */
  readonly brief: string;
  /** How it differs. */
  readonly about: string;
  /** What matters in a battle. */
  readonly inBattle: string;
}

/** In the order of the choices. */
export const RULESETS_IN_WORDS: Readonly<Record<RulesetName, RulesetWords>> = {
  'total-warfare': {
    name: 'Total Warfare',
    short: 'TW',
    tag: 'the rulebook',
    brief: 'The familiar rulebook. Missiles hit in groups; quirks do what the book says.',
    about:
      'The published rules. Missiles hit in groups, a target exactly at minimum range already counts as too close, and quirks do what the book says.',
    inBattle:
      'Total Warfare rules: missiles hit in groups, punches and kicks use the table of the side they come from, and some quirks do nothing.',
  },
  core: {
    name: 'Core 2026',
    short: 'Core',
    tag: 'the new edition',
    brief: 'The rulebook of 2026: new rules for movement, piloting, physical attacks and criticals.',
    about:
      'The Core Rulebook of 2026, the new edition. It changes movement, piloting rolls, physical attacks, criticals and more; the rest is played as in Total Warfare.',
    inBattle: 'Core 2026 rules: the new edition. What it does not change is played as in Total Warfare.',
  },
  standard: {
    name: 'TarComp standard',
    short: 'TarComp',
    tag: 'our own, simpler',
    brief: 'TarComp’s own, simpler rules, from no book. Every missile rolls its own hit location.',
    about:
      'TarComp’s own, simpler rules, not those of the rulebook. Every missile rolls its own hit location, weapons can fire at extreme range, a called shot hits the location it names, and quirks such as Rugged work.',
    inBattle:
      'TarComp standard rules: every missile rolls its own location, and quirks such as Rugged work. For a rulebook, switch at the top of the page.',
  },
};

/** In the order of the choices. */
export const OFFERED_RULESETS = Object.keys(RULESETS_IN_WORDS) as readonly RulesetName[];

export const RULESET_WORDS: Readonly<Record<RulesetName, string>> = {
  standard: RULESETS_IN_WORDS.standard.name,
  'total-warfare': RULESETS_IN_WORDS['total-warfare'].name,
  core: RULESETS_IN_WORDS.core.name,
};

/** `heavy_woods` as people write it. */
export const titled = (id: string): string => {
  return capitalised(id.replaceAll(/[_-]/g, ' '));
};

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<string, string>> = {},
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: labels[value] ?? titled(value) }));

/** A number for people: 1,659 or −15, with three decimals at most. */
export const grouped = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 3 }).replace('-', '−');

/** A text with every number in it written as `grouped` writes it. */
export const groupedIn = (text: string): string =>
  text.replaceAll(/(?<![\d.,])\d{4,}/g, (digits) => grouped(Number(digits)));

/** "1 weapon", "2,000 weapons" */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : several}`;

/** "a", "a and b", "a, b and c" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A chance for people: one digit, and never a bare 0 or 100 for what can happen or fail. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - 1e-12) return '100 %';
  if (chance < 0.001) return '< 0.1 %';
  if (chance > 0.999) return '> 99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
}

export const oneDigit = (value: number): string => value.toFixed(1);

export const signed = (value: number): string => {
  if (!Number.isFinite(value)) return '∞';
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
};

/** The modes of a QuadVee. */
export const MODE_WORDS = { mech: "'Mech mode", vehicle: 'vehicle mode' } as const;
