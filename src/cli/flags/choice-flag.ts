import { InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../print/did-you-mean.js';

/** Takes a word of a list, in any case, with spaces, hyphens or underscores. Errors suggest the nearest word. */
export function choiceFlag(flags: string, words: string, choices: readonly string[]): Option {
  return new Option(flags, words).choices(choices).argParser((written) => oneOf(written, choices));
}

/** @throws {InvalidArgumentError} if there is no such choice, naming the choices with the nearest first */
export function oneOf<Choice extends string>(written: string, choices: readonly Choice[]): Choice {
  const wanted = plain(written);
  const found = choices.find((choice) => plain(choice) === wanted);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`Expected one of ${choices.join(', ')}.${didYouMean(written, choices)}`);
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/[ _]/g, '-');
