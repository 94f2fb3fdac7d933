import { physicalWeapon } from '../../catalog/item-check.js';
import {
  amount,
  checked,
  fields,
  flag,
  listOf,
  oneOf,
  openFields,
  optional,
  whole,
} from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type {
  AftermathFacts,
  IPhysicalAttacker,
  IPhysicalOptions,
  LancedLocation,
  ObjectCarrier,
  PhysicalAttackKind,
  PhysicalStance,
} from '../../rules/physical/index.js';
import * as physical from '../../rules/physical/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import {
  environment,
  optionalFlag,
  optionalIds,
  optionalWhole,
  optionalWord,
  roller,
  ruleset,
  rulesetOption,
  terrainFeature,
  tonnage,
} from '../common.js';
import { optionsWith } from '../options.js';
import { attackTarget, striker } from './attacks.js';
import { elevationDifference, physicalKind } from './shapes.js';

export * from '../../rules/physical/index.js';

const aimedAt = optional(oneOf(['punch', 'kick']));
const options = optionsWith<IPhysicalOptions>({
  elevationDifference: optional(elevationDifference),
  distance: optionalWhole,
  inArc: optionalFlag,
  targetTerrain: optional(listOf(terrainFeature)),
  environment,
  aimedAt,
  weapon: optional(physicalWeapon),
  ruleset,
});
const attack = { kind: physicalKind, attacker: striker, target: attackTarget, options };
const namesWhatIsThrown = (kind: PhysicalAttackKind, { objectTonnage }: IPhysicalAttacker): void => {
  if (kind === 'throw' && objectTonnage === undefined)
    throw new TypeError('attacker.objectTonnage is undefined: a throw needs the tonnage of what is thrown');
};

/**
 * Calculates the target number of a physical attack, with every modifier.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * const attacker = { piloting: 5, tonnage: 50 };
 * const target = { movementType: 'walk', hexesMoved: 3 } as const;
 * calculatePhysicalToHit('kick', attacker, target).targetNumber; // 4
 * ```
 */
export const calculatePhysicalToHit = checked(physical.calculatePhysicalToHit, attack, namesWhatIsThrown);
export const physicalToHitNumber = checked(physical.physicalToHitNumber, attack, namesWhatIsThrown);
export const physicalAttackLegality = checked(physical.physicalAttackLegality, attack, namesWhatIsThrown);
/**
 * Returns the damage of a physical attack.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * calculatePhysicalDamage('kick', { piloting: 5, tonnage: 50 }); // 10
 * ```
 */
export const calculatePhysicalDamage = checked(
  physical.calculatePhysicalDamage,
  { kind: physicalKind, attacker: striker, options },
  namesWhatIsThrown,
);
export const calculatePhysicalOwnDamage = checked(physical.calculatePhysicalOwnDamage, {
  kind: physicalKind,
  attacker: striker,
  target: openFields<{ readonly tonnage: number }>({ tonnage }),
  options,
});
/** Returns the damage of one physical hit. Only attacks with random damage roll dice. */
export const rollPhysicalDamage = checked(
  (
    kind: PhysicalAttackKind,
    attacker: IPhysicalAttacker,
    roller: D6Roller = randomRoller,
    options?: IPhysicalOptions,
  ) => physical.rollPhysicalDamage(kind, attacker, roller, options),
  { kind: physicalKind, attacker: striker, roller, options },
  namesWhatIsThrown,
);
export const physicalAttackHeat = checked(physical.physicalAttackHeat, {
  kind: physicalKind,
  attacker: optional(openFields<Pick<IPhysicalAttacker, 'bladeActive'>>({ bladeActive: optionalFlag })),
  weapon: optional(physicalWeapon),
});
export const physicalAttackWith = checked(physical.physicalAttackWith, { weapon: physicalWeapon });
export const canPunch = checked(physical.canPunch, {
  unitQuirks: optionalIds,
  elevationDifference,
  options: rulesetOption,
});
export const physicalHitTable = checked(physical.physicalHitTable, {
  kind: physicalKind,
  stance: optional(
    openFields<PhysicalStance>({
      elevationDifference: optional(elevationDifference),
      aimedAt,
      attacker: optional(
        openFields<NonNullable<PhysicalStance['attacker']>>({
          prone: optionalFlag,
          superheavy: optionalFlag,
          height: optionalWhole,
        }),
      ),
      target: optional(
        openFields<NonNullable<PhysicalStance['target']>>({
          prone: optionalFlag,
          superheavy: optionalFlag,
          height: optionalWhole,
          partialCover: optionalFlag,
        }),
      ),
    }),
  ),
  options: rulesetOption,
});
export const physicalAftermath = checked(physical.physicalAftermath, {
  kind: physicalKind,
  hit: flag,
  facts: optional(
    fields<AftermathFacts>({ blocked: optionalFlag, mutual: optionalFlag, bothHands: optionalFlag }),
  ),
  options: rulesetOption,
});
export const carryObject = checked(physical.carryObject, {
  carrier: openFields<ObjectCarrier>({
    tonnage,
    abilities: optionalIds,
    unitQuirks: optionalIds,
    workingHands: optional(whole(0, 2)),
  }),
  objectTonnage: tonnage,
  options: rulesetOption,
});
/** Rolls whether a lance that hit pierces the armor left, for one point of damage to the structure behind it. */
export const rollLancePierces = checked(
  (location: LancedLocation, roller: D6Roller = randomRoller, options?: RulesetOption) =>
    physical.rollLancePierces(location, roller, options),
  {
    location: openFields<LancedLocation>({ armorLeft: amount(), armorType: optionalWord }),
    roller,
    options: rulesetOption,
  },
);
/** Rolls whether a location's spikes break after damage to it from any source. */
export const rollSpikesBreak = checked(
  (roller: D6Roller = randomRoller, options?: RulesetOption) => physical.rollSpikesBreak(roller, options),
  { roller, options: rulesetOption },
);
export const strikeSpikes = checked(physical.strikeSpikes, { kind: physicalKind, damage: whole() });

const pilot = openFields<{ readonly abilities?: readonly string[] }>({ abilities: optionalIds });
export const extraPhysicalAttacks = checked(physical.extraPhysicalAttacks, { pilot, options: rulesetOption });
export const attacksForfeitedByDodging = checked(physical.attacksForfeitedByDodging, {
  pilot,
  options: rulesetOption,
});
