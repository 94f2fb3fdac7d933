import type { DropShip, Fighter, JumpShip, SmallCraft, SpaceStation, WarShip } from '../../units/index.js';

/** What fires ahead and astern. */
export type SmallAerospaceUnit = Fighter | SmallCraft;

/** What fires by arcs. */
export type LargeCraft = DropShip | JumpShip | WarShip | SpaceStation;

export type AerospaceUnit = SmallAerospaceUnit | LargeCraft;

export const isFighter = (unit: AerospaceUnit): unit is Fighter => 'cockpit' in unit;

export const isSupportVehicle = (unit: AerospaceUnit): boolean =>
  isFighter(unit) && unit.construction === 'support';

export const isLargeCraft = (unit: AerospaceUnit): unit is LargeCraft => 'bays' in unit;

/** Armor and structure of what never lands count by the scale of naval guns, ten times the usual one. */
export const isCapitalScale = ({ unitType }: AerospaceUnit): boolean =>
  unitType === 'Jumpship' || unitType === 'Warship' || unitType === 'Space Station';
