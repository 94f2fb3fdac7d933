/** Density of the standard normal distribution. */
const density = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** Below this, the power series is exact to the last digits; above it, the continued fraction is. */
const NEAR = 3;
const TERMS = 120;

/** The share of a standard normal distribution that lies beyond z. */
function beyond(z: number): number {
  if (z < 0) return 1 - beyond(-z);
  if (z < NEAR) {
    let term = z;
    let sum = z;
    for (let index = 1; index < TERMS; index += 1) {
      term *= (z * z) / (2 * index + 1);
      sum += term;
    }
    return 0.5 - density(z) * sum;
  }
  let fraction = z;
  for (let index = TERMS; index > 0; index -= 1) fraction = z + index / fraction;
  return density(z) / fraction;
}

/** The z that a standard normal value exceeds in this share of cases, for shares up to one half. */
function exceededBy(share: number): number {
  let low = 0;
  let high = 40;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (beyond(middle) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Half the width, in standard errors, of a two-sided interval with this confidence. */
export const zOf = (confidence: number): number => exceededBy((1 - confidence) / 2);

/**
 * The confidence of each of so many intervals that all together hold the truth as often as is asked (Šidák 1967): exact for
 * figures that have nothing to do with one another, and on the safe side for others.
 */
export const confidenceOfEach = (confidence: number, comparisons: number): number =>
  confidence ** (1 / Math.max(1, comparisons));

/** Half the width of each of them. */
export const zOfAll = (confidence: number, comparisons: number): number =>
  zOf(confidenceOfEach(confidence, comparisons));
