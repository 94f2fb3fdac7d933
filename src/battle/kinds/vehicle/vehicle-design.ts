import type { Trait } from '../../../catalog/index.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { vehiclePlan } from '../../../rules/body/vehicle-plans.js';
import { LEADS_FROM_TONS } from '../../../rules/crew/command-post.js';
import type { FireControl } from '../../../rules/to-hit/index.js';
import type { CriticalColumn } from '../../../rules/vehicle/criticals.js';
import { type Motion, needsTrack } from '../../../rules/vehicle/motion.js';
import type { EngineType, OtherEngine, Unit, Vehicle } from '../../../units/index.js';
import type { Design, Fixture } from '../../combatant/design.js';
import { platingPieces } from '../../combatant/plating-design.js';
import { FOUR_SIDES, SIX_SIDES } from '../../sight/hit-side.js';
import { armamentOf } from '../armament.js';
import type { Kind } from '../kind.js';
import { plainDesign } from '../plain-design.js';
import { FIXTURES, FLIGHT_COUNTERS } from './counters.js';
import type { VehicleFigures } from './figures.js';
import { fixturesOf } from './fixtures.js';
import { vehicleLocation } from './locations.js';
import { placingOf } from './placing.js';

/** Trains do not move. */
const MOTIONS: readonly Motion[] = [
  'tracked',
  'wheeled',
  'hover',
  'rail',
  'maglev',
  'naval',
  'hydrofoil',
  'submarine',
  'vtol',
  'wige',
];

/** A vehicle that can fight in battles; undefined for other units. */
export function playedVehicle(
  unit: Unit,
): { readonly vehicle: Vehicle; readonly motion: Motion } | undefined {
  if (unit.unitType !== 'Tank' && unit.unitType !== 'Naval' && unit.unitType !== 'VTOL') return undefined;
  const motion = MOTIONS.find((known) => known === unit.motion);
  return motion && { vehicle: unit, motion };
}

/** A VTOL above this tonnage is two levels high, and a large target if it is a support vehicle. */
const LARGE_VTOL = 30;

/** Makes the design of a vehicle. */
export function vehicleDesign(vehicle: Vehicle, motion: Motion, kind: Kind): Design {
  const { sixSided, superheavy, construction, locations } = vehicle;
  const turrets = locations.filter(({ location }) => location === 'TU' || location === 'FT').length;
  const onRotor = motion === 'vtol';
  const plan = vehiclePlan(sixSided, turrets, onRotor);
  const count = plan.locations.length;
  const armor = new Float64Array(count);
  const structure = new Float64Array(count);
  const armorTypes: (string | undefined)[] = Array(count).fill(undefined);
  const armorRatings: number[] = Array(count).fill(PROOF);
  for (const state of locations) {
    const at = vehicleLocation(plan, state.location);
    if (at === NOWHERE) continue;
    armor[at] = state.armorPoints;
    structure[at] = state.structurePoints;
    armorTypes[at] = state.armor?.armor.type ?? PLAIN_ARMOR;
    armorRatings[at] = state.armorRating;
  }
  const fixtures = fixturesOf(vehicle.equipment, (code) => vehicleLocation(plan, code));
  const { weapons, bins } = armamentOf(fixtures, (fixture, mount) => placingOf(plan, fixture, mount));
  const has = (trait: Trait): boolean => fixtures.some(({ item }) => item?.traits.includes(trait));
  const bulky = onRotor && vehicle.tonnage > LARGE_VTOL;
  const large = construction === 'large-support' || (bulky && construction === 'support');
  const flight = motion === 'vtol' || motion === 'wige' ? motion : undefined;
  return {
    ...plainDesign({ kind, unit: vehicle, plan, fixtures, weapons, bins }),
    tonnage: vehicle.tonnage,
    sides: sixSided ? SIX_SIDES : FOUR_SIDES,
    vehicle: figuresOf(vehicle, motion, plan.locations, fixtures, has, armorRatings),
    counters: FIXTURES + fixtures.length + (flight === undefined ? 0 : FLIGHT_COUNTERS),
    flight,
    rotor: plan.locations.indexOf('rotor'),
    height: sixSided || bulky ? 1 : 0,
    foothold: { on: 'hull', clumsy: 0 },
    stacks: large ? 'alone' : 'freely',
    rammable: true,
    rams: !onRotor,
    largeSupport: large,
    turrets,
    hasFixedMounts: true,
    superheavy: large,
    large: large || superheavy,
    armor,
    structure,
    armorTypes,
    armorRatings: armorRatings.some((rating) => rating < PROOF) ? armorRatings : undefined,
    plating: platingPieces(
      fixtures.filter(({ location }) => location !== NOWHERE),
      plan,
    ),
    sensors: 'vehicle',
    fireControl: fireControlOf(vehicle, has, superheavy),
    civilEngine: construction !== 'combat',
    drives: true,
    secondPilot: has('command-console'),
    commandPost: has('command-console') && isCommandVehicle(vehicle, has),
    engine: vehicle.engine.type,
  };
}

/** The Barrier Armor Rating of all military units. */
const PROOF = 10;
const PLAIN_ARMOR = 'standard';

const FUSION: ReadonlySet<OtherEngine['type']> = new Set<EngineType>([
  'fusion',
  'xl',
  'xxl',
  'light',
  'compact',
  'fission',
]);
const COLUMNS: Readonly<Record<string, CriticalColumn>> = {
  front: 'front',
  rear: 'rear',
  turret: 'turret',
  front_turret: 'turret',
};
/** For VTOLs, whose sides have other modifiers. */
const ROTOR_COLUMNS: Readonly<Record<string, CriticalColumn>> = {
  front: 'vtol-front',
  rear: 'vtol-rear',
  turret: 'turret',
  rotor: 'rotor',
};

function figuresOf(
  vehicle: Vehicle,
  motion: Motion,
  locations: readonly string[],
  fixtures: readonly Fixture[],
  has: (trait: Trait) => boolean,
  armorRatings: readonly number[],
): VehicleFigures {
  const { construction, engine, techBase, walk, jump, superheavy, sixSided, trailer } = vehicle;
  const clan = techBase.includes('Clan');
  const armoredChassis = has('armored-chassis');
  const proof = armorRatings.every((rating) => rating >= PROOF);
  return {
    motion,
    sixSided,
    superheavy,
    builtForWar: construction === 'combat' || (armoredChassis && proof),
    armoredChassis,
    cruise: walk,
    rating: vehicle.cruise,
    jump,
    armoredMotive: has('armored-motive-system'),
    burnsFuel: !FUSION.has(engine.type),
    hasCase: clan || has('case') || has('case-prototype') || has('case-ii'),
    hasCaseII: has('case-ii'),
    // Trailers without a tractor, and vehicles on rails, which maps do not have.
    standsStill: trailer || needsTrack(motion),
    turretAt: [locations.indexOf('turret'), locations.indexOf('front_turret')],
    columns: locations.map((location) =>
      motion === 'vtol' ? (ROTOR_COLUMNS[location] ?? 'vtol-side') : (COLUMNS[location] ?? 'side'),
    ),
    bulldozers: fixtures.filter(({ item }) => item?.traits.includes('bulldozer')).map(({ index }) => index),
  };
}

/** A heavy combat vehicle, or a large support vehicle with advanced fire control. */
const isCommandVehicle = ({ construction, tonnage }: Vehicle, has: (trait: Trait) => boolean): boolean =>
  construction === 'combat'
    ? tonnage >= LEADS_FROM_TONS
    : construction === 'large-support' && has('advanced-fire-control');

/** Support vehicles have worse fire control, unless better one was fitted. */
function fireControlOf(
  { construction }: Vehicle,
  has: (trait: Trait) => boolean,
  superheavy: boolean,
): FireControl {
  if (construction === 'combat' || superheavy || has('advanced-fire-control')) return 'standard';
  return has('basic-fire-control') ? 'basic' : 'none';
}
