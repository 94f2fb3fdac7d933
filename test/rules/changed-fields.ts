/** Those of the named fields that a state has. */
export function changedFields<State extends object, Field extends keyof State>(
  state: State,
  fields: readonly Field[],
): Partial<Pick<State, Field>> {
  const changed: Partial<Pick<State, Field>> = {};
  for (const field of fields) if (state[field] !== undefined) changed[field] = state[field];
  return changed;
}
