import { describe, expect, it } from 'vitest';
import type { Call } from './call.js';
import { calls, callsInNode } from './calls.js';
import { publicFunctions } from './entries.js';
import { shorterCalls, type WrongCall, wrongCalls } from './wrong-values.js';

type AnyFunction = (...given: readonly unknown[]) => unknown;

const records = new Map<string, Call>(Object.entries<Call>({ ...calls, ...callsInNode }));
const functions = publicFunctions();
const rows = functions.flatMap(([entry, name, tried]) => {
  const call = records.get(name);
  return call === undefined ? [] : [[`${name} of ${entry}`, name, tried, call] as const];
});

/** What a call gives or throws, now or later. */
async function outcomeOf(call: AnyFunction, given: readonly unknown[]): Promise<unknown> {
  try {
    return await call(...given);
  } catch (error) {
    return error;
  }
}

/** The last part of a field's name that is no index. */
const nameIn = (field: string): string =>
  field
    .replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? field;

/** What is wrong with the answer to a wrong call, or nothing. */
function complaint({ field, value }: WrongCall, outcome: unknown): string | undefined {
  const given = typeof value === 'string' ? `"${value.slice(0, 20)}` : String(value);
  const at = `${field} = ${typeof value === 'object' && value !== null ? JSON.stringify(value) : given}`;
  if (!(outcome instanceof Error)) return `${at}: taken as if nothing had happened`;
  const isRefusal = outcome instanceof TypeError || outcome instanceof RangeError;
  if (!isRefusal) return `${at}: ${outcome.name} ${outcome.message}`;
  if (!outcome.message.includes(nameIn(field))) return `${at}: does not name the field: ${outcome.message}`;
  const isPlain = typeof value !== 'object' && typeof value !== 'function';
  if (isPlain && !outcome.message.includes(given))
    return `${at}: does not name the value: ${outcome.message}`;
  return undefined;
}

/** Results are numbers, or hold them near the surface. */
const holdsNaN = (value: unknown, depth = 2): boolean =>
  typeof value === 'object' && value !== null
    ? depth > 0 && Object.values(value).some((part) => holdsNaN(part, depth - 1))
    : Number.isNaN(value);

describe('Every public function', () => {
  it('has a call on record, which is right', async () => {
    expect([...records.keys()].sort()).toEqual([...new Set(functions.map(([, name]) => name))].sort());
    for (const [title, name, tried, call] of rows) {
      if (name in callsInNode) continue;
      expect(await outcomeOf(tried, call.given()), title).not.toBeInstanceOf(Error);
    }
  });

  it.each(rows)('%s refuses a wrong value in any field, and names both', async (_, __, tried, call) => {
    const complaints: string[] = [];
    for (const wrong of wrongCalls(call)) {
      const told = complaint(wrong, await outcomeOf(tried, wrong.given));
      if (told !== undefined) complaints.push(told);
    }
    expect(complaints).toEqual([]);
  });

  it.each(rows.filter(([, name]) => name in calls))(
    '%s does without a field, or names the one that it needs',
    async (_, __, tried, call) => {
      const complaints: string[] = [];
      for (const shorter of shorterCalls(call)) {
        const outcome = await outcomeOf(tried, shorter.given);
        if (holdsNaN(outcome)) complaints.push(`${shorter.field}: gives NaN`);
        if (!(outcome instanceof Error)) continue;
        const isRefusal = outcome instanceof TypeError || outcome instanceof RangeError;
        if (!isRefusal || !outcome.message.includes(nameIn(shorter.field)))
          complaints.push(`${shorter.field}: ${outcome.message}`);
      }
      expect(complaints).toEqual([]);
    },
  );
});
