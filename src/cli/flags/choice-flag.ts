import { InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../print/did-you-mean.js';

/** A word of a list, in any case, with blanks, hyphens or underscores. A wrong one is told with the near one. */
export function choiceFlag(flags: string, words: string, choices: readonly string[]): Option {
  return new Option(flags, words).choices(choices).argParser((written) => oneOf(written, choices));
}

/** @throws {InvalidArgumentError} naming the choices, with the near one first */
export function oneOf<Choice extends string>(written: string, choices: readonly Choice[]): Choice {
  const wanted = plain(written);
  const found = choices.find((choice) => plain(choice) === wanted);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`Expected one of ${choices.join(', ')}.${didYouMean(written, choices)}`);
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/[ _]/g, '-');
