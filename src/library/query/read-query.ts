import { shown } from '../../check/refusal.js';
import { isQueryField, QUERY_FIELDS, type QueryField } from './fields.js';
import { OPERATORS, type Operator, type Query, type QueryCount, type QueryValue } from './query.js';
import { QueryError } from './query-error.js';

/** Deep enough for people, shallow enough for the stack. */
const DEEPEST = 50;
const LONGEST = 2000;
/** More than any name has. Each word is searched for in all names, and mistyped words are slow. */
const MOST_WORDS = 24;

/**
 * Reads a query: words, `field operator value`, `OR`, `AND` and parentheses.
 * @throws {QueryError} if the query cannot be read, with the position of the problem
 */
export function readQuery(text: string): Query {
  if (text.length > LONGEST) {
    throw new QueryError(LONGEST, `the query is longer than ${LONGEST} characters`);
  }
  const reader = new QueryReader(text);
  const query = reader.any(0);
  reader.expectEnd();
  return query;
}

/** Characters of a bare word, and of a bare value. */
const BARE = /[^\s()"=!<>]/;
const BARE_VALUE = /[^\s()",:]/;

class QueryReader {
  readonly #text: string;
  #at = 0;
  #words = 0;

  constructor(text: string) {
    this.#text = text;
  }

  any(depth: number): Query {
    const parts = [this.#all(depth)];
    while (this.#takeWord('OR')) parts.push(this.#all(depth, 'OR'));
    return parts.length === 1 ? (parts[0] as Query) : { is: 'any', of: parts };
  }

  expectEnd(): void {
    this.#skipBlanks();
    if (this.#at < this.#text.length) {
      throw new QueryError(this.#at, `"${this.#text[this.#at]}" has no matching opening parenthesis`);
    }
  }

  #all(depth: number, after?: 'OR'): Query {
    const start = this.#at;
    const parts: Query[] = [];
    for (;;) {
      if (this.#takeWord('AND')) {
        if (parts.length === 0) throw new QueryError(this.#at - 3, 'there is nothing before AND');
        this.#expectMore('AND');
      }
      const part = this.#term(depth);
      if (part === undefined) break;
      parts.push(part);
    }
    if (parts.length === 0 && after !== undefined)
      throw new QueryError(this.#at, 'there is nothing after OR');
    if (parts.length === 0 && this.#peekWord('OR')) throw new QueryError(start, 'there is nothing before OR');
    return parts.length === 1 ? (parts[0] as Query) : { is: 'all', of: parts };
  }

  #expectMore(word: string): void {
    this.#skipBlanks();
    const next = this.#text[this.#at];
    if (next === undefined || next === ')' || this.#peekWord('OR') || this.#peekWord('AND'))
      throw new QueryError(this.#at, `there is nothing after ${word}`);
  }

  #term(depth: number): Query | undefined {
    this.#skipBlanks();
    const start = this.#at;
    const next = this.#text[start];
    if (next === undefined || next === ')' || this.#peekWord('OR')) return undefined;
    if (next === '(') return this.#group(depth);
    if (next === '"') return { is: 'word', word: this.#quoted(), quoted: true };
    const word = this.#bare(BARE);
    if (word === '') throw new QueryError(start, `"${next}" needs a field before it, as in bv>1000`);
    const operator = this.#operatorAfter(word);
    if (operator === undefined) {
      this.#words += 1;
      if (this.#words > MOST_WORDS) {
        throw new QueryError(start, `a query may have at most ${MOST_WORDS} words of names`);
      }
      return { is: 'word', word, quoted: false };
    }
    const field = word.toLowerCase();
    if (!isQueryField(field)) {
      throw new QueryError(
        start,
        `${shown(word)} is not a field; the fields are ${Object.keys(QUERY_FIELDS).join(', ')}`,
      );
    }
    const values = this.#values(field, operator);
    return { is: 'clause', field, operator, values, start, end: this.#at };
  }

  #group(depth: number): Query {
    const start = this.#at;
    if (depth >= DEEPEST) throw new QueryError(start, `parentheses are more than ${DEEPEST} deep`);
    this.#at += 1;
    const inside = this.any(depth + 1);
    this.#skipBlanks();
    if (this.#text[this.#at] !== ')') throw new QueryError(start, 'this parenthesis is never closed');
    this.#at += 1;
    return inside;
  }

  /** Spaces may precede an operator only after a field: a bare name may be followed by anything. */
  #operatorAfter(word: string): Operator | undefined {
    const start = this.#at;
    this.#skipBlanks();
    const operator = OPERATORS.find((one) => this.#text.startsWith(one, this.#at));
    if (operator !== undefined && (this.#at === start || isQueryField(word.toLowerCase()))) {
      this.#at += operator.length;
      return operator;
    }
    this.#at = start;
    return undefined;
  }

  #values(field: QueryField, operator: Operator): readonly QueryValue[] {
    const values: QueryValue[] = [];
    do {
      this.#skipBlanks();
      values.push(this.#value(field, operator));
    } while (this.#take(','));
    return values;
  }

  #value(field: QueryField, operator: Operator): QueryValue {
    const position = this.#at;
    const text = this.#text[position] === '"' ? this.#quoted() : this.#bare(BARE_VALUE);
    if (text === '') throw new QueryError(position, `a value is missing after ${field}${operator}`);
    if (!this.#take(':')) return { text, position };
    if (QUERY_FIELDS[field] !== 'count') {
      throw new QueryError(
        this.#at - 1,
        `only has= takes a count, as in has="ER PPC":>=2; put a value that contains ":" in quotes`,
      );
    }
    return { text, position, count: this.#count() };
  }

  #count(): QueryCount {
    const start = this.#at;
    const operator = OPERATORS.find((one) => this.#text.startsWith(one, start)) ?? '=';
    if (this.#text.startsWith(operator, start)) this.#at += operator.length;
    const word = this.#bare(BARE_VALUE);
    const [, least, most = least] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(word) ?? [];
    if (least === undefined || most === undefined) {
      throw new QueryError(start, 'a number is expected after ":", as in :2, :>=2 or :2-4');
    }
    if (Number(least) > Number(most)) throw new QueryError(start, `${word}: the range runs backwards`);
    if (least !== most && operator !== '=' && operator !== '!=') {
      throw new QueryError(start, `a range goes with = or !=, not with ${operator}`);
    }
    return { operator, least: Number(least), most: Number(most) };
  }

  #quoted(): string {
    const start = this.#at;
    const end = this.#text.indexOf('"', start + 1);
    if (end < 0) throw new QueryError(start, 'this quotation mark is never closed');
    this.#at = end + 1;
    return this.#text.slice(start + 1, end);
  }

  #bare(allowed: RegExp): string {
    const start = this.#at;
    while (this.#at < this.#text.length && allowed.test(this.#text[this.#at] as string)) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #take(mark: string): boolean {
    if (this.#text[this.#at] !== mark) return false;
    this.#at += 1;
    return true;
  }

  #peekWord(word: string): boolean {
    return (
      this.#text.startsWith(word, this.#at) && !/[^\s()"]/.test(this.#text[this.#at + word.length] ?? ' ')
    );
  }

  #takeWord(word: string): boolean {
    this.#skipBlanks();
    if (!this.#peekWord(word)) return false;
    this.#at += word.length;
    return true;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }
}
