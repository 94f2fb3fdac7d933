import type { LocationName } from '../../rules/body/plan.js';
import { mostShotsOf } from '../../rules/firing/jams.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { Facing } from '../hex/hex.js';
import { type NamedShotOrder, namedShot } from '../named-orders.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { canFlipArms, secondFacings, torsoFacings } from '../weapons/arcs.js';
import { settingsOf } from '../weapons/dial.js';
import { legalShots } from '../weapons/legal-shots.js';
import { binFor, hotLoadObstacle } from '../weapons/legality.js';
import { pulseObstacle } from '../weapons/pulse-module.js';
import { forecastShot, type ShotForecast } from './fire-forecast.js';
import { type OtherFireOrders, otherFireOrders } from './other-fire-orders.js';

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
  /** The location of the weapon; undefined if all troopers of a squad carry it. */
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

/** The orders of a unit in the weapons phase. */
export interface FireChoices extends OtherFireOrders {
  readonly weapons: readonly WeaponChoice[];
  readonly torsoFacings: readonly Facing[];
  readonly secondFacings: readonly Facing[];
  readonly flipsArms: boolean;
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
  return {
    weapons: unit.design.weapons
      .filter(({ use }) => use !== 'none' && use !== 'anti-missile')
      .map((mount) => weaponChoice(battle, unit, mount, target, order, legal)),
    torsoFacings: torsoFacings(unit),
    secondFacings: secondFacings(unit),
    flipsArms: canFlipArms(unit),
    ...otherFireOrders(battle, unit),
  };
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
