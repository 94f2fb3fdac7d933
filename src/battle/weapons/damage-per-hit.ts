import { type D6Roller, roll1d6, roll2d6 } from '../../dice/index.js';
import type { Shot } from './shot.js';

const HEAT_OF_AN_INFERNO = 2;

/** Points of one hit: of a shot, a missile or a pellet. */
export function damagePerHit({ mount, bin, bracket, order }: Shot): number {
  const { damage, traits, category, ammoFamily } = mount.item;
  const load = bin?.item;
  if (load?.munitions.includes('inferno')) return 0;
  if (order.heats && traits.includes('flamer')) return 0;
  // Pellets of a cluster round, and missiles, do what their ammunition says.
  if (damage === 'by-cluster-table') return load?.damagePerShot || 1;
  if (load?.munitions.includes('cluster') && category === 'ballistic' && ammoFamily?.startsWith('lb-x'))
    return 1;
  if (typeof damage === 'number') return damage;
  if (typeof damage === 'object')
    return damage[bracket === 'short' || bracket === 'medium' ? bracket : 'long'];
  return 0;
}

/** Heat that hits bring to the target: of flamers by choice, of plasma and infernos always. */
export function heatFromHit(roller: D6Roller, { mount, bin, order }: Shot, hits: number): number {
  const { damage, traits } = mount.item;
  if (hits <= 0) return 0;
  if (bin?.item.munitions.includes('inferno')) return hits * HEAT_OF_AN_INFERNO;
  if (traits.includes('plasma')) return damage === 'variable' ? roll2d6(roller).total : roll1d6(roller).total;
  if (order.heats && traits.includes('flamer')) return typeof damage === 'number' ? damage : 0;
  return 0;
}
