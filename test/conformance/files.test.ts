import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { AREAS, textOf } from '../../build/conformance/areas.js';
import { referenceAreas } from '../../build/conformance/reference.js';
import { referenceData, referencePath, whereAbsent } from '../corpus/shared.js';
import { readSuite, SUITE_NAMES, suiteText } from './suite.js';

describe('The files of the conformance suite', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(suiteText('conformance.schema.json')) as object,
  );

  it.each(SUITE_NAMES)('%s is what the schema says', (name) => {
    validate(readSuite(name));
    expect(validate.errors).toBeNull();
  });

  it.each(SUITE_NAMES)('%s asks each question once, and each names sources of the file', (name) => {
    const { area, questions, sources } = readSuite(name);
    expect(name).toBe(`${area}.json`);
    const named = new Set(questions.flatMap((question) => question.sources));
    expect([...named].sort()).toEqual(Object.keys(sources).sort());
    expect(new Set(questions.map(({ ask, given }) => JSON.stringify([ask, given]))).size).toBe(
      questions.length,
    );
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it('hold several thousand questions, for every ruleset', () => {
    const questions = SUITE_NAMES.flatMap((name) => readSuite(name).questions);
    for (const ruleset of ['standard', 'total-warfare', 'core'] as const) {
      expect(questions.filter(({ answer }) => answer[ruleset] !== undefined).length).toBeGreaterThan(5000);
    }
  });

  it.each(SUITE_NAMES)('docs/conformance.md says how many questions %s has', (name) => {
    const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
    const [, count] = new RegExp(`^\\| \`${name}\` \\| ([\\d,]+) \\|`, 'm').exec(page) ?? [];
    expect(count).toBe(readSuite(name).questions.length.toLocaleString('en'));
  });

  it('hold the question that docs/conformance.md shows', () => {
    const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
    expect(readSuite('to-hit.json').questions).toContainEqual(JSON.parse(example));
  });

  it.each(AREAS)('$area.json is what `npm run conformance` makes', (area) => {
    expect(suiteText(`${area.area}.json`)).toBe(textOf(area));
  });

  it.skipIf(!referenceData)(`those of the reference are what it makes, too${whereAbsent}`, () => {
    for (const area of referenceAreas(referencePath(''))) {
      expect(suiteText(`${area.area}.json`)).toBe(textOf(area));
    }
  });
});
