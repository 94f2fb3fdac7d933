/** As in the style sheets: a phone, held upright. Paper is never narrow. */
export const NARROW = 'screen and (max-width: 48rem)';

/** Whether the page is now as narrow as a phone. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;
