import { type Combatant, SIDES } from '../../../../src/edge/battle.js';
import {
  calculateForceBattleValue,
  canJoinNetwork,
  type ForceBattleValue,
} from '../../../../src/edge/battle-value.js';
import type { TableGame } from '../../../../src/edge/table.js';

const known = new WeakMap<TableGame, readonly ForceBattleValue[]>();

/** The Battle Values of each side's units as built, which never change in a game. */
export function forceValues(game: TableGame): readonly ForceBattleValue[] {
  const before = known.get(game);
  if (before !== undefined) return before;
  const values = SIDES.map((_, side) =>
    calculateForceBattleValue(sideOf(game, side).map(memberOf), { ruleset: game.battle.rules }),
  );
  known.set(game, values);
  return values;
}

/** The unit's share of its side's Battle Value. */
export const unitValue = (game: TableGame, { index, side }: Combatant): number =>
  forceValues(game)[side]?.members[sideOf(game, side).findIndex((unit) => unit.index === index)]
    ?.battleValue ?? 0;

const sideOf = ({ battle }: TableGame, side: number): readonly Combatant[] =>
  battle.units.filter((unit) => unit.side === side);

const memberOf = ({ design: { unit }, pilot: { gunnery, piloting }, network }: Combatant) => ({
  unit,
  gunnery,
  piloting,
  ...(canJoinNetwork(unit) && network !== '' && { network }),
});
