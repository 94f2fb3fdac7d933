import * as v from 'valibot';
import { GYRO_TYPES } from '../../catalog/gyro-types.js';
import { isMechTonnage } from '../mech/internal-structure.js';
import { CHASSIS_KINDS, MECH_LOCATION_CODES } from '../mech/layout.js';
import { HEAT_SINK_KINDS, LONGEST_LIST, type MechSheet } from '../mech/mech-sheet.js';
import { COCKPIT_TYPES, ENGINE_TYPES } from '../mech/systems.js';
import { TECH_BASES_OF_UNITS } from '../unit.js';

const text = v.string();
const name = v.pipe(text, v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const armorStatement = v.strictObject({ name, clan: v.boolean() });
const location = v.picklist(MECH_LOCATION_CODES);

const listOf = <Schema extends v.GenericSchema>(schema: Schema, most = LONGEST_LIST) =>
  v.pipe(v.array(schema), v.maxLength(most));

/** TarComp's unit JSON of a 'Mech, after its first three fields. */
export const mechSheetSchema = v.strictObject({
  chassis: name,
  model: text,
  clanName: v.exactOptional(name),
  mulId: v.exactOptional(count),
  year: count,
  source: v.exactOptional(name),
  role: v.exactOptional(name),
  rulesLevel: v.pipe(count, v.minValue(1), v.maxValue(5)),
  techBase: v.picklist(TECH_BASES_OF_UNITS),
  chassisKind: v.picklist(CHASSIS_KINDS),
  omni: v.boolean(),
  lamType: v.exactOptional(v.picklist(['standard', 'bimodal'])),
  motive: v.exactOptional(v.picklist(['track', 'wheel'])),
  tonnage: v.pipe(v.number(), v.check(isMechTonnage, "no 'Mech has this mass")),
  engine: v.strictObject({ rating: count, type: v.picklist(ENGINE_TYPES), clan: v.boolean() }),
  gyro: v.picklist(GYRO_TYPES),
  cockpit: v.picklist(COCKPIT_TYPES),
  fullHeadEjection: v.exactOptional(v.literal(true)),
  riscHeatSinkOverrideKit: v.exactOptional(v.literal(true)),
  heatSinks: v.strictObject({
    count: v.pipe(count, v.maxValue(99)),
    kind: v.picklist(HEAT_SINK_KINDS),
    clan: v.boolean(),
  }),
  baseChassisHeatSinks: v.exactOptional(count),
  jump: count,
  structure: name,
  armor: v.exactOptional(armorStatement),
  armorPoints: v.record(
    location,
    v.strictObject({ front: count, rear: v.exactOptional(count), armor: v.exactOptional(armorStatement) }),
  ),
  slots: v.record(location, listOf(name, 12)),
  withoutSlots: listOf(v.strictObject({ name, location: v.exactOptional(name) })),
  quirks: listOf(name),
  weaponQuirks: listOf(
    v.strictObject({
      quirk: name,
      weapon: name,
      location: v.exactOptional(name),
      slot: v.exactOptional(count),
    }),
  ),
  manualBattleValue: v.exactOptional(count),
}) satisfies v.GenericSchema<unknown, MechSheet>;
