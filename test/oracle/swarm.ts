import type { BattleEvent } from '../../src/battle/events/event.js';
import { groundElevation, isInWater } from '../../src/battle/movement/ground.js';
import { roll1d6 } from '../../src/dice/index.js';
import { isOut } from './condition.js';
import { applyHit } from './damage.js';
import { rolledLocation } from './location.js';
import { markLost } from './pilot.js';
import { NOBODY } from './source.js';
import type { OracleBattle, OracleUnit } from './state.js';

/** Those who cling to a unit, or undefined. */
export const swarmersOf = ({ units }: OracleBattle, host: OracleUnit): OracleUnit | undefined =>
  units.find((unit) => unit.swarming === host.index && !isOut(unit));

type End = Extract<BattleEvent, { readonly type: 'swarm-ends' }>['how'];

/** They stand where their host stands; water drowns who neither swims nor floats, and a fall hurts by so many dice. */
export function endSwarm(battle: OracleBattle, unit: OracleUnit, how: End, dice = 0): void {
  const target = unit.swarming;
  unit.swarming = -1;
  unit.elevation = groundElevation(battle.map, unit.hex);
  battle.tell({ type: 'swarm-ends', unit: unit.index, target, how });
  if (isInWater(battle.map, unit.hex, unit.elevation) && !isAtHomeInWater(unit)) {
    markLost(battle, unit, 'wiped-out', undefined);
    return;
  }
  let damage = 0;
  for (let die = 0; die < dice; die += 1) damage += roll1d6(battle.roller).total;
  // Dice are troopers, twice as many in the open, or points of a suit.
  if (damage > 0)
    applyHit(battle, unit, rolledLocation(battle, unit, 'front'), damage, false, {
      ...NOBODY,
      undivided: true,
    });
}

function isAtHomeInWater({ design: { squad, infantry } }: OracleUnit): boolean {
  if (squad !== undefined) return squad.umu > 0;
  return infantry !== undefined && ['umu', 'submarine', 'hover'].includes(infantry.motion);
}
