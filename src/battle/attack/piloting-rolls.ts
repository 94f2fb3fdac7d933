import type { ITargetNumber } from '../../rules/modifier.js';
import { calculatePilotingRoll, HEAVY_DAMAGE, type PilotingCause } from '../../rules/piloting/index.js';
import type { TerrainFeature } from '../../rules/terrain/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { featuresUnderfoot } from '../movement/ground.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { optionsOf } from '../piloting/roll-with-edge.js';

/** A piloting roll that may follow an attack. */
export interface FollowingRoll {
  readonly who: 'attacker' | 'target';
  readonly after: 'hit' | 'miss' | 'damage';
  readonly roll: ITargetNumber;
}

/** The roll of a unit for this cause: in its hex, or on other ground. */
export const pilotingRollOf = (
  battle: Battle,
  unit: Combatant,
  cause: PilotingCause,
  hex: readonly TerrainFeature[] = featuresUnderfoot(battle.map, unit.hex, unit.elevation),
): ITargetNumber => calculatePilotingRoll(pilotStateOf(unit), cause, optionsOf(battle, hex));

/** The roll of a target that takes this much damage or more in a phase. */
export const rollAfterDamage = (
  battle: Battle,
  target: Combatant,
): FollowingRoll & { readonly damage: number } => ({
  who: 'target',
  after: 'damage',
  damage: HEAVY_DAMAGE,
  roll: pilotingRollOf(battle, target, { kind: 'damage' }),
});
