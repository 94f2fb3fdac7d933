import type { ForceUnit } from '../../battle/setup.js';
import type { Muster } from '../../muster/draw-force.js';
import type { RulesetName } from '../../rules/ruleset.js';
import type { FairResult } from '../../simulate/index.js';
import { grouped, percent } from '../print/number-words.js';
import { textTable } from '../print/text-table.js';
import { percentRange } from './battle-words.js';

/** A force that was drawn, with exact values, and what came of its battles. */
export interface DrawnForce {
  readonly force: readonly ForceUnit[];
  readonly recruits: Muster['recruits'];
  readonly battleValue: number;
  /** Of each unit with its pilot, in the force. */
  readonly values: readonly number[];
  readonly result?: FairResult;
}

/** What was asked for. */
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
  forces: readonly DrawnForce[],
) => ({
  schema: MUSTER_SCHEMA,
  budget: bv,
  query,
  seed,
  ruleset,
  ...(against !== undefined && { against }),
  forces: forces.map(({ battleValue, recruits, values, result }) => ({
    battleValue,
    units: recruits.map(({ row, gunnery, piloting }, index) => ({
      id: row.id,
      name: row.name,
      gunnery,
      piloting,
      battleValue: values[index],
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

export function musterReport({ bv, seed, against }: MusterOrder, forces: readonly DrawnForce[]): string {
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
      [
        { heading: 'force' },
        { heading: 'BV', align: 'right' },
        { heading: 'games', align: 'right' },
        { heading: 'wins', align: 'right' },
        { heading: '95 % interval', align: 'right' },
      ],
      forces.map(({ recruits, battleValue, result }) => [
        recruits.map(({ row }) => row.name).join(', '),
        grouped(battleValue),
        grouped(result?.games ?? 0),
        percent(result?.winRate.red.value ?? 0),
        result === undefined ? '' : percentRange(result.winRate.red),
      ]),
    ),
  ].join('\n');
}

const unitTable = ({ recruits, values }: DrawnForce): string[] =>
  textTable(
    [
      { heading: 'unit' },
      { heading: 'kind' },
      { heading: 'tons', align: 'right' },
      { heading: 'pilot', align: 'right' },
      { heading: 'BV', align: 'right' },
    ],
    recruits.map(({ row, gunnery, piloting }, index) => [
      row.name,
      row.kind,
      row.tonnage === null ? '' : String(row.tonnage),
      `${gunnery}/${piloting}`,
      grouped(values[index] ?? 0),
    ]),
  );
