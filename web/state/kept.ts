// Small choices that are remembered between visits. In a browser that stores nothing they are forgotten, and everything
// else works.

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // In a private window, or without space left.
  }
}

/** The value stored under the key, if it is still one of the choices. */
export function kept<Value extends string>(key: string, choices: readonly Value[]): Value | undefined {
  try {
    const value = localStorage.getItem(key);
    return choices.find((known) => known === value);
  } catch {
    return undefined;
  }
}
