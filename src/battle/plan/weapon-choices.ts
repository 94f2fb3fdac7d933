import { ANTI_MECH_ATTACKS } from '../../rules/anti-mech/to-hit.js';
import type { LocationName } from '../../rules/body/plan.js';
import { SHIELD_MODES, type ShieldMode } from '../../rules/damage/shields.js';
import { mostShotsOf } from '../../rules/firing/jams.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import { antiMechNumber, antiMechObstacle } from '../anti-mech/legality.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { Facing } from '../hex/hex.js';
import { type NamedShotOrder, namedShot } from '../named-orders.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { canFlipArms, secondFacings, torsoFacings } from '../weapons/arcs.js';
import { checkFireOrder } from '../weapons/check-order.js';
import { settingsOf } from '../weapons/dial.js';
import { enemiesOf, legalShots } from '../weapons/legal-shots.js';
import { binFor, hotLoadObstacle } from '../weapons/legality.js';
import { pulseObstacle } from '../weapons/pulse-module.js';
import { forecastShot, type ShotForecast } from './fire-forecast.js';

/** A load that a weapon may fire. */
export interface LoadChoice {
  readonly bin: number;
  readonly name: string;
  readonly rounds: number;
}

/** One weapon, and its possible shots at one target. */
export interface WeaponChoice {
  readonly weapon: number;
  readonly name: string;
  /** Where the weapon is mounted; undefined if all troopers of a squad carry it. */
  readonly location: LocationName | undefined;
  /** The planned shot, otherwise the plain one. */
  readonly order: NamedShotOrder;
  readonly shot: ShotForecast;
  readonly loads: readonly LoadChoice[];
  /** The number of rounds that it may fire at once. */
  readonly mostShots: number;
  /** Locations of the target that it may aim at. */
  readonly locations: readonly LocationName[];
  /** The settings of its dial, if it has one. */
  readonly settings: readonly number[];
  /** Other ways to fire it. */
  readonly modes: readonly ('hotLoaded' | 'pulse' | 'heats')[];
}

/** Leg attacks and swarms that infantry may make on a unit, with their target numbers. */
export interface GripChoice {
  readonly order: NonNullable<FireOrder['antiMech']>;
  readonly toHit: ITargetNumber;
}

/** The orders of a unit in the weapons phase, besides its shots. */
export interface FireChoices {
  readonly weapons: readonly WeaponChoice[];
  readonly torsoFacings: readonly Facing[];
  readonly secondFacings: readonly Facing[];
  readonly flipsArms: boolean;
  readonly dodges: boolean;
  readonly freesTurret: boolean;
  /** Weapons whose jam can be cleared, and those that can be charged. */
  readonly clears: readonly number[];
  readonly charges: readonly number[];
  /** Opponents that it can spot for others. */
  readonly spots: readonly number[];
  readonly grips: readonly GripChoice[];
  /** Whether it swarms another unit, and may let go. */
  readonly letsGo: boolean;
  /** Opponents that a Blood Stalker may name as its quarry. */
  readonly quarries: readonly number[];
  /** Ways to hold each shield; empty without a shield. */
  readonly shields: { readonly left: readonly ShieldMode[]; readonly right: readonly ShieldMode[] };
}

/** Returns everything that may be ordered against one target, with torso, arms and shots as in the order. */
export function fireChoices(battle: Battle, unit: Combatant, target: number, order: FireOrder): FireChoices {
  const { torsoFacing, flipArms, secondFacing } = order;
  const aim = {
    torsoFacing,
    armsFlipped: flipArms === true,
    ...(secondFacing !== undefined && { secondFacing }),
  };
  const legal = legalShots(battle, unit, aim).filter((shot) => shot.target === target);
  const bare = { torsoFacing: unit.torsoFacing, shots: [] };
  const may = (wanted: Partial<FireOrder>): boolean => isAllowed(battle, unit, { ...bare, ...wanted });
  const weapons = unit.design.weapons.map(({ index }) => index);
  return {
    weapons: unit.design.weapons
      .filter(({ use }) => use !== 'none' && use !== 'anti-missile')
      .map((mount) => weaponChoice(battle, unit, mount, target, order, legal)),
    torsoFacings: torsoFacings(unit),
    secondFacings: secondFacings(unit),
    flipsArms: canFlipArms(unit),
    dodges: may({ dodge: true }),
    freesTurret: unit.turretHeld && may({ freeTurret: true }),
    clears: weapons.filter((weapon) => unit.jammed[weapon] !== 0 && may({ clearJam: weapon })),
    charges: weapons.filter((weapon) => may({ charge: [weapon] })),
    spots: enemiesOf(battle, unit)
      .map(({ index }) => index)
      .filter((enemy) => may({ spot: enemy })),
    grips: gripChoices(battle, unit),
    letsGo: may({ letGo: true }),
    quarries: enemiesOf(battle, unit)
      .map(({ index }) => index)
      .filter((enemy) => may({ quarry: enemy })),
    shields: {
      left: SHIELD_MODES.filter((mode) => unit.design.shields.length > 0 && may({ shields: { left: mode } })),
      right: SHIELD_MODES.filter(
        (mode) => unit.design.shields.length > 0 && may({ shields: { right: mode } }),
      ),
    },
  };
}

const gripChoices = (battle: Battle, unit: Combatant): readonly GripChoice[] =>
  unit.design.kind.antiMech === undefined
    ? []
    : battle.units.flatMap((target) =>
        ANTI_MECH_ATTACKS.filter(
          (attack) => antiMechObstacle(battle, unit, attack, target) === undefined,
        ).map((attack) => ({
          order: { attack, target: target.index },
          toHit: antiMechNumber(unit, attack, target),
        })),
      );

function isAllowed(battle: Battle, unit: Combatant, order: FireOrder): boolean {
  try {
    checkFireOrder(battle, unit, order);
    return true;
  } catch {
    return false;
  }
}

function weaponChoice(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  target: number,
  order: FireOrder,
  legal: readonly ShotOrder[],
): WeaponChoice {
  const { index } = mount;
  const own = legal.filter(({ weapon }) => weapon === index);
  const planned = order.shots.find((shot) => shot.weapon === index && shot.target === target);
  const shot = planned ?? own[0] ?? { weapon: index, target };
  const others = order.shots.filter(({ weapon }) => weapon !== index);
  const attempt = (wanted: ShotOrder) =>
    forecastShot(
      battle,
      unit,
      { ...order, shots: planned === undefined ? [...others, wanted] : replaced(order, wanted) },
      wanted,
    );
  const forecast = (wanted: ShotOrder): ShotForecast => {
    const { shot: known, attack } = attempt(wanted);
    return typeof attack === 'string' ? { ...known, obstacle: attack } : known;
  };
  const heatEach = (heats: boolean): number => {
    const { attack } = attempt({ ...shot, heats });
    return typeof attack === 'string' ? 0 : attack.effect.heatEach;
  };
  const plain = forecast(shot);
  const { locations } = battle.unit(target).plan;
  const { location: _, ...unaimed } = shot;
  const bin = mount.needsAmmunition ? binFor(unit, mount, shot.bin) : undefined;
  const canFire = plain.obstacle === undefined || shot.location !== undefined;
  return {
    weapon: index,
    name: mount.item.name,
    location: unit.plan.locations[mount.location],
    order: namedShot(battle, shot),
    shot: plain,
    loads: own.flatMap(({ bin: load }) => {
      const feeds = load === undefined ? undefined : unit.design.bins[load];
      return feeds === undefined
        ? []
        : [{ bin: feeds.index, name: feeds.item.name, rounds: unit.rounds[feeds.index] as number }];
    }),
    mostShots: mostShotsOf(mount.item),
    locations: canFire
      ? locations.filter((_, location) => forecast({ ...unaimed, location }).obstacle === undefined)
      : [],
    settings: settingsOf(battle, mount),
    modes: [
      ...(hotLoadObstacle(mount, bin) === undefined ? (['hotLoaded'] as const) : []),
      ...(pulseObstacle(unit, mount) === undefined ? (['pulse'] as const) : []),
      ...(heatEach(true) > heatEach(false) ? (['heats'] as const) : []),
    ],
  };
}

const replaced = ({ shots }: FireOrder, wanted: ShotOrder): readonly ShotOrder[] =>
  shots.map((shot) => (shot.weapon === wanted.weapon ? wanted : shot));
