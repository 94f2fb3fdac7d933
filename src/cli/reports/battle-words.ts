import { type PilotSetup, REGULAR_GUNNERY, REGULAR_PILOTING } from '../../battle/combatant/pilot.js';
import type { ForceUnit } from '../../battle/setup.js';
import type { Interval, Side, SimulationResult, UnitResult } from '../../simulate/index.js';
import { fullName } from '../../units/unit-names.js';
import { counted, grouped, percent, signed } from '../print/number-words.js';
import { type Column, labelled, right, textTable } from '../print/text-table.js';

export { BATTLE_SCHEMA } from '../../simulate/result.js';

export const gamesWords = (games: number): string => counted(games, 'game');

export const percentRange = ({ low, high }: Interval): string =>
  `${(low * 100).toFixed(1)} to ${percent(high)}`;

export const pointsAlone = (value: number): string => signed(value * 100, 1);
export const points = (value: number): string => `${pointsAlone(value)} points`;
export const pointRange = ({ low, high }: Interval): string => `${pointsAlone(low)} to ${points(high)}`;

export const SIDE_WORDS: Readonly<Record<Side, string>> = { red: 'Red', blue: 'Blue' };

/** Writes a force as units with skills and abilities. */
export const forceWords = (force: readonly ForceUnit[]): string =>
  force.map(({ unit, pilot }) => unitWords(fullName(unit), pilot)).join(', ');

function unitWords(name: string, pilot: PilotSetup = {}): string {
  const { gunnery = REGULAR_GUNNERY, piloting = REGULAR_PILOTING, abilities = [] } = pilot;
  return `${name} ${gunnery}/${piloting}${abilities.length > 0 ? ` (${abilities.join(', ')})` : ''}`;
}

/** Writes the units of one side of a result. */
const unitsOf = ({ units }: SimulationResult, side: Side): string =>
  units
    .filter((unit) => unit.side === side)
    .map((unit) => unitWords(unit.unit, unit))
    .join(', ');

export const conditionsOf = ({
  games,
  map,
  seed,
  ruleset,
  turnLimit,
  forcedWithdrawal,
  teammateCalledShots,
  bots,
}: SimulationResult): string =>
  `${gamesWords(games)} on ${map}, seed ${seed}, ${ruleset} rules, at most ${turnLimit} turns${
    forcedWithdrawal ? ', with forced withdrawal' : ''
  }${
    teammateCalledShots ? ', with teammate-called shots' : ''
  }${bots.red === 'sensible' && bots.blue === 'sensible' ? '' : `, ${bots.red} against ${bots.blue}`}`;

const HEAD_WIDTH = 8;

export const headLines = (red: string, blue: string, conditions: string): string[] => [
  ...labelled('Red', red, HEAD_WIDTH),
  ...labelled('Blue', blue, HEAD_WIDTH),
  ...labelled('Played', conditions, HEAD_WIDTH),
];

export function battleReport(result: SimulationResult): string {
  const { turns, units } = result;
  return [
    ...headLines(unitsOf(result, 'red'), unitsOf(result, 'blue'), conditionsOf(result)),
    '',
    ...outcomeTable(result),
    '',
    `Turns: ${turns.mean} on average, median ${turns.median}, from ${turns.shortest} to ${turns.longest}.`,
    '',
    ...unitTable(units),
    '',
    ...lossTable(units),
    ...weaponTable(units),
  ].join('\n');
}

function outcomeTable({ wins, winRate, draws, undecided, games }: SimulationResult): string[] {
  const columns: Column[] = ['Outcome', right('Games'), right('Rate'), right('95 % interval')];
  const side = (name: Side) => [
    `${SIDE_WORDS[name]} wins`,
    grouped(wins[name]),
    percent(winRate[name].value),
    percentRange(winRate[name]),
  ];
  return textTable(columns, [
    side('red'),
    side('blue'),
    ['Draw', grouped(draws), percent(draws / games), ''],
    ['Undecided', grouped(undecided), percent(undecided / games), ''],
  ]);
}

const nameOf = ({ id, unit }: UnitResult): string => `${id} ${unit}`;

function unitTable(units: readonly UnitResult[]): string[] {
  return textTable(
    ['Unit', right('Lost'), right('Strength left'), right('Damage dealt'), right('taken'), right('Kills')],
    units.map((unit) => [
      nameOf(unit),
      percent(unit.lossRate.value),
      percent(unit.remainingStrength),
      unit.damageDealt.toFixed(1),
      unit.damageTaken.toFixed(1),
      unit.kills.toFixed(2),
    ]),
  );
}

function lossTable(units: readonly UnitResult[]): string[] {
  const rows = units.flatMap((unit) =>
    Object.entries(unit.causes)
      .sort(([, one = 0], [, other = 0]) => other - one)
      .map(([cause, games = 0], index) => [
        index === 0 ? nameOf(unit) : '',
        cause.replaceAll('-', ' '),
        grouped(games),
      ]),
  );
  if (rows.length === 0) return [];
  return [...textTable(['Lost', 'by', right('Games')], rows), ''];
}

/** Groups a unit's weapons by name. */
function weaponTable(units: readonly UnitResult[]): string[] {
  const rows = units.flatMap((unit) => {
    const byName = new Map<string, { count: number; damage: number }>();
    for (const { name, damage } of unit.weapons) {
      const sum = byName.get(name) ?? { count: 0, damage: 0 };
      byName.set(name, { count: sum.count + 1, damage: sum.damage + damage });
    }
    return [...byName].map(([name, { count, damage }], index) => [
      index === 0 ? nameOf(unit) : '',
      count > 1 ? `${count} ${name}` : name,
      damage.toFixed(1),
    ]);
  });
  return textTable(['Weapons', '', right('Damage per game')], rows);
}
