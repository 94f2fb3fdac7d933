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
 * Caches one value for each list of ids. A game uses the same few lists again and again, though seldom as the same
 * array. The cache is a tree with one branch for each id, and remembers the last list because the next call often
 * repeats it.
 */
export class IdLists<T> {
  private readonly make: (ids: readonly string[]) => T;
  private root: Branch<T> = { next: new Map() };
  private branches = 0;
  private last: Made<T>;

  constructor(make: (ids: readonly string[]) => T) {
    this.make = make;
    this.last = { ids: [], value: make([]) };
  }

  get(ids: readonly string[]): T {
    const { last } = this;
    if (areSame(last.ids, ids)) return last.value;
    this.last = this.find(ids);
    return this.last.value;
  }

  private find(ids: readonly string[]): Made<T> {
    if (this.branches > LIMIT) {
      this.root = { next: new Map() };
      this.branches = 0;
    }
    let branch = this.root;
    for (const id of ids) {
      let next = branch.next.get(id);
      if (next === undefined) {
        next = { next: new Map() };
        branch.next.set(id, next);
        this.branches += 1;
      }
      branch = next;
    }
    branch.made ??= { ids: [...ids], value: this.make(ids) };
    return branch.made;
  }
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  const { length } = others;
  if (some.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (some[index] !== others[index]) return false;
  return true;
}
