import { type BattleValue, calculateBattleValue, type ReportLine } from '../../../src/battle-value/index.js';
import type { Unit } from '../../../src/units/index.js';
import { type BlockValues, blkText, readText } from '../../units/blk/blk-text.js';

/**
 * 50 tons of bare tank on tracks, without armor and turret: 20 points of structure; cruise 3 and flank 5, which makes
 * the defensive factor 1.2 and the speed factor 1. Worth 30 × 0.9 × 1.2 + 25 = 57.4.
 */
export const BARE = {
  UnitType: 'Tank',
  Name: 'Sample',
  Model: 'X-1',
  year: 3150,
  type: 'IS Level 3',
  motion_type: 'Tracked',
  tonnage: '50.0',
  cruiseMP: 3,
  armor: [0, 0, 0, 0],
};

/** Guns of the Clans that stand where they are, in place of the tank. */
export const emplacement = (...guns: string[]): BlockValues => ({
  UnitType: 'GunEmplacement',
  motion_type: undefined,
  tonnage: undefined,
  cruiseMP: undefined,
  armor: undefined,
  type: 'Clan Level 2',
  'Guns Equipment': guns,
});

/** @throws {Error} if something of it was not understood */
export function sampleVehicle(blocks: BlockValues = {}): Unit {
  const unit = readText(blkText({ ...BARE, ...blocks }));
  if (unit.warnings.length > 0) throw new Error(unit.warnings.map(({ message }) => message).join('; '));
  return unit;
}

export const worthOf = (blocks: BlockValues = {}): BattleValue => calculateBattleValue(sampleVehicle(blocks));

/** A line of the report with what it adds to the running value. */
interface Step extends ReportLine {
  readonly step: number;
}

export function stepsOf(blocks: BlockValues): Step[] {
  return worthOf(blocks).sections.flatMap(({ lines }) => {
    let before = 0;
    return lines.map((line) => {
      const step = (line.value ?? before) - before;
      before = line.value ?? before;
      return { ...line, step: Math.round(step * 1e6) / 1e6 };
    });
  });
}

/** What each line so labelled adds. */
export const added = (label: string, blocks: BlockValues): number[] =>
  stepsOf(blocks)
    .filter((line) => line.label === label)
    .map(({ step }) => step);

export const calculationOf = (label: string, blocks: BlockValues): string | undefined =>
  stepsOf(blocks).find((line) => line.label === label)?.calculation;

export const several = (count: number, name: string): string[] => Array.from({ length: count }, () => name);
