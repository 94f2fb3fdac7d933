/** Files say the same few words over and over; whoever fills this up with others starts it anew. */
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
