import { canUseEdge, useEdge } from '../../src/rules/abilities/index.js';
import type { OracleBattle, OracleUnit } from './state.js';

/**
 * Whether a point of Edge goes: on one of the decisions of a pilot, or by itself on a trigger of the book, whichever the
 * ruleset knows.
 */
export function spendsEdge(
  { option, turn, tell, wantsEdge }: OracleBattle,
  unit: OracleUnit,
  manual: string | undefined,
  automatic?: string,
  stake = 0.5,
): boolean {
  const { edge } = unit;
  const chosen =
    manual !== undefined && canUseEdge(edge, manual, option) && wantsEdge(unit.index, manual, stake);
  const trigger = chosen ? manual : automatic;
  if (trigger === undefined || !canUseEdge(edge, trigger, option)) return false;
  unit.edge = useEdge(edge, trigger, turn, unit.id, trigger, option);
  tell({ type: 'edge', unit: unit.index, trigger, remaining: unit.edge.remainingPoints });
  return true;
}
