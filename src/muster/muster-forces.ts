import { calculateForceBattleValue, networksOf } from '../battle-value/index.js';
import type { UnitRow } from '../library/index.js';
import type { RulesetOption } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import { ForceDraw, type Recruit } from './force-draw.js';
import { whyNoneFits } from './why-none-fits.js';
import { type MusterWish, type WholeWish, wholeWish } from './wish.js';

export interface MusterOptions extends RulesetOption {
  /** How many different forces to draw. One by default. */
  readonly forces?: number;
  /** The same seed draws the same forces. 1 by default. */
  readonly seed?: number;
  /** Whether a unit may be in a force. All may by default. */
  readonly accepts?: (unit: Unit) => boolean;
}

export interface MusteredUnit {
  readonly row: UnitRow;
  readonly unit: Unit;
  readonly gunnery: number;
  readonly piloting: number;
  /** In this force, with its pilot. */
  readonly battleValue: number;
}

export interface MusteredForce {
  readonly units: readonly MusteredUnit[];
  readonly battleValue: number;
}

export interface Muster {
  readonly forces: readonly MusteredForce[];
  /** Units that were drawn and not accepted. */
  readonly refused: readonly UnitRow[];
  /** Why there are fewer forces than requested. */
  readonly problem?: string;
}

/** The most forces to value exactly, which ends the search for wishes that hardly any force meets. */
const MOST_TRIED = 2000;

/**
 * Draws forces that fit a wish from units of the library, at random but reproducibly. Returns the forces, the units not
 * accepted, and the reason if there are too few forces. No force has a unit twice, and no two forces are the same.
 * @param candidates rows from a search of the library
 * @param load reads a unit of the library by its id
 */
export async function musterForces(
  candidates: readonly UnitRow[],
  wish: MusterWish,
  load: (id: string) => Unit | Promise<Unit>,
  options: MusterOptions = {},
): Promise<Muster> {
  const { forces: wanted = 1, seed = 1, ruleset, accepts = () => true } = options;
  const whole = wholeWish(wish);
  const draw = new ForceDraw(candidates, whole, seed);
  const forces: MusteredForce[] = [];
  const refused: UnitRow[] = [];
  const seen = new Set<string>();
  const units = new Map<string, Unit>();
  const aim = new Aim(whole);
  for (let tried = 0; forces.length < wanted && tried < MOST_TRIED; tried += 1) {
    const recruits = aim.draw(draw);
    if (recruits === undefined) break;
    for (const { row } of recruits) if (!units.has(row.id)) units.set(row.id, await load(row.id));
    const unfit = recruits.map(({ row }) => row).filter(({ id }) => !accepts(units.get(id) as Unit));
    if (unfit.length > 0) {
      draw.leaveOut(new Set(unfit));
      refused.push(...unfit);
      continue;
    }
    const key = keyOf(recruits);
    if (seen.has(key)) continue;
    seen.add(key);
    const force = valued(recruits, units, ruleset === undefined ? {} : { ruleset });
    if (isWithin(force.battleValue, whole)) forces.push(force);
    else aim.correct(force.battleValue);
  }
  if (forces.length === wanted) return { forces, refused };
  const problem =
    forces.length === 0
      ? whyNoneFits(draw.pool, whole)
      : `Only ${forces.length} of ${wanted} different forces could be drawn.`;
  return { forces, refused, problem };
}

/**
 * The budget for the next draw, with each unit valued on its own. C3 and TAG make units more expensive together than
 * alone, so after a force that is too expensive, the next is drawn for less.
 */
class Aim {
  readonly #wish: WholeWish;
  #budget: number;
  /** Set once a draw for less has failed. */
  #isFixed = false;

  constructor(wish: WholeWish) {
    this.#wish = wish;
    this.#budget = wish.budget;
  }

  draw(draw: ForceDraw): readonly Recruit[] | undefined {
    const recruits = draw.next(this.#budget);
    if (recruits !== undefined || this.#budget === this.#wish.budget) return recruits;
    this.#isFixed = true;
    this.#budget = this.#wish.budget;
    return draw.next();
  }

  /** Corrects the budget after a force with this value, which missed the wish. */
  correct(battleValue: number): void {
    const { budget } = this.#wish;
    const isTooDear = battleValue > budget && !this.#isFixed;
    this.#budget = isTooDear ? Math.floor((this.#budget * budget) / battleValue) : budget;
  }
}

const keyOf = (recruits: readonly Recruit[]): string =>
  recruits
    .map(({ row, gunnery, piloting }) => `${row.id} ${gunnery}/${piloting}`)
    .sort()
    .join();

/** The library has the rulebook's values of single units. A force is valued as a whole, linked by C3. */
function valued(
  recruits: readonly Recruit[],
  units: ReadonlyMap<string, Unit>,
  option: RulesetOption,
): MusteredForce {
  const members = recruits.map((recruit) => ({ ...recruit, unit: units.get(recruit.row.id) as Unit }));
  const networks = networksOf(members.map(({ unit }) => unit));
  const value = calculateForceBattleValue(
    members.map(({ unit, gunnery, piloting }, place) => {
      const network = networks[place];
      return { unit, gunnery, piloting, ...(network !== undefined && { network }) };
    }),
    option,
  );
  return {
    units: members.map((member, place) => ({
      ...member,
      battleValue: value.members[place]?.battleValue ?? 0,
    })),
    battleValue: value.battleValue,
  };
}

const isWithin = (battleValue: number, { budget, tolerance }: WholeWish): boolean =>
  battleValue <= budget && battleValue >= budget - tolerance;
