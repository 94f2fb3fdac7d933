import { InvalidArgumentError } from 'commander';

/** Refuses a flag that is given twice, as the last one would silently win. */
export const onlyOnce =
  (remedy: string) =>
  (text: string, before?: string): string => {
    if (before === undefined) return text;
    throw new InvalidArgumentError(`It was given twice; ${remedy}.`);
  };
