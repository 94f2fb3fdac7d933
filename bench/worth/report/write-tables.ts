import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../src/simulate/replace-file.node.js';
import { RULESETS_MEASURED } from '../plan/subjects.js';
import type { Form } from '../run/form.js';
import type { AllTables } from './make-tables.js';
import { worthPage } from './page.js';
import { abilityPicture, calibrationPicture, skillPicture, unitPicture } from './pictures.js';

/**
 * Writes the page of the documents and the data into a checkout.
 * @throws {RangeError} for any but the full form: its figures are too rough to be published
 */
export function writeTables(root: string, form: Form, tables: AllTables): readonly string[] {
  if (form.name !== 'full')
    throw new RangeError(
      `the ${form.name} form is for tests: nothing is written from it; run without --quick`,
    );
  const line = (content: object): string => `${JSON.stringify(content)}\n`;
  const files: readonly (readonly [path: string, text: string])[] = [
    ['public/data/worth/abilities.json', line(tables.abilities)],
    ['public/data/worth/skills.json', line(tables.skills)],
    ['public/data/worth/units.json', line(tables.units)],
    ['public/data/worth/raw/comparisons.json', line(tables.rawComparisons)],
    ['public/data/worth/raw/pairings.json', line(tables.rawPairings)],
    ...RULESETS_MEASURED.map(
      (ruleset) =>
        [`docs/pictures/worth-${ruleset}.svg`, abilityPicture(tables.abilities.rows, ruleset)] as const,
    ),
    ['docs/pictures/worth-skills.svg', skillPicture(tables.skills)],
    ['docs/pictures/worth-calibration.svg', calibrationPicture(tables.units)],
    ['docs/pictures/worth-units.svg', unitPicture(tables.units)],
    ['docs/worth.md', worthPage(tables)],
  ];
  mkdirSync(join(root, 'public/data/worth/raw'), { recursive: true });
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  for (const [path, text] of files) replaceFile(join(root, path), text);
  return files.map(([path]) => path);
}
