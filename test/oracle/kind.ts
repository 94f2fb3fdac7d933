import type { ICriticalCheck } from '../../src/rules/critical/index.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import type { PilotState } from '../../src/rules/piloting/index.js';
import type { IToHitModifierDetail } from '../../src/rules/to-hit/index.js';
import type { Source } from './source.js';
import type { OracleBattle, OracleUnit } from './state.js';

/** Causes of a critical check other than damage to the structure. */
export type Occasion = Pick<
  ICriticalCheck,
  'throughArmor' | 'armorPiercing' | 'behindCaseII' | 'armorType'
> & {
  /** Weak armor stood, and was no match for the hit. */
  readonly outclassed?: boolean;
};

/** The differences between kinds of units in a weapons phase. */
export interface OracleKind {
  /** After a blow that cost so many points of structure, or for another occasion. */
  readonly checkForCriticals: (
    battle: OracleBattle,
    unit: OracleUnit,
    location: number,
    source: Source,
    occasion: Occasion,
    structureLost: number,
  ) => void;
  readonly explodeInside: (
    battle: OracleBattle,
    unit: OracleUnit,
    location: number,
    damage: number,
    fixture: number,
    source: Source,
  ) => void;
  /** Nothing works any more where water has got in; left out for what water cannot harm. */
  readonly flood?: (battle: OracleBattle, unit: OracleUnit, location: number) => void;
  readonly breakFixture: (unit: OracleUnit, fixture: number) => void;
  /** The effects of losing a location besides the loss of its contents. */
  readonly loseLocation: (battle: OracleBattle, unit: OracleUnit, location: number) => void;
  /** A blow tells on what it moves on. */
  readonly hitMotiveSystem: (battle: OracleBattle, unit: OracleUnit, added: number, source: Source) => void;
  /** Incendiary missiles strike what does not track heat. */
  readonly burn: (
    battle: OracleBattle,
    unit: OracleUnit,
    missiles: number,
    side: BodySide,
    source: Source,
  ) => void;
  readonly endOfPhase: (battle: OracleBattle, unit: OracleUnit) => void;
  readonly pilotStateOf: (unit: OracleUnit) => PilotState;
  /** The modifier of its own damage to shots from a location. */
  readonly fireDamage: (unit: OracleUnit, location: number) => readonly IToHitModifierDetail[];
}
