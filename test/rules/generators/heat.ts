import fc from 'fast-check';
import type { HeatSources } from '../../../src/rules/heat/generated.js';
import { abilities, flag, movementType, quirks } from './common.js';

const points = fc.nat(40);

export const heatSources = fc.record<Required<HeatSources>, never>(
  {
    movement: points,
    weapons: points,
    other: points,
    abilities,
    unitQuirks: quirks,
    movementType,
    coolingFailed: flag,
  },
  { requiredKeys: [] },
);
