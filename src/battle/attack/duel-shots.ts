import type { Ammunition } from '../../catalog/index.js';
import { NOWHERE } from '../../rules/body/plan.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import { mostShotsOf } from '../../rules/firing/jams.js';
import { terrainType } from '../../rules/terrain/terrain.js';
import { calculateToHit, type IToHitCalculation } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import { burstOf } from '../bots/sensible/expected-damage.js';
import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { shotFrom } from '../shot/shot-from.js';
import { aimObstacle } from '../weapons/check-order.js';
import { circumstancesOf } from '../weapons/cluster-roll.js';
import { effectOfShot, gunsLeft, heatOfFiring } from '../weapons/effect-of-shot.js';
import { binFor, lineObstacle, weaponObstacle } from '../weapons/legality.js';
import { pulseObstacle } from '../weapons/pulse-module.js';
import { bracketOf, factsOf, loadOf, type Shot } from '../weapons/shot.js';
import type { WeaponAttack } from '../weapons/weapon-attack.js';
import type { Duel } from './duel.js';
import { POINT_OF } from './point-of.js';

/** One weapon of the attacker, with its target number. */
export interface DuelShot {
  readonly mount: WeaponMount;
  /** Why it cannot be fired; undefined if it can. */
  readonly obstacle: string | undefined;
  /** Undefined if it cannot be fired. */
  readonly toHit: IToHitCalculation | undefined;
  readonly load: Ammunition | undefined;
  /** The effect of a hit. */
  readonly effect: WeaponEffect;
  /** The most shots that it can fire at once. */
  readonly mostShots: number;
  /** Whether it is fired through a pulse module; undefined if it has no working one. */
  readonly pulse: boolean | undefined;
  readonly heat: number;
  /** It can hit, and the caller lets it fire. */
  readonly fires: boolean;
}

/** The same, with everything that resolution and odds need. */
export interface PreparedShot extends DuelShot {
  /** More than 12 if it cannot be fired. */
  readonly attack: WeaponAttack;
}

/** Weapons that can be fired at a 'Mech, each with its target number at this distance. */
export const duelShots = (battle: Battle, duel: Duel, range: number): readonly PreparedShot[] =>
  battle
    .unit(0)
    .design.weapons.filter(({ use, array }) => use === 'attack' && array < 0)
    .map((mount) => shotOf(battle, mount, duel, range));

function shotOf(battle: Battle, built: WeaponMount, duel: Duel, range: number): PreparedShot {
  const { silent, load: chosen, shots, pulse: wanted } = duel.weapons?.[built.id] ?? {};
  const unit = battle.unit(0);
  const mount = chosen && built.builtInShots > 0 ? { ...built, builtInLoad: chosen } : built;
  const bin = mount.needsAmmunition ? binWith(unit, mount, chosen) : undefined;
  const pulses = pulseObstacle(unit, mount) === undefined;
  const mostShots = mostShotsOf(mount.item);
  const rounds = Math.min(shots ?? burstOf(mount), mostShots);
  const shot = aimedAt(battle, duel, mount, bin, rounds, pulses && wanted === true, range);
  const obstacle = obstacleOf(battle, shot);
  const toHit = obstacle === undefined ? explain(battle, shot, duel) : undefined;
  const effect = effectOfShot(battle, shot, { rounds, guns: gunsLeft(unit, mount), charged: false });
  return {
    mount,
    obstacle,
    toHit,
    load: loadOf(shot),
    effect,
    mostShots,
    pulse: pulses ? wanted === true : undefined,
    heat: heatOfFiring(battle, mount, effect),
    fires: toHit?.impossible === false && silent !== true,
    attack: {
      shot,
      effect,
      needed: toHit?.finalToHit ?? Number.POSITIVE_INFINITY,
      spent: 0,
      circumstances: circumstancesOf(battle, shot, effect),
      source: { attacker: unit, weapon: mount.index, kind: effect.kind },
      pay: () => {},
    },
  };
}

function aimedAt(
  battle: Battle,
  {
    attacker,
    target: { partialCover = false, prone },
    location,
    side = 'front',
    bearing = 'front',
    targetTerrain,
  }: Duel,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  shots: number,
  pulse: boolean,
  range: number,
): Shot {
  const unit = battle.unit(0);
  const target = battle.unit(1);
  const called = location === undefined ? NOWHERE : target.plan.locations.indexOf(location);
  const indirect = attacker.indirectFire?.isIndirect === true;
  const inWater = targetTerrain?.some((feature) => terrainType(feature) === 'water') ?? false;
  return {
    unit,
    mount,
    target,
    order: {
      weapon: mount.index,
      target: 1,
      shots,
      ...(called !== NOWHERE && { location: called }),
      ...(attacker.teammateCalledShot && { teammate: unit.index }),
      ...(pulse && { pulse }),
      ...(indirect && { spotter: -1 }),
    },
    bin,
    line: {
      distance: range,
      range,
      blocked: indirect,
      interveningModifier: 0,
      targetModifier: 0,
      behindCover: partialCover,
      wades: inWater && !prone,
      attackerBehindCover: false,
      shallowest: 0,
      point: POINT_OF[bearing],
      side,
    },
    spottersLine: undefined,
    bracket: bracketOf(unit, mount, bin, range),
    halfway: false,
    distance: range,
    secondary: attacker.secondaryTarget,
  };
}

/** The bin that holds this load; otherwise the one that it usually fires from, as if filled with it. */
function binWith(unit: Combatant, mount: WeaponMount, load: Ammunition | undefined): AmmoBin | undefined {
  const usual = binFor(unit, mount);
  if (load === undefined || usual === undefined) return usual;
  const aboard = mount.bins.find((bin) => unit.design.bins[bin]?.item.id === load.id);
  return (aboard === undefined ? undefined : binFor(unit, mount, aboard)) ?? { ...usual, item: load };
}

function obstacleOf(battle: Battle, { unit, mount, bin, target, line, order }: Shot): string | undefined {
  const aim = { torsoFacing: unit.torsoFacing, armsFlipped: false };
  return (
    weaponObstacle(battle, unit, mount) ??
    lineObstacle(battle, unit, mount, bin, target, line, aim, order.spotter !== undefined) ??
    aimObstacle(battle, unit, mount, target, order, bin)
  );
}

/**
 * The target number of the shot: from the state of both in the battle, and from terrain that is stated instead of
 * mapped.
 */
function explain(battle: Battle, shot: Shot, duel: Duel): IToHitCalculation {
  const { homingPod = false, narced = false, narcPod = narced, partialCover = false } = duel.target;
  const { attacker, target, bracket, range, options } = shotFrom({
    ...factsOf(battle, shot),
    indirect: duel.attacker.indirectFire,
    homingPod,
    narcPod,
    partialCover,
    sight: undefined,
    targetTerrain: duel.targetTerrain,
  });
  return calculateToHit(attacker, target, bracket, range, {
    ...options,
    ...(duel.interveningTerrain && { interveningTerrain: duel.interveningTerrain }),
  });
}
