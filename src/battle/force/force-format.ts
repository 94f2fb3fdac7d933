export const FORCE_FORMAT = 'tarcomp-force';
export const FORCE_SCHEMA = 2;

const MARK = new RegExp(`"format"\\s*:\\s*"${FORCE_FORMAT}"`);

/** Whether a text claims to be a force, valid or not. */
export const isForceJson = (text: string): boolean => MARK.test(text);
