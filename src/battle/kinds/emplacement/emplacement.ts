import { EMPLACEMENT_PLAN } from '../../../rules/body/emplacement-plan.js';
import { blockHitTables } from '../../../rules/hit-location/hit-tables.js';
import { emplacementCriticalAt } from '../../../rules/vehicle/emplacement.js';
import type { Design } from '../../combatant/design.js';
import { NO_SIDE_STEP, PLAIN_FOOTWORK } from '../../movement/mover.js';
import { isDisarmed } from '../../weapons/disarmed.js';
import type { Bearing, Kind } from '../kind.js';
import type { SheetTable } from '../record-sheet.js';
import { wakeCrew } from '../vehicle/crew.js';
import { VEHICLE } from '../vehicle/vehicle.js';
import { burnBuilding, checkGuns, explodeBehindGuns, forgetLosses, standInFire } from './building.js';
import { emplacementDesign } from './emplacement-design.js';

const nothing = (): undefined => undefined;
const ALL_AROUND = 3;
const HIT_TABLES = blockHitTables(EMPLACEMENT_PLAN);

const bearingOf = (design: Design): Bearing => ({
  twist: design.turrets > 0 ? ALL_AROUND : 0,
  twistByGyroHits: undefined,
  flipsArms: false,
  footwork: PLAIN_FOOTWORK,
  sideStep: NO_SIDE_STEP,
  hitTables: HIT_TABLES,
  onLegs: [],
});

const CRITICAL_HITS: SheetTable = {
  title: 'Critical hits',
  dice: 2,
  columns: [{ name: 'Guns', at: (total) => emplacementCriticalAt(total)?.replaceAll('-', ' ') ?? '–' }],
};

/** Guns in a building. Crew, turret and jams work like those of a vehicle. */
export const EMPLACEMENT: Kind = {
  ...VEHICLE,
  name: 'gun emplacements',
  designOf: (unit) =>
    unit.unitType === 'Gun Emplacement' ? emplacementDesign(unit, EMPLACEMENT) : undefined,
  bearingOf,
  checkForCriticals: checkGuns,
  explode: explodeBehindGuns,
  hitMotiveSystem: nothing,
  burn: burnBuilding,
  breakBooster: nothing,
  mishap: () => false,
  settleIn: nothing,
  landJump: nothing,
  endOfPhase: (_, unit) => forgetLosses(unit),
  endOfTurn: (battle, unit) => {
    wakeCrew(unit);
    standInFire(battle, unit);
  },
  rammed: nothing,
  sheet: { ...VEHICLE.sheet, tables: [CRITICAL_HITS] },
  // An emplacement cannot withdraw; one that can no longer fire is out of the battle all the same.
  isCrippled: (unit, rules) => (isDisarmed(unit, rules) ? 'it has no useful weapon left' : undefined),
};
