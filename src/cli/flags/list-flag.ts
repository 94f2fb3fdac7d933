/** A list with commas between its parts; given several times, all of them together. */
export const joined = (text: string, before?: string): string =>
  before === undefined ? text : `${before},${text}`;

/** The same for a list that is read part by part. */
export const together =
  <Part>(read: (text: string) => readonly Part[]) =>
  (text: string, before: readonly Part[] = []): readonly Part[] => [...before, ...read(text)];
