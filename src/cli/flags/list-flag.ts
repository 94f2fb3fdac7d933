/** Joins comma-separated lists if their flag is given several times. */
export const joined = (text: string, before?: string): string =>
  before === undefined ? text : `${before},${text}`;

/** Does the same for a list whose parts are parsed. */
export const together =
  <Part>(read: (text: string) => readonly Part[]) =>
  (text: string, before: readonly Part[] = []): readonly Part[] => [...before, ...read(text)];
