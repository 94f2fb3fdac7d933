import type { Combatant } from '../../../../src/edge/battle.js';
import {
  calculateAmmunitionExplosionCheck,
  calculateShutdownCheck,
  type ITargetNumber,
  walkingMpAtHeat,
} from '../../../../src/edge/rules.js';
import { signed } from '../../../words.js';

export const TOP_OF_SCALE = 30;

/** A level of the heat scale with an effect, in words. */
export interface HeatLevel {
  readonly heat: number;
  readonly words: readonly string[];
}

const ENOUGH_POINTS = 100;

/** The heat scale of a unit, from the bottom up. */
export function heatLevels({ design, pilot, rules }: Combatant): readonly HeatLevel[] {
  const options = { ruleset: rules };
  const at = (heat: number) => ({
    movement: walkingMpAtHeat(ENOUGH_POINTS, heat, design.quickenedByHeat) - ENOUGH_POINTS,
    fire: rules.toHit.heat.reduce(
      (reached, { minimum, modifier }) => (heat >= minimum ? modifier : reached),
      0,
    ),
    shutdown: rolled(calculateShutdownCheck(heat, pilot.abilities, options)),
    ammunition:
      design.bins.length === 0
        ? ''
        : rolled(calculateAmmunitionExplosionCheck(heat, pilot.abilities, options)),
  });
  const levels: HeatLevel[] = [];
  let below = at(0);
  for (let heat = 1; heat <= TOP_OF_SCALE; heat += 1) {
    const now = at(heat);
    const words = [
      ...(now.shutdown === below.shutdown ? [] : [`shutdown ${now.shutdown}`.trim()]),
      ...(now.ammunition === below.ammunition ? [] : [`ammunition ${now.ammunition}`]),
      ...(now.fire === below.fire ? [] : [`${signed(now.fire)} to fire`]),
      ...(now.movement === below.movement ? [] : [`${signed(now.movement)} movement`]),
    ];
    if (words.length > 0) levels.push({ heat, words });
    below = now;
  }
  return levels;
}

const rolled = (check: ITargetNumber | null): string => {
  if (check === null) return '';
  return check.impossible ? 'at once' : `${check.targetNumber}+`;
};
