import type { BattleArmor } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';

export interface SquadFigures {
  readonly motion: BattleArmor['motion'];
  readonly walk: number;
  readonly jump: number;
  /** Movement points under water. */
  readonly umu: number;
  /** Launchers on the body, by index, which slow a squad down while they are loaded. */
  readonly burdens: readonly number[];
  /** Its suits are light enough to climb a 'Mech and can hold on. */
  readonly climbs: boolean;
  readonly magneticClaws: boolean;
  readonly vibroClaws: number;
  /** It has a myomer booster. */
  readonly boosted: boolean;
  /** Jumping points without loaded launchers. */
  readonly unladenJump: number;
}

/** The figures of a design that is known to be battle armor. */
export function squadFigures({ squad, name }: Design): SquadFigures {
  if (squad === undefined) throw new TypeError(`${name} is not battle armor`);
  return squad;
}
