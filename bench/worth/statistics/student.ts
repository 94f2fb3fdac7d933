/**
 * How much of Student's distribution lies within ±t, for a whole number of degrees of freedom (Abramowitz and Stegun 1964, 26.7.3 and
 * 26.7.4).
 */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = freedom % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let next = odd ? 3 : 2; next <= freedom - 2; next += 2) {
    term *= ((next - 1) / next) * cosine ** 2;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/** Half the width, in standard errors, of the interval of the mean of a sample with one more value than degrees of freedom. */
export function tOf(confidence: number, freedom: number): number {
  let [low, high] = [0, 1e6];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (within(middle, freedom) < confidence) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
