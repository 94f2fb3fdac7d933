import type { Ruleset } from '../../rules/ruleset.js';
import { DAMAGE_THAT_COUNTS, RANGE_THAT_COUNTS } from '../../rules/withdrawal/crippled.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { effectOfMount } from './effect-of-shot.js';
import { rangesWith } from './ranges.js';

/** Whether no weapon is left that counts. A unit that never had one has lost none. */
export function isDisarmed(unit: Combatant, rules: Ruleset): boolean {
  const armed = (mounts: readonly WeaponMount[]): boolean =>
    mounts.some((mount) => reachOf(unit, mount) >= RANGE_THAT_COUNTS) ||
    mounts.reduce((sum, mount) => sum + strengthOf(unit, mount, rules), 0) >= DAMAGE_THAT_COUNTS;
  const fights = gunsOf(unit);
  return !armed(fights.filter((mount) => canStillFire(unit, mount))) && armed(fights);
}

/** Whether every weapon is gone, however weak. */
export function isUnarmed(unit: Combatant): boolean {
  const guns = gunsOf(unit);
  return guns.length > 0 && !guns.some((mount) => canStillFire(unit, mount));
}

const gunsOf = ({ design }: Combatant): readonly WeaponMount[] =>
  design.weapons.filter(({ use }) => use === 'attack');

function canStillFire(unit: Combatant, mount: WeaponMount): boolean {
  if (!unit.isWorking(mount.fixture)) return false;
  if (mount.builtInShots > 0) return (unit.builtInFired[mount.index] as number) < mount.builtInShots;
  return !mount.needsAmmunition || mount.bins.some((bin) => (unit.rounds[bin] as number) > 0);
}

const loadsOf = ({ design }: Combatant, { bins, builtInLoad }: WeaponMount) =>
  bins.length > 0 ? bins.map((bin) => design.bins[bin]?.item) : [builtInLoad];

const reachOf = (unit: Combatant, mount: WeaponMount): number =>
  Math.max(0, ...loadsOf(unit, mount).map((load) => rangesWith(mount.item, load).long));

/** The most that one shot can do, with the most guns that it ever had. */
function strengthOf(unit: Combatant, mount: WeaponMount, rules: Ruleset): number {
  const firing = { rounds: 1, guns: mount.guns.length, charged: false };
  let most = 0;
  for (const load of loadsOf(unit, mount)) {
    const { size, points } = effectOfMount(rules, unit, mount, load, 'short', firing, {});
    most = Math.max(most, size * points);
  }
  return most;
}
