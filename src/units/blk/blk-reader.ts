import type { Catalog } from '../../catalog/index.js';
import { HEAVIEST, LIGHTEST } from '../../check/check.js';
import type { StatedBlocks } from '../other-unit.js';
import type { UnitWarning } from '../unit.js';
import { UnitFileError } from '../unit-file-error.js';
import type { Blocks } from './blocks.js';

const INTEGER = /^[+-]?\d{1,9}$/;
const DECIMAL = /^[+-]?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})(?:[eE][+-]?\d{1,2})?$/;

export interface Limits {
  readonly from: number;
  readonly to: number;
}

/** No value in the game is larger: it is a typing mistake, or not a unit at all. */
const COUNTABLE: Limits = { from: 0, to: 10_000_000 };
export const TONNAGE: Limits = { from: LIGHTEST, to: HEAVIEST };
const MOST_LINES = 5000;

/** Reads values from the blocks of one file, and reports lines that are wrong. */
export class BlkReader {
  readonly catalog: Catalog;
  readonly file: string;
  readonly warnings: UnitWarning[] = [];
  private readonly blocks: Blocks;

  constructor(blocks: Blocks, catalog: Catalog, file: string) {
    this.blocks = blocks;
    this.catalog = catalog;
    this.file = file;
  }

  /** Returns all values; undefined without the block. */
  values(name: string): readonly string[] | undefined {
    const block = this.blocks.get(name);
    if (block === undefined) return undefined;
    const values = block.values();
    if (!block.asked) {
      block.asked = true;
      if (values === undefined) this.warnAt(block.line(), `block <${name}> is not closed and was ignored`);
      const repeated = block.repeatedAt();
      if (repeated !== undefined) this.warnAt(repeated, `a second block <${name}> was ignored`);
    }
    return values;
  }

  /** The presence of a block sets a flag, whatever it contains. */
  has(name: string): boolean {
    return this.values(name) !== undefined;
  }

  /** Returns the first value, or an empty string. */
  text(name: string): string {
    return this.values(name)?.[0] ?? '';
  }

  /** Returns the first value if it is not empty. */
  optionalText(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  requiredText(name: string): string {
    const text = this.required(name)[0] ?? '';
    if (text === '') throw this.wrong(name, 'expected a value');
    return text;
  }

  /** Returns all values, without the single empty one of an empty block. */
  list(name: string): readonly string[] {
    const values = this.values(name) ?? [];
    if (values.length > MOST_LINES) throw this.wrong(name, `${values.length} lines are too many for a unit`);
    return values.length === 1 && values[0] === '' ? [] : values;
  }

  /** Returns 0 for an empty block. */
  integer(name: string, limits: Limits = COUNTABLE): number {
    return this.check(name, 0, readInteger(this.required(name)[0] ?? '', limits));
  }

  integers(name: string): readonly number[] {
    return this.required(name).map((text, place) => this.check(name, place, readInteger(text, COUNTABLE)));
  }

  decimal(name: string, limits: Limits = COUNTABLE): number {
    return this.check(name, 0, readDecimal(this.required(name)[0] ?? '', limits));
  }

  /** Returns undefined without the block. A wrong number in an optional block is only a warning. */
  optionalInteger(name: string, limits: Limits = COUNTABLE): number | undefined {
    const text = this.values(name)?.[0];
    return text === undefined ? undefined : this.doubt(name, 0, readInteger(text, limits));
  }

  optionalIntegers(name: string): readonly number[] {
    return this.list(name).flatMap(
      (text, place) => this.doubt(name, place, readInteger(text, COUNTABLE)) ?? [],
    );
  }

  optionalDecimal(name: string, limits: Limits = COUNTABLE): number | undefined {
    const text = this.values(name)?.[0];
    return text === undefined ? undefined : this.doubt(name, 0, readDecimal(text, limits));
  }

  /** Returns the word for a number. */
  code<T>(name: string, words: readonly T[], absent: T): T {
    const code = this.optionalInteger(name, { from: -2, to: 1000 });
    if (code === undefined) return absent;
    const word = words[code];
    if (word === undefined) {
      this.warn(name, 0, `<${name}> ${code} is unknown`);
      return absent;
    }
    return word;
  }

  /** Returns a figure that is part of a line; 0 if there is none, or if it is impossible. */
  figureWithin(name: string, place: number, text: string | undefined, least: number): number {
    const number = Number.parseFloat(text ?? '');
    if (number >= least && number <= COUNTABLE.to) return number;
    if (!Number.isNaN(number)) this.warn(name, place, `<${name}>: ${number} is impossible`);
    return 0;
  }

  /** Returns the line of a value, if the blocks come from a file. */
  lineOf(name: string, place: number): number | undefined {
    return this.blocks.get(name)?.line(place);
  }

  warn(name: string, place: number, message: string): void {
    this.warnAt(this.lineOf(name, place), message);
  }

  wrong(name: string, problem: string, place = 0): UnitFileError {
    return new UnitFileError(this.file, this.lineOf(name, place), brief(`<${name}>: ${problem}`));
  }

  /** Warns about equipment that no reader used: of a turret that the unit lacks, or of a trooper beyond its number. */
  warnOfUnreadEquipment(): void {
    for (const block of this.blocks.values()) {
      if (block.asked || !block.name.endsWith(' equipment')) continue;
      if (block.plain && block.values()?.[0] === '') continue;
      this.warnAt(block.line(), `block <${block.name}> does not belong to this kind of unit and was ignored`);
    }
  }

  /** Returns everything worth keeping: blocks that were read, and blocks that no reader knows. */
  stated(): StatedBlocks {
    const kept: Record<string, readonly string[]> = {};
    for (const block of this.blocks.values()) {
      const values = block.plain || block.asked ? block.values() : undefined;
      // Assigning to it would change the record's prototype.
      if (block.name === '__proto__') continue;
      if (values !== undefined) kept[block.name] = values;
    }
    return kept;
  }

  private required(name: string): readonly string[] {
    const values = this.values(name);
    if (values !== undefined) return values;
    const line = this.lineOf(name, -1);
    const problem = line === undefined ? `block <${name}> is missing` : `block <${name}> is not closed`;
    throw new UnitFileError(this.file, line, problem);
  }

  private check(name: string, place: number, number: number | string): number {
    if (typeof number === 'string') throw this.wrong(name, number, place);
    return number;
  }

  private doubt(name: string, place: number, number: number | string): number | undefined {
    if (typeof number === 'number') return number;
    const message = `<${name}>: ${number}`;
    const told = this.warnings.some((warning) => warning.message === brief(message));
    if (!told) this.warn(name, place, message);
    return undefined;
  }

  private warnAt(line: number | undefined, message: string): void {
    this.warnings.push(line === undefined ? { message: brief(message) } : { line, message: brief(message) });
  }
}

/** Returns the number, or what is wrong with it. */
function readInteger(text: string, limits: Limits): number | string {
  if (text === '') return within(0, limits);
  const digits = text.includes(',') ? text.replaceAll(',', '') : text;
  return INTEGER.test(digits) ? within(Number(digits), limits) : `expected a whole number, not "${text}"`;
}

function readDecimal(text: string, limits: Limits): number | string {
  if (text === '') return within(0, limits);
  return DECIMAL.test(text) ? within(Number(text), limits) : `expected a number, not "${text}"`;
}

function within(number: number, { from, to }: Limits): number | string {
  return number >= from && number <= to ? number : `expected a number from ${from} to ${to}, not ${number}`;
}

const LONGEST_MESSAGE = 200;

/** A quoted line may be as long as the file. */
const brief = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
