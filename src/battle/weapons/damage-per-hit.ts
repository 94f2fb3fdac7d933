import { type D6Roller, roll1d6, roll2d6 } from '../../dice/index.js';
import { clusterFamilyOf } from '../../rules/cluster/families.js';
import { CENTER_TORSO } from '../../rules/damage/body.js';
import { cooled } from '../../rules/damage/materials.js';
import { CAPACITOR_DAMAGE } from '../../rules/firing/capacitor.js';
import { damageWithLoad } from '../../rules/firing/munitions.js';
import { infernoHeat } from '../../rules/heat/inferno.js';
import type { ArmorRule } from '../../rules/rulesets/areas/damage.js';
import type { Combatant } from '../mech/combatant.js';
import { bracketFlown, loadOf, type Shot } from './shot.js';

/** Points of one hit: of a shot, a missile or a pellet. A charged capacitor adds its own. */
export function damagePerHit(shot: Shot, charged: boolean): number {
  const { mount, order } = shot;
  const { damage, traits } = mount.item;
  const load = loadOf(shot);
  if (load?.munitions.includes('inferno')) return 0;
  if (order.heats && traits.includes('flamer')) return 0;
  // Missiles, and pellets of a cluster round, do what their ammunition says.
  if (damage === 'by-cluster-table') return load?.damagePerShot || 1;
  const { pellets } = clusterFamilyOf(mount.item);
  if (pellets === 'always' || (pellets !== undefined && load?.munitions.includes('cluster'))) return 1;
  const more = charged ? CAPACITOR_DAMAGE : 0;
  if (damage === 'artillery') return mount.item.rackSize ?? 0;
  if (typeof damage === 'number') return damageWithLoad(damage, load) + more;
  if (typeof damage === 'object') {
    const bracket = bracketFlown(shot);
    return damage[bracket === 'short' || bracket === 'medium' ? bracket : 'long'] + more;
  }
  return 0;
}

/** Heat that hits bring to the target: of flamers by choice, of plasma and infernos always. */
export function heatFromHit(roller: D6Roller, shot: Shot, hits: number): number {
  const { damage, traits } = shot.mount.item;
  if (hits <= 0) return 0;
  if (loadOf(shot)?.munitions.includes('inferno')) return infernoHeat(hits);
  if (traits.includes('plasma')) return damage === 'variable' ? roll2d6(roller).total : roll1d6(roller).total;
  if (shot.order.heats && traits.includes('flamer')) return typeof damage === 'number' ? damage : 0;
  return 0;
}

/** What its armor lets in of it: that of the center torso speaks for all. */
export const heatTakenIn = ({ armorRules, armor }: Combatant, heat: number): number =>
  (armor[CENTER_TORSO] as number) > 0 ? cooled(armorRules[CENTER_TORSO] as ArmorRule, heat) : heat;
