import type { BodySide } from '../../rules/hit-location/body-sides.js';
import type { HitTables } from '../../rules/hit-location/hit-tables.js';
import type { IPhysicalAttacker } from '../../rules/physical/index.js';
import type { PilotState } from '../../rules/piloting/index.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { LegsLost } from '../../rules/rulesets/areas/movement.js';
import type { IToHitModifierDetail } from '../../rules/to-hit/index.js';
import type { Unit } from '../../units/index.js';
import type { AntiMech } from '../anti-mech/anti-mech.js';
import type { Battle } from '../battle.js';
import type { CauseOfLoss } from '../combatant/cause-of-loss.js';
import type { Combatant } from '../combatant/combatant.js';
import type { ConditionSetup } from '../combatant/condition.js';
import type { Design } from '../combatant/design.js';
import type { BoosterUse } from '../combatant/mover-of.js';
import type { PilotDesign } from '../combatant/pilot.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { CriticalOccasion } from '../damage/critical-occasion.js';
import type { Source } from '../damage/source.js';
import type { RollRecord } from '../events/event.js';
import type { Footwork, Mover } from '../movement/mover.js';
import type { PathPosition } from '../movement/position.js';
import type { MovementRoll } from '../movement/rolls.js';
import type { FireOrder } from '../orders.js';
import type { Blow } from '../physical/blow.js';
import type { ShotAtIt } from '../shot/shot-facts.js';
import type { RecordSheet } from './record-sheet.js';

/**
 * A kind of unit. Figures are in the design: the plan of its body, armor, slots, height, abilities. The kind defines
 * how it behaves, with one function for each question of the phases.
 */
export interface Kind {
  /** The usual name of such a unit, with its article. */
  readonly name: string;
  /** The units of a Point, which share their turns; left out for kinds that act one by one. */
  readonly pointSize?: number;
  /** The design of a unit of this kind; undefined for any other. */
  readonly designOf: (unit: Unit) => Design | undefined;
  /** Rules for its body and crew in a ruleset, worked out once. */
  readonly bearingOf: (design: Design, pilot: PilotDesign, ruleset: Ruleset) => Bearing;

  /** Applies damage before the battle that only this kind has. */
  readonly sufferBefore: (unit: Combatant, setup: ConditionSetup) => void;
  /** Returns the damage up to now that only this kind has. */
  readonly sufferedUntilNow: (unit: Combatant) => ConditionSetup;
  /** Works out the effects of hit slots and lost locations after damage. */
  readonly takeStock: (unit: Combatant) => void;
  /** Why the unit is out of the battle, if it is. */
  readonly fatalDamage: (unit: Combatant) => CauseOfLoss | undefined;
  /**
   * A critical check in a location, with everything that follows, after a hit that cost this many points of structure.
   */
  readonly checkForCriticals: (
    battle: Battle,
    unit: Combatant,
    location: number,
    source: Source,
    occasion: CriticalOccasion,
    structureLost: number,
  ) => void;
  /** An internal explosion. */
  readonly explode: (
    battle: Battle,
    unit: Combatant,
    location: number,
    damage: number,
    fixture: number,
    source: Source,
  ) => void;
  /** Floods a location, which stops working; left out for kinds that water does not harm. */
  readonly breach?: (battle: Battle, unit: Combatant, location: number) => void;
  /** A piece of equipment stops working without a hit from outside. */
  readonly breakFixture: (unit: Combatant, fixture: number) => void;
  /** Motive damage from a hit, with a modifier for the side that was struck. */
  readonly hitMotiveSystem: (battle: Battle, unit: Combatant, added: number, source: Source) => void;
  /** This many incendiary missiles hit a unit without a heat scale. */
  readonly burn: (battle: Battle, unit: Combatant, missiles: number, side: BodySide, source: Source) => void;
  /** A location is lost with its contents: the effect on the unit's footing. */
  readonly losesFooting: (battle: Battle, unit: Combatant, location: number) => void;

  /** The unit as the movement rules see it. */
  readonly moverOf: (battle: Battle, unit: Combatant, boost: BoosterUse) => Mover;
  /** Movement points for changing its mode; left out for kinds with one mode. */
  readonly conversionMp?: (unit: Combatant) => number;
  /** The effect of a failed booster. */
  readonly breakBooster: (battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger') => void;
  /** The unit as the piloting rules see it. */
  readonly pilotStateOf: (unit: Combatant) => PilotState;

  /**
   * Effect of a failed roll during the move of a unit that does not fall. `margin` is what the roll failed by, `way` that
   * of the step. Returns whether the move may go on.
   */
  readonly mishap: (
    battle: Battle,
    unit: Combatant,
    roll: MovementRoll,
    margin: number,
    before: PathPosition,
    way: PathPosition['lastWay'],
  ) => boolean;
  /** Its power fails: the effect on its flight; left out for kinds that stay where they are. */
  readonly losesPower?: (battle: Battle, unit: Combatant, source: Source) => void;
  /** It was forced into a hex. */
  readonly settleIn: (battle: Battle, unit: Combatant, levels: number) => void;
  /** Mire holds it without a roll where it lands a jump; left out for kinds that roll, and for those that mire spares. */
  readonly sinksOnLanding?: (battle: Battle, unit: Combatant) => void;
  /** It has landed a jump: the rolls of its kind. */
  readonly landJump: (battle: Battle, unit: Combatant) => void;
  /** Further effects of a failed piloting roll, beside those of its cause. */
  readonly afterFailedRoll: (battle: Battle, unit: Combatant, again: () => RolledAgain) => void;
  /** It enters a burning hex, other than by a jump. */
  readonly comesIntoFire: (battle: Battle, unit: Combatant) => void;
  /** Whether a possible commander aboard has no other work; left out for kinds without a command post. */
  readonly isFreeToLead?: (unit: Combatant) => boolean;
  readonly endOfPhase: (battle: Battle, unit: Combatant) => void;
  /** At the end of the heat phase: further rolls of the turn. */
  readonly endOfTurn: (battle: Battle, unit: Combatant) => void;

  /** Why its own state keeps a weapon from firing; undefined if it does not. */
  readonly weaponFault: (unit: Combatant, mount: WeaponMount) => string | undefined;
  /** Modifier of its own damage to shots of a weapon; undefined if there is none. */
  readonly fireDamage: (
    unit: Combatant,
    mount: Pick<WeaponMount, 'location'>,
  ) => readonly IToHitModifierDetail[] | undefined;
  /** Modifier to shots at it, by what it is and how far it has moved; undefined if there is none. */
  readonly toHitAgainst: (
    design: Design,
    hexesMoved: number,
    shot: ShotAtIt,
  ) => readonly IToHitModifierDetail[] | undefined;
  /** Its crew clears a jammed turret. Returns false if there is none. */
  readonly freeTurret: (unit: Combatant) => boolean;
  /** Why a weapon of a prone unit cannot fire; undefined if it can. */
  readonly proneObstacle: (unit: Combatant, mount: WeaponMount) => string | undefined;
  /** Why it cannot fire all these weapons in one turn; undefined if it can. */
  readonly volleyObstacle: (unit: Combatant, order: FireOrder) => string | undefined;
  /** The unit as the rules of physical attacks see it. */
  readonly strikerOf: (battle: Battle, blow: Blow) => IPhysicalAttacker;

  /** It collided with another unit, which struck this side. */
  readonly rammed: (battle: Battle, unit: Combatant, side: BodySide, source: Source) => void;
  /** It spends points to stay in the air in its hex; left out for kinds that cannot. */
  readonly hovers?: (unit: Combatant) => void;
  /** The effect of a kick that hit it; left out if that is an ordinary hit. */
  readonly kicked?: (battle: Battle, unit: Combatant, source: Source) => void;
  /** How it makes leg attacks and swarms; left out for kinds that never do. */
  readonly antiMech?: AntiMech;
  readonly sheet: RecordSheet;
  /** Why it is crippled; undefined if it is not. */
  readonly isCrippled: (unit: Combatant, rules: Ruleset) => string | undefined;
}

/** The same roll again. */
export interface RolledAgain {
  readonly passed: boolean;
  readonly roll: RollRecord;
}

/** Turning, side steps and hit locations. */
export interface Bearing {
  /** Hexsides that the torso turns while the unit stands. */
  readonly twist: number;
  /** The same limit by number of gyro hits; undefined if they do not matter. */
  readonly twistByGyroHits: readonly number[] | undefined;
  readonly flipsArms: boolean;
  readonly footwork: Footwork;
  readonly sideStep: number;
  readonly hitTables: HitTables;
  /** Abilities by number of lost legs; empty for units without legs. */
  readonly onLegs: readonly LegsLost[];
}
