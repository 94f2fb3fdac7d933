import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RulesetName } from '../../src/edge/rules.js';
import { afterPaint } from '../state/after-paint.js';
import { OFFERED_RULESETS } from '../words.js';
import type { Elsewhere } from './elsewhere.js';

/** The answer of another ruleset; undefined if that ruleset does not allow the question. */
export interface OtherAnswer<Value> {
  readonly ruleset: RulesetName;
  readonly value: Value | undefined;
}

interface Answered<Value> {
  readonly question: object | undefined;
  readonly answers: readonly OtherAnswer<Value>[];
}

/**
 * What the rulesets that are not in use answer to the same question. They are asked when nothing has changed for a
 * moment, one after the other, so that nobody waits for them.
 * @param about all that the answer depends on
 */
export function useOtherRules<Value>(
  inUse: string,
  ask: (ruleset: RulesetName) => Value,
  about: readonly unknown[],
): readonly OtherAnswer<Value>[] {
  const question = useMemo(() => ({}), [inUse, ...about]);
  const [found, setFound] = useState<Answered<Value>>({ question: undefined, answers: [] });
  useEffect(() => {
    let wanted = true;
    const askAll = async (): Promise<void> => {
      const answers: OtherAnswer<Value>[] = [];
      await pause(UNTIL_SETTLED);
      for (const ruleset of OFFERED_RULESETS) {
        if (ruleset === inUse) continue;
        await afterPaint();
        if (!wanted) return;
        answers.push({ ruleset, value: answerOf(ask, ruleset) });
      }
      setFound({ question, answers });
    };
    void askAll();
    return () => {
      wanted = false;
    };
  }, [question]);
  return found.question === question ? found.answers : [];
}

/** Taps follow each other faster than this, in milliseconds. */
const UNTIL_SETTLED = 300;
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function answerOf<Value>(ask: (ruleset: RulesetName) => Value, ruleset: RulesetName): Value | undefined {
  try {
    return ask(ruleset);
  } catch {
    return undefined;
  }
}

/** Puts the answers into words. Rulesets without an answer are left out. */
export const inWords = <Value>(
  answers: readonly OtherAnswer<Value>[],
  write: (value: Value) => string | undefined,
): readonly Elsewhere[] =>
  answers.flatMap(({ ruleset, value }) => {
    const words = value === undefined ? undefined : write(value);
    return words === undefined ? [] : [{ ruleset, words }];
  });
