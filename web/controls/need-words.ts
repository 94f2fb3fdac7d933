import type { PhysicalChoice, ShotForecast } from '../../src/edge/battle.js';
import { type ModifierDetail, modifierWords } from '../../src/edge/rules.js';

/** What a shot needs: "7+", or why it cannot be fired. */
export const needWords = ({ obstacle, toHit }: Pick<ShotForecast, 'obstacle' | 'toHit'>): string =>
  obstacle !== undefined || toHit === undefined
    ? 'not allowed'
    : toHit.impossible
      ? 'cannot hit'
      : `${toHit.finalToHit}+`;

/** What a blow needs and does: "4+ for 11". */
export const strikeWords = (choice: Pick<PhysicalChoice, 'toHit' | 'damage'> | undefined): string =>
  choice === undefined
    ? 'not allowed'
    : `${choice.toHit.impossible ? 'cannot hit' : `${choice.toHit.targetNumber}+`} for ${choice.damage}`;

/** The modifiers of a number, without those that change nothing. */
export const reasons = (modifiers: readonly ModifierDetail[]): string =>
  modifiers
    .filter(({ value, source }) => value !== 0 || source === 'base')
    .map(modifierWords)
    .join(', ');
