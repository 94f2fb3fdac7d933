import type { ITargetNumber } from '../../rules/modifier.js';
import { calculatePilotingRoll, HEAVY_DAMAGE, type PilotingCause } from '../../rules/piloting/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { featuresUnderfoot } from '../movement/ground.js';
import { pilotStateOf } from '../piloting/pilot-state.js';

/** A piloting roll that may follow an attack. */
export interface FollowingRoll {
  readonly who: 'attacker' | 'target';
  readonly after: 'hit' | 'miss' | 'damage';
  readonly roll: ITargetNumber;
}

/** The roll of a unit for this cause, in its hex. */
export const pilotingRollOf = (battle: Battle, unit: Combatant, cause: PilotingCause): ITargetNumber =>
  calculatePilotingRoll(pilotStateOf(unit), cause, {
    ruleset: battle.rules,
    hex: featuresUnderfoot(battle.map, unit.hex, unit.elevation),
    ...(battle.environment && { environment: battle.environment }),
  });

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
