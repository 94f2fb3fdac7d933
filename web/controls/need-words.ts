import type { PhysicalChoice, ShotForecast } from '../../src/edge/battle.js';

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
