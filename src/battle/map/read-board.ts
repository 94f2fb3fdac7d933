import type { TerrainType } from '../../rules/terrain/index.js';
import { columnBeside, FACINGS, rowBeside } from '../hex/hex.js';
import { BOARD_WORDS, USUAL_STRENGTH } from './board-terrain.js';
import { usualFoliageHeight } from './foliage.js';
import { HexMap, type MapHex } from './hex-map.js';
import { hexIndex, hexNumber } from './hex-number.js';
import {
  DEEPEST,
  EVERY_SIDE,
  HIGHEST_LEVEL,
  LONGEST_SIDE,
  LOWEST_LEVEL,
  STRONGEST,
  TALLEST,
} from './limits.js';
import { MapFileError } from './map-file-error.js';

export interface MapWarning {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

export interface ReadMap {
  readonly map: HexMap;
  readonly warnings: readonly MapWarning[];
}

/** A word of a hex with its numbers: `road:1:9` has level 1 and leaves by hexsides 0 and 3. */
interface Feature {
  readonly level: number;
  /** As stated in the file; if undefined, the neighbors decide. */
  readonly exits: number | undefined;
}

interface BoardHex {
  readonly line: number;
  readonly level: number;
  readonly features: ReadonlyMap<string, Feature>;
}

/** Lines about the sheet, not about its hexes. */
const ABOUT_THE_SHEET = new Set(['tag', 'description', 'background', 'note']);

const NUMBER = /^-?\d{1,9}$/;
const HEX_LINE = /^hex\s+(\S+)\s+(\S+)\s+"([^"]*)"(?:\s+"[^"]*")?$/i;

/**
 * Reads a map sheet in MegaMek's text format.
 * @throws {MapFileError} and nothing else, with the line, if the text is not a complete map sheet
 */
export function readBoard(text: string, name: string): ReadMap {
  return new BoardReader(name).read(text);
}

class BoardReader {
  readonly #name: string;
  readonly #warnings: { line: number; text: string; more: number }[] = [];
  readonly #warned = new Map<string, number>();
  #width = 0;
  #height = 0;
  #sizeLine = 0;
  #roadsOpenToPavement = true;
  #hexes: (BoardHex | undefined)[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  read(text: string): ReadMap {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    let ended = 0;
    lines.forEach((content, index) => {
      const line = index + 1;
      const trimmed = content.trim();
      if (trimmed === '' || trimmed.startsWith('#')) return;
      if (ended > 0)
        this.#warn(line, 'after the end', `everything after the end in line ${ended} is ignored`);
      else if (trimmed.toLowerCase() === 'end') ended = line;
      else this.#readLine(trimmed, line);
    });
    if (this.#sizeLine === 0) {
      throw this.#problem(undefined, 'no map sheet: a line such as "size 16 17" is missing');
    }
    const missing = this.#hexes.indexOf(undefined);
    if (missing >= 0) {
      const count = this.#hexes.filter((hex) => hex === undefined).length;
      throw this.#problem(
        this.#sizeLine,
        `the sheet is ${this.#width} by ${this.#height}, but ${count} of its hexes are missing, first ${hexNumber(missing, { width: this.#width, height: this.#height })}`,
      );
    }
    if (ended === 0)
      this.#warn(lines.length, 'no end', 'the sheet is complete, but its last line is not "end"');
    return { map: this.#build(), warnings: this.#told() };
  }

  #readLine(content: string, line: number): void {
    const [word = ''] = content.split(/\s+/, 1);
    const key = word.toLowerCase();
    if (key === 'size') this.#readSize(content, line);
    else if (key === 'hex') this.#readHex(content, line);
    else if (key === 'option') this.#readOption(content, line);
    else if (!ABOUT_THE_SHEET.has(key)) this.#warn(line, `line "${word}"`, `"${word}" is not understood`);
  }

  #readSize(content: string, line: number): void {
    if (this.#sizeLine > 0) throw this.#problem(line, `the size was given in line ${this.#sizeLine} already`);
    const [, width = '', height = ''] = content.split(/\s+/);
    this.#width = this.#number(width, line, 'the width', 1, LONGEST_SIDE);
    this.#height = this.#number(height, line, 'the height', 1, LONGEST_SIDE);
    this.#sizeLine = line;
    this.#hexes = new Array<BoardHex | undefined>(this.#width * this.#height).fill(undefined);
  }

  #readOption(content: string, line: number): void {
    const [, option = '', value = ''] = content.toLowerCase().split(/\s+/);
    if (option === 'exit_roads_to_pavement' && (value === 'true' || value === 'false')) {
      this.#roadsOpenToPavement = value === 'true';
    } else this.#warn(line, `option "${option}"`, `the option "${option} ${value}" is not understood`);
  }

  #readHex(content: string, line: number): void {
    if (this.#sizeLine === 0) throw this.#problem(line, 'a hex before the size of the sheet');
    const parts = HEX_LINE.exec(content);
    if (parts === null) {
      throw this.#problem(
        line,
        `expected hex, number, level and "terrain", such as: hex 0203 1 "woods:1" ""`,
      );
    }
    const [, number = '', level = '', terrain = ''] = parts;
    const index = this.#indexOf(number, line);
    const before = this.#hexes[index];
    if (before !== undefined) {
      throw this.#problem(line, `hex ${number} was described in line ${before.line} already`);
    }
    this.#hexes[index] = {
      line,
      level: this.#number(level, line, 'the level', LOWEST_LEVEL, HIGHEST_LEVEL),
      features: this.#readFeatures(terrain, line),
    };
  }

  #indexOf(number: string, line: number): number {
    const index = hexIndex(number, { width: this.#width, height: this.#height });
    if (index !== undefined) return index;
    throw this.#problem(
      line,
      `"${number}" is not a hex of a sheet of ${this.#width} by ${this.#height}: expected column and row, such as 0203`,
    );
  }

  #readFeatures(text: string, line: number): ReadonlyMap<string, Feature> {
    const features = new Map<string, Feature>();
    for (const part of text.split(';')) {
      const [word = '', level = '1', exits] = part.trim().split(':');
      if (word === '') continue;
      const key = word.toLowerCase();
      const known = BOARD_WORDS.get(key);
      if (known === undefined) {
        this.#warn(line, `terrain "${key}"`, `the terrain "${part.trim()}" is not understood and left out`);
        continue;
      }
      if (known.kind === 'unplayed')
        this.#warn(line, `terrain "${key}"`, `"${key}" is not played: ${known.instead}`);
      if (known.kind === 'unplayed' || known.kind === 'decoration') continue;
      if (features.has(key))
        this.#warn(line, `twice "${key}"`, `"${key}" is given twice; the last one counts`);
      features.set(key, {
        level: this.#number(level, line, `the number of "${key}"`, -STRONGEST, STRONGEST),
        exits:
          exits === undefined ? undefined : this.#number(exits, line, `the sides of "${key}"`, 0, EVERY_SIDE),
      });
    }
    return features;
  }

  #build(): HexMap {
    const map = new HexMap(this.#name, this.#width, this.#height);
    this.#hexes.forEach((hex, index) => {
      if (hex !== undefined) map.set(index, this.#hexOf(hex, index));
    });
    return map;
  }

  #hexOf(hex: BoardHex, index: number): MapHex {
    const { features, line } = hex;
    const terrain = new Set<TerrainType>();
    for (const [word, { level }] of features) {
      const known = BOARD_WORDS.get(word);
      if (known?.kind !== 'terrain' || level < 1) continue;
      const type = known.types[Math.min(level, known.types.length) - 1];
      if (type !== undefined) terrain.add(type);
    }
    const figure = (word: string, lowest: number, highest: number): number | undefined => {
      const feature = features.get(word);
      return feature && this.#within(feature.level, line, `the number of "${word}"`, lowest, highest);
    };
    const waterDepth = figure('water', 0, DEEPEST);
    if (waterDepth !== undefined) terrain.add('water');
    const industrialHeight = figure('heavy_industrial', 1, TALLEST) ?? figure('industrial', 1, TALLEST) ?? 0;
    if (industrialHeight > 0) terrain.add('heavy_industrial');
    const building = this.#structure(hex, index, 'building', 'bldg');
    const tank = this.#structure(hex, index, 'fuel_tank', 'fuel_tank');
    const housed = building ?? tank;
    if (housed !== undefined) terrain.add('building');
    const bridge = this.#structure(hex, index, 'bridge', 'bridge');
    const usual = usualFoliageHeight(terrain);
    return {
      level: hex.level,
      terrain: [...terrain],
      waterDepth: waterDepth ?? 0,
      foliageHeight: usual === 0 ? 0 : (figure('foliage_elev', 0, TALLEST) ?? usual),
      ...(housed && { building: housed }),
      ...(bridge && { bridge }),
      industrialHeight,
      roadExits: terrain.has('road') ? this.#exits(hex, index, 'road') : 0,
      cliffExits: features.get('cliff_top')?.exits ?? 0,
      impassable: features.has('impassable'),
    };
  }

  /** A building, a fuel tank or a bridge: its construction, height and construction factor. */
  #structure(hex: BoardHex, index: number, word: string, prefix: string): MapHex['building'] {
    const feature = hex.features.get(word);
    if (feature === undefined || feature.level < 1) return undefined;
    const { line, features } = hex;
    const construction = this.#within(feature.level, line, `the number of "${word}"`, 1, 5);
    const height = features.get(`${prefix}_elev`);
    const strength = features.get(`${prefix}_cf`);
    if (height === undefined)
      this.#warn(line, `no ${prefix}_elev`, `"${word}" has no "${prefix}_elev": taken as 1`);
    if (strength === undefined) {
      this.#warn(line, `no ${prefix}_cf`, `"${word}" has no "${prefix}_cf": taken as usual for its kind`);
    }
    const lowest = word === 'bridge' ? -DEEPEST : 0;
    return {
      // Walls, the fifth kind, are as strong as the fourth.
      construction: Math.min(construction, 4),
      height: this.#within(height?.level ?? 1, line, `the number of "${prefix}_elev"`, lowest, TALLEST),
      strength: this.#within(
        strength?.level ?? USUAL_STRENGTH[Math.min(construction, 4)] ?? 0,
        line,
        `the number of "${prefix}_cf"`,
        0,
        STRONGEST,
      ),
      exits: this.#exits(hex, index, word),
    };
  }

  /** The sides that the file states; otherwise all sides whose neighbor holds the same. */
  #exits(hex: BoardHex, index: number, word: string): number {
    const feature = hex.features.get(word);
    if (feature?.exits !== undefined) return feature.exits;
    const column = index % this.#width;
    const row = Math.trunc(index / this.#width);
    let exits = 0;
    for (const side of FACINGS) {
      const toColumn = columnBeside(column, side);
      const toRow = rowBeside(column, row, side);
      if (toColumn < 0 || toColumn >= this.#width || toRow < 0 || toRow >= this.#height) continue;
      const beside = this.#hexes[toRow * this.#width + toColumn];
      if (beside !== undefined && this.#opens(hex, beside, word)) exits |= 1 << side;
    }
    return exits;
  }

  #opens(hex: BoardHex, beside: BoardHex, word: string): boolean {
    if (word === 'road' && this.#roadsOpenToPavement && beside.features.has('pavement')) return true;
    const classOf = ({ features }: BoardHex) => features.get('bldg_class')?.level ?? 0;
    if (word === 'building' && classOf(hex) !== classOf(beside)) return false;
    return beside.features.get(word)?.level === hex.features.get(word)?.level;
  }

  #number(text: string, line: number, what: string, lowest: number, highest: number): number {
    if (!NUMBER.test(text)) {
      throw this.#problem(
        line,
        `${what} is "${text}": expected a whole number, from ${lowest} to ${highest}`,
      );
    }
    return this.#within(Number(text), line, what, lowest, highest);
  }

  #within(value: number, line: number, what: string, lowest: number, highest: number): number {
    if (value >= lowest && value <= highest) return value;
    throw this.#problem(line, `${what} is ${value}: expected a whole number, from ${lowest} to ${highest}`);
  }

  #problem(line: number | undefined, problem: string): MapFileError {
    return new MapFileError(this.#name, line, problem);
  }

  /** An unknown word may occur in many hexes, so it gives one warning, with its first line. */
  #warn(line: number, subject: string, text: string): void {
    const at = this.#warned.get(subject);
    const before = at === undefined ? undefined : this.#warnings[at];
    if (before !== undefined) before.more += 1;
    else {
      this.#warned.set(subject, this.#warnings.length);
      this.#warnings.push({ line, text, more: 0 });
    }
  }

  #told(): MapWarning[] {
    return this.#warnings.map(({ line, text, more }) => ({
      line,
      text: more === 0 ? text : `${text} (and ${more} more times)`,
    }));
  }
}
