import { computed, signal } from '@preact/signals';

/** The change as on the command line: `red.1.ability=+sniper`. Addresses hold it unchanged. */
export const changeText = signal('');

const CHANGES = ['skills', 'ability', 'quirk', 'weapon-quirk', 'unit', 'map', 'ruleset'] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** A parsed change. */
export interface Change {
  readonly kind: ChangeKind;
  readonly side: 'red' | 'blue';
  /** The unit's place in its force, from 0. */
  readonly place: number;
  /** `3/4`, `+sniper`, `-accurate:PPC`, `Atlas AS7-D`, `hills`, `total-warfare`. */
  readonly value: string;
}

const ON_A_UNIT = /^(red|blue)\.(\d+)(?:\.(skills|ability|quirk|weapon-quirk))?=(.+)$/;
const ON_THE_BATTLE = /^(map|ruleset)=(.+)$/;

export const change = computed<Change | undefined>(() => readChange(changeText.value));

function readChange(text: string): Change | undefined {
  const [, what, of] = ON_THE_BATTLE.exec(text) ?? [];
  if (of !== undefined) return { kind: what === 'map' ? 'map' : 'ruleset', side: 'red', place: 0, value: of };
  const [, side, place, field, value] = ON_A_UNIT.exec(text) ?? [];
  if (value === undefined) return undefined;
  const kind = CHANGES.find((known) => known === field) ?? 'unit';
  return { kind, side: side === 'blue' ? 'blue' : 'red', place: Math.max(0, Number(place) - 1), value };
}

export function writeChange({ kind, side, place, value }: Change): string {
  if (kind === 'map' || kind === 'ruleset') return `${kind}=${value}`;
  return `${side}.${place + 1}${kind === 'unit' ? '' : `.${kind}`}=${value}`;
}
