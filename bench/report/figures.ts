import * as v from 'valibot';
import { isTime } from '../measure/row.js';

const FORMAT = 'tarcomp-bench';

const rowSchema = v.object({
  name: v.string(),
  what: v.string(),
  unit: v.string(),
  asked: v.exactOptional(v.number()),
  rounds: v.number(),
  median: v.number(),
  best: v.number(),
  spread: v.number(),
  cores: v.exactOptional(v.number()),
  checksum: v.string(),
});
const fileSchema = v.object({
  format: v.literal(FORMAT),
  machine: v.string(),
  commit: v.exactOptional(v.string()),
  date: v.string(),
  coresInUse: v.number(),
  rows: v.array(rowSchema),
});

/** A measured row. */
export type Figure = v.InferOutput<typeof rowSchema>;

/** The output of `--json`: the figures of one run, with its conditions. */
export type Figures = v.InferOutput<typeof fileSchema>;

export const figuresText = (figures: Omit<Figures, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...figures }, undefined, 2)}\n`;

/** @throws {TypeError} naming the file, if it is none of `--json` */
export function readFigures(text: string, path: string): Figures {
  const read = v.safeParse(fileSchema, parsed(text));
  if (read.success) return read.output;
  throw new TypeError(
    `${path} holds no figures: expected a file that \`npm run bench -- --json\` has written`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Three significant digits, with thousands separated. */
export const inWords = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

export const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;

/** Whether a figure meets its target. */
export function isMet(row: Pick<Figure, 'unit' | 'asked'>, value: number): boolean {
  const { asked = value } = row;
  return isTime(row) ? value <= asked : value >= asked;
}
