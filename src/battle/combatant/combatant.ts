import type { IEdgeState } from '../../rules/abilities/index.js';
import { type BodyPlan, NOWHERE } from '../../rules/body/plan.js';
import type { Body } from '../../rules/damage/body.js';
import { armorRule } from '../../rules/damage/materials.js';
import type { Plating } from '../../rules/damage/plating.js';
import type { ShieldMode } from '../../rules/damage/shields.js';
import { type BoosterStrain, RESTED_BOOSTER } from '../../rules/movement/index.js';
import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { LegsLost } from '../../rules/rulesets/areas/movement.js';
import type { IActuatorDamage, MovementType } from '../../rules/to-hit/index.js';
import type { Facing } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { MoveSoFar } from '../movement/position.js';
import { LOWER, ROOT, UPPER } from './actuators.js';
import { type Aptitudes, aptitudesOf } from './aptitudes.js';
import type { CauseOfLoss } from './cause-of-loss.js';
import type { Design } from './design.js';
import type { Gear } from './gear.js';
import type { PilotDesign } from './pilot.js';
import { dropBrokenPlating, newPlating } from './plating-design.js';
import { settleShields } from './shields.js';
import { dropFailedSignatures } from './signature.js';

const NO_PLATES = new Float64Array(0);

/** An object in the hands of a 'Mech, or on the ground (docs/rules/standard.md). */
export interface Burden {
  readonly name: string;
  readonly tonnage: number;
}

/** One unit in one battle: its design, and everything about it that changes. */
export class Combatant implements Body {
  readonly index: number;
  readonly id: string;
  readonly side: number;
  readonly design: Design;
  /** Of its design, which inner loops ask all the time. */
  readonly plan: BodyPlan;
  readonly pilot: PilotDesign;
  /** Of the battle. */
  readonly rules: Ruleset;
  /** Of this design and pilot under these rules. */
  readonly aptitudes: Aptitudes;

  hex = OFF_MAP;
  /** Of its feet above the hex's level: minus the depth on the bottom of water, the height of a bridge under it. */
  elevation = 0;
  facing: Facing = 0;
  torsoFacing: Facing = 0;
  armsFlipped = false;
  prone = false;
  stuck = false;

  readonly armor: Float64Array;
  readonly rearArmor: Float64Array;
  readonly structure: Float64Array;
  readonly armorRules: Body['armorRules'];
  get structureRule(): Body['structureRule'] {
    return this.design.structureRule;
  }
  readonly plating: Plating | undefined;
  /** What is left of its plating, where it has any. */
  readonly modularArmor: Float64Array;
  readonly rearModularArmor: Float64Array;
  readonly shieldLeft: Float64Array;
  /** Slots that are hit, one bit each, by location. */
  readonly hitSlots: Uint16Array;
  /** Slots whose own armor has taken its hit. */
  readonly dentedSlots: Uint16Array;
  /** Left in each bin. */
  readonly rounds: Int16Array;
  /** Shots fired of weapons that have only so many in them. */
  readonly builtInFired: Uint8Array;
  readonly jammed: Uint8Array;

  heat = 0;
  shutDown = false;
  /** The reactor was switched off on purpose, and stays so until it is switched on. */
  staysDown = false;
  /** Stealth armor or a null-signature system is switched on. */
  isStealthy = false;
  /** A void-signature system is. */
  isVoid = false;
  /** A chameleon shield is. */
  isCamouflaged = false;
  /** How the shields of its arms are held, where it has any. */
  leftShield: ShieldMode = 'none';
  rightShield: ShieldMode = 'none';
  wounds = 0;
  conscious = true;
  /** The turn in which the pilot lost consciousness. */
  knockedOutIn = 0;
  pilotDead = false;
  lost: CauseOfLoss | undefined;
  edge: IEdgeState;
  /** Critical hits that a Rugged design has shrugged off. */
  negationsUsed = 0;
  /** Points that its cowl has taken. */
  cowlTaken = 0;
  coolingFailed = false;
  /** Its own energy weapons of the last turn disturb its electronics; or those of this turn will in the next. */
  disturbed = false;
  disturbing = false;
  mascStrain: BoosterStrain = RESTED_BOOSTER;
  superchargerStrain: BoosterStrain = RESTED_BOOSTER;
  mpSpentLastTurn = 0;
  /** Sides whose Narc beacons cling to it, one bit each, and where each clings. */
  narcedBy = 0;
  narcLocation: number;
  /** iNarc pods in each location, a bit for each kind and side, and all of them together. */
  readonly pods: Uint8Array;
  podsInAll = 0;
  /** The C3 network that it belongs to; without a name, that of all others of its side without one. */
  network = '';
  /** The one opponent a Blood Stalker hunts, by index. */
  quarry = -1;
  carrying: Burden | undefined;
  /** Crippled, and on its way off the map. */
  withdrawing = false;
  /** Capacitors that are charged, by fixture. */
  readonly charged: Uint8Array;

  // What a turn brings; the end phase wipes it.
  movement: MovementType = 'stationary';
  hexesMoved = 0;
  hasMoved = false;
  /** Its move was broken off, and goes on before anybody else moves. */
  moveSoFar: MoveSoFar | undefined;
  skidded = false;
  attemptsToStand = 0;
  usedMasc = false;
  usedSupercharger = false;
  weaponHeat = 0;
  otherHeat = 0;
  externalHeat = 0;
  /** Locations that fired, one bit each. */
  firedFrom = 0;
  dodging = false;
  spotting = -1;
  attacked = false;
  /** Sides that painted it with TAG, one bit each. */
  taggedBy = 0;
  /** A charge or death from above under way: its target, or -1. */
  chargeTarget = -1;
  chargeKind: 'charge' | 'dfa' | undefined;
  damageThisPhase = 0;
  /** It fell, or a physical attack struck it, since the last phase ended. */
  jolted = false;
  readonly rolls: PilotingCause[] = [];
  fallsAtEndOfPhase = false;
  /** Volleys that its anti-missile systems have met this turn. */
  readonly antiMissileUsed: Uint8Array;
  /** Launchers whose missiles are armed in the tube this turn: the bin that they come from, counted from 1. */
  readonly hotLoaded: Uint8Array;

  // What damage leaves, worked out anew by the unit's kind.
  readonly working: Uint8Array;
  readonly actuatorsLost: Uint8Array;
  engineHits = 0;
  gyroHits = 0;
  sensorHits = 0;
  lifeSupportHits = 0;
  cockpitHit = false;
  heatSinksLost = 0;

  /** Grows whenever damage changes what works, and whenever a bin runs dry. */
  version = 0;
  ammunitionVersion = 0;

  // For statistics.
  damageDealt = 0;
  damageTaken = 0;
  readonly damageByWeapon: Float64Array;
  kills = 0;

  constructor(index: number, id: string, side: number, design: Design, pilot: PilotDesign, ruleset: Ruleset) {
    this.index = index;
    this.id = id;
    this.side = side;
    this.design = design;
    this.plan = design.plan;
    const count = design.plan.locations.length;
    this.pilot = pilot;
    this.rules = ruleset;
    this.aptitudes = aptitudesOf(design, pilot, ruleset);
    this.armorRules = design.armorTypes.map((type) => armorRule(type, ruleset));
    this.armor = design.armor.slice();
    if (design.plan.head !== NOWHERE) this.armor[design.plan.head] = this.aptitudes.headArmor;
    this.rearArmor = design.rearArmor.slice();
    this.structure = design.structure.slice();
    this.plating = design.plating && newPlating(design.plating, design.plan);
    this.modularArmor = this.plating?.modular ?? NO_PLATES;
    this.rearModularArmor = this.plating?.rearModular ?? NO_PLATES;
    this.shieldLeft = this.plating?.shield ?? NO_PLATES;
    this.hitSlots = new Uint16Array(count);
    this.dentedSlots = new Uint16Array(count);
    this.rounds = Int16Array.from(design.bins, ({ rounds }) => rounds);
    this.builtInFired = new Uint8Array(design.weapons.length);
    this.jammed = new Uint8Array(design.weapons.length);
    this.charged = new Uint8Array(design.fixtures.length);
    this.pods = new Uint8Array(count);
    this.antiMissileUsed = new Uint8Array(design.weapons.length);
    this.hotLoaded = new Uint8Array(design.weapons.length);
    this.working = new Uint8Array(design.fixtures.length).fill(1);
    this.actuatorsLost = new Uint8Array(count);
    this.damageByWeapon = new Float64Array(design.weapons.length);
    this.edge = pilot.edge;
    this.narcLocation = design.plan.center;
    settleShields(this);
  }

  /** Out of the battle: destroyed, without a pilot, or gone from the map. */
  get isOut(): boolean {
    return this.lost !== undefined;
  }

  /** Whether it can move, shoot or strike. */
  get canAct(): boolean {
    return this.lost === undefined && this.conscious && !this.shutDown;
  }

  get isImmobile(): boolean {
    return !this.conscious || this.shutDown || this.onLegsLeft?.immobile === true;
  }

  /** Levels from its feet to its eyes (docs/rules/line-of-sight.md). */
  get height(): number {
    return this.prone ? 0 : this.design.height;
  }

  hasLost(location: number): boolean {
    return (this.structure[location] as number) <= 0;
  }

  isWorking(fixture: number): boolean {
    return fixture < 0 || this.working[fixture] === 1;
  }

  /** Whether a piece of equipment of this kind works. */
  hasWorking(gear: Gear): boolean {
    const fixtures = this.design.gear[gear];
    if (fixtures === undefined) return false;
    for (const { index } of fixtures) if (this.working[index] === 1) return true;
    return false;
  }

  /** Legs that are gone. */
  get legsLost(): number {
    const { legs } = this.plan;
    let lost = 0;
    for (let leg = 0; leg < legs.length; leg += 1) if (this.hasLost(legs[leg] as number)) lost += 1;
    return lost;
  }

  /** It fires from the ground as if it stood: on legs and hips that nothing has hit, where its body allows for it. */
  get isSteadyWhenProne(): boolean {
    return this.design.steadyWhenProne && this.legsLost === 0 && !this.hasHipHit;
  }

  /** What it can do on the legs that are left; undefined for whatever has none. */
  get onLegsLeft(): LegsLost | undefined {
    return this.aptitudes.onLegs[this.legsLost];
  }

  isLeg(location: number): boolean {
    return this.plan.isLeg[location] === 1;
  }

  jam(weapon: number, jammed: boolean): void {
    this.jammed[weapon] = jammed ? 1 : 0;
    this.ammunitionVersion += 1;
  }

  /** Takes so many rounds out of a bin, as far as it has them. */
  spend(bin: number, rounds: number): void {
    this.rounds[bin] = Math.max(0, (this.rounds[bin] as number) - rounds);
    if (this.rounds[bin] === 0) this.ammunitionVersion += 1;
  }

  useBuiltInShot(weapon: number): void {
    this.builtInFired[weapon] = (this.builtInFired[weapon] as number) + 1;
    this.ammunitionVersion += 1;
  }

  heatSinksInLegs(): number {
    let count = 0;
    for (const { index, location } of this.design.heatSinks) {
      if (this.working[index] === 1 && this.isLeg(location)) count += 1;
    }
    return count;
  }

  hasEnhancedActuators(arm: number): boolean {
    const systems = this.design.gear['actuator-enhancement-system'];
    return systems?.some(({ location, index }) => location === arm && this.working[index] === 1) ?? false;
  }

  /** Whether a shield in this arm can still take a hit. */
  hasShieldIn(arm: number): boolean {
    const { shields } = this.design;
    if (shields.length === 0 || (this.shieldLeft[arm] as number) <= 0) return false;
    return shields.some(({ location, index }) => location === arm && this.working[index] === 1);
  }

  /** Nobody holds up the shield of who cannot act. */
  shieldMode(arm: number): ShieldMode {
    if (!this.canAct) return 'none';
    return (this.plan.side[arm] as number) < 0 ? this.leftShield : this.rightShield;
  }

  hasArmDamage(arm: number): boolean {
    return this.actuatorsLost[arm] !== 0;
  }

  armDamage(arm: number): Required<IActuatorDamage> {
    const lost = this.actuatorsLost[arm] as number;
    return {
      shoulderDestroyed: (lost & ROOT) !== 0,
      upperArmDestroyed: (lost & UPPER) !== 0,
      lowerArmDestroyed: (lost & LOWER) !== 0,
    };
  }

  get hasHipHit(): boolean {
    const { legs } = this.plan;
    for (let leg = 0; leg < legs.length; leg += 1) {
      if (((this.actuatorsLost[legs[leg] as number] as number) & ROOT) !== 0) return true;
    }
    return false;
  }

  get hasLegDamage(): boolean {
    const { legs } = this.plan;
    for (let index = 0; index < legs.length; index += 1) {
      const leg = legs[index] as number;
      if (this.hasLost(leg) || this.actuatorsLost[leg] !== 0) return true;
    }
    return false;
  }

  /** Hands at the end of whole arms. */
  get workingHands(): number {
    let hands = 0;
    for (const arm of this.plan.arms) {
      const whole = !this.hasLost(arm) && this.actuatorsLost[arm] === 0;
      if (whole && this.design.arms[arm] === 'full') hands += 1;
    }
    return hands;
  }

  /** After damage: what hit slots and lost locations mean. */
  refresh(): void {
    this.version += 1;
    this.design.kind.takeStock(this);
    if (this.isStealthy || this.isVoid || this.isCamouflaged) dropFailedSignatures(this);
    if (this.plating !== undefined) {
      dropBrokenPlating(this.plating, this.design.plating ?? [], (fixture) => this.isWorking(fixture));
      settleShields(this);
    }
  }

  /** Whether the end of the game has come for it, and by what. */
  fatalDamage(): CauseOfLoss | undefined {
    return this.design.kind.fatalDamage(this);
  }

  /** A new turn: nothing of the last one counts any more. */
  startTurn(): void {
    if (!this.hasMoved) this.mpSpentLastTurn = 0;
    this.disturbed = this.disturbing;
    this.disturbing = false;
    this.movement = 'stationary';
    this.hexesMoved = 0;
    this.hasMoved = false;
    this.moveSoFar = undefined;
    this.skidded = false;
    this.attemptsToStand = 0;
    this.usedMasc = false;
    this.usedSupercharger = false;
    this.weaponHeat = 0;
    this.otherHeat = 0;
    this.externalHeat = 0;
    this.firedFrom = 0;
    this.dodging = false;
    this.spotting = -1;
    this.attacked = false;
    this.taggedBy = 0;
    this.chargeTarget = -1;
    this.chargeKind = undefined;
    this.torsoFacing = this.facing;
    this.armsFlipped = false;
    this.antiMissileUsed.fill(0);
    this.hotLoaded.fill(0);
    settleShields(this);
  }
}
