import type { CauseOfLoss } from '../../../src/battle/combatant/cause-of-loss.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { Design } from '../../../src/battle/combatant/design.js';
import type { Kind } from '../../../src/battle/kinds/kind.js';
import { VEHICLE } from '../../../src/battle/kinds/vehicle/vehicle.js';
import { roll2d6 } from '../../../src/dice/index.js';
import { bodyPlan } from '../../../src/rules/body/plan.js';
import { BODY_SIDES } from '../../../src/rules/hit-location/body-sides.js';
import type { HitTables } from '../../../src/rules/hit-location/hit-tables.js';
import type { Unit } from '../../../src/units/index.js';
import { customVehicle } from '../custom-vehicle.js';

// A kind that no book knows and no other code has heard of: a gun on six legs, in three locations, that never turns its
// back and loses a weapon to every second critical check.

const PLAN = bodyPlan(
  [{ location: 'turret', inward: 'front' }, { location: 'front' }, { location: 'rear', inward: 'front' }],
  [],
  { head: undefined, center: 'front' },
);
const [TURRET, FRONT, REAR] = [0, 1, 2];

/** From low rolls to high: feet, trunk, gun. */
const ROW = Int8Array.from({ length: 13 }, (_, roll) => (roll < 5 ? REAR : roll < 9 ? FRONT : TURRET));
const PLAIN = new Uint8Array(ROW.length);

const bySide = <Row>(row: Row): Record<(typeof BODY_SIDES)[number], Row> =>
  Object.fromEntries(BODY_SIDES.map((side) => [side, row])) as Record<(typeof BODY_SIDES)[number], Row>;

const HIT_TABLES: HitTables = {
  plan: PLAN,
  full: bySide(ROW),
  punch: bySide(ROW),
  kick: bySide(ROW),
  effects: bySide(PLAIN),
  motive: bySide(0),
  turretDie: bySide(0),
  oneTable: true,
};

const NAME = 'Crawling Turret';

/** Two guns and a launcher on a body of its own; it creeps. */
export const crawlingTurret = (): Unit => ({
  ...customVehicle({
    cruise: 2,
    equipment: {
      Turret: ['PPC', 'Medium Laser', 'SRM 4'],
      Body: ['IS Ammo SRM-4'],
    },
    fusion: true,
  }),
  chassis: NAME,
});

const POINTS = { armor: 24, structure: 8 };

function designOf(unit: Unit): Design | undefined {
  if (unit.chassis !== NAME) return undefined;
  const model = VEHICLE.designOf(unit);
  if (model === undefined) return undefined;
  const fixtures = model.fixtures.map((fixture) => ({
    ...fixture,
    location: fixture.bin < 0 ? TURRET : FRONT,
  }));
  return {
    ...model,
    kind: CRAWLER,
    plan: PLAN,
    armor: Float64Array.from(PLAN.locations, () => POINTS.armor),
    rearArmor: new Float64Array(PLAN.locations.length),
    structure: Float64Array.from(PLAN.locations, () => POINTS.structure),
    armorTypes: PLAN.locations.map(() => undefined),
    armorRatings: undefined,
    protection: PLAN.locations.map(() => 'none'),
    slots: PLAN.locations.map(() => []),
    arms: PLAN.locations.map(() => 'no-lower-arm'),
    plating: undefined,
    fixtures,
    weapons: model.weapons.map((mount) => ({ ...mount, location: TURRET, arc: 'forward', fixed: false })),
    bins: model.bins.map((bin) => ({ ...bin, location: FRONT })),
    rams: false,
  };
}

const isGone = (unit: Combatant, location: number): boolean => unit.hasLost(location);

const fatalDamage = (unit: Combatant): CauseOfLoss | undefined =>
  isGone(unit, FRONT) || (isGone(unit, TURRET) && isGone(unit, REAR)) ? 'hull-destroyed' : undefined;

/** With its trunk on the ground it stays where it is. */
function takeStock(unit: Combatant): void {
  VEHICLE.takeStock(unit);
  unit.stranded = isGone(unit, REAR);
}

const BREAKS = 8;

export const CRAWLER: Kind = {
  ...VEHICLE,
  name: 'crawling turrets',
  designOf,
  bearingOf: (design, pilot, ruleset) => ({
    ...VEHICLE.bearingOf(design, pilot, ruleset),
    hitTables: HIT_TABLES,
  }),
  takeStock,
  fatalDamage,
  checkForCriticals: (battle, unit) => {
    if (roll2d6(battle.roller).total < BREAKS) return;
    const gun = unit.design.weapons.find(({ fixture }) => unit.isWorking(fixture));
    if (gun !== undefined) VEHICLE.breakFixture(unit, gun.fixture);
  },
  explode: () => undefined,
  hitMotiveSystem: () => undefined,
  isCrippled: (unit) => (isGone(unit, TURRET) ? 'its gun is gone' : undefined),
};
