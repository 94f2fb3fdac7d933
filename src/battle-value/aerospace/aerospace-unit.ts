import type { DropShip, Fighter, JumpShip, SmallCraft, SpaceStation, WarShip } from '../../units/index.js';

/** Units that fire to front and rear. */
export type SmallAerospaceUnit = Fighter | SmallCraft;

/** Units that fire by arcs. */
export type LargeCraft = DropShip | JumpShip | WarShip | SpaceStation;

export type AerospaceUnit = SmallAerospaceUnit | LargeCraft;

export const isFighter = (unit: AerospaceUnit): unit is Fighter => 'cockpit' in unit;

export const isSupportVehicle = (unit: AerospaceUnit): boolean =>
  isFighter(unit) && unit.construction === 'support';

export const isLargeCraft = (unit: AerospaceUnit): unit is LargeCraft => 'bays' in unit;

/** Armor and structure of units that never land count at capital scale, ten times the usual. */
export const isCapitalScale = ({ unitType }: AerospaceUnit): boolean =>
  unitType === 'Jumpship' || unitType === 'Warship' || unitType === 'Space Station';
