import type { Ammunition } from '../../../catalog/index.js';
import { calculateClusterModifier } from '../../../rules/cluster/index.js';
import { clusterSizeOf } from '../../../rules/cluster/launcher.js';
import { hitsByTable } from '../../../rules/cluster/table.js';
import { natureOf } from '../../../rules/effect/nature.js';
import { mostShotsOf } from '../../../rules/firing/jams.js';
import type { RangeBracket, RulesetOption } from '../../../rules/index.js';
import { rulesetOf } from '../../../rules/ruleset.js';
import { rollOdds } from '../../../rules/volley/dice-odds.js';
import type { Combatant } from '../../mech/combatant.js';
import type { WeaponMount } from '../../mech/weapon-mount.js';

const means = new Map<number, number>();

/** Hits that a volley of this size scores on average, with this modifier on the roll. */
function meanHits(size: number, modifier: number): number {
  if (size <= 1) return size;
  const key = size * 64 + modifier + 32;
  let mean = means.get(key);
  if (mean === undefined) {
    mean = 0;
    for (const [roll, chance] of rollOdds(false).entries()) {
      if (chance > 0) mean += chance * hitsByTable(size, () => roll + modifier);
    }
    means.set(key, mean);
  }
  return mean;
}

const DARED = 4;

/** Rounds that a bot fires of an Ultra or rotary autocannon: as many as it dares without jamming all the time. */
export function burstOf({ item }: WeaponMount): number {
  return Math.min(mostShotsOf(item), DARED);
}

/** Points that a weapon does on average when its attack hits. */
export function meanDamage(
  unit: Combatant,
  mount: WeaponMount,
  load: Ammunition | undefined,
  bracket: RangeBracket,
  option: RulesetOption,
): number {
  const { item } = mount;
  const { damage } = item;
  if (load?.munitions.includes('inferno')) return 0;
  const size = clusterSizeOf(
    item,
    { ammunition: load, shots: burstOf(mount), guns: mount.guns.length || 1 },
    option,
  );
  let each: number;
  if (damage === 'by-cluster-table') each = load?.damagePerShot || 1;
  else if (load?.munitions.includes('cluster') && size > 1) each = 1;
  else if (typeof damage === 'number') each = damage;
  else if (damage === 'artillery') each = item.rackSize ?? 0;
  else if (typeof damage === 'object')
    each = damage[bracket === 'short' || bracket === 'medium' ? bracket : 'long'];
  else return 0;
  if (size <= 1) return each;
  if (natureOf(item, load, undefined, rulesetOf(option.ruleset)).entry.streak) return each * size;
  const modifier = calculateClusterModifier(
    {
      weapon: item,
      ...(load && { ammunition: load }),
      ...(mount.linkedTo && { linkedTo: mount.linkedTo }),
      abilities: unit.pilot.abilities,
      rangeBracket: bracket,
    },
    option,
  );
  return each * meanHits(size, modifier);
}
