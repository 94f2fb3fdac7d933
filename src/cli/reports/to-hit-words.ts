import { matters } from '../../rules/modifier.js';
import type { RulesetName } from '../../rules/ruleset.js';
import {
  formatToHit,
  type IToHitCalculation,
  type IToHitModifierDetail,
  type RangeBracket,
} from '../../rules/to-hit/index.js';
import { bold, faint, type Line } from '../print/colours.js';
import { odds, signed } from '../print/number-words.js';
import { labelled, right, textTable } from '../print/text-table.js';
import type { RestOfTurn } from './rest-of-turn-words.js';

/** The version of the JSON output. */
const TO_HIT_SCHEMA = 1;

export interface ToHitShot {
  readonly weapon: string | null;
  readonly location: string | null;
  readonly rear: boolean;
  readonly range: number;
  readonly bracket: RangeBracket;
  /** The heat of firing once. */
  readonly heat: number | null;
  readonly calculation: IToHitCalculation;
}

/** The attacker and target, if units were named. */
export interface ToHitSides {
  readonly attacker: string | null;
  readonly target: string | null;
  readonly ruleset: RulesetName;
}

/** Infinity, which means impossible, becomes null in JSON. */
export const toHitRecord = (
  shots: readonly ToHitShot[],
  { attacker, target, ruleset }: ToHitSides,
  rest: RestOfTurn | undefined,
) => ({
  schema: TO_HIT_SCHEMA,
  ruleset,
  attacker,
  target,
  shots: shots.map(({ calculation, ...shot }) => ({
    ...shot,
    ...calculation,
    sentence: formatToHit(calculation),
  })),
  physicalAttacks: rest?.physicalAttacks ?? null,
  pilotingRolls: rest?.pilotingRolls ?? null,
  heat: rest?.heat ?? null,
});

const needed = ({ finalToHit, impossible }: IToHitCalculation): string =>
  Number.isFinite(finalToHit) && !impossible ? `${finalToHit}+` : 'cannot hit';

/** Lists every modifier of one shot, and the result. */
export function itemisedShot(shot: ToHitShot): readonly Line[] {
  const { weapon, location, rear, calculation } = shot;
  const title = [weapon ?? 'Attack', location && `(${location}${rear ? ', rear' : ''})`]
    .filter(Boolean)
    .join(' ');
  const [heading = '', ...rows] = textTable(
    [right('Value'), 'Modifier', 'Why'],
    calculation.modifiers
      .filter(matters)
      .map((modifier) => [points(modifier), modifier.name, modifier.description]),
  );
  return [
    bold(title),
    '',
    faint(heading),
    ...rows,
    '',
    bold(`${needed(calculation).padStart('Value'.length)}  ${odds(calculation)}`),
    '',
    ...labelled('', formatToHit(calculation), 0),
  ];
}

const points = ({ value, source }: IToHitModifierDetail): string =>
  source === 'base' ? String(value) : signed(value);

/** Returns one line per weapon, with equal weapons grouped. */
export function shotTable(
  shots: readonly ToHitShot[],
  { attacker, target, ruleset }: ToHitSides,
): readonly Line[] {
  const rows = new Map<string, { count: number; readonly shot: ToHitShot }>();
  for (const shot of shots) {
    const key = JSON.stringify([shot.weapon, shot.location, shot.rear, shot.calculation.modifiers]);
    const known = rows.get(key);
    if (known === undefined) rows.set(key, { count: 1, shot });
    else known.count += 1;
  }
  const [heading = '', ...lines] = textTable(
    ['Weapon', 'Place', 'Bracket', right('Needs'), right('Odds'), 'Modifiers'],
    [...rows.values()].map(({ count, shot: { weapon, location, rear, bracket, calculation } }) => [
      `${count > 1 ? `${count} ` : ''}${weapon}`,
      `${location ?? ''}${rear ? ' rear' : ''}`,
      bracket.replaceAll('_', ' '),
      needed(calculation),
      odds(calculation),
      sumOf(calculation),
    ]),
  );
  return [
    bold(`${attacker}${target === null ? '' : ` at ${target}`}, ${ruleset} rules`),
    '',
    faint(heading),
    ...lines,
    '',
    'Add --weapon NAME to see every modifier of one weapon.',
  ];
}

const sumOf = ({ rawToHit, baseToHit }: IToHitCalculation): string => signed(rawToHit - baseToHit);
