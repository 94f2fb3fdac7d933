/** Whether the page is as narrow as on a phone; style sheets have the same width. */
export const isNarrow = (): boolean => matchMedia('(max-width: 48rem)').matches;
