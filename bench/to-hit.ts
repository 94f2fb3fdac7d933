// How many shots a second: the itemised answer, the number alone, and the number of a prepared shot.
import { Bench } from 'tinybench';

const built = process.env.TARCOMP_BUILD ?? new URL('../dist/index.js', import.meta.url).href;
const { calculateToHit, prepareToHit, preparedToHitNumber, toHitNumber } = (await import(
  built
)) as typeof import('../src/rules/to-hit/index.js');
