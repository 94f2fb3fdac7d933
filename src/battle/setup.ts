import { checkInteger } from '../check/check.js';
import { type D6Roller, SeededDice } from '../dice/index.js';
import { huntsFromTheStart } from '../rules/abilities/quarry.js';
import { type RulesetOption, rulesetOf } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import { Battle, type BattleOptions } from './battle.js';
import type { Bot } from './bots/bot.js';
import { Combatant } from './combatant/combatant.js';
import { type ConditionSetup, damage } from './combatant/condition.js';
import type { Design } from './combatant/design.js';
import { type PilotSetup, pilotDesign } from './combatant/pilot.js';
import { type Facing, turned } from './hex/hex.js';
import { type HexMap, OFF_MAP } from './map/hex-map.js';
import { lowestFlight, surfaceOf } from './movement/flight.js';
import { isProhibited, restElevation } from './movement/ground.js';
import { roomAtHeight } from './movement/stacking.js';
import { isTaken } from './movement/take-step.js';
import type { PhaseSteps } from './phases/steps.js';

/** One unit of a force. */
export interface ForceUnit {
  readonly unit: Unit;
  readonly pilot?: PilotSetup;
  /** Column and row, from 0, of a hex with room for it; left out, a hex of its own at the edge of its side. */
  readonly at?: readonly [column: number, row: number];
  readonly facing?: Facing;
  /** Its damage before the battle begins. */
  readonly condition?: ConditionSetup;
  /** The name of its C3 network; left out, it shares one with all others of its force that name none. */
  readonly network?: string;
}

export interface BattleSetup extends BattleOptions {
  readonly map: HexMap;
  /** Red starts in the south and faces north, blue the other way round. */
  readonly red: readonly ForceUnit[];
  readonly blue: readonly ForceUnit[];
  readonly bots: readonly [red: Bot, blue: Bot];
  /** The seed of the dice. */
  readonly seed?: number;
  /** The caller's dice, instead of seeded ones. */
  readonly roller?: D6Roller;
}

export const SIDES = Object.freeze(['red', 'blue'] as const);

export const DEFAULT_SEED = 1;

/**
 * Places both forces on their map.
 * @param designOf makes a design of each unit
 * @param steps of the phases, for a battle that is to be played
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in it
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function setUp(setup: BattleSetup, designOf: (unit: Unit) => Design, steps?: PhaseSteps): Battle {
  const { map, bots, seed = DEFAULT_SEED, roller } = setup;
  const units: Combatant[] = [];
  for (const [side, name] of SIDES.entries()) {
    const force = setup[name];
    for (const [place, entry] of force.entries()) {
      const design = designOf(entry.unit);
      const unit = new Combatant(
        units.length,
        `${name}-${place + 1}`,
        side,
        design,
        pilotDesign(entry.pilot),
        rulesetOf(setup.ruleset),
      );
      if (entry.condition !== undefined) damage(unit, entry.condition);
      deploy(map, units, unit, entry, place, force.length);
      unit.network = entry.network ?? '';
      units.push(unit);
    }
  }
  for (const unit of units) if (unit.aptitudes.namesQuarry) unit.quarry = namedQuarry(units, unit, setup);
  return new Battle(map, units, bots, roller ?? new SeededDice(seed), setup, undefined, steps);
}

/** The opponent that a pilot's ability was chosen for, or -1. */
const namedQuarry = (
  units: readonly Combatant[],
  { side, pilot }: Combatant,
  option: RulesetOption,
): number =>
  units.findIndex((other) => other.side !== side && huntsFromTheStart(pilot.abilities, other.id, option));

const SOUTH_LOOKS: Facing = 0;

/** Spreads units along the edge of their side; the second side mirrors the first through the middle of the map. */
function deploy(
  map: HexMap,
  others: readonly Combatant[],
  unit: Combatant,
  { at, facing }: ForceUnit,
  place: number,
  count: number,
): void {
  const column = Math.floor(((place + 1) * map.width) / (count + 1));
  const home: readonly [number, number] =
    unit.side === 0 ? [column, map.height - 1] : [map.width - 1 - column, 0];
  const [wantedColumn, wantedRow] = at ?? home;
  checkInteger('at', wantedColumn, 0, map.width - 1);
  checkInteger('at', wantedRow, 0, map.height - 1);
  const wanted = map.indexOf(wantedColumn, wantedRow);
  if (wanted === OFF_MAP) {
    throw new RangeError(
      `at is [${wantedColumn}, ${wantedRow}]: expected a hex of the map, ${map.width} x ${map.height}`,
    );
  }
  const hex = at === undefined ? nearestFree(map, wanted, others, unit) : wanted;
  if (!isRoomIn(map, others, unit, hex)) {
    throw new RangeError(
      `at is [${wantedColumn}, ${wantedRow}]: expected a hex with room for it (two units at most, never two 'Mechs)`,
    );
  }
  unit.hex = hex;
  unit.elevation = startElevation(map, hex, unit);
  unit.turnTo(facing ?? turned(SOUTH_LOOKS, unit.side * 3));
}

/** Units that can fly start in the air, as low as they may; those that no longer can start on the ground. */
function startElevation(map: HexMap, hex: number, { aptitudes: { footwork }, stranded }: Starter): number {
  if (footwork.vertical === undefined || footwork.vertical === 'submarine' || footwork.soldiers === true)
    return restElevation(map, hex, footwork);
  return stranded ? surfaceOf(map, hex) : lowestFlight(map, hex);
}

/** The properties of a unit that decide where it can start. */
type Starter = Pick<Combatant, 'aptitudes' | 'stranded'>;

const isAtHomeInWater = ({ aptitudes: { footwork } }: Starter): boolean =>
  footwork.waterOnly === true || footwork.vertical === 'submarine';

/** Only ships and swimmers start under water. No unit starts in a building, or where it could not move. */
export const canStartIn = (map: HexMap, hex: number, unit: Starter): boolean =>
  ((map.waterDepth[hex] as number) <= 1 || isAtHomeInWater(unit)) &&
  (map.buildingConstruction[hex] as number) === 0 &&
  map.impassable[hex] === 0 &&
  !isProhibited(map, hex, startElevation(map, hex, unit), unit.aptitudes.footwork);

/** Whether stacking lets a unit start in a hex where others stand. */
export const isRoomIn = (map: HexMap, others: readonly Combatant[], unit: Combatant, hex: number): boolean =>
  !isTaken(roomAtHeight(others, unit, hex, startElevation(map, hex, unit)));

/** A unit without a named hex starts alone in its hex. */
function nearestFree(map: HexMap, wanted: number, others: readonly Combatant[], unit: Combatant): number {
  const taken = new Set(others.map(({ hex }) => hex));
  const fits = (hex: number): boolean => !taken.has(hex) && canStartIn(map, hex, unit);
  if (fits(wanted)) return wanted;
  let best = wanted;
  let nearest = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < map.size; hex += 1) {
    const distance = map.distance(hex, wanted);
    if (distance < nearest && fits(hex)) [best, nearest] = [hex, distance];
  }
  if (nearest === Number.POSITIVE_INFINITY)
    throw new RangeError('the map has no hex where a unit could stand');
  return best;
}
