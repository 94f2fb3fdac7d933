import type { Duel, DuelAttacker, DuelTarget, WeaponUse } from '../../battle/attack/duel.js';
import { FARTHEST_DUEL } from '../../battle/attack/duel.js';
import type { SampleOptions } from '../../battle/attack/duel-volley.js';
import * as battles from '../../battle/index.js';
import { ammunition } from '../../catalog/item-check.js';
import { wrongValue } from '../../check/refusal.js';
import { type Check, checked, fields, listOf, optional, recordOf, whole } from '../../check/shape.js';
import {
  environment,
  firingArc,
  optionalFlag,
  optionalWhole,
  roller,
  ruleset,
  rulesetOption,
  terrainFeature,
} from '../common.js';
import { optionsWith } from '../options.js';
import { ofGunner, ofTarget } from '../rules/attacks.js';
import { actuatorDamage, mechLocation } from '../rules/shapes.js';
import { unit } from '../unit.js';
import { battle, unitOfBattle } from './in-battle.js';
import { condition, pilot } from './setup-shapes.js';

const ofUnit = { unit, pilot: optional(pilot), condition: optional(condition) };

const attacker = fields<DuelAttacker>({
  ...ofUnit,
  movementType: optional(ofGunner.movementType),
  hexesMoved: optionalWhole,
  heat: optional(ofGunner.heat),
  pilotWounds: ofGunner.pilotWounds,
  sensorHits: ofGunner.sensorHits,
  prone: ofGunner.prone,
  skidded: ofGunner.skidded,
  spotting: ofGunner.spotting,
  targetingComputer: ofGunner.targetingComputer,
  secondaryTarget: ofGunner.secondaryTarget,
  indirectFire: ofGunner.indirectFire,
  teammateCalledShot: ofGunner.teammateCalledShot,
  armDamage: optional(
    fields<NonNullable<DuelAttacker['armDamage']>>({
      left_arm: optional(actuatorDamage),
      right_arm: optional(actuatorDamage),
    }),
  ),
});
const target = fields<DuelTarget>({
  ...ofUnit,
  movementType: optional(ofTarget.movementType),
  hexesMoved: optional(ofTarget.hexesMoved),
  heat: ofTarget.heat,
  prone: ofTarget.prone,
  immobile: ofTarget.immobile,
  partialCover: ofTarget.partialCover,
  isDodging: ofTarget.isDodging,
  stealth: ofTarget.stealth,
  voidSignature: ofTarget.voidSignature,
  chameleon: ofTarget.chameleon,
  superheavy: ofTarget.superheavy,
  large: ofTarget.large,
  tagged: ofTarget.tagged,
  homingPod: ofTarget.homingPod,
  narcPod: ofTarget.narcPod,
  stuck: ofTarget.stuck,
  skidded: ofTarget.skidded,
  narced: optionalFlag,
});
const terrain = listOf(terrainFeature);
const ofDuel = fields<Duel>({
  attacker,
  target,
  range: whole(1, FARTHEST_DUEL),
  side: optional(firingArc),
  bearing: optional(firingArc),
  location: optional(mechLocation),
  targetTerrain: optional(terrain),
  interveningTerrain: optional(listOf(terrain)),
  environment,
  weapons: optional(
    recordOf(
      fields<WeaponUse>({
        silent: optionalFlag,
        load: optional(ammunition),
        shots: optional(whole(1)),
        pulse: optionalFlag,
      }),
    ),
  ),
});
const duel: Check = (value, key, within) => {
  ofDuel(value, key, within);
  checkWeapons(value as Duel);
  checkLocation(value as Duel);
};

/** Refuses a location that the target does not have. */
function checkLocation({ target: { unit: struck }, location }: Duel): void {
  if (location === undefined || struck.unitType !== 'Mek') return;
  const { locations } = battles.mechDesignOf(struck).plan;
  if (!locations.includes(location)) throw wrongValue('duel.location', location, locations.join(', '));
}

/** Refuses a weapon that the attacker does not have. */
function checkWeapons({ attacker: { unit: built }, weapons = {} }: Duel): void {
  const named = Object.keys(weapons);
  if (named.length === 0 || built.unitType !== 'Mek') return;
  const ids = battles.mechDesignOf(built).weapons.map(({ id }) => id);
  const unknown = named.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw wrongValue('duel.weapons', unknown, `ids of the attacker's weapons: ${ids.join(', ')}`);
}

export const beginDuel = checked(battles.beginDuel, {
  duel,
  roller: optional(roller),
  options: rulesetOption,
});
/**
 * Returns the volley of one 'Mech at another: target numbers, exact odds of its damage, and heat. Nothing is rolled.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in battles
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * const volley = duelVolley({ attacker: { unit: atlas }, target: { unit: locust }, range: 6 });
 * volley.shots.length; // 7
 * ```
 */
export const duelVolley = checked(battles.duelVolley, { duel, options: rulesetOption });
export const damageByRange = checked(battles.damageByRange, { duel, options: rulesetOption });
export const sampleVolleys = checked(battles.sampleVolleys, {
  duel,
  options: optionsWith<SampleOptions>({
    ruleset,
    volleys: optional(whole(1)),
    seed: optionalWhole,
    every: optional(whole(1)),
  }),
});

// The rest of the turn.

const inBattle = { battle, unit: unitOfBattle };
export const physicalChoices = checked(battles.physicalChoices, { ...inBattle, target: unitOfBattle });
export const rollAfterDamage = checked(battles.rollAfterDamage, inBattle);
export const heatBalance = checked(battles.heatBalance, { ...inBattle, weapons: whole() });
