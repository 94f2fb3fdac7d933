/** A line that is highlighted on a terminal and plain elsewhere. */
export interface StyledLine {
  readonly text: string;
  readonly style: keyof typeof CODES;
}

export type Line = string | StyledLine;

const CODES = { bold: 1, faint: 2, red: 31 } as const;

export const bold = (text: string): StyledLine => ({ text, style: 'bold' });
export const faint = (text: string): StyledLine => ({ text, style: 'faint' });

export const coloured = (text: string, style: keyof typeof CODES): string =>
  `\u001b[${CODES[style]}m${text}\u001b[0m`;

/** Colours are for terminals whose users do not turn them off (no-color.org). */
export const wantsColours = ({ isTTY }: { readonly isTTY?: boolean }): boolean =>
  isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
