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
  /** What people call such a unit, with its article. */
  readonly name: string;
  /** The design of a unit of this kind; undefined for any other. */
  readonly designOf: (unit: Unit) => Design | undefined;
  /** What body and crew make of it under a ruleset, worked out once. */
  readonly bearingOf: (design: Design, pilot: PilotDesign, ruleset: Ruleset) => Bearing;

  /** What it has suffered before the battle that only its kind knows. */
  readonly sufferBefore: (unit: Combatant, setup: ConditionSetup) => void;
  /** The same, of what it has suffered until now. */
  readonly sufferedUntilNow: (unit: Combatant) => ConditionSetup;
  /** After damage: what hit slots and lost locations mean. */
  readonly takeStock: (unit: Combatant) => void;
  /** Whether the end of the game has come for it, and by what. */
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
  /** Something blows up inside it. */
  readonly explode: (
    battle: Battle,
    unit: Combatant,
    location: number,
    damage: number,
    fixture: number,
    source: Source,
  ) => void;
  /** Water has got into a location, which stops working; left out for what water cannot harm. */
  readonly breach?: (battle: Battle, unit: Combatant, location: number) => void;
  /** A piece of equipment is of no more use, though nothing has struck it from outside. */
  readonly breakFixture: (unit: Combatant, fixture: number) => void;
  /** Motive damage from a hit, with a modifier for the side that was struck. */
  readonly hitMotiveSystem: (battle: Battle, unit: Combatant, added: number, source: Source) => void;
  /** So many incendiary missiles strike what does not track heat. */
  readonly burn: (battle: Battle, unit: Combatant, missiles: number, side: BodySide, source: Source) => void;
  /** A location is gone with all that it held: what that does to its footing. */
  readonly losesFooting: (battle: Battle, unit: Combatant, location: number) => void;

  /** As movement sees it. */
  readonly moverOf: (battle: Battle, unit: Combatant, boost: BoosterUse) => Mover;
  /** Movement points for changing its mode; left out for kinds with one mode. */
  readonly conversionMp?: (unit: Combatant) => number;
  /** The harm that a booster does which fails. */
  readonly breakBooster: (battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger') => void;
  /** As piloting rolls see it. */
  readonly pilotStateOf: (unit: Combatant) => PilotState;

  /**
   * Effect of a failed roll during the move of a unit that does not fall. `margin` is what the roll failed by. Returns
   * whether the move may go on.
   */
  readonly mishap: (
    battle: Battle,
    unit: Combatant,
    roll: MovementRoll,
    margin: number,
    before: PathPosition,
  ) => boolean;
  /** It came into a hex by force. */
  readonly settleIn: (battle: Battle, unit: Combatant, levels: number) => void;
  /** It has landed a jump. */
  readonly landJump: (battle: Battle, unit: Combatant) => void;
  /** Further effects of a failed piloting roll, beside those of its cause. */
  readonly afterFailedRoll: (battle: Battle, unit: Combatant, again: () => RolledAgain) => void;
  /** It comes into a burning hex, not by a jump. */
  readonly comesIntoFire: (battle: Battle, unit: Combatant) => void;
  /** Whether who may lead the force from it has no other work to do; left out for a kind that brings no such post. */
  readonly isFreeToLead?: (unit: Combatant) => boolean;
  /** When a phase has ended. */
  readonly endOfPhase: (battle: Battle, unit: Combatant) => void;
  /** When the heat is settled: what the turn still asks of it. */
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
  /** Its crew clears a jammed turret. False if there is none. */
  readonly freeTurret: (unit: Combatant) => boolean;
  /** What keeps a weapon of a prone unit from firing; undefined if nothing does. */
  readonly proneObstacle: (unit: Combatant, mount: WeaponMount) => string | undefined;
  /** What keeps it from firing all these weapons in one turn; undefined if nothing does. */
  readonly volleyObstacle: (unit: Combatant, order: FireOrder) => string | undefined;
  /** As physical attacks see it. */
  readonly strikerOf: (battle: Battle, blow: Blow) => IPhysicalAttacker;

  /** It ran into another with this side, or was run into. */
  readonly rammed: (battle: Battle, unit: Combatant, side: BodySide, source: Source) => void;
  /** It spends points to stay in the air in its hex; left out for kinds that cannot. */
  readonly hovers?: (unit: Combatant) => void;
  /** A kick has struck it; left out where that is a blow like any other. */
  readonly kicked?: (battle: Battle, unit: Combatant, source: Source) => void;
  /** How it makes leg attacks and swarms; left out for kinds that never do. */
  readonly antiMech?: AntiMech;
  /** How players write it down. */
  readonly sheet: RecordSheet;
  /** Why it can fight on no longer; undefined while it can. */
  readonly isCrippled: (unit: Combatant, rules: Ruleset) => string | undefined;
}

/** The same roll once more. */
export interface RolledAgain {
  readonly passed: boolean;
  readonly roll: RollRecord;
}

/** How far a unit turns and steps, and where hits strike it. */
export interface Bearing {
  /** Hexsides that the torso turns, while the unit stands. */
  readonly twist: number;
  /** And no farther, by hits on the gyro from none on; undefined where these do not matter. */
  readonly twistByGyroHits: readonly number[] | undefined;
  readonly flipsArms: boolean;
  readonly footwork: Footwork;
  readonly sideStep: number;
  readonly hitTables: HitTables;
  /** What it can do with legs lost, from none on; empty for whatever has none. */
  readonly onLegs: readonly LegsLost[];
}
