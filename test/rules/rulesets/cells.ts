import { AMMO_FAMILIES, EDITIONS, MUNITIONS } from '../../../src/catalog/index.js';
import { HIT_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import { extendRuleset, type Ruleset, type RulesetChanges } from '../../../src/rules/ruleset.js';
import { NETWORK_SHARES } from '../../../src/rules/rulesets/areas/battle-value.js';
import { BREACH_SIDES } from '../../../src/rules/rulesets/areas/critical.js';
import { ECM_REACHES } from '../../../src/rules/rulesets/areas/electronics.js';
import { EXPLOSION_FIGURES } from '../../../src/rules/rulesets/areas/explosions.js';
import { FALLS_INTO_WATER, WAYS_FROM_BELOW } from '../../../src/rules/rulesets/areas/falling.js';
import type { RulesetAreas } from '../../../src/rules/rulesets/areas/index.js';
import { SURPLUS_MOVES } from '../../../src/rules/rulesets/areas/initiative.js';
import { CHARGE_FORCES } from '../../../src/rules/rulesets/areas/physical.js';
import { CONSCIOUSNESS_ROLLS } from '../../../src/rules/rulesets/areas/pilot.js';
import { ROLLS_FOR_LEG_HITS } from '../../../src/rules/rulesets/areas/piloting.js';
import { FIRING_ARCS } from '../../../src/rules/to-hit/vocabulary.js';

export type Area = keyof RulesetAreas;

/** One number, switch or word of a ruleset, or one entry that is there or not. */
export interface Cell {
  readonly area: Area;
  /** From the area on. */
  readonly path: readonly string[];
  readonly value: unknown;
}

export const pathOf = ({ area, path }: Cell): string => [area, ...path].join('.');

const areasOf = ({ name, place, base, hooks, ...areas }: Ruleset): RulesetAreas => areas;

/** An entry with a name, such as a trigger of Edge: its words are no rules, but that it is there is one. */
const isEntry = (value: object): boolean => 'description' in value;

export function cellsOf(rules: Ruleset): readonly Cell[] {
  const cells: Cell[] = [];
  const look = (area: Area, path: readonly string[], value: unknown): void => {
    if (typeof value !== 'object' || value === null || isEntry(value)) cells.push({ area, path, value });
    else for (const [key, part] of Object.entries(value)) look(area, [...path, key], part);
  };
  for (const [area, fields] of Object.entries(areasOf(rules))) look(area as Area, [], fields);
  return cells;
}

/** All words that some cell may hold: which of them a given cell takes, `extendRuleset` knows. */
const WORDS: readonly string[] = [
  ...HIT_LOCATIONS,
  ...FIRING_ARCS,
  ...SURPLUS_MOVES,
  ...EXPLOSION_FIGURES,
  ...BREACH_SIDES,
  ...ECM_REACHES,
  ...NETWORK_SHARES,
  ...CHARGE_FORCES,
  ...CONSCIOUSNESS_ROLLS,
  ...AMMO_FAMILIES,
  ...MUNITIONS,
  ...WAYS_FROM_BELOW,
  ...FALLS_INTO_WATER,
  ...ROLLS_FOR_LEG_HITS,
  'besides',
  'beacon',
  'haywire',
  'side',
  'cluster-ballistic',
];

const GONE = Symbol('an entry that is taken out');

/** A substitute for a value: close to it, but far enough to matter with two dice. */
function alternatives(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return WORDS.filter((word) => word !== value);
  if (value === null) return [4, 1, ...EDITIONS];
  if (typeof value !== 'number') return [GONE];
  return Number.isFinite(value) ? [value + 1, value - 1, value + 2, value / 2] : [1, 8];
}

/** Rulesets that differ from this one in a single cell. */
export const trialsOf = (rules: Ruleset, cell: Cell): readonly Ruleset[] =>
  trialsWith(rules, cell, alternatives(cell.value));

/** The one without it, if it may be left out. */
export const trialsWithout = (rules: Ruleset, cell: Cell): readonly Ruleset[] =>
  trialsWith(rules, cell, [GONE]);

function trialsWith(rules: Ruleset, cell: Cell, values: readonly unknown[]): readonly Ruleset[] {
  const trials: Ruleset[] = [];
  for (const value of values) {
    const [field = '', ...rest] = cell.path;
    const changed = replaced(rules[cell.area][field as never], rest, value);
    try {
      const changes = { [cell.area]: { [field]: changed } } as RulesetChanges;
      trials.push(extendRuleset(rules, { name: `${pathOf(cell)} ${String(value)}`, ...changes }));
    } catch {
      // No value for this cell.
    }
    if (trials.length === MOST_TRIALS) break;
  }
  return trials;
}

const MOST_TRIALS = 3;

function replaced(table: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(table) ? [...table] : { ...(table as object) }) as Record<string, unknown>;
  if (value === GONE && rest.length === 0) delete copy[key];
  else copy[key] = replaced(copy[key], rest, value);
  return copy;
}
