/** Wraps a function of one object, so that it runs once for each. Undefined results are not kept. */
/* @__NO_SIDE_EFFECTS__ */
export function oncePer<Key extends object, Result>(workOut: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    let result = known.get(key);
    if (result === undefined) {
      result = workOut(key);
      known.set(key, result);
    }
    return result;
  };
}
