import type { BattleArmor } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';

/** What only battle armor has. */
export interface SquadFigures {
  readonly motion: BattleArmor['motion'];
  readonly walk: number;
  readonly jump: number;
  /** Under water. */
  readonly umu: number;
  /** Launchers on the body, by index, which weigh a squad down as long as they are loaded. */
  readonly burdens: readonly number[];
  /** Its suits can hold on to a 'Mech, and are light enough for it. */
  readonly climbs: boolean;
  readonly magneticClaws: boolean;
  readonly vibroClaws: number;
  /** A myomer booster makes it strong. */
  readonly boosted: boolean;
  /** Points of a jump that nothing weighs down. */
  readonly unladenJump: number;
}

/** Of a design that is known to be battle armor. */
export function squadFigures({ squad, name }: Design): SquadFigures {
  if (squad === undefined) throw new TypeError(`${name} is not battle armor`);
  return squad;
}
