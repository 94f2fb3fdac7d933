import type { Combatant, HeatBalance, Phase } from '../../../src/edge/battle.js';
import type { ITargetNumber, ModifierDetail, MovementType } from '../../../src/edge/rules.js';
import { percent, signed, titled } from '../../words.js';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative',
  movement: 'Movement',
  weapons: 'Weapons',
  physical: 'Physical attacks',
  heat: 'Heat',
  end: 'End of the turn',
  over: 'The battle is over',
};

export const FACING_NAMES = [
  'north',
  'north-east',
  'south-east',
  'south',
  'south-west',
  'north-west',
] as const;

/** A choice of facing, for a unit with this one. */
export const facingChoice = <Facing extends number>(value: Facing, ahead: number) => ({
  value,
  label: `${titled(FACING_NAMES[value] ?? '')}${value === ahead ? ' (ahead)' : ''}`,
});

/** "Stays", "Runs", "Cruises" */
export const movesWords = ({ design }: Combatant, mode: MovementType): string =>
  mode === 'stationary' ? 'Stays' : titled(design.kind.sheet.ways[mode].does);

export const STEP_NAMES: Readonly<Record<string, string>> = {
  forward: 'Forward',
  backward: 'Back',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  'shift-left': 'Sidestep left',
  'shift-right': 'Sidestep right',
  'shift-left-backward': 'Sidestep back left',
  'shift-right-backward': 'Sidestep back right',
  stand: 'Get up',
  'go-prone': 'Go prone',
  jump: 'Jump',
  up: 'Higher',
  down: 'Lower',
  hover: 'Hover',
};

/** Names of anti-'Mech attacks. */
export const GRIP_NAMES = { leg: 'Leg attack', swarm: 'Swarm' } as const;

/** "7+, 58.3 %" */
export const rollWords = ({ targetNumber, impossible, probability }: ITargetNumber): string =>
  impossible || !Number.isFinite(targetNumber)
    ? 'cannot succeed'
    : `${targetNumber}+, ${percent(probability)}`;

/** "gunnery 4, +2 medium range" */
export const reasonWords = (modifiers: readonly ModifierDetail[]): string =>
  modifiers
    .map(({ name, value }, place) => `${place === 0 ? value : signed(value)} ${name.toLowerCase()}`)
    .join(', ');

/** The elevation of a flying unit, or the depth of a diving one. */
export const heightWords = ({ elevation, aptitudes }: Combatant): string =>
  aptitudes.footwork.vertical === undefined || elevation === 0 ? '' : elevationWords(elevation);

export const elevationWords = (elevation: number): string =>
  elevation < 0 ? `depth ${0 - elevation}` : `elevation ${elevation}`;

/** The state of a unit in a few words. */
export function stateWords(unit: Combatant): readonly string[] {
  if (unit.isOut) return [`out of the battle: ${(unit.lost ?? '').replaceAll('-', ' ')}`];
  return [
    heightWords(unit),
    unit.prone ? 'prone' : '',
    unit.stuck ? 'stuck' : '',
    unit.shutDown ? 'shut down' : '',
    unit.conscious ? '' : 'unconscious',
    unit.withdrawing ? 'withdrawing' : '',
    unit.heat > 0 ? `heat ${unit.heat}` : '',
  ].filter((word) => word !== '');
}

/** "heat 12: +1 to fire, shutdown 4+" */
export function heatWords({ after, effects }: HeatBalance): string {
  const { movementLoss, toHit, shutdown, ammunition, wounds } = effects;
  const roll = (what: string, check: typeof shutdown) =>
    check === null ? [] : [`${what} ${check.impossible ? 'for sure' : `avoided on ${check.targetNumber}+`}`];
  const words = [
    ...roll('shutdown', shutdown),
    ...roll('ammunition explosion', ammunition),
    ...(movementLoss === 0 ? [] : [`${signed(-movementLoss)} movement`]),
    ...(toHit === 0 ? [] : [`${signed(toHit)} to fire`]),
    ...(wounds === 0 ? [] : [`pilot hits ${signed(wounds)}`]),
  ];
  return words.length === 0 ? `heat ends at ${after}` : `heat ends at ${after}: ${words.join(', ')}`;
}
