import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from '../../build/conformance/question.js';
import type { RulesetName } from '../../src/rules/ruleset.js';

const folder = fileURLToPath(new URL('../../public/data/conformance/', import.meta.url));

interface AskedQuestion extends Question {
  readonly id: string;
}

export interface SuiteFile {
  readonly area: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly questions: readonly AskedQuestion[];
}

/** What our rules say; each knows the fields of its own kind of question. */
export type Answering = (given: never, ruleset: RulesetName) => Answer | Promise<Answer>;

export const suiteText = (name: string): string => readFileSync(folder + name, 'utf8');

export const SUITE_NAMES = readdirSync(folder).filter((name) => !name.endsWith('.schema.json'));

export const readSuite = (name: string): SuiteFile => JSON.parse(suiteText(name)) as SuiteFile;

/** Target numbers as the suite writes them. */
export const numberOr = (value: number): number | 'impossible' =>
  Number.isFinite(value) ? value : 'impossible';
