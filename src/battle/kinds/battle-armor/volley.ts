import type { Combatant } from '../../combatant/combatant.js';
import type { FireOrder } from '../../orders.js';

/** A squad uses its anti-personnel weapons for one attack a turn. */
export function volleyObstacle({ design }: Combatant, { shots }: FireOrder): string | undefined {
  if (shots.length < 2) return undefined;
  const small = shots.filter(({ weapon }) => design.weapons[weapon]?.smallArms !== undefined);
  return small.length > 1 ? 'it makes one attack with anti-personnel weapons' : undefined;
}
