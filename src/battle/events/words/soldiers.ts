import { unitName } from './names.js';
import { rollWords } from './rolls.js';
import type { WordsFor } from './words-for.js';

const ATTACKS = { leg: 'attacks the legs of', swarm: 'swarms' } as const;
const ENDS = {
  'let-go': 'lets go of',
  fell: 'falls off',
  'thrown-off': 'is thrown off',
  'brushed-off': 'is brushed off',
  'host-lost': 'climbs down from the wreck of',
} as const;

/** Leg attacks and swarms. */
export const SOLDIER_WORDS: WordsFor<'anti-mech' | 'swarm-attack' | 'in-the-way' | 'swarm-ends'> = {
  'anti-mech': (stage, { unit, target, attack, roll, hit }) =>
    `${unitName(stage, unit)} ${ATTACKS[attack]} ${unitName(stage, target)}: ${rollWords(roll)}: ${hit ? 'success' : 'failed'}.`,
  'swarm-attack': (stage, { unit, target, damage }) =>
    `${unitName(stage, unit)} tears at ${unitName(stage, target)} for ${damage} damage.`,
  'in-the-way': (stage, { unit, target, damage }) =>
    `${unitName(stage, unit)} is in the way of a hit at ${unitName(stage, target)}, and takes ${damage} of it.`,
  'swarm-ends': (stage, { unit, target, how }) =>
    `${unitName(stage, unit)} ${ENDS[how]} ${unitName(stage, target)}.`,
};
