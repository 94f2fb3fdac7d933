import type { BattleEvent } from '../../src/battle/events/event.js';
import type { Stage } from '../../src/battle/events/words/names.js';
import { describeEvent } from '../../src/battle/events/words.js';
import type { D6Roller } from '../../src/dice/index.js';

/** One thing that one of the two did: a die that it threw, a pilot that it asked about Edge, what it told. */
export type Entry =
  | { readonly die: number }
  | { readonly asks: string; readonly unit: number; readonly answer: boolean }
  | { readonly event: BattleEvent };

/** Everything that happened in one phase, in its order. */
export class Journal {
  readonly entries: Entry[] = [];

  /** The same dice, each noted. */
  overhear(roller: D6Roller): D6Roller {
    return () => {
      const die = roller();
      this.entries.push({ die });
      return die;
    };
  }

  readonly tell = (event: BattleEvent): void => {
    this.entries.push({ event });
  };

  asked(unit: number, asks: string, answer: boolean): boolean {
    this.entries.push({ asks, unit, answer });
    return answer;
  }
}

/** How much of a journal is compared: the modifiers of rolls, the bare numbers, or only dice and questions. */
export type Depth = 'itemised' | 'numbers' | 'dice';

/** An entry as text that is equal for equal entries. */
export const written = (entry: Entry, depth: Depth): string =>
  JSON.stringify(entry, (key, value: unknown) => {
    if (key === 'modifiers' && depth !== 'itemised') return undefined;
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The first place where two journals differ, by index among the entries that are compared; undefined if none. */
export function firstDifference(one: Journal, other: Journal, depth: Depth): number | undefined {
  const [a, b] = [one, other].map(({ entries }) => comparedOf(entries, depth)) as [Entry[], Entry[]];
  const longer = Math.max(a.length, b.length);
  for (let index = 0; index < longer; index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined) return index;
    if (!areEqual(left, right, depth)) return index;
  }
  return undefined;
}

function areEqual(one: Entry, other: Entry, depth: Depth): boolean {
  if ('die' in one && 'die' in other) return one.die === other.die;
  return written(one, depth) === written(other, depth);
}

export const comparedOf = (entries: readonly Entry[], depth: Depth): Entry[] =>
  depth === 'dice' ? entries.filter((entry) => !('event' in entry)) : [...entries];

/** Up to an entry, a line each; dice that follow each other share one. */
export function told(entries: readonly Entry[], until: number, stage: Stage): readonly string[] {
  const lines: string[] = [];
  let dice: number[] = [];
  const flush = (): void => {
    if (dice.length > 0) lines.push(`dice ${dice.join(' ')}`);
    dice = [];
  };
  for (const entry of entries.slice(0, until + 1)) {
    if ('die' in entry) {
      dice.push(entry.die);
      continue;
    }
    flush();
    if ('asks' in entry)
      lines.push(`unit ${entry.unit} ${entry.answer ? 'spends' : 'keeps'} Edge on ${entry.asks}`);
    else lines.push(describeEvent(stage, entry.event));
  }
  flush();
  return lines;
}
