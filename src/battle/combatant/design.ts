import type { EquipmentItem, PhysicalWeapon } from '../../catalog/index.js';
import type { BodyPlan } from '../../rules/body/plan.js';
import type { StructureRule } from '../../rules/damage/materials.js';
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

/** Something in critical slots that a hit destroys as one. */
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
  /** Rolled again where not: empty slots, and materials spread over the whole unit. */
  readonly hittable: boolean;
  /** Takes one hit more. */
  readonly armored: boolean;
}

export interface PhysicalMount {
  readonly item: PhysicalWeapon;
  readonly fixture: number;
  readonly location: number;
}

/**
 * A unit as battles see it: everything that never changes, worked out once by its kind and shared by all its battles.
 * Inner loops read figures and flags here; what takes more than a figure, they ask the kind.
 */
export interface Design {
  readonly kind: Kind;
  readonly unit: Unit;
  readonly name: string;
  readonly tonnage: number;
  readonly plan: BodyPlan;
  /** How its sides lie around it. */
  readonly sides: SideScheme;
  /** What only 'Mechs have, for their kind alone. */
  readonly mech: MechFigures | undefined;
  /** What only vehicles have, for their kind alone. */
  readonly vehicle: VehicleFigures | undefined;
  /** What only battle armor has, for its kind alone. */
  readonly squad: SquadFigures | undefined;
  /** What only ProtoMechs have, for their kind alone. */
  readonly protoMech: ProtoMechFigures | undefined;
  /** What only conventional infantry has, for its kind alone. */
  readonly infantry: InfantryFigures | undefined;
  /** It is people without armor that counts: what strikes it is counted in troopers. */
  readonly people: PeopleFigures | undefined;
  /** Its design after converting from legs to wheels or tracks, or back; undefined for units with one mode. */
  readonly otherMode: Design | undefined;
  /** How many counters its kind keeps. */
  readonly counters: number;
  /** It flies: on rotors at any height, or just above the ground. */
  readonly flight: Flight | undefined;
  /** The location of a rotor, which shots go through for the most part, or nowhere. */
  readonly rotor: number;
  /** It never moves, and no unit can enter its hex. Each attack on it counts as a single hit. */
  readonly emplaced: boolean;
  /** Levels from its feet to its eyes, while it stands (docs/rules/line-of-sight.md). */
  readonly height: number;
  /** It may lose its footing, and lie on the ground. */
  readonly falls: boolean;
  /** It has legs that a push or a charge sweeps away. */
  readonly pushable: boolean;
  /** It strikes in the physical phase, with limbs or with what it holds. */
  readonly strikes: boolean;
  /**
   * Its attack on units in its own hex, as a whole; undefined for units with limbs and for those that make no physical
   * attacks.
   */
  readonly closeAttack: 'frenzy' | 'vibro_claws' | undefined;
  /** The kind of infantry; undefined for units in a machine. */
  readonly soldiers: Soldiers | undefined;
  /** Conventional infantry that is one squad and no more. */
  readonly singleSquad: boolean;
  /** What hides suits of battle armor. */
  readonly suit: ISuitSignature | undefined;
  /** What soldiers climb: a body on legs, or a hull; undefined for what they cannot. */
  readonly foothold: Foothold | undefined;
  /** It does not fill its hex: others may come in and stay. */
  readonly sharesHex: boolean;
  /**
   * Which units of its own side it shares a hex with. `freely`: any unit that allows it. `apart`: any but another of
   * this kind, like 'Mechs. `alone`: infantry only.
   */
  readonly stacks: 'freely' | 'apart' | 'alone';
  /** It walks over those who do not fill a hex, and past them. */
  readonly stridesOver: boolean;
  /** It may be charged by whatever charges with a hull, and charges like that itself. */
  readonly rammable: boolean;
  readonly rams: boolean;
  /** So large that blows find it easily. */
  readonly largeSupport: boolean;
  /** Turrets that turn by themselves. */
  readonly turrets: number;
  /** Its weapons do not all turn as one: some point where its hull does. */
  readonly hasFixedMounts: boolean;
  readonly tracksHeat: boolean;
  /** A QuadVee on its wheels or tracks, whose movement makes no heat. */
  readonly vehicleMode: boolean;
  /** Its armor stops fire. */
  readonly fireproof: boolean;
  /** What bursts all over its hex strikes every location. */
  readonly struckAllOver: boolean;
  /** A piloting roll that fails may stall its engine. */
  readonly stalls: boolean;
  /** Its engine drowns in water that covers it. */
  readonly floods: boolean;
  /** Heat makes it faster: triple-strength myomer. */
  readonly quickenedByHeat: boolean;
  /** On sound legs it fires from the ground as if it stood. */
  readonly steadyWhenProne: boolean;
  readonly superheavy: boolean;
  /** As easy to hit as its size makes it. */
  readonly large: boolean;
  readonly armor: Float64Array;
  readonly rearArmor: Float64Array;
  readonly structure: Float64Array;
  readonly armorTypes: readonly (string | undefined)[];
  /** Barrier Armor Ratings, where any is below that of armor built for war. */
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
  /** Fixtures by what they do. */
  readonly heatSinks: readonly Fixture[];
  readonly heatSinkFigures: { readonly count: number; readonly perSink: number };
  readonly gear: Readonly<Partial<Record<Gear, readonly Fixture[]>>>;
  readonly shields: readonly Fixture[];
  readonly sensors: SensorKind;
  readonly fireControl: FireControl;
  /** The pilot sits in the head, and is hurt by what strikes it. */
  readonly pilotInHead: boolean;
  /** Crew members who share the work; each is wounded and stays conscious separately. */
  readonly crewSize: number;
  /** Its arms punch forward of where the torso faces, and not to their own side. */
  readonly punchesForward: boolean;
  /** A second pilot sees to the spotting. */
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

/** How soldiers come to grips with it. */
interface Foothold {
  readonly on: 'legs' | 'hull';
  /** 1 for what is easier to climb than others of its kind. */
  readonly clumsy: number;
}

/** How hard people are to hurt. */
type PeopleFigures = Omit<PlatoonTarget, 'inOpen'>;

export type ArmBuild = 'full' | 'no-hand' | 'no-lower-arm';
