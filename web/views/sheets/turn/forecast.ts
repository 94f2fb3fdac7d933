/** The forecast, or why there is none: an unfinished plan may break the rules. */
export type Forecast<Value> = { readonly value: Value } | { readonly problem: string };

export function forecast<Value>(ask: () => Value): Forecast<Value> {
  try {
    return { value: ask() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
