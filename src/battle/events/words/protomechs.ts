import type { LocationName } from '../../../rules/body/plan.js';
import { locationName, unitName, weaponName } from './names.js';
import type { WordsFor } from './words-for.js';

const ARM = ['attacks with that arm +1', 'the arm is gone'];
/** The effects of critical hits, from the first on. */
const EFFECTS: Readonly<Partial<Record<LocationName, readonly string[]>>> = {
  head: ['attacks +1', 'the head is gone, attacks +2 and none at long range'],
  torso: ['jumping MP −1', 'jumping MP halved', 'the torso is gone'],
  right_arm: ARM,
  left_arm: ARM,
  legs: ['MP −1', 'MP halved', 'the legs are gone'],
};

/** Events that only happen to ProtoMechs. */
export const PROTOMECH_WORDS: WordsFor<'protomech-critical'> = {
  'protomech-critical': (stage, { unit, location, hits, weapon }) => {
    const effect = EFFECTS[location]?.[hits - 1] ?? 'no further effect';
    const lost = weapon === undefined ? '' : `; its ${weaponName(stage, unit, weapon)} is destroyed`;
    return `Critical hit on the ${locationName(stage, unit, location)} of ${unitName(stage, unit)}: ${effect}${lost}.`;
  },
};
