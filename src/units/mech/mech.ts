import type { GyroType } from '../../catalog/gyro-types.js';
import type { Armor, Structure } from '../../catalog/index.js';
import type { Mount, UnitBase } from '../unit.js';
import type { ChassisKind, MechLocationCode } from './layout.js';
import type { HeatSinkKind, MechSheet } from './mech-sheet.js';
import type { CockpitType, EngineType, System } from './systems.js';

export interface Mech extends UnitBase {
  readonly unitType: 'Mek';
  readonly chassisKind: ChassisKind;
  readonly lamType?: 'standard' | 'bimodal';
  readonly motive?: 'track' | 'wheel';
  readonly tonnage: number;
  /** Above 100 tons. */
  readonly superheavy: boolean;
  /** Has an industrial structure. */
  readonly industrial: boolean;
  readonly primitive: boolean;
  readonly engine: MechEngine;
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly fullHeadEjection: boolean;
  readonly riscHeatSinkOverrideKit: boolean;
  /** Left out if the catalog does not know it. */
  readonly structure?: Structure;
  /** Armor type or tech base differs between locations. */
  readonly patchwork: boolean;
  readonly locations: readonly MechLocationState[];
  readonly heatSinks: MechHeatSinks;
  /** Systems in armored slots, one entry for each slot. */
  readonly armoredSystems: readonly System[];
  readonly myomer:
    | 'standard'
    | 'triple-strength'
    | 'prototype-triple-strength'
    | 'industrial-triple-strength';
  /** Of mechanical jump boosters, in addition to the `jump` of jump jets. */
  readonly boosterJump: number;
  /** Underwater movement points. */
  readonly umu: number;
  /** A Battle Value that replaces the calculated one. */
  readonly manualBattleValue?: number;
  /** What the file stated. */
  readonly sheet: MechSheet;
}

export interface MechEngine {
  readonly rating: number;
  readonly type: EngineType;
  readonly clan: boolean;
  readonly sideTorsoSlots: number;
}

export interface MechLocationState {
  readonly location: MechLocationCode;
  readonly armorPoints: number;
  readonly rearArmorPoints?: number;
  /** Left out if the catalog does not know it. */
  readonly armor?: Armor;
  readonly armorTechBase: 'inner-sphere' | 'clan';
  readonly structurePoints: number;
  readonly slots: readonly CriticalSlot[];
  readonly case: CaseProtection;
}

/** `clan`: the built-in protection of Clan chassis wherever something explodes. */
export type CaseProtection = 'none' | 'case' | 'clan' | 'case-ii';

/** The content of a slot: a system, equipment, or nothing. */
export interface CriticalSlot {
  readonly system?: System;
  readonly mount?: Mount;
  /** A slot of a superheavy 'Mech may hold two. */
  readonly secondMount?: Mount;
  readonly armored: boolean;
}

export interface MechHeatSinks {
  /** Total number of sinks. An item with two compact sinks counts twice. */
  readonly count: number;
  readonly kind: HeatSinkKind;
  /** Sinks in the engine, which need no slots. */
  readonly inEngine: number;
  /** Heat dissipated in a turn. */
  readonly capacity: number;
}
