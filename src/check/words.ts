/** One of the words of a line. */
export type Word<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Word<Rest>
  : Line;

/** A vocabulary, written as lines of words instead of one word a line. The type knows each word. */
/* @__NO_SIDE_EFFECTS__ */
export const wordsOf = <Line extends string>(...lines: readonly Line[]): readonly Word<Line>[] =>
  Object.freeze(lines.flatMap((line) => line.split(' ') as Word<Line>[]));
