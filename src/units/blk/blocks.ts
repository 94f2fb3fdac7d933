import { wordsOf } from '../../check/words.js';

/** The text between the first opening and the first closing tag of a name. */
interface Block {
  /** Lower-cased. */
  readonly name: string;
  /** One value for each line. An empty block has one empty string. Undefined without a closing tag. */
  values(): readonly string[] | undefined;
  /** Line of a value or of the opening tag, counted from 1; undefined if the blocks do not come from text. */
  line(place?: number): number | undefined;
  /** Line of a second block with the same name, which is ignored. */
  repeatedAt(): number | undefined;
  /** Worth keeping even if no reader knows it: neither fluff nor part of unclosed blocks. */
  readonly plain: boolean;
  /** Whether a reader has used it. */
  asked: boolean;
}

/** The blocks of one unit, by lower-cased name. */
export type Blocks = ReadonlyMap<string, Block>;

const FLUFF: ReadonlySet<string> = new Set(
  wordsOf(
    'overview capabilities deployment history manufacturer primaryfactory systemmanufacturers',
    'systemmodels notes use length width height fluffimage imagepath icon',
  ),
);

const HASH = 35;
const SLASH = 47;

/**
 * A tag fills its line and contains no other bracket. Paragraphs of fluff may be wrapped in brackets too, but no
 * block name is nearly that long.
 */
const BLANKS = String.raw`[\0-\t\v- \xa0\ufeff]*`;
const TAG = new RegExp(String.raw`(?:^|\n)${BLANKS}<([^<>\n]{1,78})>(?=${BLANKS}(?:\n|$))`, 'g');

/**
 * Splits a BLK file into blocks. Tags are found anywhere, so that an unclosed block does not swallow the next ones.
 * Only requested blocks are split into lines: most of a file is fluff.
 */
export function takeBlkApart(written: string): Blocks {
  const text = withUnixLines(written);
  const blocks = new Map<string, TextBlock>();
  const lines = new LineNumbers(text);
  let lastOpened: TextBlock | undefined;
  let insideFluff: string | undefined;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(text); found !== null; found = TAG.exec(text)) {
    const inside = found[1] as string;
    const end = TAG.lastIndex;
    const start = end - inside.length - '<>'.length;
    const closing = inside.charCodeAt(0) === SLASH;
    const name = (closing ? inside.slice(1) : inside).toLowerCase();
    const block = blocks.get(name);
    if (closing) {
      if (block !== undefined) {
        block.close(start, block === lastOpened && insideFluff === undefined);
        if (name === insideFluff) insideFluff = undefined;
      }
      lastOpened = undefined;
    } else if (block !== undefined) {
      block.repeat(start);
      lastOpened = undefined;
    } else {
      lastOpened = new TextBlock(name, text, lines, start, end);
      blocks.set(name, lastOpened);
      if (FLUFF.has(name)) insideFluff = name;
    }
  }
  return blocks;
}

/** Turns stored blocks back into blocks for a reader. */
export function keptBlocks(kept: Readonly<Record<string, readonly string[]>>): Blocks {
  const blocks = new Map<string, Block>();
  for (const [written, stated] of Object.entries(kept)) {
    const name = written.toLowerCase();
    const values = stated.length === 0 ? [''] : stated;
    blocks.set(name, {
      name,
      values: () => values,
      line: () => undefined,
      repeatedAt: () => undefined,
      plain: true,
      asked: false,
    });
  }
  return blocks;
}

class TextBlock implements Block {
  readonly name: string;
  plain = false;
  asked = false;
  // Not `#private`: until code is hot, V8 takes twice as long to access such fields, and most runs read only a few
  // files.
  private readonly text: string;
  private readonly lines: LineNumbers;
  private readonly open: number;
  private readonly start: number;
  private end = -1;
  private repeated = -1;
  private cut: readonly string[] | undefined;
  private starts: readonly number[] | undefined;

  constructor(name: string, text: string, lines: LineNumbers, open: number, start: number) {
    this.name = name;
    this.text = text;
    this.lines = lines;
    this.open = open;
    this.start = start;
  }

  close(end: number, plain: boolean): void {
    if (this.end >= 0) return;
    this.end = end;
    this.plain = plain;
  }

  repeat(start: number): void {
    if (this.repeated < 0) this.repeated = start;
  }

  values(): readonly string[] | undefined {
    if (this.cut === undefined && this.end >= 0) {
      const values: string[] = [];
      this.cutInto(values);
      this.cut = values.length === 0 ? [''] : values;
    }
    return this.cut;
  }

  line(place = -1): number {
    if (place < 0) return this.lines.at(this.open);
    if (this.starts === undefined) {
      const starts: number[] = [];
      this.cutInto([], starts);
      this.starts = starts;
    }
    return this.lines.at(this.starts[place] ?? this.open);
  }

  repeatedAt(): number | undefined {
    return this.repeated < 0 ? undefined : this.lines.at(this.repeated);
  }

  private cutInto(values: string[], starts?: number[]): void {
    const { text, end } = this;
    for (let start = this.start; start < end; ) {
      const newLine = text.indexOf('\n', start);
      const stop = newLine < 0 || newLine > end ? end : newLine;
      const value = text.slice(start, stop).trim();
      if (value !== '' && value.charCodeAt(0) !== HASH) {
        values.push(value);
        starts?.push(start);
      }
      start = stop + 1;
    }
  }
}

/** Counts lines when the first is requested: few files need line numbers. */
class LineNumbers {
  private readonly text: string;
  private starts: number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  at(offset: number): number {
    this.starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function withUnixLines(text: string): string {
  return text.includes('\r') && !text.includes('\n') ? text.replaceAll('\r', '\n') : text;
}
