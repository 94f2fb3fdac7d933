import { type Ruleset, type RulesetName, rulesetOf } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import { countedPiloting } from './counted-piloting.js';
import { type ReportSection, ReportWriter } from './report.js';
import { averageSkills, skillFactor } from './skills.js';
import { ratingsOf } from './sums-of-kinds.js';

export interface BattleValueOptions {
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly ruleset?: RulesetName | Ruleset;
}

export interface BattleValue {
  /** With the pilot's skills. */
  readonly battleValue: number;
  /** With an average pilot: gunnery 4, piloting 5. */
  readonly base: number;
  readonly defensive: number;
  readonly offensive: number;
  /** The unrounded sum, even if the file's own value is used. */
  readonly exact: number;
  /** The itemised report, made on first access from the same sums. */
  readonly sections: readonly ReportSection[];
}

/**
 * Calculates the Battle Value of a unit with its pilot and returns it.
 * @throws {RangeError} for a skill or ruleset that does not exist
 */
export function calculateBattleValue(unit: Unit, options: BattleValueOptions = {}): BattleValue {
  const {
    gunnery = averageSkills.gunnery,
    piloting = averageSkills.piloting,
    ruleset: name = 'standard',
  } = options;
  const stated = options.gunnery !== undefined || options.piloting !== undefined;
  const counted = stated ? countedPiloting(unit, piloting) : piloting;
  return new BattleValueOfUnit(unit, rulesetOf(name), gunnery, counted);
}

/** A class, because creating a getter for each result would take longer than all the sums. */
class BattleValueOfUnit implements BattleValue {
  readonly battleValue: number;
  readonly base: number;
  readonly defensive: number;
  readonly offensive: number;
  readonly exact: number;
  readonly #unit: Unit;
  readonly #ruleset: Ruleset;
  readonly #gunnery: number;
  readonly #piloting: number;
  #sections: readonly ReportSection[] | undefined;

  constructor(unit: Unit, ruleset: Ruleset, gunnery: number, piloting: number) {
    this.#unit = unit;
    this.#ruleset = ruleset;
    this.#gunnery = gunnery;
    this.#piloting = piloting;
    const { defensive, offensive, exact } = ratingsOf(unit, ruleset);
    this.base = unit.manualBattleValue ?? Math.round(exact);
    this.battleValue = Math.round(this.base * skillFactor(gunnery, piloting));
    this.defensive = defensive;
    this.offensive = offensive;
    this.exact = exact;
  }

  get sections(): readonly ReportSection[] {
    this.#sections ??= this.#report();
    return this.#sections;
  }

  /** Includes the report. */
  toJSON(): BattleValue {
    const { battleValue, base, defensive, offensive, exact, sections } = this;
    return { battleValue, base, defensive, offensive, exact, sections };
  }

  #report(): readonly ReportSection[] {
    const report = new ReportWriter();
    ratingsOf(this.#unit, this.#ruleset, report);
    if (this.#unit.manualBattleValue !== undefined) {
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
