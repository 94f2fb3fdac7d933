export interface Comparison {
  readonly cases: number;
  readonly equal: number;
  /** By the rule that leaves them out. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** By class. */
  readonly different: Readonly<Record<string, number>>;
  readonly unexplained: readonly unknown[];
}

/** `npm run situations` is read by people: what agreed, what was left out and why, what differs. */
export function tellComparison(file: string, { equal, leftOut, different, unexplained }: Comparison): void {
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  const total = sum(different) + unexplained.length;
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([why, count]) => `    ${String(count).padStart(5)}  ${why}\n`);
  process.stdout.write(
    [
      `${file}: ${equal} equal, ${sum(leftOut)} left out, ${total} different\n`,
      ...(sum(leftOut) > 0 ? ['  left out:\n', ...list(leftOut)] : []),
      ...(total > 0 ? ['  different:\n', ...list(different)] : []),
    ].join(''),
  );
}
