export interface Watch {
  looked: boolean;
}

/** Wraps an object to record when one of these fields is read. */
export function watched<Seen extends object>(
  object: Seen,
  fields: readonly (keyof Seen)[],
  watch: Watch,
): Seen {
  return new Proxy(object, {
    get(from, field) {
      if ((fields as readonly PropertyKey[]).includes(field)) watch.looked = true;
      return Reflect.get(from, field);
    },
    ownKeys(from) {
      watch.looked = true;
      return Reflect.ownKeys(from);
    },
  });
}
