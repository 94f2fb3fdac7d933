interface Made<T> {
  readonly ids: readonly string[];
  readonly value: T;
}

interface Branch<T> {
  readonly next: Map<string, Branch<T>>;
  made?: Made<T>;
}

const LIMIT = 10_000;

/**
 * Remembers what was made of each list of ids: in a game the same few lists come again and again, though seldom as the
 * same array. A tree, one branch for each id; and the last list is often the next one, too.
 */
export function rememberLists<T>(make: (ids: readonly string[]) => T): (ids: readonly string[]) => T {
  let root: Branch<T> = { next: new Map() };
  let branches = 0;
  let last: Made<T> | undefined;
  const find = (ids: readonly string[]): Made<T> => {
    if (branches > LIMIT) {
      root = { next: new Map() };
      branches = 0;
    }
    let branch = root;
    for (const id of ids) {
      let next = branch.next.get(id);
      if (next === undefined) {
        next = { next: new Map() };
        branch.next.set(id, next);
        branches += 1;
      }
      branch = next;
    }
    branch.made ??= { ids: [...ids], value: make(ids) };
    return branch.made;
  };
  return (ids) => {
    if (last === undefined || !areSame(last.ids, ids)) last = find(ids);
    return last.value;
  };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index += 1) if (some[index] !== others[index]) return false;
  return true;
}
