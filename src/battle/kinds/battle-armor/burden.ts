import type { Combatant } from '../../combatant/combatant.js';
import { squadFigures } from './figures.js';

/** Whether loaded launchers slow the squad down. Empty ones have been dropped. */
export function isBurdened(unit: Combatant): boolean {
  const { design, builtInFired, rounds } = unit;
  return squadFigures(design).burdens.some((index) => {
    const mount = design.weapons[index];
    if (mount === undefined) return false;
    if (mount.builtInShots > 0) return (builtInFired[index] as number) < mount.builtInShots;
    return mount.bins.some((bin) => (rounds[bin] as number) > 0);
  });
}
