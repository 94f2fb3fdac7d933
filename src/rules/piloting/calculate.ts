import { resolveAbilities } from '../abilities/ability-catalog.js';
import { itemise, itemiseHooks } from '../itemise.js';
import { type ITargetNumber, targetNumberOf } from '../modifier.js';
import { chanceFor } from '../pilot/aptitude.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { rulesetOf } from '../ruleset.js';
import { bogDownModifier, enteringTerrainModifier, terrainPilotingModifier } from '../terrain/footing.js';
import { terrainType } from '../terrain/terrain.js';
import { checkPilotingInput } from './check-input.js';
import { AFTER_ABILITIES, BEFORE_QUIRKS, OF_THE_FALL_ALONE } from './modifiers.js';
import type { PilotingCause, PilotingOptions, PilotingSituation, PilotState } from './situation.js';

/**
 * What a pilot has to roll to keep the 'Mech on its feet, modifier by modifier.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function calculatePilotingRoll(
  pilot: PilotState,
  cause: PilotingCause,
  options: PilotingOptions = {},
): ITargetNumber {
  checkPilotingInput(pilot, cause, options);
  return pilotingRoll(pilot, cause, options, undefined);
}

/** `falling` is how many levels, in the roll by which the pilot comes out of a fall unhurt. */
export function pilotingRoll(
  pilot: PilotState,
  cause: PilotingCause,
  { ruleset, hex = [], environment, otherCauses = [] }: PilotingOptions,
  falling: number | undefined,
): ITargetNumber {
  const rules = rulesetOf(ruleset);
  const quirks = resolveQuirks(pilot.unitQuirks);
  const abilities = resolveAbilities(pilot.abilities);
  const named = cause.terrain === undefined ? undefined : terrainType(cause.terrain);
  const situation: PilotingSituation = {
    rules,
    pilot,
    cause,
    otherCauses,
    terrainModifier: terrainModifierOf(cause, pilot),
    hex: hex.filter((feature) => terrainType(feature) !== named),
    environment,
    abilities,
    quirks,
    falling,
  };
  const chance = chanceFor(abilities, 'piloting', rules);
  if (falling !== undefined && !rules.falling.injuryRollRepeatsFailedRoll) {
    return targetNumberOf(itemise(OF_THE_FALL_ALONE, situation), chance);
  }
  const modifiers = [
    ...itemise(BEFORE_QUIRKS, situation),
    ...itemiseHooks(({ piloting }) => piloting, situation, rules, quirks, abilities),
    ...itemise(AFTER_ABILITIES, situation),
  ];
  return targetNumberOf(modifiers, chance);
}

/** Ground is as hard to stand on whatever the roll is for; to enter it, or to stick in it, may ask for more. */
function terrainModifierOf(
  { kind, terrain, bogDown, hexesMoved }: PilotingCause,
  { motion }: PilotState,
): number {
  if (terrain === undefined) return 0;
  const footing = terrainPilotingModifier(terrain, motion);
  if (kind !== 'terrain') return footing;
  return (
    footing + (bogDown ? bogDownModifier(terrain, motion) : enteringTerrainModifier(terrain, hexesMoved ?? 0))
  );
}
