import { MulFileError } from './mul-file-error.js';

/** An element with its attributes. Text between elements is dropped, because a force has none. */
export interface XmlElement {
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
}

/** Far longer than any force. */
const LONGEST_TEXT = 50_000_000;
const DEEPEST = 50;
const MOST_ELEMENTS = 200_000;

const NAME = /[\p{L}_:][\p{L}\p{N}_:.-]*/uy;
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const END_OF_TAG = /\s*(\/?)>/y;

/**
 * Returns the root of an XML text. Document types are refused, so a file cannot define entities that expand without
 * limit.
 * @throws {MulFileError} naming the line if the text is not well formed, or larger than any force
 */
export function readXml(text: string, file: string): XmlElement {
  if (text.length > LONGEST_TEXT) throw new MulFileError(file, undefined, 'too large for a force');
  return new XmlReader(text, file).read();
}

class XmlReader {
  readonly #text: string;
  readonly #file: string;
  readonly #open: OpenElement[] = [];
  #root: XmlElement | undefined;
  #elements = 0;
  #at = 0;
  #line = 1;
  #lineStart = 0;
  #lineEnd: number;

  constructor(text: string, file: string) {
    this.#text = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    this.#file = file;
    this.#lineEnd = this.#endOfLine(0);
  }

  read(): XmlElement {
    for (let start = this.#skipText(); start >= 0; start = this.#skipText()) this.#readMarkup(start);
    const unclosed = this.#open.at(-1);
    if (unclosed !== undefined) {
      throw new MulFileError(this.#file, unclosed.line, `<${unclosed.name}> is opened here and never closed`);
    }
    if (this.#root === undefined) throw new MulFileError(this.#file, undefined, 'not XML: it has no element');
    return this.#root;
  }

  /** Returns the position of the next markup, or -1. */
  #skipText(): number {
    const next = this.#text.indexOf('<', this.#at);
    const between = this.#text.slice(this.#at, next < 0 ? undefined : next);
    if (this.#open.length === 0 && between.trim() !== '') {
      this.#fail(`not XML: there is text outside the root element`, this.#at);
    }
    return next;
  }

  #readMarkup(start: number): void {
    const text = this.#text;
    if (text.startsWith('<!--', start)) this.#skipTo('-->', start, 'a comment');
    else if (text.startsWith('<?', start)) this.#skipTo('?>', start, 'a processing instruction');
    else if (text.startsWith('<![CDATA[', start)) this.#skipTo(']]>', start, 'a CDATA section');
    else if (text.startsWith('<!', start)) {
      this.#fail('declares a document type, which a force must not have; remove the declaration', start);
    } else if (text.startsWith('</', start)) this.#close(start);
    else this.#openElement(start);
  }

  #skipTo(end: string, start: number, what: string): void {
    const found = this.#text.indexOf(end, start);
    if (found < 0) this.#fail(`${what} is opened here and never closed`, start);
    this.#at = found + end.length;
  }

  #openElement(start: number): void {
    const name = this.#nameAt(start + 1);
    const line = this.#lineOf(start);
    if (this.#open.length === 0 && this.#root !== undefined) {
      this.#fail(`not XML: a second root element, <${name}>`, start);
    }
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) this.#fail(`more than ${MOST_ELEMENTS} elements`, start);
    const attributes = this.#attributes(start);
    const element: OpenElement = { name, line, attributes, children: [] };
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root = element;
    else parent.children.push(element);
    END_OF_TAG.lastIndex = this.#at;
    const [end, empty] = END_OF_TAG.exec(this.#text) ?? [];
    if (end === undefined) this.#fail(`the tag <${name}> is damaged`, start);
    this.#at = END_OF_TAG.lastIndex;
    if (empty === '/') return;
    if (this.#open.length >= DEEPEST) this.#fail(`elements are nested more than ${DEEPEST} deep`, start);
    this.#open.push(element);
  }

  #close(start: number): void {
    const name = this.#nameAt(start + 2);
    END_OF_TAG.lastIndex = this.#at;
    if (END_OF_TAG.exec(this.#text)?.[1] !== '') this.#fail(`the tag </${name}> is damaged`, start);
    this.#at = END_OF_TAG.lastIndex;
    const element = this.#open.pop();
    if (element?.name !== name) {
      this.#fail(
        `</${name}> closes ${element === undefined ? 'nothing' : `<${element.name}> of line ${element.line}`}`,
        start,
      );
    }
  }

  #attributes(start: number): ReadonlyMap<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      ATTRIBUTE.lastIndex = this.#at;
      const [, name, quoted, quotedOnce] = ATTRIBUTE.exec(this.#text) ?? [];
      if (name === undefined) return attributes;
      if (attributes.has(name)) this.#fail(`the attribute "${name}" is given twice in one tag`, start);
      attributes.set(name, this.#valueOf(quoted ?? quotedOnce ?? ''));
      this.#at = ATTRIBUTE.lastIndex;
    }
  }

  #nameAt(place: number): string {
    NAME.lastIndex = place;
    const [name] = NAME.exec(this.#text) ?? [];
    if (name === undefined) this.#fail('not XML: "<" without the name of an element', place - 1);
    this.#at = place + name.length;
    return name;
  }

  /** Line ends and tabs count as spaces; intended ones are written as character references. */
  #valueOf(written: string): string {
    return written.replace(/\r\n|[\t\r\n]/g, ' ').replace(/&([^;&]{0,12};?)/g, (whole, reference: string) => {
      const character = characterOf(reference);
      if (character === undefined) this.#fail(`"${whole}" is not a character reference of XML`, this.#at);
      return character;
    });
  }

  #fail(problem: string, place: number): never {
    throw new MulFileError(this.#file, this.#lineOf(place), problem);
  }

  /** Positions ascend, except that of a tag with an error. */
  #lineOf(place: number): number {
    if (place < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
      this.#lineEnd = this.#endOfLine(0);
    }
    while (this.#lineEnd < place) {
      this.#line += 1;
      this.#lineStart = this.#lineEnd + 1;
      this.#lineEnd = this.#endOfLine(this.#lineStart);
    }
    return this.#line;
  }

  #endOfLine(start: number): number {
    const end = this.#text.indexOf('\n', start);
    return end < 0 ? Number.POSITIVE_INFINITY : end;
  }
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['lt;', '<'],
  ['gt;', '>'],
  ['amp;', '&'],
  ['quot;', '"'],
  ['apos;', "'"],
]);

function characterOf(reference: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(reference) ?? [];
  if (hexadecimal === undefined && decimal === undefined) return NAMED.get(reference);
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** XML allows no lone surrogates and few control characters. */
export const isXmlCharacter = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);
