/** What is forecast, or why it cannot be: plans may break the rules while they are made. */
export type Forecast<Value> = { readonly value: Value } | { readonly problem: string };

export function forecast<Value>(ask: () => Value): Forecast<Value> {
  try {
    return { value: ask() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
