// How values are written in an address. Wrong values are ignored, and the defaults apply.

export interface Field<Value> {
  readonly usual: Value;
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

export const text = (usual: string): Field<string> => ({
  usual,
  read: (value) => value,
  write: (value) => value,
});

export const whole = (usual: number, min: number, max: number): Field<number> => ({
  usual,
  read: (value) => {
    const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
  write: String,
});

export const flag: Field<boolean> = {
  usual: false,
  read: (value) => value === '1',
  write: (value) => (value ? '1' : '0'),
};

export const oneOf = <Value extends string>(values: readonly Value[], usual: Value): Field<Value> => ({
  usual,
  read: (value) => values.find((known) => known === value),
  write: (value) => value,
});

const NOTHING: Readonly<Record<string, number>> = {};
/** Whole numbers, each after its word: `left_torso_12.head_0`. */
export const amounts = (isWord: (word: string) => boolean, max: number): Field<typeof NOTHING> => ({
  usual: NOTHING,
  read: (value) => {
    const entries = value.split('.').flatMap((entry) => {
      const [, word = '', digits] = /^(\w+)_(\d{1,4})$/.exec(entry) ?? [];
      return digits !== undefined && isWord(word) && Number(digits) <= max
        ? [[word, Number(digits)] as const]
        : [];
    });
    return Object.fromEntries(entries);
  },
  write: (value) =>
    Object.entries(value)
      .map(([word, amount]) => `${word}_${amount}`)
      .sort()
      .join('.'),
});

const NONE: readonly string[] = [];
/** More than any unit has weapons or quirks. */
const MOST_IDS = 100;
/** Ids without duplicates, separated by dots, which no id contains. */
export const ids: Field<readonly string[]> = {
  usual: NONE,
  read: (value) => (value === '' ? NONE : [...new Set(value.split('.'))].slice(0, MOST_IDS)),
  write: (value) => value.join('.'),
};
