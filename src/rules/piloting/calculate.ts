import { resolveAbilities } from '../abilities/ability-catalog.js';
import type { Hooks } from '../hooks.js';
import { itemise, itemiseHooks, type Modifier, sumOfHooks } from '../itemise.js';
import { type ITargetNumber, targetNumberOf } from '../modifier.js';
import { chanceFor } from '../pilot/aptitude.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type Ruleset, rulesetOf } from '../ruleset.js';
import { bogDownModifier, enteringTerrainModifier, terrainPilotingModifier } from '../terrain/footing.js';
import { type TerrainFeature, terrainType } from '../terrain/terrain.js';
import { AFTER_ABILITIES, BEFORE_QUIRKS, OF_THE_FALL_ALONE, OF_THE_LANDING_ALONE } from './modifiers.js';
import type { PilotingCause, PilotingOptions, PilotingSituation, PilotState } from './situation.js';

/** Works out the piloting roll to keep a 'Mech on its feet and returns it itemised. */
export const calculatePilotingRoll = (
  pilot: PilotState,
  cause: PilotingCause,
  options: PilotingOptions = {},
): ITargetNumber => pilotingRoll(pilot, cause, options, undefined);

/** `falling` is the height in levels, for the roll to avoid injury in a fall. */
export function pilotingRoll(
  pilot: PilotState,
  cause: PilotingCause,
  options: PilotingOptions,
  falling: number | undefined,
): ITargetNumber {
  const situation = situationOf(pilot, cause, options, falling);
  const { rules, quirks, abilities } = situation;
  const chance = chanceFor(abilities, 'piloting', rules);
  const alone = standingAlone(situation);
  if (alone !== undefined) return targetNumberOf(itemise(alone, situation), chance);
  const modifiers = [
    ...itemise(BEFORE_QUIRKS, situation),
    ...itemiseHooks(hookOf, situation, rules, quirks, abilities),
    ...itemise(AFTER_ABILITIES, situation),
  ];
  return targetNumberOf(modifiers, chance);
}

/** The bare number of both rolls, from the same entries. */
export function pilotingNumber(
  pilot: PilotState,
  cause: PilotingCause,
  options: PilotingOptions,
  falling?: number,
): number {
  const situation = situationOf(pilot, cause, options, falling);
  const alone = standingAlone(situation);
  if (alone !== undefined) return sumOf(alone, situation);
  const { rules, quirks, abilities } = situation;
  return (
    sumOf(BEFORE_QUIRKS, situation) +
    sumOfHooks(hookOf, situation, rules, quirks, abilities) +
    sumOf(AFTER_ABILITIES, situation)
  );
}

const hookOf = ({ piloting }: Hooks) => piloting;

function sumOf(modifiers: readonly Modifier<PilotingSituation>[], situation: PilotingSituation): number {
  let sum = 0;
  for (let index = 0; index < modifiers.length; index += 1) {
    sum += (modifiers[index] as Modifier<PilotingSituation>).value(situation);
  }
  return sum;
}

/** The modifiers of a roll for which only these count; undefined for the usual rolls. */
function standingAlone({
  cause,
  falling,
  rules,
}: PilotingSituation): readonly Modifier<PilotingSituation>[] | undefined {
  if (cause.landing) return OF_THE_LANDING_ALONE;
  return falling !== undefined && !rules.falling.injuryRollRepeatsFailedRoll ? OF_THE_FALL_ALONE : undefined;
}

const NO_GROUND: readonly TerrainFeature[] = [];
const NO_CAUSES: readonly PilotingCause[] = [];

function situationOf(
  pilot: PilotState,
  cause: PilotingCause,
  { ruleset, hex = NO_GROUND, environment, otherCauses = NO_CAUSES }: PilotingOptions,
  falling: number | undefined,
): PilotingSituation {
  const named = cause.terrain === undefined ? undefined : terrainType(cause.terrain);
  const rules = rulesetOf(ruleset);
  return {
    rules,
    pilot,
    cause,
    otherCauses,
    terrainModifier: terrainModifierOf(cause, pilot, rules),
    hex: named === undefined ? hex : hex.filter((feature) => terrainType(feature) !== named),
    environment,
    abilities: resolveAbilities(pilot.abilities),
    quirks: resolveQuirks(pilot.unitQuirks),
    falling,
  };
}

/**
 * Terrain has one modifier for its footing, whatever the roll is for. Entering it or bogging down in it may add
 * another.
 */
function terrainModifierOf(
  { kind, terrain, bogDown, landing, hexesMoved }: PilotingCause,
  { motion }: PilotState,
  rules: Ruleset,
): number {
  if (terrain === undefined) return 0;
  if (landing) return bogDownModifier(terrain, motion);
  const footing = terrainPilotingModifier(terrain, motion);
  if (kind !== 'terrain') return footing;
  return (
    footing +
    (bogDown ? bogDownModifier(terrain, motion) : enteringTerrainModifier(terrain, hexesMoved ?? 0, rules))
  );
}
