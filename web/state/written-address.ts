// The address is `#/attack?rules=total-warfare&…`; opening it shows the same view, ruleset and situation.

/** Views with a tab. */
export const TABS = ['units', 'forces', 'attack', 'battle-value', 'battle', 'play', 'sheets'] as const;
const VIEWS = [...TABS, 'own-units', 'worth'] as const;
export type ViewName = (typeof VIEWS)[number];

/** In characters, which are bytes in an address. Nobody shares links of more than a few kilobytes. */
const LONGEST = 64 * 1024;
/** Two companies. Each unit is a field with the name of its side. */
export const MOST_UNITS = 24;

interface WrittenAddress {
  readonly view: ViewName;
  /** A view without a query does not change. */
  readonly query?: URLSearchParams;
  /** Why nothing of the query was taken. */
  readonly problem?: string;
}

/** Parses the part of an address behind the `#`. */
export function readHash(hash: string): WrittenAddress {
  const queryAt = hash.indexOf('?');
  const path = (queryAt < 0 ? hash : hash.slice(0, queryAt)).replace(/^#\/?/, '');
  const view = VIEWS.find((known) => known === path) ?? 'attack';
  const problem = hashProblem(hash);
  if (problem !== undefined) return { view, problem };
  const text = queryAt < 0 ? '' : hash.slice(queryAt + 1);
  return text === '' ? { view } : { view, query: new URLSearchParams(text) };
}

/** Why a link is refused; undefined if it is not. */
export function hashProblem(hash: string): string | undefined {
  if (hash.length > LONGEST) {
    const kilobytes = Math.ceil(hash.length / 1024).toLocaleString('en');
    return `This link is too long (${kilobytes} kB): the limit is ${LONGEST / 1024} kB. None of it was read.`;
  }
  const most = mostFieldsOfOneName(hash);
  if (most > MOST_UNITS) {
    return `This link names ${most.toLocaleString('en')} units for one side, and a side may have ${MOST_UNITS}. None of it was read.`;
  }
  return undefined;
}

function mostFieldsOfOneName(hash: string): number {
  const counts = new Map<string, number>();
  for (const name of new URLSearchParams(hash.slice(hash.indexOf('?') + 1)).keys()) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
