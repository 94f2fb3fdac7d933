import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin } from '../combatant/weapon-mount.js';

/** The damage of everything that is left in a bin. */
export const binDamage = (unit: Combatant, bin: AmmoBin): number =>
  (unit.rounds[bin.index] as number) * shotDamage(bin);

const shotDamage = ({ item }: AmmoBin): number => item.damagePerShot * Math.max(1, item.rackSize);

/**
 * The bin with the most damage per round; if several are equal, the one with the most in total
 * (docs/rules/explosions.md).
 */
export function worstBin(unit: Combatant, inferno: boolean): AmmoBin | undefined {
  let worst: AmmoBin | undefined;
  for (const bin of unit.design.bins) {
    const { explosive, munitions } = bin.item;
    if (explosive !== 'ammunition' || !unit.isWorking(bin.fixture) || binDamage(unit, bin) === 0) continue;
    if (inferno && !munitions.includes('inferno')) continue;
    const more =
      worst === undefined ||
      shotDamage(bin) > shotDamage(worst) ||
      (shotDamage(bin) === shotDamage(worst) && binDamage(unit, bin) > binDamage(unit, worst));
    if (more) worst = bin;
  }
  return worst;
}
