import type { Engine } from '../engine.js';
import { type Force, LANDSCAPES, SIDE } from '../plan/cells.js';
import { loadMatchUps } from '../plan/match-ups.js';
import { countsOf } from '../run/measure.js';
import { type Measured, measuredIn, methodOf, playedPairings, type Run } from '../run/parts.js';
import { abilityRows, armorRows, fitCurve, gamesOf, skillRows, writtenCurve } from './comparisons.js';
import type { WorthTables } from './page.js';
import type { Made, RawTable } from './tables.js';
import { unitFigures } from './units.js';

export interface AllTables extends WorthTables {
  readonly rawComparisons: RawTable;
  readonly rawPairings: RawTable;
}

const HEAD = { format: 'tarcomp-worth', version: 1 } as const;

const namesIn = (force: Force): string =>
  force.map(({ unit: { chassis, model } }) => `${chassis} ${model}`.trim()).join(' + ');

/**
 * All tables of a run.
 * @throws {KeptPartError} if a part is missing, of another run, damaged or not complete
 */
export async function tablesOf(run: Run, engine: Engine): Promise<AllTables> {
  const { measured: abilities, commit: ofAbilities } = measuredIn(run, 'abilities', engine);
  const { measured: skills, commit: ofSkills } = measuredIn(run, 'skills', engine);
  const pairings = playedPairings(run, engine);
  const matchUps = await loadMatchUps(engine);
  const curve = fitCurve(skills, engine, matchUps);
  const made = (games: number, ...commits: readonly string[]): Made => ({
    program: run.version,
    commit: [...new Set(commits)].join(', '),
    method: methodOf(run.form),
    seed: run.seed,
    games,
    bots: 'sensible',
    maps: `generated maps of ${SIDE} by ${SIDE}: ${LANDSCAPES.join(', ')}`,
  });
  const ofPairings = pairings.played
    .flatMap(({ outcomes }) => outcomes.flat())
    .reduce((sum, count) => sum + count, 0);
  return {
    abilities: {
      ...HEAD,
      table: 'abilities',
      made: made(gamesOf(abilities), ofAbilities),
      matchUps: matchUps.map(({ first, second }) => `${namesIn(first)} against ${namesIn(second)}`),
      curve: writtenCurve(curve),
      rows: abilityRows(abilities, engine, curve),
    },
    skills: {
      ...HEAD,
      table: 'skills',
      made: made(gamesOf(skills), ofSkills),
      curve: writtenCurve(curve),
      armor: armorRows(skills, engine, matchUps),
      rows: skillRows(skills, engine, curve),
    },
    units: {
      ...HEAD,
      table: 'units',
      made: made(ofPairings, pairings.commit),
      ...(await unitFigures(pairings, engine)),
    },
    rawComparisons: {
      ...HEAD,
      table: 'raw-comparisons',
      made: made(gamesOf(abilities) + gamesOf(skills), ofAbilities, ofSkills),
      columns: [
        'kind',
        'id',
        'ruleset',
        'for each cell (match-up, landscape, edge): pairs of games by outcome with it on red × 4 + outcome with it on blue; red, blue, draw, undecided',
      ],
      rows: [...abilities, ...skills].map(({ subject, rounds }: Measured) => [
        subject.kind,
        subject.id,
        subject.ruleset,
        countsOf(rounds),
      ]),
    },
    rawPairings: {
      ...HEAD,
      table: 'raw-pairings',
      made: made(ofPairings, pairings.commit),
      columns: [
        'first unit',
        'second unit',
        'for each landscape: won by the first, by the second, by nobody',
      ],
      rows: pairings.played.map(({ pairing, outcomes }) => {
        const [first, second] = pairings.pairings[pairing] ?? [0, 0];
        return [pairings.units[first]?.id ?? '', pairings.units[second]?.id ?? '', outcomes];
      }),
    },
  };
}
