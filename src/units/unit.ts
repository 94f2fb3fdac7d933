import type { EquipmentItem } from '../catalog/index.js';
import type { ObliqueFacing } from './facing.js';

export const TECH_BASES_OF_UNITS = ['Inner Sphere', 'Clan', 'Mixed Inner Sphere', 'Mixed Clan'] as const;
/** A mixed unit takes the name of its chassis' tech base. */
export type UnitTechBase = (typeof TECH_BASES_OF_UNITS)[number];

/** A problem that did not keep the unit from being read. */
export interface UnitWarning {
  /** Line of the file, counted from 1, if the problem is in a single line. */
  readonly line?: number;
  readonly message: string;
}

/** What every kind of unit has. */
export interface UnitBase {
  readonly chassis: string;
  readonly model: string;
  /** The Clan name of a chassis, or the Inner Sphere name of a Clan one. */
  readonly clanName?: string;
  /** Number in the Master Unit List. */
  readonly mulId?: number;
  readonly year: number;
  readonly source?: string;
  readonly role?: string;
  /** 1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial. */
  readonly rulesLevel: number;
  readonly techBase: UnitTechBase;
  /** Left out if the file states none, as for infantry and gun emplacements. */
  readonly tonnage?: number;
  readonly omni: boolean;
  /** Movement points at the start of a game. */
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** In mounting order. */
  readonly equipment: readonly Mount[];
  /** Canonical ids. Unknown ones are kept as written. */
  readonly quirks: readonly string[];
  /** By the weapon's name in the file. Each mount also holds its own. */
  readonly weaponQuirks: Readonly<Record<string, readonly string[]>>;
  readonly warnings: readonly UnitWarning[];
}

/** A mounted item. */
export interface Mount {
  /** As in the file; `item.name` is the display name. */
  readonly name: string;
  /** Left out if the catalog does not know the name. */
  readonly item?: EquipmentItem;
  /** Left out if it has none: heat sinks in the engine, armor and structure without slots, built-in ammunition. */
  readonly location?: string;
  /** The other location of an item split over two. */
  readonly secondLocation?: string;
  /** First critical slot, counted from 0. */
  readonly slot?: number;
  /** Number of critical slots. */
  readonly slots: number;
  /** Points straight back, or to one of the rear sides. */
  readonly rear: boolean;
  /** Of a vehicular grenade launcher that points neither straight ahead nor straight back. */
  readonly facing?: ObliqueFacing;
  readonly turret: boolean;
  readonly armored: boolean;
  readonly omnipod: boolean;
  /** Of an item of variable size. */
  readonly size?: number;
  /** Rounds in a bin of ammunition. */
  readonly shots?: number;
  /** Canonical ids. Unknown ones are kept as written. */
  readonly quirks: readonly string[];
  /** What it serves: the launcher of an Artemis, the PPC of a capacitor, the first bin of a weapon. */
  readonly linked?: Mount;
  /** What serves it: the reverse of `linked`. Bins are not included. */
  readonly linkedBy?: Mount;
  /** The guns of a machine gun array. */
  readonly guns?: readonly Mount[];
}
