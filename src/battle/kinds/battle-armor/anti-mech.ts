import { BOOSTER_DAMAGE, LEG_ATTACK_DAMAGE } from '../../../rules/anti-mech/to-hit.js';
import type { OtherMount } from '../../../units/index.js';
import type { AntiMech } from '../../anti-mech/anti-mech.js';
import type { Combatant } from '../../combatant/combatant.js';
import { troopersLeft } from '../../combatant/troopers.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { isBurdened } from './burden.js';
import { squadFigures } from './figures.js';

/** The extra damage of claws and boosters. */
function strengthOf({ design }: Combatant): number {
  const { vibroClaws, boosted } = squadFigures(design);
  return vibroClaws + (boosted ? BOOSTER_DAMAGE * design.plan.locations.length : 0);
}

/** Weapons in the arms of the suits count in a swarm; missiles and weapons against infantry do not. */
function isAtHand({ item, mount, smallArms }: WeaponMount): boolean {
  const { suitMount } = mount as OtherMount;
  const inArm = suitMount === 'left-arm' || suitMount === 'right-arm';
  return inArm && item.category !== 'missile' && smallArms === undefined;
}

function weaponDamage(unit: Combatant): number {
  let sum = 0;
  for (const mount of unit.design.weapons) {
    if (!isAtHand(mount) || !unit.isWorking(mount.fixture)) continue;
    const { damage } = mount.item;
    const points = typeof damage === 'number' ? damage : typeof damage === 'object' ? damage.short : 0;
    sum += points * (mount.perTrooper ? troopersLeft(unit) : 1);
  }
  return sum;
}

/** Total Warfare, "Battle Armor". */
export const SQUAD_ANTI_MECH: AntiMech = {
  obstacle: (unit) => {
    if (!squadFigures(unit.design).climbs) return 'its suits cannot hold on';
    return isBurdened(unit) ? 'its launchers weigh it down' : undefined;
  },
  skill: ({ pilot }) => pilot.piloting,
  troopers: troopersLeft,
  magneticClaws: ({ design }) => squadFigures(design).magneticClaws,
  mountaineers: () => false,
  legDamage: (unit) => LEG_ATTACK_DAMAGE + strengthOf(unit),
  swarmDamage: (unit) => {
    const points = weaponDamage(unit) + strengthOf(unit);
    return { points, group: points, critical: true };
  },
};
