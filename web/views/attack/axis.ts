/** Round steps. */
const STEPS = [1, 2, 5];

/** Whole numbers for an axis from 0 to the highest value or beyond, at most `most` besides the 0. */
export function axisTicks(highest: number, most = 4): readonly number[] {
  const top = Math.max(1, highest);
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((part) => part * power).find((size) => Math.ceil(top / size) <= most);
    if (step === undefined) continue;
    return Array.from({ length: Math.ceil(top / step) + 1 }, (_, tick) => tick * step);
  }
}
