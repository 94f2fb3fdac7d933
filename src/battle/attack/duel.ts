import type { Ammunition } from '../../catalog/index.js';
import type { D6Roller } from '../../dice/index.js';
import type { LocationName } from '../../rules/body/plan.js';
import type { Environment } from '../../rules/environment/environment.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { TerrainFeature } from '../../rules/terrain/terrain.js';
import type { FiringArc, IActuatorDamage } from '../../rules/to-hit/index.js';
import type { Unit } from '../../units/index.js';
import type { Battle } from '../battle.js';
import { IDLE_BOT } from '../bots/idle-bot.js';
import { mechDesignOf } from '../kinds/mech-design-of.js';
import { HexMap } from '../map/hex-map.js';
import { setUp } from '../setup.js';
import type { AttackedUnit, AttackingUnit } from './attack-from.js';
import { putDuelAttacker, putDuelTarget } from './put-into-state.js';

/** The attacking 'Mech. Fields that are left out are as for a fresh, undamaged 'Mech. */
export interface DuelAttacker
  extends Pick<
    AttackingUnit,
    | 'pilot'
    | 'condition'
    | 'movementType'
    | 'hexesMoved'
    | 'heat'
    | 'pilotWounds'
    | 'sensorHits'
    | 'prone'
    | 'skidded'
    | 'spotting'
    | 'targetingComputer'
    | 'secondaryTarget'
    | 'indirectFire'
    | 'teammateCalledShot'
  > {
  readonly unit: Unit;
  /** Destroyed actuators of its arms. */
  readonly armDamage?: Readonly<Partial<Record<'left_arm' | 'right_arm', IActuatorDamage>>>;
}

/** The attacked 'Mech. Fields that are left out are as for a fresh, undamaged 'Mech. */
export interface DuelTarget
  extends Pick<
    AttackedUnit,
    | 'pilot'
    | 'condition'
    | 'movementType'
    | 'hexesMoved'
    | 'heat'
    | 'prone'
    | 'immobile'
    | 'partialCover'
    | 'isDodging'
    | 'stealth'
    | 'voidSignature'
    | 'chameleon'
    | 'superheavy'
    | 'large'
    | 'tagged'
    | 'homingPod'
    | 'narcPod'
    | 'stuck'
    | 'skidded'
  > {
  readonly unit: Unit;
  /** A Narc beacon of the attacker's side is attached to it. */
  readonly narced?: boolean;
}

/** How a weapon is fired, if not as usual. */
export interface WeaponUse {
  /** It does not fire. */
  readonly silent?: boolean;
  /** Its load, whether or not the unit carries it. */
  readonly load?: Ammunition;
  /** Shots of a weapon that fires bursts; limited to its maximum. */
  readonly shots?: number;
  /** A laser fires through its pulse module, if it has a working one. */
  readonly pulse?: boolean;
}

/** Two 'Mechs alone on open ground, one of which attacks the other. */
export interface Duel {
  readonly attacker: DuelAttacker;
  readonly target: DuelTarget;
  /** Hexes between the two. */
  readonly range: number;
  /** The side of the target that is struck. By default, the front. */
  readonly side?: FiringArc;
  /** Direction of the target from the attacker's torso. By default, ahead. */
  readonly bearing?: FiringArc;
  /** The location of a called shot, or of an aimed shot in rules without called shots. */
  readonly location?: LocationName;
  /** Terrain of the target's hex, and of each hex between the two. */
  readonly targetTerrain?: readonly TerrainFeature[];
  readonly interveningTerrain?: readonly (readonly TerrainFeature[])[];
  readonly environment?: Environment;
  /** By the ids of the attacker's weapons. */
  readonly weapons?: Readonly<Record<string, WeaponUse>>;
}

/** Farther than any weapon reaches. */
export const FARTHEST_DUEL = 60;

const HEIGHT = FARTHEST_DUEL + 2;
const GROUND = new HexMap('open ground', 3, HEIGHT);
/** The facing of the target at which shots from the south strike this side. */
const FACING_OF = { front: 3, right: 1, rear: 0, left: 5 } as const;

/**
 * Returns a battle of two units in the described states: unit 0 attacks unit 1. Without dice, it uses seeded ones.
 * @throws {UnsupportedInBattleError} for a unit that is not a 'Mech
 */
export function beginDuel(duel: Duel, roller?: D6Roller, { ruleset }: RulesetOption = {}): Battle {
  const { attacker, target, range, side = 'front', environment } = duel;
  const battle = setUp(
    {
      map: GROUND,
      red: [{ ...whole(attacker), at: [1, HEIGHT - 1], facing: 0 }],
      blue: [{ ...whole(target), at: [1, HEIGHT - 1 - range], facing: FACING_OF[side] }],
      bots: [IDLE_BOT, IDLE_BOT],
      ...(roller !== undefined && { roller }),
      ...(ruleset !== undefined && { ruleset }),
      ...(environment !== undefined && { environment }),
    },
    mechDesignOf,
  );
  putDuelAttacker(battle.unit(0), attacker);
  putDuelTarget(battle.unit(1), target, battle.unit(0).side);
  return battle;
}

const whole = ({ unit, pilot, condition }: DuelAttacker | DuelTarget) => ({
  unit,
  ...(pilot && { pilot }),
  ...(condition && { condition }),
});
