import type { IWeaponVolley } from '../../rules/cluster/index.js';
import type { Battle } from '../battle.js';
import { ecmOver, ecmOverTarget } from './ecm.js';
import { bracketFlown, loadOf, type Shot } from './shot.js';

/** What is rolled for on the cluster table, but for what befalls it on its way. */
export function volleyOf(battle: Battle, shot: Shot, rounds: number, guns: number): IWeaponVolley {
  const { unit, mount, target } = shot;
  const load = loadOf(shot);
  const missiles = mount.item.category === 'missile';
  return {
    weapon: mount.item,
    ...(load && { ammunition: load }),
    shots: rounds,
    ...(guns > 0 && { guns }),
    abilities: unit.pilot.abilities,
    weaponType: mount.item.name,
    rangeBracket: bracketFlown(shot),
    ...(mount.linkedTo && unit.isWorking(mount.linkedFixture) && { linkedTo: mount.linkedTo }),
    hotLoaded: shot.order.hotLoaded === true,
    indirectFire: shot.order.spotter !== undefined,
    targetNarced: (target.narcedBy & (1 << unit.side)) !== 0,
    ecmOnPath: missiles && ecmOver(battle, unit, target),
    ecmOnTarget: missiles && ecmOverTarget(battle, unit, target),
    ownStealth: unit.isStealthy || unit.isVoid,
  };
}
