/** An era of the setting. A unit belongs to the era in which it was introduced. */
export interface Era {
  readonly name: string;
  readonly from: number;
  /** The last year. The current era has none. */
  readonly to?: number;
}

/** As the Master Unit List divides the years. */
export const ERAS: readonly Era[] = Object.freeze(
  [
    { name: 'Age of War', from: 0, to: 2570 },
    { name: 'Star League', from: 2571, to: 2780 },
    { name: 'Early Succession Wars', from: 2781, to: 2900 },
    { name: 'Late Succession Wars', from: 2901, to: 3019 },
    { name: 'Renaissance', from: 3020, to: 3049 },
    { name: 'Clan Invasion', from: 3050, to: 3061 },
    { name: 'Civil War', from: 3062, to: 3067 },
    { name: 'Jihad', from: 3068, to: 3080 },
    { name: 'Early Republic', from: 3081, to: 3100 },
    { name: 'Late Republic', from: 3101, to: 3130 },
    { name: 'Dark Age', from: 3131, to: 3150 },
    { name: 'ilClan', from: 3151 },
  ].map((era) => Object.freeze(era)),
);

/** Returns the place in `ERAS` of a year's era. */
export function eraOf(year: number): number {
  let place = 0;
  while (place + 1 < ERAS.length && (ERAS[place + 1] as Era).from <= year) place += 1;
  return place;
}
