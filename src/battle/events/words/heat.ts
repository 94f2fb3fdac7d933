import { unitName } from './names.js';
import { modifierWords, rollWords } from './rolls.js';
import type { WordsFor } from './words-for.js';

/** The effects of the heat scale. */
export const HEAT_WORDS: WordsFor<'heat' | 'shutdown' | 'startup' | 'ammunition-roll' | 'cooling-failed'> = {
  heat: (stage, { unit, before, generated, dissipated, after, modifiers }) =>
    `${unitName(stage, unit)}: heat ${before} + ${generated}${modifierWords(modifiers, false)} − ${dissipated} = ${after}.`,
  shutdown: (stage, { unit, roll, shutDown }) => {
    const name = unitName(stage, unit);
    if (roll === undefined) return `${name} switches its reactor off.`;
    return `${name} is about to shut down: ${rollWords(roll)}: ${shutDown ? 'it shuts down' : 'it stays up'}.`;
  },
  startup: (stage, { unit, roll, started }) => {
    const name = unitName(stage, unit);
    const rolled = roll === undefined ? '' : `: ${rollWords(roll)}`;
    if (started) return `${name} starts up again${rolled}.`;
    return `${name} cannot start up${rolled}.`;
  },
  'cooling-failed': (stage, { unit }) => `The cooling of ${unitName(stage, unit)} fails.`,
  'ammunition-roll': (stage, { unit, roll, explodes }) =>
    `The ammunition of ${unitName(stage, unit)} gets hot: ${rollWords(roll)}: ${explodes ? 'it explodes' : 'it holds'}.`,
};
