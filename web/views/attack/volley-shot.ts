import type { Battle } from '../../../src/battle/battle.js';
import type { Combatant } from '../../../src/battle/mech/combatant.js';
import { coverOf } from '../../../src/battle/weapons/cover.js';
import { damagePerHit } from '../../../src/battle/weapons/damage-per-hit.js';
import { ecmOver, ecmOverTarget } from '../../../src/battle/weapons/ecm.js';
import type { Shot } from '../../../src/battle/weapons/shot.js';
import { getProbability } from '../../../src/dice/index.js';
import {
  clusterFamilyOf,
  clusterSizeOf,
  groupPointsOf,
  isBlast,
} from '../../../src/rules/cluster/families.js';
import { calculateClusterModifier } from '../../../src/rules/cluster/index.js';
import { hasCoveredLegs, isGlancingBlow } from '../../../src/rules/hit-location/index.js';
import { MECH_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import { skillProbability } from '../../../src/rules/pilot/aptitude.js';
import type { VolleyShot } from '../../../src/rules/volley/index.js';

/** A shot whose number is known. */
interface KnownShot {
  readonly shot: Shot;
  readonly needed: number;
  /** Of a gun that fires bursts. */
  readonly rounds: number;
  readonly heat: number;
}

/** All that the dice of a shot hang on. */
export function volleyShotOf(battle: Battle, { shot, needed, rounds, heat }: KnownShot): VolleyShot {
  const { unit, mount, target, line, order } = shot;
  const { item } = mount;
  const each = damagePerHit(shot, false);
  const load = shot.bin?.item ?? mount.builtInLoad;
  const clusterSize = clusterSizeOf(item, { ammunition: load, shots: rounds, guns: mount.guns.length || 1 });
  const single = battle.rules.hitLocation.everyHitItsOwnLocation && !isBlast(item);
  const location = order.location === undefined ? undefined : MECH_LOCATIONS[order.location];
  const bursts = rounds > 1 && clusterFamilyOf(item).bursts === true;
  const rotary = item.ammoFamily === 'rotary-autocannon';
  const glancingMargin = marginOfGlancing(battle, target);
  return {
    needed,
    damagePerHit: each,
    clusterSize,
    clusterModifier: clusterSize > 1 ? clusterModifierOf(battle, shot) : 0,
    streak: clusterFamilyOf(item).streak === true,
    ...(!single && each > 0 && { groupPoints: groupPointsOf(item, each) }),
    side: line.side,
    cover: shotCover(battle, shot),
    quadTarget: target.design.quad,
    ...(location && { aim: { location, sure: battle.rules.hitLocation.calledShotIsSure } }),
    bestTwoOfThree: isApt(battle, unit),
    ...(bursts && { jamsUpTo: jamsUpTo(rotary, rounds), jamMisses: !rotary }),
    ...(glancingMargin >= 0 && { glancingMargin }),
    missiles: item.category === 'missile',
    heat,
  };
}

/** Larger volleys first: the defender keeps the anti-missile system for them. */
export const largerVolleyFirst = (a: VolleyShot, b: VolleyShot): number => missilesOf(b) - missilesOf(a);
const missilesOf = ({ missiles, clusterSize = 1 }: VolleyShot): number => (missiles ? clusterSize : 0);

/** Systems of the target that can meet missiles. */
export const antiMissileSystemsOf = ({ design }: Combatant): number =>
  design.weapons.filter(
    ({ use, needsAmmunition, firstBin }) => use === 'anti-missile' && (!needsAmmunition || firstBin >= 0),
  ).length;

function clusterModifierOf(battle: Battle, { unit, target, mount, bin, bracket, order }: Shot): number {
  const load = bin?.item ?? mount.builtInLoad;
  const missiles = mount.item.category === 'missile';
  return calculateClusterModifier(
    {
      weapon: mount.item,
      weaponType: mount.item.name,
      ...(load && { ammunition: load }),
      ...(mount.linkedTo && { linkedTo: mount.linkedTo }),
      abilities: unit.pilot.abilities,
      rangeBracket: bracket,
      indirectFire: order.spotter !== undefined,
      ecmOnPath: missiles && ecmOver(battle, unit, target),
      ecmOnTarget: missiles && ecmOverTarget(battle, unit, target),
    },
    battle.rulesetOption,
  );
}

/** A quirk may keep a unit's legs out of reach without any cover. */
function shotCover(battle: Battle, shot: Shot): 'none' | 'legs' | 'body' {
  const cover = coverOf(shot);
  if (cover !== 'none') return cover;
  return hasCoveredLegs({ unitQuirks: shot.target.design.quirks }, battle.rulesetOption) ? 'legs' : 'none';
}

const MIDDLE = 7;
const HIGHEST = 12;

/** By how much a shot may succeed and still glance off this target; -1 if none does. */
function marginOfGlancing({ rulesetOption }: Battle, { design }: Combatant): number {
  let margin = -1;
  while (
    MIDDLE + margin < HIGHEST &&
    isGlancingBlow(MIDDLE + margin + 1, MIDDLE, design.quirks, rulesetOption)
  ) {
    margin += 1;
  }
  return margin;
}

const isApt = ({ rulesetOption }: Battle, { pilot }: Combatant): boolean =>
  skillProbability('gunnery', MIDDLE, pilot.abilities, rulesetOption) !== getProbability(MIDDLE);

/** An Ultra autocannon jams on 2 when it fires twice; a rotary one the more easily the faster it fires. */
const jamsUpTo = (rotary: boolean, rounds: number): number =>
  !rotary || rounds < 4 ? 2 : rounds < 6 ? 3 : 4;
