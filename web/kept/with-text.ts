/** A value, and a text that is too long to be listed with it. */
export interface WithText<Value> {
  readonly value: Value;
  /** Undefined where there is none, or it was lost. */
  readonly text: string | undefined;
}
