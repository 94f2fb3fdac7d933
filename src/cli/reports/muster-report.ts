import type { MusteredForce } from '../../muster/index.js';
import type { RulesetName } from '../../rules/ruleset.js';
import type { FairResult } from '../../simulate/index.js';
import { grouped, percent } from '../print/number-words.js';
import { right, textTable } from '../print/text-table.js';
import { percentRange } from './battle-words.js';

/** A drawn force and the result of its battles. */
interface RankedForce extends MusteredForce {
  readonly result?: FairResult;
}

/** The request. */
interface MusterOrder {
  readonly bv: number;
  readonly query: string;
  readonly seed: number;
  readonly ruleset: RulesetName;
  readonly against?: string;
}

const MUSTER_SCHEMA = 1;

export const musterRecord = (
  { bv, query, seed, ruleset, against }: MusterOrder,
  forces: readonly RankedForce[],
) => ({
  schema: MUSTER_SCHEMA,
  budget: bv,
  query,
  seed,
  ruleset,
  ...(against !== undefined && { against }),
  forces: forces.map(({ battleValue, units, result }) => ({
    battleValue,
    units: units.map(({ row, gunnery, piloting, battleValue: value }) => ({
      id: row.id,
      name: row.name,
      gunnery,
      piloting,
      battleValue: value,
    })),
    ...(result && {
      games: result.games,
      wins: result.wins,
      draws: result.draws,
      undecided: result.undecided,
      winRate: result.winRate.red,
    }),
  })),
});

export function musterReport({ bv, seed, against }: MusterOrder, forces: readonly RankedForce[]): string {
  const [first] = forces;
  if (first === undefined) return '';
  const lines = [
    `${grouped(first.battleValue)} of ${grouped(bv)} points, seed ${seed}`,
    '',
    ...unitTable(first),
  ];
  if (against === undefined) return lines.join('\n');
  return [
    ...lines,
    '',
    `Against ${against}:`,
    '',
    ...textTable(
      ['force', right('BV'), right('games'), right('wins'), right('95 % interval')],
      forces.map(({ units, battleValue, result }) => [
        units.map(({ row }) => row.name).join(', '),
        grouped(battleValue),
        grouped(result?.games ?? 0),
        percent(result?.winRate.red.value ?? 0),
        result === undefined ? '' : percentRange(result.winRate.red),
      ]),
    ),
  ].join('\n');
}

const unitTable = ({ units }: MusteredForce): string[] =>
  textTable(
    [{ heading: 'unit', keepsEnds: true }, 'kind', right('tons'), right('pilot'), right('BV')],
    units.map(({ row, gunnery, piloting, battleValue }) => [
      row.name,
      row.kind,
      row.tonnage === null ? '' : String(row.tonnage),
      `${gunnery}/${piloting}`,
      grouped(battleValue),
    ]),
  );
