// The process of one row, so that rows do not affect each other's compiled code. Started by run.ts.
import { type Measurement, measure, OtherResultsError } from './measure/measure.js';
import { ROWS } from './rows/rows.js';

/** The answer of the process. */
export type OneRowAnswer = { readonly measurement: Measurement } | { readonly otherResults: string };

const [name, pace, recorded] = process.argv.slice(2);
const row = ROWS.find((candidate) => candidate.name === name);
if (row === undefined) throw new RangeError(`there is no row "${name}"`);
process.send?.(await answer(row));
process.disconnect?.();

async function answer(measured: (typeof ROWS)[number]): Promise<OneRowAnswer> {
  try {
    return { measurement: await measure(measured, pace === 'quick', recorded) };
  } catch (error) {
    if (error instanceof OtherResultsError) return { otherResults: error.message };
    throw error;
  }
}
