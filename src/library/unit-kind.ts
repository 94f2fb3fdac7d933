import { wordsOf } from '../check/words.js';
import type { Unit } from '../units/any-unit.js';

export const UNIT_KINDS = wordsOf(
  'mek tank vtol naval infantry battlearmor protomek emplacement aero dropship jumpship warship station',
  'smallcraft handheld',
);
/** The kinds that people search by, coarser than `unitType`. */
export type UnitKind = (typeof UNIT_KINDS)[number];

const KINDS: Readonly<Record<Unit['unitType'], UnitKind>> = {
  Mek: 'mek',
  Tank: 'tank',
  VTOL: 'vtol',
  Naval: 'naval',
  Infantry: 'infantry',
  BattleArmor: 'battlearmor',
  ProtoMek: 'protomek',
  'Gun Emplacement': 'emplacement',
  'Conventional Fighter': 'aero',
  AeroSpaceFighter: 'aero',
  Dropship: 'dropship',
  Jumpship: 'jumpship',
  Warship: 'warship',
  'Space Station': 'station',
  'Small Craft': 'smallcraft',
  'Handheld Weapon': 'handheld',
};

export const UNIT_TYPES = Object.freeze(Object.keys(KINDS)) as readonly Unit['unitType'][];

export const kindOf = (unitType: Unit['unitType']): UnitKind => KINDS[unitType];
