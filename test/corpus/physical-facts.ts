import { officialCatalog } from '../../src/catalog/official.js';
import {
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type PhysicalAttackKind,
  physicalAttackWith,
} from '../../src/rules/physical/index.js';
import type { TerrainFeature } from '../../src/rules/terrain/terrain.js';
import type { Mech, System } from '../../src/units/index.js';
import { mechAt } from './read-once.js';
import { referenceText } from './shared.js';

interface Side {
  readonly unit: string;
  readonly tons: number;
  readonly chassis: 'biped' | 'quad';
  readonly superheavy?: true;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly torso: number;
  readonly elevation: number;
  readonly hexLevel: number;
  readonly moved: 'none' | 'walk' | 'run' | 'jump';
  readonly hexes: number;
  readonly prone: boolean;
  readonly shutdown?: true;
  readonly unconscious?: true;
  readonly piloting: number;
  readonly quirks?: readonly string[];
  readonly spa?: Readonly<Record<string, unknown>>;
  readonly wetLocs?: readonly string[];
  readonly lostLocs?: readonly string[];
  readonly crits?: readonly { readonly loc: string; readonly system: string }[];
  readonly firedWeaponIdx?: readonly number[];
  readonly activeTSM?: boolean;
}

export interface PhysicalCase {
  readonly id: number;
  readonly board: string;
  readonly quirksOn: boolean;
  readonly spaOn: boolean;
  readonly attack: 'punch' | 'kick' | 'push' | 'charge' | 'dfa' | 'club';
  readonly limb?: 'left' | 'right' | 'left_mule' | 'right_mule';
  readonly club?: { readonly internalName: string; readonly loc: string; readonly mode?: string };
  readonly att: Side;
  readonly tgt: Side;
  readonly result: {
    readonly kind: 'number' | 'impossible';
    readonly value: number | null;
    readonly mods: readonly { readonly value: number | string; readonly text: string }[];
    readonly reason?: string;
    readonly distance: number;
    readonly damage?: number;
    readonly damageToAttacker?: number;
    readonly hitTable?: 'punch' | 'kick' | 'normal';
  };
}

export interface PhysicalFacts {
  readonly kind: PhysicalAttackKind;
  readonly attacker: IPhysicalAttacker;
  readonly target: IPhysicalTarget & { readonly tonnage: number };
  readonly options: IPhysicalOptions;
}

const MOVEMENT = { none: 'stationary', walk: 'walk', run: 'run', jump: 'jump' } as const;

/** The case in the words of the rules. */
export function factsOf(situation: PhysicalCase): PhysicalFacts {
  const { att, tgt } = situation;
  const mech = mechAt(att.unit);
  const limbs = limbsOf(situation);
  const [limb] = limbs;
  const kind = kindOf(situation, mech);
  const lost = (system: string, locations: readonly (string | undefined)[] = limbs) =>
    (att.crits ?? []).filter((crit) => crit.system === system && locations.includes(crit.loc)).length;
  const has = (system: System) =>
    mech.locations.some(
      ({ location, slots }) => location === limb && slots.some((slot) => slot.system === system),
    );
  const direction = directionOf(att, tgt);
  const armed = limb === 'LA' || limb === 'RA';
  const attacker: IPhysicalAttacker = {
    piloting: att.piloting,
    tonnage: att.tons,
    ...(armed && { arm: limb === 'LA' ? 'left' : 'right' }),
    unitQuirks: situation.quirksOn ? (att.quirks ?? []) : [],
    abilities: abilitiesOf(att),
    movementType: MOVEMENT[att.moved],
    hexesMoved: att.hexes,
    prone: att.prone,
    chassis: att.chassis,
    superheavy: att.superheavy ?? false,
    actuatorDamage: {
      shoulderDestroyed: lost('Shoulder') > 0,
      upperArmDestroyed: lost('Upper Arm') > 0,
      lowerArmDestroyed: lost('Lower Arm') > 0,
    },
    handDestroyed: lost('Hand') > 0,
    ...(armed && !has('lower-arm-actuator') && { armBuiltWithout: 'lower-arm' }),
    ...(armed && has('lower-arm-actuator') && !has('hand-actuator') && { armBuiltWithout: 'hand' }),
    legActuatorDamage: {
      hipDestroyed: lost('Hip', LEGS) > 0,
      upperLegDestroyed: lost('Upper Leg') > 0,
      lowerLegDestroyed: lost('Lower Leg') > 0,
      footDestroyed: lost('Foot') > 0,
    },
    shouldersDestroyed: situation.attack === 'push' ? lost('Shoulder') : 0,
    limbLost: needed(situation, limbs).some((location) => att.lostLocs?.includes(location)),
    limbFired: limbs.some((location) => hasFired(situation, location)),
    torsoMounted: situation.club !== undefined && !armed,
    talons: landsOnTalons(mech, att),
    muleKick: situation.limb?.endsWith('mule') ?? false,
    tripleStrengthMyomer: att.activeTSM ?? false,
    industrialMyomer: mech.myomer === 'industrial-triple-strength',
    actuatorEnhancement: carries(mech, 'actuator-enhancement-system', limb),
    modularArmor: carries(mech, 'modular-armor'),
    blindTorsoCockpit: mech.cockpit === 'torso-mounted' && lost('Sensors', ['HD']) === 2,
    bladeActive: /^active$/i.test(situation.club?.mode ?? ''),
    ...(kind === 'retractable_blade' && {
      retractableBlade: /extended/i.test(situation.club?.mode ?? '') ? 'extended' : 'retracted',
    }),
    shield: shieldMode(situation.club?.mode),
    limbSubmerged:
      limbs.length > 0 ? limbs.some((at) => att.wetLocs?.includes(at)) : att.wetLocs?.length === 8,
    waterDepth: waterDepth(situation.board, att),
  };
  const level = tgt.hexLevel + tgt.elevation - att.hexLevel - att.elevation;
  return {
    kind,
    attacker,
    target: {
      movementType: MOVEMENT[tgt.moved],
      hexesMoved: tgt.hexes,
      prone: tgt.prone,
      immobile: tgt.shutdown === true || tgt.unconscious === true,
      // Its eyes are just above the water.
      partialCover:
        !tgt.prone && tgt.elevation === (tgt.superheavy ? -2 : -1) && (tgt.wetLocs ?? []).length < 8,
      isDodging: tgt.spa?.dodging === true,
      abilities: abilitiesOf(tgt),
      unitQuirks: situation.quirksOn ? (tgt.quirks ?? []) : [],
      superheavy: tgt.superheavy ?? false,
      piloting: tgt.piloting,
      tonnage: tgt.tons,
    },
    options: {
      ruleset: 'total-warfare',
      distance: situation.result.distance,
      inArc: situation.result.distance > 1 || inArc(situation, limb, direction),
      targetTerrain: terrainOf(situation.board, tgt),
      // Line 5 of the reference's README: the way of a charge or a jump is looked at elsewhere.
      ...(situation.attack !== 'charge' && situation.attack !== 'dfa' && { elevationDifference: level }),
    },
  };
}

/** Whether a weapon in a location was fired. */
export const hasFired = ({ att }: PhysicalCase, location: string | undefined): boolean =>
  (att.firedWeaponIdx ?? []).some((index) => mechAt(att.unit).equipment[index]?.location === location);

/** A pair of legs with talons and feet that work. */
function landsOnTalons(mech: Mech, { chassis, crits = [], lostLocs = [] }: Side): boolean {
  const works = (leg: string): boolean =>
    !lostLocs.includes(leg) && !crits.some(({ loc, system }) => loc === leg && system === 'Foot');
  const pairs =
    chassis === 'biped'
      ? [['RL', 'LL']]
      : [
          ['FRL', 'FLL'],
          ['RRL', 'RLL'],
        ];
  const taloned = mech.equipment.some(
    ({ item }) => item?.kind === 'physical-weapon' && item.physicalWeapon === 'talons',
  );
  return taloned && pairs.some((pair) => pair.every(works));
}

const LEGS = ['RL', 'LL', 'FRL', 'FLL', 'RRL', 'RLL'];

function limbsOf({ attack, limb, club, att }: PhysicalCase): readonly string[] {
  const side = limb?.startsWith('left') ? 'L' : 'R';
  switch (attack) {
    case 'punch':
      return [`${side}A`];
    case 'push':
      return ['LA', 'RA'];
    case 'kick':
      return [att.chassis === 'biped' ? `${side}L` : `${limb?.endsWith('mule') ? 'R' : 'F'}${side}L`];
    case 'club':
      return club ? [club.loc] : [];
    default:
      return [];
  }
}

const needed = ({ attack }: PhysicalCase, limbs: readonly string[]) => (attack === 'kick' ? LEGS : limbs);

function kindOf({ attack, club, limb }: PhysicalCase, mech: Mech): PhysicalAttackKind {
  const carried = (type: string) =>
    mech.equipment.some(
      ({ item, location }) =>
        item?.kind === 'physical-weapon' &&
        item.physicalWeapon === type &&
        (type === 'talons' || location === (limb === 'left' ? 'LA' : 'RA')),
    );
  if (attack === 'punch') return carried('claw') ? 'claw' : 'punch';
  if (attack === 'kick') return carried('talons') ? 'talons' : 'kick';
  if (attack !== 'club') return attack;
  const item = officialCatalog.find(club?.internalName ?? '');
  const kind = item?.kind === 'physical-weapon' ? physicalAttackWith(item) : undefined;
  if (kind === undefined) throw new Error(`no attack with ${club?.internalName}`);
  return kind;
}

const shieldMode = (mode = 'none') => {
  const word = mode.toLowerCase();
  return word === 'passive' || word === 'active' ? word : 'none';
};

const abilitiesOf = ({ spa = {} }: Side) => Object.keys(spa).filter((id) => id !== 'dodging');

const carries = (mech: Mech, trait: 'actuator-enhancement-system' | 'modular-armor', location?: string) =>
  mech.equipment.some(
    (mount) =>
      mount.item?.traits.includes(trait) && (trait === 'modular-armor' || mount.location === location),
  );

/** Hexsides from north, clockwise, to a neighbour; even columns stand half a hex higher. */
function directionOf(from: Side, to: Side): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = from.x % 2;
  if (dx === 0) return dy < 0 ? 0 : 3;
  const upper = dy - half < 0;
  return dx > 0 ? (upper ? 1 : 2) : upper ? 5 : 4;
}

function inArc(
  { attack, club, limb, att }: PhysicalCase,
  location: string | undefined,
  direction: number,
): boolean {
  const from = (facing: number) => (direction - facing + 6) % 6;
  const within = (facing: number, ...sides: number[]) => sides.includes(from(facing));
  if (attack === 'push') return within(att.facing, 0);
  if (attack === 'kick') return limb?.endsWith('mule') ? within(att.facing, 3) : within(att.facing, 5, 0, 1);
  if (attack !== 'punch' && club === undefined) return true;
  if (location === 'RA') return within(att.torso, 5, 0, 1, 2);
  if (location === 'LA') return within(att.torso, 4, 5, 0, 1);
  return within(att.torso, 5, 0, 1);
}

const boards = new Map<string, ReadonlyMap<string, string>>();
function hexOf(board: string, { x, y }: Side): string {
  let hexes = boards.get(board);
  if (hexes === undefined) {
    const lines = referenceText(`boards/${board}.board`).matchAll(/^hex (\d{4}) -?\d+ "([^"]*)"/gm);
    hexes = new Map([...lines].map(([, number = '', terrain = '']) => [number, terrain]));
    boards.set(board, hexes);
  }
  return hexes.get(`${x + 1}`.padStart(2, '0') + `${y + 1}`.padStart(2, '0')) ?? '';
}

const waterDepth = (board: string, side: Side) =>
  side.elevation < 0 ? Number(/water:(\d+)/.exec(hexOf(board, side))?.[1] ?? 0) : 0;

/** Woods alone tell in physical attacks; a 'Mech above the trees stands in none. */
function terrainOf(board: string, side: Side): readonly TerrainFeature[] {
  const woods = /woods:(\d)/.exec(hexOf(board, side))?.[1];
  if (woods === undefined || (side.superheavy && !side.prone)) return [];
  return [woods === '1' ? 'light_woods' : 'heavy_woods'];
}
