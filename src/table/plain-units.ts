import { canFight } from '../battle/combatant/can-fight.js';
import type { Design } from '../battle/combatant/design.js';
import { designOf } from '../battle/kinds/kinds.js';
import { createCatalog, type InfantryWeapon } from '../catalog/index.js';
import { buildOtherUnit } from '../units/blk/read-blk.js';
import type { MechSheet, Unit } from '../units/index.js';
import { buildMech } from '../units/mech/build-mech.js';

// The plainest unit of each kind: a body to hit, without equipment.

/** Infantry needs a weapon. What it does never matters here. */
const SOMETHING: InfantryWeapon = {
  id: 'something',
  name: 'Something',
  kind: 'infantry-weapon',
  aliases: ['Something'],
  techBase: 'any',
  rulesLevel: 'standard',
  techRating: 'A',
  years: { introduced: 0 },
  tonnage: 0,
  slots: 0,
  vehicleSlots: 0,
  cost: 0,
  battleValue: 0,
  heat: 0,
  category: 'ballistic',
  damage: 0,
  ranges: { short: 1, medium: 2, long: 3, extreme: 0 },
  startsFires: 'never',
  aerospaceRange: 'short',
  infantry: { damage: 0, range: 1, crew: 1, shots: 1, bursts: 0, ammoTonnage: 0, ammoCost: 0 },
  traits: [],
  mountedOn: [],
};

const NOTHING_ABOARD = createCatalog([SOMETHING]);

const aMech = (chassisKind: 'biped' | 'quad'): Unit => {
  const sheet: MechSheet = {
    chassis: 'Somebody',
    model: '',
    year: 3025,
    rulesLevel: 1,
    techBase: 'Inner Sphere',
    chassisKind,
    omni: false,
    tonnage: 50,
    engine: { rating: 200, type: 'fusion', clan: false },
    gyro: 'standard',
    cockpit: 'standard',
    heatSinks: { count: 10, kind: 'single', clan: false },
    jump: 0,
    structure: '',
    armorPoints: {},
    slots: {},
    withoutSlots: [],
    quirks: [],
    weaponQuirks: [],
  };
  return buildMech(sheet, NOTHING_ABOARD);
};

const SHARED = {
  name: ['Somebody'],
  year: ['3025'],
  type: ['IS Level 1'],
  engine_type: ['0'],
  cruisemp: ['4'],
};

const other = (blocks: Readonly<Record<string, readonly string[]>>): Unit =>
  buildOtherUnit({ ...SHARED, ...blocks }, NOTHING_ABOARD);

const aVehicle = (unittype: string, motion: string, armor: readonly string[]): Unit =>
  other({ unittype: [unittype], motion_type: [motion], tonnage: ['50'], armor });

/** Front, right, left and rear, and a turret. */
const WITH_TURRET = ['1', '1', '1', '1', '1'];

const PLAIN = {
  mech: () => aMech('biped'),
  quad: () => aMech('quad'),
  vehicle: () => aVehicle('Tank', 'Tracked', WITH_TURRET),
  hovercraft: () => aVehicle('Tank', 'Hover', WITH_TURRET),
  vtol: () => aVehicle('VTOL', 'VTOL', WITH_TURRET),
  naval: () => aVehicle('Naval', 'Naval', WITH_TURRET),
  infantry: () =>
    other({
      unittype: ['Infantry'],
      motion_type: ['Leg'],
      squad_size: ['7'],
      squadn: ['4'],
      primary: [SOMETHING.name],
    }),
  battle_armor: () =>
    other({
      unittype: ['BattleArmor'],
      motion_type: ['Leg'],
      chassis: ['biped'],
      armor: ['1'],
      'trooper count': ['4'],
      weightclass: ['2'],
    }),
  protomech: () =>
    other({
      unittype: ['ProtoMek'],
      motion_type: ['Biped'],
      tonnage: ['5.0'],
      armor: ['1', '1', '1', '1', '1', '1'],
    }),
  gun_emplacement: () => other({ unittype: ['GunEmplacement'], turret: ['1'] }),
} as const satisfies Readonly<Record<string, () => Unit>>;

/** The kinds of target without a record sheet. */
export type SomebodyKind = keyof typeof PLAIN;
export const EVERY_SOMEBODY_KIND = Object.keys(PLAIN) as SomebodyKind[];

let fighting: readonly SomebodyKind[] | undefined;

/** Returns the kinds that can take part in battles. */
export function somebodyKinds(): readonly SomebodyKind[] {
  fighting ??= EVERY_SOMEBODY_KIND.filter((kind) => canFight(PLAIN[kind]()));
  return fighting;
}

/** @throws {UnsupportedInBattleError} for a kind that cannot take part in battles */
export const plainDesign = (kind: SomebodyKind): Design => designOf(PLAIN[kind]());
