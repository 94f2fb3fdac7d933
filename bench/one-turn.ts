// One of the two processes of alternate.ts. On request it plays rounds of a row for a minimum of processor time, and
// reports the cost.
import type { Round } from './measure/row.js';
import { ROWS } from './rows/rows.js';

/** The cost of a turn, in processor time if that is known. */
export interface Turn {
  readonly total: number;
  /** Per item. */
  readonly seconds: number;
  readonly checksum: string;
}

const [name, least] = process.argv.slice(2);
const row = ROWS.find((candidate) => candidate.name === name);
if (row === undefined) throw new RangeError(`there is no row "${name}"`);
const { things, round } = await row.prepare();

process.on('message', () => void turn().then((played) => process.send?.(played)));
process.send?.('ready');

async function turn(): Promise<Turn> {
  let seconds = 0;
  let rounds = 0;
  let played: Round;
  do {
    played = await round();
    seconds += played.processorSeconds ?? played.seconds;
    rounds += 1;
  } while (seconds < Number(least));
  return { total: seconds, seconds: seconds / rounds / things, checksum: played.checksum };
}
