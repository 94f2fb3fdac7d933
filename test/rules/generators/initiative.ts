import fc from 'fast-check';
import type { InitiativeUnit } from '../../../src/rules/initiative/index.js';
import { abilities, flag, quirks } from './common.js';

const initiativeUnit: fc.Arbitrary<InitiativeUnit> = fc.record<Required<InitiativeUnit>, never>(
  { unitQuirks: quirks, abilities, conscious: flag, commandPost: flag },
  { requiredKeys: [] },
);

export const force = fc.array(initiativeUnit, { maxLength: 5 });
