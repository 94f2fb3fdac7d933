import {
  applyDamage,
  applyExplosion,
  calculateExplosionWounds,
  explosionDamage,
  type IDamageReport,
  type ILocationCondition,
  type IMechCondition,
  rollAmmunitionFeed,
  rollBreach,
  rollCriticalSlot,
  rollSkill,
  skillProbability,
} from '../../../src/edge/rules.js';
import {
  calculateConsciousnessCheck,
  createEdgeState,
  HIT_LOCATIONS,
  officialCatalog,
  resolveCriticalCheck,
} from '../../../src/index.js';
import { DAMAGE_KINDS } from '../../../src/rules/damage/damage-kind.js';
import { cowlPoints, headArmorOf, throughCowl } from '../../../src/rules/damage/head.js';
import { MECH_LOCATIONS, type MechLocation } from '../../../src/rules/hit-location/locations.js';
import { FIRING_ARCS } from '../../../src/rules/to-hit/vocabulary.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { randomAbilities, randomQuirks, randomWeaponQuirks } from '../../seeds/random-ids.js';
import { askTargetNumber, situationTarget } from './ask-rule.js';

const ARMORS = officialCatalog.items.flatMap((item) => (item.kind === 'armor' ? [item.armor.type] : []));
const STRUCTURES = officialCatalog.items.flatMap((item) =>
  item.kind === 'structure' ? [item.structure.type] : [],
);
const EXPLOSIVES = officialCatalog.items.filter(({ explosive }) => explosive !== undefined);
const TORSOS: readonly MechLocation[] = ['center_torso', 'left_torso', 'right_torso'];

function randomLocation(place: MechLocation, chance: Chance): ILocationCondition {
  const armor = chance.below(40);
  return {
    armor,
    structure: chance.percent(10) ? 0 : chance.between(1, 25),
    ...(TORSOS.includes(place) && { rearArmor: chance.below(15) }),
    ...(chance.percent(20) && { originalArmor: armor + chance.below(10) }),
    ...(chance.percent(20) && { armorType: chance.pick(ARMORS) }),
  };
}

/** Only a tripod has a center leg. */
const partsOf = <Place extends string>(places: readonly Place[], tripod: boolean): readonly Place[] =>
  tripod ? places : places.filter((place) => place !== 'center_leg');

const randomHit = (chance: Chance, tripod = chance.percent(30)) => ({
  ruleset: chance.ruleset(),
  mech: Object.fromEntries(
    partsOf(MECH_LOCATIONS, tripod).map((place) => [place, randomLocation(place, chance)]),
  ) as IMechCondition,
  hit: chance.pick(partsOf(HIT_LOCATIONS, tripod)),
  location: chance.pick(partsOf(MECH_LOCATIONS, tripod)),
  damage: chance.percent(90) ? chance.below(60) : chance.below(2000),
  materials: {
    ...(chance.percent(50) && { armorType: chance.pick(ARMORS) }),
    ...(chance.percent(50) && { structureType: chance.pick(STRUCTURES) }),
  },
  options: {
    ...(chance.percent(50) && { damageKind: chance.pick(DAMAGE_KINDS) }),
    ...(chance.percent(50) && { arc: chance.pick(FIRING_ARCS) }),
    throughArmorCritical: chance.percent(20),
  },
  protection: chance.pick(['case', 'case-ii', undefined] as const),
  abilities: randomAbilities(chance),
  unitQuirks: randomQuirks(chance),
  weaponQuirks: randomWeaponQuirks(chance),
  negationsUsed: chance.below(3),
  edge: chance.below(3),
  wounds: chance.between(1, 8),
  rounds: chance.below(50),
  skill: chance.pick(['gunnery', 'piloting'] as const),
  number: chance.between(0, 14),
  slots: Array.from({ length: chance.pick([6, 12]) }, () => chance.percent(60)),
});

/** Points are conserved: lost points were taken, and no more than there were. */
function askReport(
  { mech, steps, absorbed, lost, destroyed, criticalChecks }: IDamageReport,
  before: IMechCondition,
): void {
  demandNumbers({ steps, absorbed, lost }, 'damage');
  for (const place of MECH_LOCATIONS) {
    const [now, was] = [mech[place], before[place]];
    demand((now === undefined) === (was === undefined), `${place} came or went`);
    if (now === undefined || was === undefined) continue;
    const { armor, structure, rearArmor = 0 } = now;
    demand(armor >= 0 && armor <= was.armor, `armor of ${place} from ${was.armor} to ${armor}`);
    demand(rearArmor >= 0 && rearArmor <= (was.rearArmor ?? 0), `rear armor of ${place} is ${rearArmor}`);
    demand(
      structure >= 0 && structure <= Math.max(0, was.structure),
      `structure of ${place} from ${was.structure} to ${structure}`,
    );
  }
  demand(absorbed >= 0 && lost >= 0, `${absorbed} taken, ${lost} lost`);
  demand(new Set(destroyed).size === destroyed.length, `destroyed twice: ${destroyed.join(', ')}`);
  demand(
    criticalChecks.every((place) => MECH_LOCATIONS.includes(place)),
    'a critical check nowhere',
  );
}

/** In the torso of an IndustrialMech; three elsewhere. */
const MOST_HITS = 4;

function askHit(given: ReturnType<typeof randomHit>, chance: Chance): void {
  const { mech, hit, location, damage, materials, options, abilities, unitQuirks, protection } = given;
  const option = { ruleset: given.ruleset };
  askReport(applyDamage(mech, hit, damage, { ...materials, ...options }), mech);
  const { structureType } = materials;
  askReport(
    applyExplosion(mech, location, damage, {
      ...option,
      abilities,
      ...(structureType !== undefined && { structureType }),
      ...(protection !== undefined && { protection }),
    }),
    mech,
  );
  const edge = createEdgeState(given.edge);
  const { negationsUsed } = given;
  const check = resolveCriticalCheck(
    { location: hit, unitQuirks, negationsUsed, edge, attackerAbilities: abilities, ...materials },
    chance.d6,
    option,
  );
  demandNumbers(check, 'the critical check');
  demand(
    check.hits >= 0 && check.hits <= MOST_HITS && check.negated >= 0,
    `${check.hits} hits, ${check.negated} negated`,
  );
  demand(check.modifiers.reduce((sum, { value }) => sum + value, 0) === check.targetModifier, 'not the sum');
  const slot = rollCriticalSlot(given.slots, chance.d6);
  demand(
    slot === undefined ? !given.slots.includes(true) : Boolean(given.slots[slot]),
    `slot ${slot} is hit`,
  );
  askTargetNumber(calculateConsciousnessCheck(given.wounds, abilities, option));
  const blast = explosionDamage(chance.pick(EXPLOSIVES), {
    rounds: given.rounds,
    charged: chance.percent(50),
  });
  const head = headArmorOf(damage, { unitQuirks }, option);
  const cowl = cowlPoints({ unitQuirks }, option);
  const hurt = calculateExplosionWounds(abilities, option);
  const behind = throughCowl(damage, cowl, chance.percent(50));
  demandNumbers({ blast, head, cowl, hurt, behind }, 'damage');
  demand(Math.min(blast, head, cowl, hurt, behind.damage, behind.cowl) >= 0, 'less than nothing');
  const roll = rollSkill(given.skill, abilities, chance.d6, option);
  demand(roll.total >= 2 && roll.total <= 12, `${roll.total} on two dice`);
  const share = skillProbability(given.skill, given.number, abilities, option);
  demand(share >= 0 && share <= 1, `a chance of ${share}`);
  rollAmmunitionFeed(given.weaponQuirks, roll.total, chance.d6, option);
  rollBreach(
    chance.pick(['vacuum', 'trace-atmosphere', 'water'] as const),
    { unitQuirks },
    chance.d6,
    option,
  );
}

export const DAMAGE_TARGET = situationTarget(
  'damage',
  'damage, explosions, criticals, wounds and consciousness',
  randomHit,
  askHit,
);
