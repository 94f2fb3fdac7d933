import type { Combatant, Facing, WeaponMount } from '../../../../../src/edge/battle.js';
import type { Fire, Somebody, SomebodyKind } from '../../../../../src/edge/table.js';
import type { StruckSide } from '../side-choices.js';
import { featureOf } from '../terrain-choices.js';

// A planned volley, and the order that it becomes.

type AimedAt = NonNullable<Fire['order']['shots'][number]['location']>;

/** The line to one target, as the player describes it. */
export interface LinePlan {
  readonly range: number;
  readonly side: StruckSide;
  readonly bearing: StruckSide;
  readonly light: number;
  readonly heavy: number;
  readonly cover: boolean;
  readonly blocked: boolean;
  readonly ecm: boolean;
  /** The location aimed at; empty for none. */
  readonly location: AimedAt | typeof ANYWHERE;
  /** The friend that spots, by index, if any, and its distance to the target. */
  readonly spotter: string;
  readonly spotterRange: number;
}

export const NO_SPOTTER = 'none';
export const ANYWHERE = '';
export const NO_GRIP = 'none';

export const AHEAD: LinePlan = {
  range: 6,
  side: 'front',
  bearing: 'front',
  light: 0,
  heavy: 0,
  cover: false,
  blocked: false,
  ecm: false,
  location: ANYWHERE,
  spotter: NO_SPOTTER,
  spotterRange: 6,
};

export interface ShotPlan {
  readonly target: number;
  readonly bin?: number;
  readonly shots?: number;
  readonly heats?: boolean;
  readonly pulse?: boolean;
  readonly hotLoaded?: boolean;
  readonly setting?: number;
}

/** A target without a sheet. */
export interface SomebodyPlan {
  readonly kind: SomebodyKind;
  readonly movement: NonNullable<Somebody['movement']>;
  readonly hexes: number;
  readonly prone: boolean;
  readonly immobile: boolean;
  readonly ground: string;
  readonly tonnage: number;
  readonly piloting: number;
}

export interface FirePlan {
  readonly facing: Facing;
  readonly secondFacing: Facing;
  readonly flipArms: boolean;
  readonly dodge: boolean;
  readonly freeTurret: boolean;
  /** It spots the chosen target for others. */
  readonly spots: boolean;
  /** The jammed weapon to clear, or -1. */
  readonly clears: number;
  /** The anti-'Mech attack on the chosen target, in its hex, instead of firing. */
  readonly grip: NonNullable<Fire['order']['antiMech']>['attack'] | typeof NO_GRIP;
  /** Swarming infantry lets go. */
  readonly letGo: boolean;
  /** Weapons to charge. */
  readonly charges: readonly number[];
  /** By target. */
  readonly lines: Readonly<Record<number, LinePlan>>;
  /** By index of the weapon. */
  readonly shots: Readonly<Record<number, ShotPlan>>;
  readonly somebody: SomebodyPlan;
}

export const NOTHING_PLANNED: FirePlan = {
  facing: 0,
  secondFacing: 0,
  flipArms: false,
  dodge: false,
  freeTurret: false,
  spots: false,
  clears: -1,
  charges: [],
  grip: NO_GRIP,
  letGo: false,
  lines: {},
  shots: {},
  somebody: {
    kind: 'mech',
    movement: 'stationary',
    hexes: 0,
    prone: false,
    immobile: false,
    ground: 'clear',
    tonnage: 50,
    piloting: 5,
  },
};

/** The number of a unit's one target without a sheet. */
export const somebodyOf = ({ index }: Combatant, units: number): number => units + index;

export interface Volley {
  readonly unit: Combatant;
  /** The number of units in the game. */
  readonly units: number;
  readonly guns: readonly WeaponMount[];
  readonly hasSecondTurret: boolean;
}

/** Turns the plan into an order, with every gun that has no other target or only with those that fire. */
export function fireOf(
  { unit, units, guns, hasSecondTurret }: Volley,
  plan: FirePlan,
  active: number,
  everyGun: boolean,
): Fire {
  const grips = plan.grip !== NO_GRIP || unit.swarming >= 0;
  const fired = (grips && !everyGun ? [] : guns).flatMap(({ index }) => {
    const shot = plan.shots[index] ?? (everyGun ? { target: active } : undefined);
    return shot === undefined ? [] : [{ weapon: index, ...shot, ...aimOf(plan, shot.target) }];
  });
  const targets = [...new Set([active, ...fired.map(({ target }) => target)])];
  const { facing, secondFacing, flipArms, dodge, freeTurret, spots, clears, charges } = plan;
  return {
    do: 'fire',
    unit: unit.index,
    order: {
      torsoFacing: facing,
      ...(hasSecondTurret && { secondFacing }),
      ...(flipArms && { flipArms }),
      ...(dodge && { dodge }),
      ...(freeTurret && { freeTurret }),
      ...(spots && { spot: active }),
      ...(clears >= 0 && { clearJam: clears }),
      ...(charges.length > 0 && { charge: charges }),
      ...(plan.grip !== NO_GRIP &&
        !everyGun &&
        unit.swarming < 0 && { antiMech: { attack: plan.grip, target: active } }),
      ...(plan.letGo && unit.swarming >= 0 && { letGo: true }),
      shots: fired,
    },
    lines: targets.flatMap((target) => linesTo(plan, target, target >= units)),
  };
}

function aimOf(
  { lines }: FirePlan,
  target: number,
): Pick<Fire['order']['shots'][number], 'location' | 'spotter'> {
  const { location, spotter } = lines[target] ?? AHEAD;
  return {
    ...(location !== ANYWHERE && { location }),
    ...(spotter !== NO_SPOTTER && { spotter: Number(spotter) }),
  };
}

function linesTo({ lines, somebody }: FirePlan, target: number, isSomebody: boolean): Fire['lines'] {
  const { range, side, bearing, light, heavy, cover, blocked, ecm, spotter, spotterRange } =
    lines[target] ?? AHEAD;
  const said = isSomebody ? { somebody: saidOf(somebody) } : {};
  const own = {
    target,
    ...said,
    range,
    side,
    bearing,
    between: [
      ...Array.from({ length: light }, () => ['light_woods'] as const),
      ...Array.from({ length: heavy }, () => ['heavy_woods'] as const),
    ],
    cover,
    blocked,
    ...(ecm && { ecm }),
  };
  return spotter === NO_SPOTTER
    ? [own]
    : [own, { target, ...said, from: Number(spotter), range: spotterRange }];
}

/** In the form of the order. */
export function saidOf(plan: SomebodyPlan): Somebody {
  const { kind, movement, hexes, prone, immobile, ground, tonnage, piloting } = plan;
  const feature = featureOf(ground);
  return {
    kind,
    movement,
    ...(movement !== 'stationary' && { hexes }),
    ...(prone && { prone }),
    ...(immobile && { immobile }),
    ...(feature !== undefined && { ground: [feature] }),
    ...(tonnage !== NOTHING_PLANNED.somebody.tonnage && { tonnage }),
    ...(piloting !== NOTHING_PLANNED.somebody.piloting && { piloting }),
  };
}
