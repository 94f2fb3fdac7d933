import type { Mech } from '../mech/mech.js';
import type { Fighter, OtherUnit, Transporter, Vehicle } from '../other-unit.js';

/** The kind of unit, as players call it. */
export function kindWords(unit: Mech | OtherUnit): string {
  if (unit.unitType === 'Mek') return mechKind(unit);
  const kind = bareKind(unit);
  return unit.omni ? `Omni ${kind}` : kind;
}

function mechKind({ chassisKind, omni, industrial, superheavy, primitive }: Mech): string {
  const machine = industrial ? 'IndustrialMech' : omni ? 'OmniMech' : 'BattleMech';
  const kind = {
    biped: machine,
    quad: `quad ${machine}`,
    tripod: `tripod ${machine}`,
    lam: "Land-Air 'Mech",
    quadvee: omni ? 'Omni QuadVee' : 'QuadVee',
  }[chassisKind];
  return [primitive && 'primitive', superheavy && 'superheavy', kind].filter(Boolean).join(' ');
}

function bareKind(unit: OtherUnit): string {
  switch (unit.unitType) {
    case 'Tank':
    case 'Naval':
    case 'VTOL':
      return vehicleKind(unit);
    case 'Gun Emplacement':
      return unit.turret ? 'gun emplacement with a turret' : 'gun emplacement';
    case 'Handheld Weapon':
      return 'handheld weapon';
    case 'BattleArmor':
      return unit.exoskeleton ? 'exoskeletons' : 'battle armor';
    case 'Infantry':
      return unit.beast === undefined ? 'infantry' : `infantry on beasts (${unit.beast.name})`;
    case 'ProtoMek':
      return 'ProtoMech';
    case 'AeroSpaceFighter':
    case 'Conventional Fighter':
      return fighterKind(unit);
    case 'Small Craft':
      return `${unit.shape} small craft`;
    case 'Dropship':
      return `${unit.shape} DropShip`;
    case 'Jumpship':
      return 'JumpShip';
    case 'Warship':
      return 'WarShip';
    case 'Space Station':
      return 'space station';
  }
}

const HULLS = { Tank: 'vehicle', Naval: 'vessel', VTOL: 'VTOL' } as const;
const COMBAT_HULLS = { Tank: 'Tank', Naval: 'naval vessel', VTOL: 'VTOL' } as const;

function vehicleKind({ unitType, construction, superheavy, trailer }: Vehicle): string {
  const built =
    construction === 'combat'
      ? COMBAT_HULLS[unitType]
      : `${construction === 'support' ? 'support' : 'large support'} ${HULLS[unitType]}`;
  return `${superheavy ? 'superheavy ' : ''}${built}${trailer ? ' (trailer)' : ''}`;
}

function fighterKind({ unitType, construction }: Fighter): string {
  if (construction === 'support') return 'fixed-wing support vehicle';
  return unitType === 'AeroSpaceFighter' ? 'aerospace fighter' : 'conventional fighter';
}

/** Words for abbreviated locations. Locations that are words already are left out. */
export const PLACES: Readonly<Record<string, string>> = {
  HD: 'head',
  CT: 'center torso',
  RT: 'right torso',
  LT: 'left torso',
  RA: 'right arm',
  LA: 'left arm',
  RL: 'right leg',
  LL: 'left leg',
  CL: 'center leg',
  FRL: 'front right leg',
  FLL: 'front left leg',
  RRL: 'rear right leg',
  RLL: 'rear left leg',
  FR: 'front',
  FRRS: 'front right',
  FRLS: 'front left',
  RS: 'right side',
  LS: 'left side',
  RRRS: 'rear right',
  RRLS: 'rear left',
  RR: 'rear',
  TU: 'turret',
  FT: 'front turret',
  RO: 'rotor',
  NOS: 'nose',
  LWG: 'left wing',
  RWG: 'right wing',
  AFT: 'aft',
  FLS: 'fore left',
  FRS: 'fore right',
  ALS: 'aft left',
  ARS: 'aft right',
  LBS: 'left broadside',
  RBS: 'right broadside',
  T: 'torso',
  L: 'legs',
  MG: 'main gun',
};

/** By the word in the file. */
const ROOMS: Readonly<Record<string, string>> = {
  troopspace: 'troops',
  cargobay: 'cargo',
  liquidcargobay: 'liquid cargo',
  refrigeratedcargobay: 'refrigerated cargo',
  insulatedcargobay: 'insulated cargo',
  livestockcargobay: 'livestock',
  'battlearmorhandles - troopers': 'handles for battle armor',
  battlearmorbay: 'battle armor',
  infantrybay: 'infantry',
  mekbay: "'Mechs",
  protomekbay: 'ProtoMechs',
  asfbay: 'fighters',
  artsasfbay: 'fighters (automated repair)',
  smallcraftbay: 'small craft',
  dropshuttlebay: 'DropShuttles',
  lightvehiclebay: 'light vehicles',
  heavyvehiclebay: 'heavy vehicles',
  superheavyvehiclebay: 'superheavy vehicles',
  dockingcollar: 'docking collars',
  '1stclassquarters': 'first-class quarters',
  '2ndclassquarters': 'second-class quarters',
  crewquarters: 'crew quarters',
  steeragequarters: 'steerage quarters',
  standardseats: 'seats',
  pillionseats: 'pillion seats',
  ejectionseats: 'ejection seats',
  navalrepairpressurized: 'repair bay (pressurized)',
  navalrepairunpressurized: 'repair bay (unpressurized)',
  artsnavalrepairpressurized: 'repair bay (pressurized, automated)',
};

const QUARTERS = /quarters$/;

/** Capacity of each kind: `cargo 9,731 t`, `'Mechs 4`. Entries without a size are counted. */
export function roomWords(transporters: readonly Transporter[]): string {
  const sizes = new Map<string, number>();
  for (const { kind, size } of transporters) sizes.set(kind, (sizes.get(kind) ?? 0) + size);
  return [...sizes]
    .map(([kind, size]) => {
      const count = transporters.filter((room) => room.kind === kind).length;
      const words = ROOMS[kind] ?? kind;
      if (size === 0) return count === 1 || QUARTERS.test(kind) ? words : `${words} ${count}`;
      return `${words} ${figure(size)}${isByWeight(kind) ? ' t' : ''}`;
    })
    .join(', ');
}

const isByWeight = (kind: string): boolean =>
  kind === 'troopspace' || kind.endsWith('cargobay') || kind.includes('navalrepair') || QUARTERS.test(kind);

export const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });

export const spaced = (term: string): string => term.replaceAll('-', ' ');

export const wordsOfId = (id: string): string => id.replaceAll('_', ' ');
