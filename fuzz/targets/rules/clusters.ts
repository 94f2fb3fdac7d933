import {
  clusterSizeOf,
  determineAimedShotLocation,
  determineCalledShotLocation,
  glancingDamage,
  groupPointsOf,
  type IWeaponVolley,
  isGlancingBlow,
  itemiseClusterModifier,
  rollWeaponHits,
  struckLocation,
} from '../../../src/edge/rules.js';
import {
  calculateClusterModifier,
  determineHitLocation,
  determineKickLocation,
  determinePunchLocation,
  distributeClusterHits,
  groupHitsByLocation,
  HIT_LOCATIONS,
  type HitLocation,
  rollClusterHits,
} from '../../../src/index.js';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import { MECH_PLANS } from '../../../src/rules/body/mech-plans.js';
import { mechLocationOf } from '../../../src/rules/hit-location/locations.js';
import { FIRING_ARCS } from '../../../src/rules/to-hit/vocabulary.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { AMMUNITION, BRACKETS, randomAbilities, randomQuirks, WEAPONS } from '../../seeds/random-ids.js';
import { askEntries, situationTarget } from './ask-rule.js';

const randomVolley = (chance: Chance) => {
  const flag = () => chance.percent(50);
  const chassis = chance.pick(MECH_CHASSIS);
  const { locations } = MECH_PLANS[chassis];
  return {
    ruleset: chance.ruleset(),
    volley: {
      weapon: chance.pick(WEAPONS),
      ...chance.fields<Partial<IWeaponVolley>>(30, {
        abilities: () => randomAbilities(chance),
        weaponType: () => chance.pick(['LRM 20', 'SRM 6', 'Medium Laser']),
        rangeBracket: () => chance.pick(BRACKETS),
        ammunition: () => chance.pick(AMMUNITION),
        designatedWeaponType: () => 'LRM 20',
        shots: () => chance.between(1, 6),
        guns: () => chance.between(1, 4),
        hotLoaded: flag,
        indirectFire: flag,
        targetNarced: flag,
        antiMissile: flag,
        ecmOnPath: flag,
        ecmOnTarget: flag,
        ownStealth: flag,
        glancing: flag,
      }),
    } as IWeaponVolley,
    damagePerHit: chance.between(1, 15),
    size: chance.below(45),
    modifier: chance.between(-8, 8),
    arc: chance.pick(FIRING_ARCS),
    called: chance.pick(HIT_LOCATIONS.filter((hit) => locations.includes(mechLocationOf(hit)))),
    needed: chance.between(2, 14),
    cover: {
      partialCover: flag(),
      coverKind: chance.pick(['hill', 'water', 'building'] as const),
      indirectFire: flag(),
      belowSurface: chance.percent(20),
      unitQuirks: randomQuirks(chance),
      chassis,
    },
  };
};

function askVolley(given: ReturnType<typeof randomVolley>, chance: Chance): void {
  const { volley, damagePerHit, arc, called, size, modifier, cover } = given;
  const option = { ruleset: given.ruleset };
  const ofTarget = { ...option, chassis: cover.chassis };
  const { modifiers, total } = itemiseClusterModifier(volley, option);
  askEntries(modifiers);
  demand(
    modifiers.reduce((sum, { value }) => sum + value, 0) === total,
    `${total} is not the sum of its entries`,
  );
  demand(calculateClusterModifier(volley, option) === total, 'the bare cluster modifier is another');
  const weapon = typeof volley.weapon === 'string' ? undefined : volley.weapon;
  const hits = rollWeaponHits(volley, chance.d6, option);
  demandNumbers({ hits, total }, 'the volley');
  if (weapon !== undefined) {
    const most = clusterSizeOf(weapon, volley);
    demand(hits >= 0 && hits <= Math.max(1, most), `${hits} hits of ${most}`);
  }
  const some = rollClusterHits(size, modifier, chance.d6);
  demand(some >= 0 && some <= size, `${some} hits of ${size}`);
  const groups = distributeClusterHits(arc, hits, damagePerHit, chance.d6, {
    ...ofTarget,
    ...(weapon && { weapon }),
  });
  if (weapon !== undefined) demand(groupPointsOf(weapon, damagePerHit) >= 0, 'groups of less than nothing');
  const points = [...groupHitsByLocation(groups).values()].reduce((sum, damage) => sum + damage, 0);
  demand(points === hits * damagePerHit, `${points} points of ${hits} hits with ${damagePerHit}`);
  for (const { location } of [
    ...groups,
    determineHitLocation(arc, chance.d6, ofTarget),
    determineCalledShotLocation(arc, called, chance.d6, ofTarget),
    determineAimedShotLocation(arc, called, chance.d6, ofTarget),
    determinePunchLocation(chance.d6, { arc, ...ofTarget }),
    determineKickLocation(chance.d6, { arc, ...ofTarget }),
  ]) {
    demand(HIT_LOCATIONS.includes(location), `it strikes "${location}"`);
    const struck: HitLocation | 'cover' = struckLocation(location, cover, option);
    demand(struck === 'cover' || struck === location, `${location} becomes ${struck}`);
  }
  isGlancingBlow(chance.between(2, 12), given.needed, cover.unitQuirks, option);
  demand(glancingDamage(damagePerHit) <= damagePerHit, 'more by glancing off');
}

export const CLUSTER_TARGET = situationTarget(
  'clusters',
  'cluster hits and hit locations',
  randomVolley,
  askVolley,
);
