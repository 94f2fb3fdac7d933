import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

/** The reference data stand beside a developer's checkout and are no part of the project. */
export const referenceData = existsSync(folder);

/** Appended to the title of tests that compare with the reference data, so that a skip says why. */
export const whereAbsent = referenceData ? '' : ' (skipped: ../shared/data is absent)';

export const referencePath = (path: string): string => folder + path;

export const referenceText = (path: string): string => readFileSync(referencePath(path), 'utf8');

export const referenceLines = <T>(path: string): T[] =>
  referenceText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
