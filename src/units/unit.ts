import type { EquipmentItem } from '../catalog/index.js';
import type { ObliqueFacing } from './facing.js';

export const TECH_BASES_OF_UNITS = ['Inner Sphere', 'Clan', 'Mixed Inner Sphere', 'Mixed Clan'] as const;
/** A mixed unit is named after its chassis. */
export type UnitTechBase = (typeof TECH_BASES_OF_UNITS)[number];

/** Something worth telling that did not keep the unit from being read. */
export interface UnitWarning {
  /** Line of the file, counted from 1, where one line is to blame. */
  readonly line?: number;
  readonly message: string;
}

/** What every kind of unit has. */
export interface UnitBase {
  readonly chassis: string;
  readonly model: string;
  /** The name that the Clans give a chassis, or the Inner Sphere a Clan one. */
  readonly clanName?: string;
  /** Number in the Master Unit List. */
  readonly mulId?: number;
  readonly year: number;
  readonly source?: string;
  readonly role?: string;
  /** 1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial. */
  readonly rulesLevel: number;
  readonly techBase: UnitTechBase;
  /** Left out where a file states none, as for infantry and gun emplacements. */
  readonly tonnage?: number;
  readonly omni: boolean;
  /** Movement points as they stand at the start of a game. */
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** In the order of mounting. */
  readonly equipment: readonly Mount[];
  /** Canonical ids; unknown ones as written. */
  readonly quirks: readonly string[];
  /** By the weapon's name as the file has it; each mount carries its own, too. */
  readonly weaponQuirks: Readonly<Record<string, readonly string[]>>;
  readonly warnings: readonly UnitWarning[];
}

/** A mounted item. */
export interface Mount {
  /** As the file has it; `item.name` is the display name. */
  readonly name: string;
  /** Left out where the catalog does not know the name. */
  readonly item?: EquipmentItem;
  /** Left out for what has none: heat sinks in the engine, armor and structure without slots, built-in ammunition. */
  readonly location?: string;
  /** The other location of an item split over two. */
  readonly secondLocation?: string;
  /** First critical slot, counted from 0. */
  readonly slot?: number;
  /** How many critical slots it takes. */
  readonly slots: number;
  /** Points straight back, or back to one side. */
  readonly rear: boolean;
  /** Of a vehicular grenade launcher that points neither ahead nor straight back. */
  readonly facing?: ObliqueFacing;
  readonly turret: boolean;
  readonly armored: boolean;
  readonly omnipod: boolean;
  /** Of an item of variable size. */
  readonly size?: number;
  /** Rounds in a bin of ammunition. */
  readonly shots?: number;
  /** Canonical ids; unknown ones as written. */
  readonly quirks: readonly string[];
  /** What it serves: the launcher of an Artemis, the PPC of a capacitor, the bin that a weapon draws on first. */
  readonly linked?: Mount;
  /** What serves it, the other end of `linked`; bins are not listed. */
  readonly linkedBy?: Mount;
  /** The guns of a machine gun array. */
  readonly guns?: readonly Mount[];
}
