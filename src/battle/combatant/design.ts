import type { EquipmentItem, PhysicalWeapon } from '../../catalog/index.js';
import type { BodyPlan } from '../../rules/body/plan.js';
import type { StructureRule } from '../../rules/damage/materials.js';
import type { Hardness } from '../../rules/firing/shock.js';
import type { PlatoonTarget } from '../../rules/infantry/casualties.js';
import type { SensorKind } from '../../rules/rulesets/areas/to-hit.js';
import type { FireControl, ISuitSignature, Soldiers } from '../../rules/to-hit/index.js';
import type { Flight } from '../../rules/vehicle/flight.js';
import type { CaseProtection, Mount, OtherEngine, System, Unit } from '../../units/index.js';
import type { SquadFigures } from '../kinds/battle-armor/figures.js';
import type { InfantryFigures } from '../kinds/infantry/figures.js';
import type { Kind } from '../kinds/kind.js';
import type { MechFigures } from '../kinds/mech/figures.js';
import type { ProtoMechFigures } from '../kinds/protomech/figures.js';
import type { VehicleFigures } from '../kinds/vehicle/figures.js';
import type { SideScheme } from '../sight/hit-side.js';
import type { Gear } from './gear.js';
import type { PlatingPiece } from './plating-design.js';
import type { AmmoBin, WeaponMount } from './weapon-mount.js';

/** An item in critical slots that one hit destroys. */
export interface Fixture {
  readonly index: number;
  readonly system?: System;
  readonly mount?: Mount;
  readonly item?: EquipmentItem;
  /** Its location, or that of its first half. */
  readonly location: number;
  /** Index in `weapons` or `bins`, or -1. */
  readonly weapon: number;
  readonly bin: number;
}

export interface CriticalSlotDesign {
  /** -1 for an empty slot. */
  readonly fixture: number;
  /**
   * The second item in the slot, which only superheavy 'Mechs have room for and which is destroyed with the first; or
   * -1.
   */
  readonly second: number;
  /** A slot that is rolled again if false: empty slots, and materials spread over the whole unit. */
  readonly hittable: boolean;
  /** Survives one more hit. */
  readonly armored: boolean;
}

export interface PhysicalMount {
  readonly item: PhysicalWeapon;
  readonly fixture: number;
  readonly location: number;
}

/**
 * A unit in battles: everything that never changes, worked out once by its kind and shared by all its battles. Inner
 * loops read figures and flags here; for anything else they ask the kind.
 */
export interface Design {
  readonly kind: Kind;
  readonly unit: Unit;
  readonly name: string;
  readonly tonnage: number;
  readonly plan: BodyPlan;
  /** The layout of its sides. */
  readonly sides: SideScheme;
  /** Figures that only 'Mechs have, for their kind. */
  readonly mech: MechFigures | undefined;
  /** Figures that only vehicles have, for their kind. */
  readonly vehicle: VehicleFigures | undefined;
  /** Figures that only battle armor has, for its kind. */
  readonly squad: SquadFigures | undefined;
  /** Figures that only ProtoMechs have, for their kind. */
  readonly protoMech: ProtoMechFigures | undefined;
  /** Figures that only conventional infantry has, for its kind. */
  readonly infantry: InfantryFigures | undefined;
  /** Infantry without powered armor: damage to it is counted in troopers. */
  readonly people: PeopleFigures | undefined;
  /** Its design after converting from legs to wheels or tracks, or back; undefined for units with one mode. */
  readonly otherMode: Design | undefined;
  /** The number of counters that its kind keeps. */
  readonly counters: number;
  /** It flies: on rotors at any height, or just above the ground. */
  readonly flight: Flight | undefined;
  /** The location of a rotor, which takes only part of the damage of shots; or nowhere. */
  readonly rotor: number;
  /** It never moves, and no unit can enter its hex. Each attack on it counts as a single hit. */
  readonly emplaced: boolean;
  /** Levels from its feet to its eyes, while it stands (docs/rules/line-of-sight.md). */
  readonly height: number;
  /** It may fall, and be prone. */
  readonly falls: boolean;
  /** It has legs, so that a push or a charge can make it fall. */
  readonly pushable: boolean;
  /** It makes physical attacks, with limbs or weapons. */
  readonly strikes: boolean;
  /**
   * Its attack on units in its own hex, as a whole; undefined for units with limbs and for those that make no physical
   * attacks.
   */
  readonly closeAttack: 'frenzy' | 'vibro_claws' | undefined;
  /** The kind of infantry; undefined for units in a machine. */
  readonly soldiers: Soldiers | undefined;
  /** Conventional infantry of a single squad. */
  readonly singleSquad: boolean;
  /** Stealth of battle armor. */
  readonly suit: ISuitSignature | undefined;
  /** How infantry climbs it: a body on legs, or a hull; undefined if it cannot be climbed. */
  readonly foothold: Foothold | undefined;
  /** It does not fill its hex: other units may enter and stay. */
  readonly sharesHex: boolean;
  /**
   * Which units of its own side it shares a hex with. `freely`: any unit that allows it. `apart`: any but another of
   * this kind, like 'Mechs. `alone`: infantry only.
   */
  readonly stacks: 'freely' | 'apart' | 'alone';
  /** It may move over and past units that do not fill a hex. */
  readonly stridesOver: boolean;
  /** It charges with its hull, and can be charged by units that do. */
  readonly rammable: boolean;
  readonly rams: boolean;
  /** So large that physical attacks hit it more easily. */
  readonly largeSupport: boolean;
  /** Turrets that turn independently. */
  readonly turrets: number;
  /** Not all of its weapons turn together: some point where its hull does. */
  readonly hasFixedMounts: boolean;
  readonly tracksHeat: boolean;
  /** A QuadVee in vehicle mode, whose movement makes no heat. */
  readonly vehicleMode: boolean;
  /** Its armor resists fire. */
  readonly fireproof: boolean;
  /** How well it withstands a shock; undefined for units that a shock does not harm. */
  readonly hardness: Hardness | undefined;
  /** Area damage strikes every location. */
  readonly struckAllOver: boolean;
  /** A failed piloting roll may stall its engine. */
  readonly stalls: boolean;
  /** Its engine is destroyed under water. */
  readonly floods: boolean;
  /** It has triple-strength myomer, which heat activates. */
  readonly quickenedByHeat: boolean;
  /** With undamaged legs it fires while prone as if it stood. */
  readonly steadyWhenProne: boolean;
  readonly superheavy: boolean;
  /** The modifier for its size as a target. */
  readonly large: boolean;
  readonly armor: Float64Array;
  readonly rearArmor: Float64Array;
  readonly structure: Float64Array;
  readonly armorTypes: readonly (string | undefined)[];
  /** Barrier Armor Ratings, if any is below that of military armor. */
  readonly armorRatings: readonly number[] | undefined;
  readonly structureType: string | undefined;
  readonly structureRule: StructureRule;
  readonly protection: readonly CaseProtection[];
  /** Modular armor and shields, if it has any. */
  readonly plating: readonly PlatingPiece[] | undefined;
  readonly slots: readonly (readonly CriticalSlotDesign[])[];
  readonly fixtures: readonly Fixture[];
  /** Index of the mount in the slot, or -1 if it takes no slot. */
  readonly fixtureOf: (mount: Mount) => number;
  readonly weapons: readonly WeaponMount[];
  readonly bins: readonly AmmoBin[];
  /** It has an anti-missile system. */
  readonly meetsMissiles: boolean;
  readonly physicalWeapons: readonly PhysicalMount[];
  /** Fixtures by function. */
  readonly heatSinks: readonly Fixture[];
  readonly heatSinkFigures: { readonly count: number; readonly perSink: number };
  readonly gear: Readonly<Partial<Record<Gear, readonly Fixture[]>>>;
  readonly shields: readonly Fixture[];
  readonly sensors: SensorKind;
  readonly fireControl: FireControl;
  /** Its engine is not made for a supercharger, which fails more easily. */
  readonly civilEngine: boolean;
  /** The pilot sits in the head, and is wounded by hits on it. */
  readonly pilotInHead: boolean;
  /** Crew members who share the work; each is wounded and stays conscious separately. */
  readonly crewSize: number;
  /** Its arms and legs strike to the front of the torso: arms not to their own side, legs not to the front of the feet. */
  readonly strikesForward: boolean;
  /** It cruises and flanks, and does not walk or run. */
  readonly drives: boolean;
  /** A second pilot does the spotting. */
  readonly secondPilot: boolean;
  /** A commander may lead the force from it, at a console or as the technician of a crew of three. */
  readonly commandPost: boolean;
  readonly improvedJumpJets: boolean;
  readonly engine: OtherEngine['type'];
  /** Hand and lower-arm actuators as built, by location: 'none' without lower arm, 'lower-arm' without hand. */
  readonly arms: readonly ArmBuild[];
  readonly quirks: readonly string[];
  /** By index of the weapon. */
  readonly weaponQuirks: Readonly<Record<string, readonly string[]>>;
}

/** How infantry attacks it. */
interface Foothold {
  readonly on: 'legs' | 'hull';
  /** 1 for units that are easier to climb than others of their kind. */
  readonly clumsy: number;
}

/** How damage to infantry is reduced. */
type PeopleFigures = Omit<PlatoonTarget, 'inOpen'>;

export type ArmBuild = 'full' | 'no-hand' | 'no-lower-arm';
