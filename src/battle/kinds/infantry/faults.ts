import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import type { FireOrder } from '../../orders.js';
import { infantryFigures } from './figures.js';

/** Field guns cannot fire after moving, and troopers on foot who carry too much cannot fire on the march. */
export function weaponFault(unit: Combatant, { crew, smallArms }: WeaponMount): string | undefined {
  const { movement, design, elevation } = unit;
  const moved = movement !== 'stationary';
  if (crew > 0 && moved) return 'field guns do not fire after a move';
  const marched = moved && design.flight === undefined && elevation >= 0;
  const overloaded = marched && infantryFigures(design).walk === 0;
  if (smallArms !== undefined && overloaded && movement !== 'jump')
    return 'it carries too much to move and to fire';
  return undefined;
}

/** Troopers either fire their own weapons or serve the guns. */
export function volleyObstacle({ design }: Combatant, { shots }: FireOrder): string | undefined {
  if (shots.length < 2) return undefined;
  const guns = shots.some(({ weapon }) => (design.weapons[weapon]?.crew ?? 0) > 0);
  const arms = shots.some(({ weapon }) => design.weapons[weapon]?.smallArms !== undefined);
  return guns && arms ? 'its troopers fire their own weapons, or field guns' : undefined;
}
