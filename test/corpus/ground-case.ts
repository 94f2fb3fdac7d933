import { Battle } from '../../src/battle/battle.js';
import { Combatant } from '../../src/battle/combatant/combatant.js';
import { type ConditionSetup, damage } from '../../src/battle/combatant/condition.js';
import type { Design } from '../../src/battle/combatant/design.js';
import { pilotDesign } from '../../src/battle/combatant/pilot.js';
import type { Facing } from '../../src/battle/hex/hex.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import type { LocationName } from '../../src/rules/body/plan.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { idleBot } from '../battle/sample-battle.js';
import { boardNamed, unitAt } from './read-once.js';

/** A unit of a ground situation. */
export interface GroundUnit {
  readonly unit: string;
  readonly kind: string;
  readonly chassis?: string;
  readonly motion?: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly torso?: number;
  readonly frontTurret?: number;
  readonly elevation: number;
  readonly hexLevel?: number;
  readonly gunnery: number;
  readonly piloting: number;
  readonly moved?: 'none' | 'walk' | 'run' | 'jump';
  readonly hexes?: number;
  readonly heat?: number;
  readonly prone?: boolean;
  readonly immobile?: boolean;
  readonly shutDown?: boolean;
  readonly stuck?: boolean;
  readonly damage?: VehicleDamage;
  readonly crits?: readonly { readonly loc: string; readonly slot: number }[];
  /** Of a ProtoMech, by location. */
  readonly critHits?: Readonly<Record<string, number>>;
  readonly lostLocs?: readonly string[];
  readonly conversion?: string;
  /** The beast that infantry rides. */
  readonly mount?: string;
  /** Still fighting, of a platoon or a squad. */
  readonly troopers?: number;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
}

export interface VehicleDamage {
  readonly driverHit?: boolean;
  readonly commanderHit?: boolean;
  readonly sensorHits?: number;
  readonly stabilizerHits?: readonly string[];
  readonly motiveMinor?: boolean;
  readonly motiveModerate?: boolean;
  readonly motiveHeavy?: boolean;
  readonly motiveMPLost?: number;
  readonly motiveImmobilized?: boolean;
  readonly turretLocked?: boolean;
  readonly stunnedTurns?: number;
  readonly engineHit?: boolean;
}

const LOCATIONS: Readonly<Record<string, LocationName>> = {
  FR: 'front',
  RS: 'right_side',
  LS: 'left_side',
  RR: 'rear',
  FRRS: 'front_right',
  FRLS: 'front_left',
  RRRS: 'rear_right',
  RRLS: 'rear_left',
  TU: 'turret',
  FT: 'front_turret',
  RO: 'rotor',
  GUN: 'guns',
  HD: 'head',
  T: 'torso',
  RA: 'right_arm',
  LA: 'left_arm',
  L: 'legs',
  MG: 'main_gun',
  TPRS: 'troopers',
};
export const locationOf = (code: string): LocationName => LOCATIONS[code] as LocationName;
export const codeOf = (name: LocationName): string =>
  Object.keys(LOCATIONS).find((code) => LOCATIONS[code] === name) ?? '';

const VEHICLES = ['vehicle', 'vtol', 'emplacement'];
export const isVehicle = ({ kind }: Pick<GroundUnit, 'kind'>): boolean => VEHICLES.includes(kind);

/** What a unit has suffered, whatever it is. */
function conditionOf(state: GroundUnit, { plan }: Design, cruise: number): ConditionSetup {
  const { kind, troopers = 0, critHits = {}, crits = [] } = state;
  if (kind === 'infantry') return { structure: { troopers } };
  if (kind === 'battlearmor')
    return { structure: Object.fromEntries(plan.locations.slice(troopers).map(fallen)) };
  if (kind === 'protomek')
    return {
      protoMech: {
        hits: Object.fromEntries(Object.entries(critHits).map(([code, hits]) => [locationOf(code), hits])),
      },
    };
  if (kind !== 'mek') return vehicleCondition(state.damage ?? {}, cruise);
  const criticals: Partial<Record<LocationName, number[]>> = {};
  for (const { loc, slot } of crits) {
    const location = MECH_LOCATIONS[loc] as LocationName;
    criticals[location] = [...(criticals[location] ?? []), slot];
  }
  return { criticals };
}

const fallen = (location: LocationName): readonly [LocationName, number] => [location, 0];

export const MECH_LOCATIONS: Readonly<Record<string, LocationName>> = {
  HD: 'head',
  CT: 'center_torso',
  RT: 'right_torso',
  LT: 'left_torso',
  RA: 'right_arm',
  LA: 'left_arm',
  FRL: 'right_arm',
  FLL: 'left_arm',
  RL: 'right_leg',
  LL: 'left_leg',
  RRL: 'right_leg',
  RLL: 'left_leg',
  CL: 'center_leg',
};

function vehicleCondition(state: VehicleDamage, cruise: number): ConditionSetup {
  const { motiveMPLost = 0, stabilizerHits = [] } = state;
  return {
    vehicle: {
      motive: [
        ...(state.motiveMinor ? (['minor'] as const) : []),
        ...(state.motiveModerate ? (['moderate'] as const) : []),
        ...(state.motiveHeavy ? (['heavy'] as const) : []),
      ],
      mpLost: Math.min(cruise, motiveMPLost),
      immobilized: state.motiveImmobilized ?? false,
      driverHit: state.driverHit ?? false,
      commanderHit: state.commanderHit ?? false,
      sensorHits: state.sensorHits ?? 0,
      stunnedTurns: state.stunnedTurns ?? 0,
      engineHit: state.engineHit ?? false,
      stabilizers: stabilizerHits.map(locationOf),
      turretsLocked: state.turretLocked ? ['turret'] : [],
    },
  };
}

/** No quirks were played. */
function withoutQuirks(design: Design): Design {
  const { otherMode } = design;
  const plain = { ...design, quirks: [], weaponQuirks: {} };
  return otherMode === undefined
    ? plain
    : { ...plain, otherMode: { ...otherMode, quirks: [], weaponQuirks: {} } };
}

function groundCombatant(state: GroundUnit, side: number, index: number, map: HexMap): Combatant {
  const rules = rulesetOf('total-warfare');
  const unit = unitAt(state.unit);
  const design = withoutQuirks(designOf(unit));
  const pilot = pilotDesign({ gunnery: state.gunnery, piloting: state.piloting });
  const combatant = new Combatant(index, `unit-${index}`, side, design, pilot, rules);
  damage(combatant, conditionOf(state, design, unit.walk));
  if (state.conversion === 'vehicle') combatant.convert();
  combatant.hex = map.indexOf(state.x, state.y);
  combatant.elevation = state.elevation;
  combatant.facing = state.facing as Facing;
  combatant.torsoFacing = (state.torso ?? state.facing) as Facing;
  combatant.secondFacing = (state.frontTurret ?? state.facing) as Facing;
  combatant.movement = state.moved === undefined || state.moved === 'none' ? 'stationary' : state.moved;
  combatant.hexesMoved = state.hexes ?? 0;
  combatant.hasMoved = true;
  combatant.heat = state.heat ?? 0;
  combatant.prone = state.prone ?? false;
  combatant.stuck = state.stuck ?? false;
  combatant.shutDown = state.shutDown ?? (state.kind === 'mek' && state.immobile === true);
  return combatant;
}

export function battleOf(
  board: string,
  states: readonly (readonly [GroundUnit, number])[],
  dice: () => number = () => 1,
): Battle {
  const map = boardNamed(board);
  const units = states.map(([state, side], index) => groundCombatant(state, side, index, map));
  const battle = new Battle(map, units, [idleBot, idleBot], dice, { ruleset: 'total-warfare' });
  battle.turn = 1;
  return battle;
}

/** What battles cannot be asked about, where the answers differ. */
export function unasked(units: readonly GroundUnit[]): string | undefined {
  const flies = ({ kind, chassis, motion }: GroundUnit): boolean =>
    chassis === 'glider' || (motion === 'vtol' && (kind === 'infantry' || kind === 'battlearmor'));
  return units.some(flies) ? 'soldiers aloft, who fly with other points here, and gliders' : undefined;
}
