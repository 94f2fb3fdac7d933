import { InvalidArgumentError } from 'commander';

/** Reads a flag of which there can be one: the last one would win in silence. */
export const onlyOnce =
  (remedy: string) =>
  (text: string, before?: string): string => {
    if (before === undefined) return text;
    throw new InvalidArgumentError(`It was given twice; ${remedy}.`);
  };
