import { GYRO_TYPES } from '../../catalog/gyro-types.js';
import { armor, structure } from '../../catalog/item-check.js';
import { amount, flag, having, listOf, oneOf, openFields, optional, whole, word } from '../../check/shape.js';
import type { CriticalSlot, Mech, MechSheet } from '../../units/index.js';
import { CHASSIS_KINDS, MECH_LOCATION_CODES } from '../../units/mech/layout.js';
import type { MechEngine, MechHeatSinks, MechLocationState } from '../../units/mech/mech.js';
import { HEAT_SINK_KINDS } from '../../units/mech/mech-sheet.js';
import { COCKPIT_TYPES, ENGINE_TYPES } from '../../units/mech/systems.js';
import { tonnage } from '../common.js';
import { count, mount, number, optionalCount, unitWith } from './mount.js';

/** The fields that movement depends on. */
const mechSheet = having<MechSheet>(
  {
    tonnage,
    cockpit: word,
    engine: having<MechSheet['engine']>({ rating: whole() }, 'an engine'),
  },
  "the sheet of a 'Mech",
);

const slot = openFields<CriticalSlot>({
  system: optional(word),
  mount: optional(mount),
  secondMount: optional(mount),
  armored: flag,
});

export const mechFields = unitWith<Mech>({
  tonnage,
  chassisKind: oneOf(CHASSIS_KINDS),
  lamType: optional(oneOf(['standard', 'bimodal'])),
  motive: optional(oneOf(['track', 'wheel'])),
  superheavy: flag,
  industrial: flag,
  primitive: flag,
  engine: openFields<MechEngine>({
    rating: count,
    type: oneOf(ENGINE_TYPES),
    clan: flag,
    sideTorsoSlots: count,
  }),
  gyro: oneOf(GYRO_TYPES),
  cockpit: oneOf(COCKPIT_TYPES),
  fullHeadEjection: flag,
  riscHeatSinkOverrideKit: flag,
  structure: optional(structure),
  patchwork: flag,
  locations: listOf(
    openFields<MechLocationState>({
      location: oneOf(MECH_LOCATION_CODES),
      armorPoints: count,
      rearArmorPoints: optionalCount,
      armor: optional(armor),
      armorTechBase: oneOf(['inner-sphere', 'clan']),
      structurePoints: count,
      slots: listOf(slot),
      case: oneOf(['none', 'case', 'clan', 'case-ii']),
    }),
  ),
  heatSinks: openFields<MechHeatSinks>({
    count,
    kind: oneOf(HEAT_SINK_KINDS),
    inEngine: count,
    capacity: number,
  }),
  armoredSystems: listOf(word),
  myomer: oneOf([
    'standard',
    'triple-strength',
    'prototype-triple-strength',
    'industrial-triple-strength',
  ] satisfies Mech['myomer'][]),
  boosterJump: count,
  umu: count,
  manualBattleValue: optional(amount()),
  sheet: mechSheet,
});
