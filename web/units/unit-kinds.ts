import type { Unit } from '../../src/edge/units.js';

/** Names of the kinds of units. */
export const UNIT_KINDS: Readonly<Record<Unit['unitType'], string>> = {
  Mek: '’Mech',
  Tank: 'vehicle',
  Naval: 'naval vehicle',
  VTOL: 'VTOL',
  'Gun Emplacement': 'gun emplacement',
  'Handheld Weapon': 'handheld weapon',
  BattleArmor: 'battle armor',
  Infantry: 'infantry',
  ProtoMek: 'ProtoMech',
  AeroSpaceFighter: 'aerospace fighter',
  'Conventional Fighter': 'conventional fighter',
  'Small Craft': 'small craft',
  Dropship: 'DropShip',
  Jumpship: 'JumpShip',
  Warship: 'WarShip',
  'Space Station': 'space station',
};
