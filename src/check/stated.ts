type Stated<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Drops undefined fields. */
export const stated = <Fields extends object>(fields: Fields): Stated<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<Fields>;
