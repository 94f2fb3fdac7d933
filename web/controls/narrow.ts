/** As in the style sheets: a phone, held upright. Paper is never narrow. */
export const NARROW = 'screen and (max-width: 48rem)';

/** Whether the page is as narrow as a phone now. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;
