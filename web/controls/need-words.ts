import type { PhysicalChoice, ShotForecast } from '../../src/edge/battle.js';

/** What a shot needs: "7+", or why it cannot be fired. */
export const needWords = ({ obstacle, toHit }: Pick<ShotForecast, 'obstacle' | 'toHit'>): string =>
  obstacle !== undefined || toHit === undefined
    ? 'not allowed'
    : toHit.impossible
      ? 'cannot hit'
      : `${toHit.finalToHit}+`;

/** The number and damage of a physical attack: "4+ for 11". */
export const strikeWords = (choice: Pick<PhysicalChoice, 'toHit' | 'damage'> | undefined): string =>
  choice === undefined
    ? 'not allowed'
    : `${choice.toHit.impossible ? 'cannot hit' : `${choice.toHit.targetNumber}+`} for ${choice.damage}`;
