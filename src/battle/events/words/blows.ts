import type { PhysicalAttackKind } from '../../../rules/physical/attack-kinds.js';
import { PHYSICAL_ATTACKS } from '../../../rules/physical/attacks.js';
import { fixtureName, inHex, locationName, type Stage, unitName } from './names.js';
import { rollWords } from './rolls.js';
import type { EventOf, WordsFor } from './words-for.js';

/** Physical attacks, and falls onto other units. */
export const BLOW_WORDS: WordsFor<'physical-attack' | 'snare' | 'fall-onto' | 'object-lands' | 'broken'> = {
  'physical-attack': (stage, event) => `${blowWords(stage, event)}: ${event.hit ? 'hit' : 'missed'}.`,
  snare: (stage, { target, location, roll, snared }) =>
    `The chain winds around the ${locationName(stage, target, location)} of ${unitName(stage, target)}: ${rollWords(roll)}: ${snared ? 'it holds' : 'it slips off'}.`,
  'fall-onto': (stage, { unit, target, roll, hit }) =>
    `${unitName(stage, unit)} comes down on ${unitName(stage, target)}: ${rollWords(roll)}: ${hit ? 'hit' : 'missed'}.`,
  'object-lands': (stage, { object, hex }) => `The ${object} comes to rest${inHex(stage, hex)}.`,
  broken: (stage, { unit, fixture }) =>
    `The ${fixtureName(stage, unit, fixture)} of ${unitName(stage, unit)} breaks.`,
};

function blowWords(stage: Stage, event: EventOf<'physical-attack'>): string {
  const { unit, target, kind, limb, roll } = event;
  const name = isKnown(kind) ? PHYSICAL_ATTACKS[kind].name.toLowerCase() : kind;
  const by = limb !== undefined ? `, ${locationName(stage, unit, limb)}` : '';
  return `${unitName(stage, unit)} attacks ${unitName(stage, target)} (${name}${by}): ${rollWords(roll)}`;
}

const isKnown = (kind: string): kind is PhysicalAttackKind => Object.hasOwn(PHYSICAL_ATTACKS, kind);
