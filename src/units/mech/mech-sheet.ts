import type { GyroType } from '../../catalog/gyro-types.js';
import type { WeaponQuirkLine } from '../quirks/weapon-quirk-lines.js';
import type { UnitTechBase } from '../unit.js';
import type { ChassisKind, MechLocationCode } from './layout.js';
import type { CockpitType, EngineType } from './systems.js';

/** What a file states about a 'Mech, in this library's terms. Nothing is looked up or worked out. */
export interface MechSheet {
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  readonly mulId?: number;
  readonly year: number;
  readonly source?: string;
  readonly role?: string;
  readonly rulesLevel: number;
  readonly techBase: UnitTechBase;
  readonly chassisKind: ChassisKind;
  readonly omni: boolean;
  readonly lamType?: 'standard' | 'bimodal';
  readonly motive?: 'track' | 'wheel';
  readonly tonnage: number;
  readonly engine: { readonly rating: number; readonly type: EngineType; readonly clan: boolean };
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly fullHeadEjection?: true;
  readonly riscHeatSinkOverrideKit?: true;
  readonly heatSinks: { readonly count: number; readonly kind: HeatSinkKind; readonly clan: boolean };
  /** For an OmniMech: sinks that no configuration may remove. */
  readonly baseChassisHeatSinks?: number;
  /** As stated. Actual jumping MP depends on the jets, but mechanical jump boosters have their size here. */
  readonly jump: number;
  /** Name to look up in the catalog. */
  readonly structure: string;
  /** Name to look up in the catalog; undefined for patchwork armor, where each location names its own. */
  readonly armor?: ArmorStatement;
  readonly armorPoints: Readonly<Partial<Record<MechLocationCode, ArmorPoints>>>;
  /** The content of each slot, from the top, as MTF files write it. Empty slots at the end may be left out. */
  readonly slots: Readonly<Partial<Record<MechLocationCode, readonly string[]>>>;
  readonly withoutSlots: readonly { readonly name: string; readonly location?: string }[];
  readonly quirks: readonly string[];
  readonly weaponQuirks: readonly WeaponQuirkLine[];
  /** A Battle Value that replaces the calculated one. */
  readonly manualBattleValue?: number;
}

export interface ArmorStatement {
  readonly name: string;
  readonly clan: boolean;
}

export interface ArmorPoints {
  readonly front: number;
  readonly rear?: number;
  readonly armor?: ArmorStatement;
}

export const HEAT_SINK_KINDS = ['single', 'double', 'laser', 'compact'] as const;
export type HeatSinkKind = (typeof HEAT_SINK_KINDS)[number];

/** More quirks, or items without slots, than any unit has. It limits what a file can demand. */
export const LONGEST_LIST = 200;

export const EMPTY_SLOT = '-Empty-';
