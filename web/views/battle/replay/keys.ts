// One table for the keys of the replay and for their list on the page, so that they agree.

export type ReplayAct = 'back' | 'forward' | 'turn-back' | 'turn-forward' | 'first' | 'last' | 'play';

interface KeyRow {
  /** As they are printed on a keyboard. */
  readonly shown: readonly string[];
  readonly words: string;
  /** By `KeyboardEvent.key`. */
  readonly acts: Readonly<Record<string, ReplayAct>>;
}

export const REPLAY_KEYS: readonly KeyRow[] = [
  { shown: ['←', '→'], words: 'step back, step forward', acts: { ArrowLeft: 'back', ArrowRight: 'forward' } },
  {
    shown: ['Page Up', 'Page Down'],
    words: 'previous turn, next turn',
    acts: { PageUp: 'turn-back', PageDown: 'turn-forward' },
  },
  { shown: ['Home', 'End'], words: 'start, end of the game', acts: { Home: 'first', End: 'last' } },
  { shown: ['Space'], words: 'play or pause', acts: { ' ': 'play' } },
];

const ACTS: ReadonlyMap<string, ReplayAct> = new Map(REPLAY_KEYS.flatMap(({ acts }) => Object.entries(acts)));

/** In pixels of the screen. */
const PAN_STEP = 80;
const PANS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The focused element, if it uses keys itself. */
export type KeyPlace =
  /** Nothing, the map or the slider: all keys belong to the replay. */
  | 'replay'
  /** Space presses it. */
  | 'button'
  /** Arrows choose in it. */
  | 'choice'
  /** Page Up, Page Down, Home, End and Space scroll it. */
  | 'log'
  /** Every key is typed into it. */
  | 'field';

const OWN_KEYS: Readonly<Record<KeyPlace, RegExp>> = {
  replay: /^$/,
  button: /^ $/,
  choice: /^(Arrow.*| )$/,
  log: /^(Page.*|Home|End| )$/,
  field: /./,
};

const hasCommandKey = ({ ctrlKey, altKey, metaKey }: PressedKey): boolean => ctrlKey || altKey || metaKey;

/** A key's action; undefined for keys that do not belong to the replay. */
export function actOf(pressed: PressedKey, place: KeyPlace): ReplayAct | undefined {
  if (hasCommandKey(pressed) || pressed.shiftKey || OWN_KEYS[place].test(pressed.key)) return undefined;
  return ACTS.get(pressed.key);
}

/** How far a key moves the map; undefined if it does not. */
export function panOf(pressed: PressedKey, place: KeyPlace): readonly [number, number] | undefined {
  if (hasCommandKey(pressed) || !pressed.shiftKey || place === 'field' || place === 'choice')
    return undefined;
  return PANS[pressed.key];
}

export const PAN_WORDS = { shown: ['Shift + arrows'], words: 'move the map' } as const;
