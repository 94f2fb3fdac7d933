/** Returns the candidates that a mistyped or half-remembered name most likely meant, best first. */
export function nearNames(wanted: string, candidates: Iterable<string>, limit = 3): string[] {
  const target = bareName(wanted);
  const words = tellingWords(wanted);
  if (target === '') return [];

  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const score = distance(target, words, candidate);
    if (score !== undefined) scored.push({ candidate, score });
  }
  return scored
    .sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Words of one or two letters are part of nearly every name. They count only if there are no longer ones. */
function tellingWords(wanted: string): readonly string[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return words.some((word) => !isShort(word)) ? words.filter((word) => !isShort(word)) : words;
}

const isShort = (word: string): boolean => word.length < 3 && !/\d/.test(word);

function containsWord(candidate: string, word: string): boolean {
  return isShort(word) ? candidate.split(/[^\p{L}\p{N}]+/u).includes(word) : candidate.includes(word);
}

// Typing mistakes rank before names that merely contain every word.
function distance(target: string, words: readonly string[], candidate: string): number | undefined {
  const spelled = bareName(candidate);
  const tolerance = Math.max(1, Math.floor(target.length / 4));
  if (Math.abs(spelled.length - target.length) <= tolerance) {
    const edits = editDistance(target, spelled);
    if (edits <= tolerance) return edits;
  }
  const lowered = candidate.toLowerCase();
  if (words.every((word) => containsWord(lowered, word)))
    return tolerance + spelled.length - target.length + 1;
  return undefined;
}

/** Only letters and digits, without case and accents. */
export function bareName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Two neighboring letters swapped count as one mistake. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const inserted = (current[column - 1] ?? 0) + 1;
      const removed = (previous[column] ?? 0) + 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const exchanged = swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, inserted, removed, exchanged));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
