import type { Battle, LooseObject } from '../../src/battle/battle.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { BattleEvent } from '../../src/battle/events/event.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import { LIST_FIELDS, PLAIN_FIELDS } from '../../src/battle/save/unit-state.js';
import type { D6Roller } from '../../src/dice/index.js';
import type { Environment } from '../../src/rules/environment/index.js';
import type { PilotingCause } from '../../src/rules/piloting/index.js';
import type { Ruleset, RulesetOption } from '../../src/rules/ruleset.js';
import type { OracleKind } from './kind.js';

/** All that a save holds of a unit, as plain values: a field that saves get later is here by itself. */
export type UnitState = { [Field in (typeof PLAIN_FIELDS)[number]]: Combatant[Field] } & {
  [Field in (typeof LIST_FIELDS)[number]]: number[];
} & { rolls: PilotingCause[] };

/** A unit of the oracle: what it is, which never changes, and how it is. */
export type OracleUnit = UnitState & Readonly<Pick<Combatant, 'index' | 'id' | 'side' | 'design' | 'pilot'>>;

/** Whether a pilot spends a point of Edge: one of the decisions that both sides are given. */
export type EdgeDecision = (unit: number, trigger: string, stake: number) => boolean;

/** One battle as the oracle plays it. */
export interface OracleBattle {
  readonly rules: Ruleset;
  readonly option: RulesetOption;
  map: HexMap;
  readonly environment: Environment | undefined;
  readonly turn: number;
  readonly units: readonly OracleUnit[];
  readonly objects: LooseObject[];
  readonly roller: D6Roller;
  readonly tell: (event: BattleEvent) => void;
  readonly wantsEdge: EdgeDecision;
  readonly kindOf: (unit: OracleUnit) => OracleKind;
}

/** What a unit is like now, apart from the unit. */
export function stateOf(unit: Combatant): UnitState {
  const state: Record<string, unknown> = {};
  for (const field of PLAIN_FIELDS) {
    const value = unit[field];
    state[field] = typeof value === 'object' ? structuredClone(value) : value;
  }
  for (const field of LIST_FIELDS) state[field] = [...unit[field]];
  state.rolls = structuredClone(unit.rolls);
  return state as UnitState;
}

/** A battle as it stands, for the oracle to go on with by these dice and decisions. */
export function oracleOf(
  { rules, map, environment, turn, units, objects }: Battle,
  roller: D6Roller,
  tell: OracleBattle['tell'],
  wantsEdge: EdgeDecision,
  kindOf: OracleBattle['kindOf'],
): OracleBattle {
  return {
    rules,
    option: { ruleset: rules },
    map,
    environment,
    turn,
    units: units.map((unit) => {
      const { index, id, side, design, pilot } = unit;
      return { ...stateOf(unit), index, id, side, design, pilot };
    }),
    objects: objects.map((object) => ({ ...object })),
    roller,
    tell,
    wantsEdge,
    kindOf,
  };
}

/** An entry of a list that has to be there. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no entry ${index} among ${list.length}`);
  return item;
}
