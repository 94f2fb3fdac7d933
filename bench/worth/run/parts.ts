import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Engine } from '../engine.js';
import { LANDSCAPES, SIDE } from '../plan/cells.js';
import { loadMatchUps, MATCH_UPS } from '../plan/match-ups.js';
import { UNITS_OF_KIND } from '../plan/opponents.js';
import {
  abilitiesAndQuirks,
  armorSteps,
  RULESETS_MEASURED,
  type Subject,
  skillGrid,
} from '../plan/subjects.js';
import { zOf, zOfAll } from '../statistics/normal.js';
import type { Form, Rounds } from './form.js';
import { KeptPart, KeptPartError, type PartHead, readPart } from './kept-part.js';
import { type Asked, isMeasured, type MeasuredRound, measure, roundsOf } from './measure.js';
import { type PlayedPairing, type PredictionPlan, predict, predictionPlan } from './predict.js';
import type { OnStep } from './progress.js';

export const PARTS = ['skills', 'abilities', 'prediction'] as const;
export type Part = (typeof PARTS)[number];

export const CONFIDENCE = 0.95;
/** Counted up whenever figures of one run could not be compared with those of another: docs/worth-method.md says how they are made. */
const METHOD = 1;

/** A run: what it plays, and where its results are kept. */
export interface Run {
  readonly form: Form;
  readonly seed: number;
  readonly folder: string;
  /** Of the program. */
  readonly version: string;
  readonly commit: string;
}

/** The number of the method with a digest of all that it chooses. */
export function methodOf(form: Form): string {
  const chosen = JSON.stringify([MATCH_UPS, LANDSCAPES, SIDE, UNITS_OF_KIND, RULESETS_MEASURED, form]);
  return `${METHOD}-${form.name}-${createHash('sha256').update(chosen).digest('hex').slice(0, 8)}`;
}

const headOf = ({ form, seed, version, commit }: Run, part: Part): PartHead => ({
  part,
  commit,
  version,
  method: methodOf(form),
  seed,
});
const fileOf = ({ folder }: Run, part: Part): string => join(folder, `${part}.jsonl`);

/** All that a part measures; intervals of a kind and ruleset hold together. */
export function askedIn(part: 'abilities' | 'skills', engine: Engine, form: Form): readonly Asked[] {
  const { abilities, skills, armor } = form.rounds;
  const some = (subjects: readonly Subject[]): readonly Subject[] =>
    subjects.filter((_, place) => place % form.oneIn === 0);
  if (part === 'skills') {
    const grid = some(skillGrid());
    // 4/5 against itself is no comparison.
    return [...asked(grid, skills, grid.length - 1), ...asked(armorSteps(engine), armor, 1)];
  }
  return RULESETS_MEASURED.flatMap((ruleset) => {
    const own = some(abilitiesAndQuirks(engine).filter((subject) => subject.ruleset === ruleset));
    return asked(own, abilities, own.length);
  });
}

const asked = (subjects: readonly Subject[], rounds: Rounds, comparisons: number): readonly Asked[] =>
  subjects.map((subject) => ({ ...subject, rounds, z: zOfAll(CONFIDENCE, comparisons) }));

/** For figures that stand alone. */
export const zOfOne = zOf(CONFIDENCE);

/**
 * Plays what is missing of a part.
 * @throws {KeptPartError} if its file is of another run, damaged, or in use
 */
export async function runPart(run: Run, part: Part, engine: Engine, onStep: OnStep): Promise<void> {
  const { form, seed } = run;
  if (part === 'prediction') {
    const kept = new KeptPart<PlayedPairing>(fileOf(run, part), headOf(run, part));
    try {
      await predict(engine, predictionPlan(engine, form, seed), { form, seed, kept, onStep });
    } finally {
      kept.close();
    }
    return;
  }
  const kept = new KeptPart<MeasuredRound>(fileOf(run, part), headOf(run, part));
  try {
    await measure(engine, await loadMatchUps(engine), askedIn(part, engine, form), {
      form,
      seed,
      kept,
      onStep,
    });
  } finally {
    kept.close();
  }
}

export interface Measured {
  readonly subject: Asked;
  readonly rounds: readonly MeasuredRound[];
}

/** All of a part, and the commit that played it. */
export interface MeasuredPart {
  readonly measured: readonly Measured[];
  readonly commit: string;
}

/**
 * What a complete part has measured.
 * @throws {KeptPartError} if it is missing, of another run, damaged, or not complete
 */
export function measuredIn(run: Run, part: 'abilities' | 'skills', engine: Engine): MeasuredPart {
  const path = fileOf(run, part);
  const { lines, commit } = readPart<MeasuredRound>(path, headOf(run, part));
  const all = askedIn(part, engine, run.form).map((subject) => ({
    subject,
    rounds: roundsOf(subject, lines),
  }));
  const missing = all.filter(({ subject, rounds }) => !isMeasured(subject, rounds)).length;
  if (missing > 0) throw incomplete(path, part, `${missing} of ${all.length} figures`);
  return { measured: all, commit };
}

/** The same of the pairings. */
export function playedPairings(
  run: Run,
  engine: Engine,
): PredictionPlan & { readonly played: readonly PlayedPairing[]; readonly commit: string } {
  const path = fileOf(run, 'prediction');
  const { lines, commit } = readPart<PlayedPairing>(path, headOf(run, 'prediction'));
  const plan = predictionPlan(engine, run.form, run.seed);
  const byPlace = new Map(lines.map((line) => [line.pairing, line]));
  const played = plan.pairings.flatMap((_, place) => byPlace.get(place) ?? []);
  if (played.length < plan.pairings.length) {
    const missing = plan.pairings.length - played.length;
    throw incomplete(path, 'prediction', `${missing} of ${plan.pairings.length} pairings`);
  }
  return { ...plan, played, commit };
}

const incomplete = (path: string, part: Part, what: string): KeptPartError =>
  new KeptPartError(
    path,
    `is not complete: ${what} are missing, and no table is made of it; go on with --part ${part}`,
  );
