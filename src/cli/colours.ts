/** How words are set off where a person looks on; elsewhere they stay as they are. */
export interface Colours {
  bold(text: string): string;
  faint(text: string): string;
  red(text: string): string;
}

const style = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const ON: Colours = { bold: style(1), faint: style(2), red: style(31) };

const same = (text: string): string => text;
const OFF: Colours = { bold: same, faint: same, red: same };

/** Colours for a terminal, unless its owner wants none (no-color.org). */
export const coloursFor = (stream: { readonly isTTY?: boolean }): Colours =>
  wantsColours(stream) ? ON : OFF;

export const wantsColours = ({ isTTY }: { readonly isTTY?: boolean }): boolean =>
  isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
