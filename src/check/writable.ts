/** A record while it is being filled in. */
export type Writable<T> = { -readonly [Field in keyof T]: T[Field] };
