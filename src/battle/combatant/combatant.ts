import type { Writable } from '../../check/writable.js';
import type { IEdgeState } from '../../rules/abilities/index.js';
import { type BodyPlan, NOWHERE } from '../../rules/body/plan.js';
import { GUNNER, PILOT } from '../../rules/crew/seats.js';
import type { Body } from '../../rules/damage/body.js';
import type { Plating } from '../../rules/damage/plating.js';
import type { ShieldMode } from '../../rules/damage/shields.js';
import { shockModifier } from '../../rules/firing/shock.js';
import { type BoosterStrain, RESTED_BOOSTER } from '../../rules/movement/index.js';
import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { LegsLost } from '../../rules/rulesets/areas/movement.js';
import type { IActuatorDamage, IToHitModifierDetail, MovementType } from '../../rules/to-hit/index.js';
import { type Facing, turned } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { MoveSoFar } from '../movement/position.js';
import type { ShotAtIt } from '../shot/shot-facts.js';
import { LOWER, ROOT, UPPER } from './actuators.js';
import { type Aptitudes, aptitudesOf } from './aptitudes.js';
import { armorRulesOf } from './armor-rules.js';
import { Block, membersOf, sizeOfBlock } from './block.js';
import type { CauseOfLoss } from './cause-of-loss.js';
import type { Design } from './design.js';
import { roundsWhenFull } from './full-bin.js';
import type { Gear } from './gear.js';
import type { Pace } from './pace.js';
import type { PilotDesign } from './pilot.js';
import { dropBrokenPlating, fillPlating, platingIn } from './plating-design.js';
import { settleShields } from './shields.js';
import { dropFailedSignatures } from './signature.js';
import type { WeaponMount } from './weapon-mount.js';

/** For a weapon that jammed as it fired. */
export const JAMMED = 1;
/** For a weapon that a critical hit has stopped and the crew can repair. */
export const MALFUNCTION = 2;

const NO_PLATES = new Float64Array(0);
const NO_WORDS = new Uint16Array(0);
const TRIPOD_LEGS = 3;
const NO_OCTETS = new Uint8Array(0);

/** An object in the hands of a 'Mech, or on the ground (docs/rules/standard.md). */
export interface Burden {
  readonly name: string;
  readonly tonnage: number;
}

/** Counters of changes. Every copy starts its own. */
const COUNTED_ANEW = new Set(['version', 'ammunitionVersion']);

/** One unit in one battle: its design, and everything about it that changes. */
export class Combatant implements Body {
  readonly index: number;
  readonly id: string;
  readonly side: number;
  /** The current one: a QuadVee has a design for each of its modes. */
  readonly design: Design;
  /** A field of its design, which inner loops read very often. */
  readonly plan: BodyPlan;
  readonly pilot: PilotDesign;
  /** The rules of the battle. */
  readonly rules: Ruleset;
  /** Worked out for this design and pilot under these rules. */
  readonly aptitudes: Aptitudes;

  hex = OFF_MAP;
  /**
   * The elevation of its feet above the hex's level: minus the depth on the bottom of water, the height of a bridge
   * under it.
   */
  elevation = 0;
  facing: Facing = 0;
  /** Facing of the torso or turret. */
  torsoFacing: Facing = 0;
  /** Facing of the front turret, if there are two. */
  secondFacing: Facing = 0;
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
  /** What is left of its plating, if it has any. */
  readonly modularArmor: Float64Array;
  readonly rearModularArmor: Float64Array;
  readonly shieldLeft: Float64Array;
  /** Slots that are hit, one bit each, by location. */
  readonly hitSlots: Uint16Array;
  /** Slots whose own armor has taken its hit. */
  readonly dentedSlots: Uint16Array;
  /** Counters of its kind: motive damage, crew hits, jammed turrets. */
  readonly counters: Uint8Array;
  /** Rounds left in each bin. */
  readonly rounds: Int16Array;
  /** Shots fired of weapons with a limited number. */
  readonly builtInFired: Uint8Array;
  readonly jammed: Uint8Array;

  heat = 0;
  shutDown = false;
  /** The reactor was switched off on purpose, and stays so until it is switched on. */
  staysDown = false;
  /** The turn in which its engine stalled; 0 while it runs. */
  stalledIn = 0;
  /** A shock keeps it shut down, or makes its rolls harder, until so many more turns have ended. */
  frozenFor = 0;
  shockedFor = 0;
  /** Water covered its engine when the turn began. */
  flooded = false;
  /** Stealth armor or a null-signature system is switched on. */
  isStealthy = false;
  /** A void-signature system is switched on. */
  isVoid = false;
  /** A chameleon shield is switched on. */
  isCamouflaged = false;
  /** The stance of each arm's shield, if it has any. */
  leftShield: ShieldMode = 'none';
  rightShield: ShieldMode = 'none';
  /** Wounds of the pilot. */
  wounds = 0;
  /** A crew member is out of action. */
  conscious = true;
  /** The turn in which the pilot lost consciousness. */
  knockedOutIn = 0;
  pilotDead = false;
  /** Wounded in this phase; a roll to stay conscious follows at its end. */
  dazed = false;
  /** Wounds by seat, for crews of several; empty for a lone pilot. */
  readonly crewWounds: Uint8Array;
  readonly crewConscious: Uint8Array;
  /** The turns in which they lost consciousness. */
  readonly crewKnockedOutIn: Uint16Array;
  lost: CauseOfLoss | undefined;
  edge: IEdgeState;
  /** Critical hits that a Rugged design has negated. */
  negationsUsed = 0;
  /** Points that its cowl has absorbed. */
  cowlTaken = 0;
  /** Flooded locations, one bit each. */
  breached = 0;
  coolingFailed = false;
  /** Its energy weapons disturb its own electronics: those of the last turn now, those of this turn in the next. */
  disturbed = false;
  disturbing = false;
  mascStrain: BoosterStrain = RESTED_BOOSTER;
  superchargerStrain: BoosterStrain = RESTED_BOOSTER;
  mpSpentLastTurn = 0;
  /** Sides whose Narc beacons are attached to it, one bit each, and the location of each. */
  narcedBy = 0;
  narcLocation: number;
  /** iNarc pods in each location, one bit for each kind and side, and all of them together. */
  readonly pods: Uint8Array;
  podsInAll = 0;
  /** The name of its C3 network; units of a side without a name share one. */
  network = '';
  /** The one opponent a Blood Stalker hunts, by index. */
  quarry = -1;
  carrying: Burden | undefined;
  /** The unit that it swarms, or -1. */
  swarming = -1;
  /** Crippled and withdrawing. */
  withdrawing = false;
  /** A QuadVee that drives on its wheels or tracks. */
  inVehicleMode = false;
  /** The pilot has rolled to fight on without a side torso. */
  heldOut = false;
  /** Charged capacitors, by fixture. */
  readonly charged: Uint8Array;
  /** The number of critical hits on guns that survive one, by fixture. */
  readonly markedGuns: Uint8Array;

  // State of one turn, which the end phase resets.
  movement: MovementType = 'stationary';
  hexesMoved = 0;
  hasMoved = false;
  /** Its move was interrupted, and goes on before any other unit moves. */
  moveSoFar: MoveSoFar | undefined;
  skidded = false;
  /** It has converted in this turn. */
  converted = false;
  attemptsToStand = 0;
  usedMasc = false;
  usedSupercharger = false;
  weaponHeat = 0;
  otherHeat = 0;
  externalHeat = 0;
  /** Locations that fired, one bit each. */
  firedFrom = 0;
  dodging = false;
  /** It clears a jam in place of all attacks. */
  clearingJam = false;
  spotting = -1;
  attacked = false;
  /** Sides that marked it with TAG, one bit each. */
  taggedBy = 0;
  /** The target of its charge or death from above, or -1. */
  chargeTarget = -1;
  chargeKind: 'charge' | 'dfa' | undefined;
  damageThisPhase = 0;
  /** It fell, or was struck by a physical attack, since the last phase ended. */
  jolted = false;
  /** The same since the turn began, as the levels that it fell; -1 for neither. */
  levelsJolted = -1;
  readonly rolls: PilotingCause[] = [];
  fallsAtEndOfPhase = false;
  /** Volleys that its anti-missile systems have engaged this turn. */
  readonly antiMissileUsed: Uint8Array;
  /** Launchers that are hot-loaded this turn: the bin of each, counted from 1. */
  readonly hotLoaded: Uint8Array;

  // The effects of damage, as the unit's kind works them out.
  readonly working: Uint8Array;
  readonly actuatorsLost: Uint8Array;
  engineHits = 0;
  gyroHits = 0;
  sensorHits = 0;
  lifeSupportHits = 0;
  cockpitHit = false;
  heatSinksLost = 0;
  /** It can no longer move, which others know. */
  stranded = false;
  /** Its crew cannot attack, and can only drive slowly. */
  stunned = false;
  /** It cannot fire at long range, for lack of sensors. */
  nearsighted = false;
  /** Its turrets cannot turn. */
  turretHeld = false;
  secondTurretHeld = false;

  /** Grows whenever damage changes what works, and when a bin runs dry. */
  version = 0;
  ammunitionVersion = 0;

  // Counted for statistics.
  damageDealt = 0;
  damageTaken = 0;
  readonly damageByWeapon: Float64Array;
  kills = 0;

  /** All lists that change. */
  readonly #lists: Uint8Array;
  #pace: Pace | undefined;

  /** @param model the unit whose state it copies, of the same design, pilot and rules */
  constructor(
    index: number,
    id: string,
    side: number,
    design: Design,
    pilot: PilotDesign,
    ruleset: Ruleset,
    model?: Combatant,
  ) {
    this.index = index;
    this.id = id;
    this.side = side;
    this.design = design;
    this.plan = design.plan;
    const locations = design.plan.locations.length;
    const weapons = design.weapons.length;
    const fixtures = design.fixtures.length;
    this.pilot = pilot;
    this.rules = ruleset;
    this.aptitudes = model?.aptitudes ?? aptitudesOf(design, pilot, ruleset);
    this.armorRules = model?.armorRules ?? armorRulesOf(design, ruleset);
    this.#lists = model === undefined ? new Uint8Array(sizeOfBlock(design)) : model.#lists.slice();
    const block = new Block(this.#lists);
    this.armor = block.doubles(locations);
    this.rearArmor = block.doubles(locations);
    this.structure = block.doubles(locations);
    this.damageByWeapon = block.doubles(weapons);
    this.plating = design.plating && platingIn(block, locations);
    this.modularArmor = this.plating?.modular ?? NO_PLATES;
    this.rearModularArmor = this.plating?.rearModular ?? NO_PLATES;
    this.shieldLeft = this.plating?.shield ?? NO_PLATES;
    this.hitSlots = block.words(locations);
    this.dentedSlots = block.words(locations);
    this.rounds = block.signedWords(design.bins.length);
    const crew = membersOf(design);
    this.crewKnockedOutIn = crew === 0 ? NO_WORDS : block.words(crew);
    this.builtInFired = block.octets(weapons);
    this.jammed = block.octets(weapons);
    this.antiMissileUsed = block.octets(weapons);
    this.hotLoaded = block.octets(weapons);
    this.charged = block.octets(fixtures);
    this.markedGuns = block.octets(fixtures);
    this.working = block.octets(fixtures);
    this.pods = block.octets(locations);
    this.counters = design.counters === 0 ? NO_OCTETS : block.octets(design.counters);
    this.actuatorsLost = block.octets(locations);
    this.crewWounds = crew === 0 ? NO_OCTETS : block.octets(crew);
    this.crewConscious = crew === 0 ? NO_OCTETS : block.octets(crew);
    this.edge = pilot.edge;
    this.narcLocation = design.plan.center;
    if (model === undefined) this.#comeFromTheYard();
    else this.#takeOverFields(model);
  }

  #comeFromTheYard(): void {
    const { design, plan } = this;
    this.armor.set(design.armor);
    if (plan.head !== NOWHERE) this.armor[plan.head] = this.aptitudes.headArmor;
    this.rearArmor.set(design.rearArmor);
    this.structure.set(design.structure);
    if (this.plating !== undefined) fillPlating(this.plating, design.plating ?? []);
    for (const { index } of design.bins) this.rounds[index] = this.roundsWhenFull(index);
    this.working.fill(1);
    this.crewConscious.fill(1);
    if (design.counters > 0) design.kind.takeStock(this);
    settleShields(this);
  }

  /** Returns an identical unit, which is independent from now on. */
  copy(): Combatant {
    return new Combatant(this.index, this.id, this.side, this.design, this.pilot, this.rules, this);
  }

  /** Whether it is in the same state as a copy of it, or as its original. */
  isLike(other: Combatant): boolean {
    if (this.#lists.some((octet, index) => octet !== other.#lists[index])) return false;
    const fields = Object.entries(other);
    return Object.entries(this).every(([name, value], place) => {
      const [otherName, otherValue] = fields[place] ?? [];
      // A design may know its other mode, which knows it.
      if (name === 'design' || name === 'aptitudes') return value === otherValue;
      // Lists are views of the one that was compared.
      if (value === otherValue || ArrayBuffer.isView(value) || COUNTED_ANEW.has(name))
        return name === otherName;
      return typeof value === 'object' && JSON.stringify(value) === JSON.stringify(otherValue);
    });
  }

  /** Takes over the state of its copy. */
  takeOver(copy: Combatant): void {
    this.#lists.set(copy.#lists);
    this.#takeOverFields(copy);
  }

  /** Field by field, so that the runtime can optimise each access. A test checks that no field is missing. */
  #takeOverFields(other: Combatant): void {
    this.hex = other.hex;
    this.elevation = other.elevation;
    this.facing = other.facing;
    this.torsoFacing = other.torsoFacing;
    this.secondFacing = other.secondFacing;
    this.armsFlipped = other.armsFlipped;
    this.prone = other.prone;
    this.stuck = other.stuck;
    this.heat = other.heat;
    this.shutDown = other.shutDown;
    this.staysDown = other.staysDown;
    this.stalledIn = other.stalledIn;
    this.frozenFor = other.frozenFor;
    this.shockedFor = other.shockedFor;
    this.flooded = other.flooded;
    this.isStealthy = other.isStealthy;
    this.isVoid = other.isVoid;
    this.isCamouflaged = other.isCamouflaged;
    this.leftShield = other.leftShield;
    this.rightShield = other.rightShield;
    this.wounds = other.wounds;
    this.conscious = other.conscious;
    this.knockedOutIn = other.knockedOutIn;
    this.pilotDead = other.pilotDead;
    this.dazed = other.dazed;
    this.lost = other.lost;
    this.edge = other.edge;
    this.negationsUsed = other.negationsUsed;
    this.cowlTaken = other.cowlTaken;
    this.breached = other.breached;
    this.coolingFailed = other.coolingFailed;
    this.disturbed = other.disturbed;
    this.disturbing = other.disturbing;
    this.mascStrain = other.mascStrain;
    this.superchargerStrain = other.superchargerStrain;
    this.mpSpentLastTurn = other.mpSpentLastTurn;
    this.narcedBy = other.narcedBy;
    this.narcLocation = other.narcLocation;
    this.podsInAll = other.podsInAll;
    this.network = other.network;
    this.quarry = other.quarry;
    this.carrying = other.carrying;
    this.swarming = other.swarming;
    this.withdrawing = other.withdrawing;
    this.inVehicleMode = other.inVehicleMode;
    this.#takeMode();
    this.heldOut = other.heldOut;
    this.movement = other.movement;
    this.hexesMoved = other.hexesMoved;
    this.hasMoved = other.hasMoved;
    this.moveSoFar = other.moveSoFar;
    this.skidded = other.skidded;
    this.converted = other.converted;
    this.attemptsToStand = other.attemptsToStand;
    this.usedMasc = other.usedMasc;
    this.usedSupercharger = other.usedSupercharger;
    this.weaponHeat = other.weaponHeat;
    this.otherHeat = other.otherHeat;
    this.externalHeat = other.externalHeat;
    this.firedFrom = other.firedFrom;
    this.dodging = other.dodging;
    this.clearingJam = other.clearingJam;
    this.spotting = other.spotting;
    this.attacked = other.attacked;
    this.taggedBy = other.taggedBy;
    this.chargeTarget = other.chargeTarget;
    this.chargeKind = other.chargeKind;
    this.damageThisPhase = other.damageThisPhase;
    this.jolted = other.jolted;
    this.levelsJolted = other.levelsJolted;
    this.fallsAtEndOfPhase = other.fallsAtEndOfPhase;
    this.engineHits = other.engineHits;
    this.gyroHits = other.gyroHits;
    this.sensorHits = other.sensorHits;
    this.lifeSupportHits = other.lifeSupportHits;
    this.cockpitHit = other.cockpitHit;
    this.heatSinksLost = other.heatSinksLost;
    this.stranded = other.stranded;
    this.stunned = other.stunned;
    this.nearsighted = other.nearsighted;
    this.turretHeld = other.turretHeld;
    this.secondTurretHeld = other.secondTurretHeld;
    this.damageDealt = other.damageDealt;
    this.damageTaken = other.damageTaken;
    this.kills = other.kills;
    // Lists are compared by length. Counters of changes never go back: otherwise a cache could mistake one past state
    // for another.
    this.rolls.length = 0;
    for (const cause of other.rolls) this.rolls.push(cause);
    this.version = Math.max(this.version, other.version) + 1;
    this.ammunitionVersion = Math.max(this.ammunitionVersion, other.ammunitionVersion) + 1;
  }

  /** Cached results about its movement, which are not part of its state. */
  keptPace(): Pace | undefined {
    return this.#pace;
  }

  keepPace(pace: Pace): Pace {
    this.#pace = pace;
    return pace;
  }

  /** Out of the battle: destroyed, without a pilot, or gone from the map. */
  get isOut(): boolean {
    return this.lost !== undefined;
  }

  /** The unit was built for a dedicated pilot, who is at the controls or out of action. */
  get dedicatedPilot(): 'active' | 'out' | undefined {
    return this.#state(PILOT);
  }

  /** The same for a gunner. */
  get dedicatedGunner(): 'active' | 'out' | undefined {
    return this.#state(GUNNER);
  }

  /** A second pilot, or an officer at a console, has no other work as long as nobody has to be replaced. */
  get hasFreeHand(): boolean {
    const { secondPilot, kind } = this.design;
    return secondPilot && kind.isFreeToLead?.(this) !== false;
  }

  #state(seat: number): 'active' | 'out' | undefined {
    if (this.crewConscious.length === 0) return undefined;
    return this.crewConscious[seat] === 1 ? 'active' : 'out';
  }

  /** The crew members who pilot and fire now: another takes over for one who is out of action. */
  get pilotingWounds(): number {
    return this.#woundsAt(PILOT);
  }

  get gunneryWounds(): number {
    return this.#woundsAt(GUNNER);
  }

  #woundsAt(seat: number): number {
    const { crewConscious, crewWounds } = this;
    if (crewConscious.length === 0) return this.wounds;
    const at = crewConscious[seat] === 1 ? seat : crewConscious.indexOf(1);
    return crewWounds[at < 0 ? seat : at] as number;
  }

  /** Whether it can move, shoot or attack. */
  get canAct(): boolean {
    return this.lost === undefined && this.conscious && !this.shutDown;
  }

  get canAttack(): boolean {
    return this.canAct && !this.stunned;
  }

  get isImmobile(): boolean {
    return !this.conscious || this.shutDown || this.stranded || this.onLegsLeft?.immobile === true;
  }

  /** Levels from its feet to its eyes (docs/rules/line-of-sight.md). */
  get height(): number {
    return this.prone ? 0 : this.design.height;
  }

  /** A ship on the surface: torpedoes can strike its hull. */
  get afloat(): boolean {
    return this.elevation === 0 && this.aptitudes.footwork.waterOnly === true;
  }

  /** No unit can end its move in its hex, whether that unit leaves room for others, flies or dives. */
  get fillsHex(): boolean {
    return !this.design.sharesHex && (this.elevation === 0 || this.aptitudes.footwork.vertical === undefined);
  }

  get sideTorsosLost(): number {
    let lost = 0;
    for (const torso of this.plan.torsos) if (torso !== this.plan.center && this.hasLost(torso)) lost += 1;
    return lost;
  }

  isBreached(location: number): boolean {
    return (this.breached & (1 << location)) !== 0;
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

  /** It fires while prone as if it stood, because its body allows that and its legs and hips are undamaged. */
  get isSteadyWhenProne(): boolean {
    return this.design.steadyWhenProne && this.legsLost === 0 && !this.hasHipHit;
  }

  /** A tripod with undamaged legs and hips. */
  get isOnThreeSoundLegs(): boolean {
    return this.plan.legs.length === TRIPOD_LEGS && this.legsLost === 0 && !this.hasHipHit;
  }

  /** What its remaining legs allow; undefined for units without legs. */
  get onLegsLeft(): LegsLost | undefined {
    return this.aptitudes.onLegs[this.legsLost];
  }

  isLeg(location: number): boolean {
    return this.plan.isLeg[location] === 1;
  }

  jam(weapon: number, jammed: boolean): void {
    this.jammed[weapon] = jammed ? JAMMED : 0;
    this.ammunitionVersion += 1;
  }

  /** Stops a weapon after a critical hit until the crew has repaired it. */
  malfunction(weapon: number): void {
    this.jammed[weapon] = MALFUNCTION;
    this.ammunitionVersion += 1;
  }

  /** Takes this many rounds from a bin, as far as it has them. */
  spend(bin: number, rounds: number): void {
    this.rounds[bin] = Math.max(0, (this.rounds[bin] as number) - rounds);
    if (this.rounds[bin] === 0) this.ammunitionVersion += 1;
  }

  /** Rounds of a full bin; 0 for a bin that it does not have. */
  roundsWhenFull(bin: number): number {
    const full = this.design.bins[bin];
    return full === undefined ? 0 : roundsWhenFull(full, { ruleset: this.rules });
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

  /** Whether a shield in this arm can still absorb a hit. */
  hasShieldIn(arm: number): boolean {
    const { shields } = this.design;
    if (shields.length === 0 || (this.shieldLeft[arm] as number) <= 0) return false;
    return shields.some(({ location, index }) => location === arm && this.working[index] === 1);
  }

  /** A unit that cannot act holds up no shield. */
  shieldMode(arm: number): ShieldMode {
    if (!this.canAct) return 'none';
    return (this.plan.side[arm] as number) < 0 ? this.leftShield : this.rightShield;
  }

  /** Modifier to shots of a weapon from a shock, or damage that only its kind suffers; undefined if there is none. */
  fireDamage(mount: Pick<WeaponMount, 'location'>): readonly IToHitModifierDetail[] | undefined {
    const own = this.design.kind.fireDamage(this, mount);
    return this.shockedFor === 0 ? own : [...(own ?? []), shockModifier(this.rules)];
  }

  /** Modifier to shots at it that its kind adds; undefined if there is none. */
  toHitAgainst(shot: ShotAtIt): readonly IToHitModifierDetail[] | undefined {
    return this.design.kind.toHitAgainst(this.design, this.hexesMoved, shot);
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

  /** Working hands on undamaged arms. */
  get workingHands(): number {
    let hands = 0;
    for (const arm of this.plan.arms) {
      const whole = !this.hasLost(arm) && this.actuatorsLost[arm] === 0;
      if (whole && this.design.arms[arm] === 'full') hands += 1;
    }
    return hands;
  }

  /** Turns it in its hex. Turrets that are stuck turn with it; all others point ahead. */
  turnTo(facing: Facing): void {
    if (this.turretHeld) this.torsoFacing = turned(this.torsoFacing, facing - this.facing);
    else this.torsoFacing = facing;
    if (this.design.turrets > 1)
      this.secondFacing = this.secondTurretHeld ? turned(this.secondFacing, facing - this.facing) : facing;
    this.facing = facing;
  }

  /** Converts between legs and wheels or tracks. */
  convert(): void {
    this.inVehicleMode = !this.inVehicleMode;
    this.refresh();
  }

  /** Its design, and everything that depends on it, is that of its current mode. */
  #takeMode(): void {
    const { otherMode } = this.design;
    if (otherMode?.vehicleMode === this.inVehicleMode) become(this, otherMode);
  }

  /** Works out the effects of hit slots and lost locations after damage. */
  refresh(): void {
    this.version += 1;
    this.#takeMode();
    this.design.kind.takeStock(this);
    if (this.isStealthy || this.isVoid || this.isCamouflaged) dropFailedSignatures(this);
    if (this.plating !== undefined) {
      dropBrokenPlating(this.plating, this.design.plating ?? [], (fixture) => this.isWorking(fixture));
      settleShields(this);
    }
  }

  /** Why the unit is out of the battle, if it is. */
  fatalDamage(): CauseOfLoss | undefined {
    return this.design.kind.fatalDamage(this);
  }

  /** Records that it fell this many levels, or was struck by a physical attack. */
  jolt(levels: number): void {
    this.jolted = true;
    if (levels > this.levelsJolted) this.levelsJolted = levels;
  }

  /** Resets everything that counts for one turn only. */
  startTurn(): void {
    if (!this.hasMoved) this.mpSpentLastTurn = 0;
    this.disturbed = this.disturbing;
    this.levelsJolted = -1;
    if (this.design.floods) this.flooded = this.elevation <= (this.prone ? -1 : -2);
    this.disturbing = false;
    this.movement = 'stationary';
    this.hexesMoved = 0;
    this.hasMoved = false;
    this.moveSoFar = undefined;
    this.skidded = false;
    if (this.converted) {
      this.converted = false;
      this.version += 1;
    }
    this.attemptsToStand = 0;
    this.usedMasc = false;
    this.usedSupercharger = false;
    this.weaponHeat = 0;
    this.otherHeat = 0;
    this.externalHeat = 0;
    this.firedFrom = 0;
    this.dodging = false;
    this.clearingJam = false;
    this.spotting = -1;
    this.attacked = false;
    this.taggedBy = 0;
    this.chargeTarget = -1;
    this.chargeKind = undefined;
    if (!this.turretHeld) this.torsoFacing = this.facing;
    if (this.design.turrets > 1 && !this.secondTurretHeld) this.secondFacing = this.facing;
    this.armsFlipped = false;
    this.antiMissileUsed.fill(0);
    this.hotLoaded.fill(0);
    if (!this.rules.physical.shieldStance.lasts) {
      this.leftShield = 'none';
      this.rightShield = 'none';
    }
    settleShields(this);
  }
}

/** A unit's build changes only with the mode of a QuadVee, with the load of a bin, and for a duel that states its size. */
export function become(unit: Writable<Combatant>, design: Design): void {
  unit.design = design;
  unit.aptitudes = aptitudesOf(design, unit.pilot, unit.rules);
}
