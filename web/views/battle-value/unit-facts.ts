import type { Unit } from '../../../src/units/index.js';

const KINDS: Readonly<Record<Unit['unitType'], string>> = {
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

/** "100-ton ’Mech, Inner Sphere, moves 3/5" */
export function unitFacts(unit: Unit): string {
  const { tonnage, techBase, walk, run, jump } = unit;
  const kind = KINDS[unit.unitType];
  const moves = walk + jump === 0 ? '' : `moves ${walk}/${run}${jump > 0 ? `/${jump}` : ''}`;
  return [tonnage === undefined ? kind : `${grouped(tonnage)}-ton ${kind}`, techBase, moves]
    .filter((words) => words !== '')
    .join(', ');
}

export const grouped = (value: number): string => value.toLocaleString('en');
