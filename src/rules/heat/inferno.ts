import type { Ammunition } from '../../catalog/index.js';
import type { Ruleset } from '../ruleset.js';

const MOST_INSIDE = 30;

/**
 * Returns the heat to a 'Mech when this many rounds of incendiary missiles explode in it (docs/rules/explosions.md).
 */
export function heatOfBurningRounds(
  { munitions, rackSize }: Ammunition,
  rounds: number,
  { weapons }: Ruleset,
): number {
  let each = 0;
  for (const munition of munitions) each += weapons.munitions[munition]?.heatEach ?? 0;
  return Math.min(MOST_INSIDE, each * rounds * Math.max(1, rackSize));
}
