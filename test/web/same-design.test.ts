import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit, writeUnitJson } from '../../src/units/index.js';
import { sameDesign } from '../../web/units/same-design.js';
import { sampleMtf } from '../units/sample-units.js';

const fromMtf = (text: string) => readUnit(text, 'sample.mtf', officialCatalog);

describe('Two files', () => {
  const sample = fromMtf(sampleMtf());

  it('are the same design, whatever their format and their empty slots', () => {
    const json = readUnit(writeUnitJson(sample), 'sample.json', officialCatalog);
    expect(sameDesign(sample, json)).toBe(true);
    const padded = sampleMtf().replace('\nLeft Leg:', '\n-Empty-\n-Empty-\n\nLeft Leg:');
    expect(sameDesign(sample, fromMtf(padded))).toBe(true);
  });

  it('are not the same design, where one of them carries something else', () => {
    expect(sameDesign(sample, fromMtf(sampleMtf().replace('HD armor:9', 'HD armor:8')))).toBe(false);
    expect(sameDesign(sample, fromMtf(sampleMtf().replaceAll('SRM 6', 'SRM 4')))).toBe(false);
  });
});
