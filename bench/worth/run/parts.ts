import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
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
import { KeptPart, KeptPartError, type PartHead, type ReadPart, readPart } from './kept-part.js';
import { type Asked, isMeasured, type MeasuredRound, measure, roundsOf } from './measure.js';
import { type PlayedPairing, type PredictionPlan, predict, predictionPlan } from './predict.js';
import type { OnStep } from './progress.js';

export const PARTS = ['skills', 'abilities', 'prediction'] as const;
export type Part = (typeof PARTS)[number];

export const CONFIDENCE = 0.95;
/** Increased whenever figures of different runs could not be compared: docs/worth-method.md says how they are made. */
const METHOD = 1;

/** A run: its games, and the folder of its results. */
export interface Run {
  readonly form: Form;
  readonly seed: number;
  readonly folder: string;
  /** The version of the program. */
  readonly version: string;
  readonly commit: string;
  /** The share of each part that this process plays; by default, all. */
  readonly share?: Share;
}

/** One of several equal shares of a part's figures, numbered from 1. */
export interface Share {
  readonly number: number;
  readonly of: number;
}

/** The number of the method with a digest of all its choices. */
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

const fileOf = ({ folder, share }: Run, part: Part): string =>
  join(folder, share === undefined ? `${part}.jsonl` : `${part}-${share.number}-of-${share.of}.jsonl`);

/** All results of a part, from any process. */
function filesOf({ folder }: Run, part: Part): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const isOf = new RegExp(`^${part}(-\\d+-of-\\d+)?[.]jsonl$`);
  return names.filter((name) => isOf.test(name)).map((name) => join(folder, name));
}

function keptOf<Line>(run: Run, part: Part): KeptPart<Line> {
  const own = fileOf(run, part);
  return new KeptPart<Line>(
    own,
    headOf(run, part),
    filesOf(run, part).filter((path) => path !== own),
  );
}

function readAll<Line>(run: Run, part: Part): ReadPart<Line> {
  const files = filesOf(run, part);
  const read = (files.length === 0 ? [fileOf(run, part)] : files).map((path) =>
    readPart<Line>(path, headOf(run, part)),
  );
  return {
    lines: read.flatMap(({ lines }) => lines),
    commit: [...new Set(read.map(({ commit }) => commit))].join(', '),
  };
}

const isShare = ({ share }: Run, place: number): boolean =>
  share === undefined || place % share.of === share.number - 1;

/** Everything that a part measures; intervals of a kind and ruleset hold simultaneously. */
export function askedIn(part: 'abilities' | 'skills', engine: Engine, form: Form): readonly Asked[] {
  const { abilities, skills, armor } = form.rounds;
  const some = (subjects: readonly Subject[]): readonly Subject[] =>
    subjects.filter((_, place) => place % form.oneIn === 0);
  if (part === 'skills') {
    const grid = some(skillGrid());
    // Comparing 4/5 with itself says nothing.
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
    const kept = keptOf<PlayedPairing>(run, part);
    const plan = predictionPlan(engine, form, seed);
    const own = plan.pairings.map((_, place) => place).filter((place) => isShare(run, place));
    try {
      await predict(engine, plan, own, { form, seed, kept, onStep });
    } finally {
      kept.close();
    }
    return;
  }
  const kept = keptOf<MeasuredRound>(run, part);
  const own = askedIn(part, engine, form).filter((_, place) => isShare(run, place));
  try {
    await measure(engine, await loadMatchUps(engine), own, { form, seed, kept, onStep });
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
  const { lines, commit } = readAll<MeasuredRound>(run, part);
  const all = askedIn(part, engine, run.form).map((subject) => ({
    subject,
    rounds: roundsOf(subject, lines),
  }));
  const missing = all.filter(({ subject, rounds }) => !isMeasured(subject, rounds)).length;
  if (missing > 0) throw incomplete(run, part, `${missing} of ${all.length} figures`);
  return { measured: all, commit };
}

/** The same of the pairings. */
export function playedPairings(
  run: Run,
  engine: Engine,
): PredictionPlan & { readonly played: readonly PlayedPairing[]; readonly commit: string } {
  const { lines, commit } = readAll<PlayedPairing>(run, 'prediction');
  const plan = predictionPlan(engine, run.form, run.seed);
  const byPlace = new Map(lines.map((line) => [line.pairing, line]));
  const played = plan.pairings.flatMap((_, place) => byPlace.get(place) ?? []);
  if (played.length < plan.pairings.length) {
    const missing = plan.pairings.length - played.length;
    throw incomplete(run, 'prediction', `${missing} of ${plan.pairings.length} pairings`);
  }
  return { ...plan, played, commit };
}

const incomplete = (run: Run, part: Part, what: string): KeptPartError =>
  new KeptPartError(
    fileOf(run, part),
    `is not complete: ${what} are missing, and no table is made of it; go on with --part ${part}`,
  );
