/** Files repeat the same few words. If others fill the cache, it is cleared. */
const MOST = 1000;

/** Reads each word once. */
export function remembered<T>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let meaning = known.get(word);
    if (meaning === undefined) {
      meaning = read(word);
      if (known.size >= MOST) known.clear();
      known.set(word, meaning);
    }
    return meaning;
  };
}
