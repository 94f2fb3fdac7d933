// Small choices that outlive a visit. A browser that keeps nothing forgets them, and everything else works.

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window, or no room left.
  }
}

/** What was kept under the key, if it is still one of the choices. */
export function kept<Value extends string>(key: string, choices: readonly Value[]): Value | undefined {
  try {
    const value = localStorage.getItem(key);
    return choices.find((known) => known === value);
  } catch {
    return undefined;
  }
}
