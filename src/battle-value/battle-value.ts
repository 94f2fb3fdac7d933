import { type Ruleset, type RulesetName, rulesetOf } from '../rules/ruleset.js';
import type { Mech, Unit } from '../units/index.js';
import { mechBattleValue } from './mech/mech-battle-value.js';
import { type ReportSection, ReportWriter } from './report.js';
import { averageSkills, skillFactor } from './skills.js';

export interface BattleValueOptions {
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly ruleset?: RulesetName;
}

export interface BattleValue {
  /** Of the unit with its pilot. */
  readonly battleValue: number;
  /** Of the unit with an average pilot, gunnery 4 and piloting 5. */
  readonly base: number;
  readonly defensive: number;
  readonly offensive: number;
  /** The itemised report, made when first asked for: the same sums again, written down. */
  readonly sections: readonly ReportSection[];
}

/** A kind of unit whose Battle Value is not worked out here. */
export class UnsupportedUnitError extends Error {
  constructor(unit: Unit) {
    super(`Battle Value of a ${unit.unitType} is not supported yet`);
    this.name = 'UnsupportedUnitError';
  }
}

/**
 * @throws {UnsupportedUnitError} for units that are no 'Mechs
 * @throws {RangeError} for a skill or ruleset that does not exist
 */
export function calculateBattleValue(unit: Unit, options: BattleValueOptions = {}): BattleValue {
  if (unit.unitType !== 'Mek') throw new UnsupportedUnitError(unit);
  const {
    gunnery = averageSkills.gunnery,
    piloting = averageSkills.piloting,
    ruleset: name = 'standard',
  } = options;
  return new MechBattleValue(unit, rulesetOf(name), gunnery, piloting);
}

/** A class, because a getter that each result brings along would take longer to make than all the sums. */
class MechBattleValue implements BattleValue {
  readonly battleValue: number;
  readonly base: number;
  readonly defensive: number;
  readonly offensive: number;
  readonly #mech: Mech;
  readonly #ruleset: Ruleset;
  readonly #gunnery: number;
  readonly #piloting: number;
  #sections: readonly ReportSection[] | undefined;

  constructor(mech: Mech, ruleset: Ruleset, gunnery: number, piloting: number) {
    this.#mech = mech;
    this.#ruleset = ruleset;
    this.#gunnery = gunnery;
    this.#piloting = piloting;
    const { defensive, offensive, base } = mechBattleValue(mech, ruleset);
    this.base = mech.manualBattleValue ?? base;
    this.battleValue = Math.round(this.base * skillFactor(gunnery, piloting));
    this.defensive = defensive;
    this.offensive = offensive;
  }

  get sections(): readonly ReportSection[] {
    this.#sections ??= this.#report();
    return this.#sections;
  }

  /** Written out whole, report and all. */
  toJSON(): BattleValue {
    const { battleValue, base, defensive, offensive, sections } = this;
    return { battleValue, base, defensive, offensive, sections };
  }

  #report(): readonly ReportSection[] {
    const report = new ReportWriter();
    mechBattleValue(this.#mech, this.#ruleset, report);
    if (this.#mech.manualBattleValue !== undefined) {
      report.line('Stated in the file', 'replaces the sum', this.base);
    }
    const skills = skillFactor(this.#gunnery, this.#piloting);
    if (skills !== 1) {
      const pilot = `Gunnery ${this.#gunnery}, piloting ${this.#piloting}`;
      report.line(pilot, `${this.base} × ${skills}, rounded`, this.battleValue);
    }
    return report.sections;
  }
}
