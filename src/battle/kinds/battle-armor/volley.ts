import type { Combatant } from '../../combatant/combatant.js';
import type { FireOrder } from '../../orders.js';

/** A squad uses its anti-personnel weapons for one attack a turn, and marks one target with all its Narc launchers. */
export function volleyObstacle({ design }: Combatant, { shots }: FireOrder): string | undefined {
  if (shots.length < 2) return undefined;
  const small = shots.filter(({ weapon }) => design.weapons[weapon]?.smallArms !== undefined);
  if (small.length > 1) return 'it makes one attack with anti-personnel weapons';
  const marked = shots.flatMap(({ weapon, target }) =>
    design.weapons[weapon]?.use === 'narc' ? [target] : [],
  );
  return new Set(marked).size > 1 ? 'its Narc launchers mark one target' : undefined;
}
