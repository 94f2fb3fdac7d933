import { burstOf } from '../../../src/battle/bots/sensible/expected-damage.js';
import type { AmmoBin } from '../../../src/battle/combatant/weapon-mount.js';
import type { ShotFacts } from '../../../src/battle/shot/shot-facts.js';
import { shotFrom } from '../../../src/battle/shot/shot-from.js';
import { aimObstacle } from '../../../src/battle/weapons/check-order.js';
import { circumstancesOf } from '../../../src/battle/weapons/cluster-roll.js';
import { effectOfShot, gunsLeft, heatOfFiring } from '../../../src/battle/weapons/effect-of-shot.js';
import { binFor, lineObstacle, weaponObstacle } from '../../../src/battle/weapons/legality.js';
import { pulseObstacle } from '../../../src/battle/weapons/pulse-module.js';
import { bracketOf, factsOf, loadOf, type Shot } from '../../../src/battle/weapons/shot.js';
import type { WeaponAttack } from '../../../src/battle/weapons/weapon-attack.js';
import type { Battle, Combatant, WeaponMount } from '../../../src/edge/battle.js';
import type { Ammunition } from '../../../src/edge/catalog.js';
import {
  calculateToHit,
  type IToHitCalculation,
  MECH_LOCATIONS,
  type TerrainFeature,
} from '../../../src/edge/rules.js';
import { mostShotsOf } from '../../../src/rules/firing/jams.js';
import type { Attack } from './attack.js';
import type { Situation } from './situation-fields.js';

/** One weapon's part of the volley. */
export interface WeaponShot {
  readonly mount: WeaponMount;
  readonly name: string;
  readonly place: string;
  /** Undefined where nothing can be fired, with the reason. */
  readonly toHit: IToHitCalculation | undefined;
  readonly obstacle: string | undefined;
  /** Needs more than 12 where it cannot be fired. */
  readonly attack: WeaponAttack;
  readonly load: Ammunition | undefined;
  readonly heat: number;
}

const POINT_OF = { ahead: 0, right: 6, behind: 12, left: 18 } as const;

/** Weapons that can be fired at a 'Mech, each with what it needs. */
export function shotsOf(
  battle: Battle,
  attack: Attack,
  range = attack.situation.range,
): readonly WeaponShot[] {
  return battle
    .unit(0)
    .design.weapons.filter(({ use, array }) => use === 'attack' && array < 0)
    .map((mount) => shotOf(battle, mount, attack, range));
}

function shotOf(battle: Battle, built: WeaponMount, attack: Attack, range: number): WeaponShot {
  const { situation, loads } = attack;
  const unit = battle.unit(0);
  const target = battle.unit(1);
  const chosen = loads[built.id];
  const mount = chosen && built.builtInShots > 0 ? { ...built, builtInLoad: chosen } : built;
  const bin = mount.needsAmmunition ? binWith(unit, mount, chosen) : undefined;
  const indirect = situation.spotter !== 'no';
  const location = situation.called === 'no' ? -1 : MECH_LOCATIONS.indexOf(situation.called);
  const pulse = situation.pulsed.includes(mount.id) && pulseObstacle(unit, mount) === undefined;
  const rounds = Math.min(situation.shots[mount.id] || burstOf(mount), mostShotsOf(mount.item));
  const shot: Shot = {
    unit,
    mount,
    target,
    order: {
      weapon: mount.index,
      target: 1,
      shots: rounds,
      ...(location >= 0 && { location }),
      ...(situation.teammate && { teammate: unit.index }),
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
      behindCover: situation.cover,
      wades: situation.terrain === 'water' && !situation.targetProne,
      attackerBehindCover: false,
      shallowest: 0,
      point: POINT_OF[situation.bearing],
      side: situation.side,
    },
    spottersLine: undefined,
    bracket: bracketOf(unit, mount, bin, range),
    distance: range,
    secondary: undefined,
  };
  const obstacle = obstacleOf(battle, shot);
  const toHit = obstacle === undefined ? explain(battle, shot, situation) : undefined;
  const guns = gunsLeft(unit, mount);
  const effect = effectOfShot(battle, shot, { rounds, guns, charged: false });
  return {
    mount,
    name: mount.item.name,
    place: `${mount.mount.location ?? ''}${mount.mount.rear ? ' rear' : ''}`,
    toHit,
    obstacle,
    attack: {
      shot,
      effect,
      needed: toHit?.finalToHit ?? Number.POSITIVE_INFINITY,
      spent: 0,
      circumstances: circumstancesOf(battle, shot, effect),
      source: { attacker: unit, weapon: mount.index, kind: effect.kind },
      pay: () => {},
    },
    load: loadOf(shot),
    heat: heatOfFiring(battle, mount, effect),
  };
}

/** A bin that holds the load aboard; or else the one it usually fires from, as if it had been filled so. */
function binWith(unit: Combatant, mount: WeaponMount, load: Ammunition | undefined): AmmoBin | undefined {
  const usual = binFor(unit, mount);
  if (load === undefined || usual === undefined) return usual;
  const aboard = mount.bins.find((bin) => unit.design.bins[bin]?.item.id === load.id);
  return (aboard === undefined ? undefined : binFor(unit, mount, aboard)) ?? { ...usual, item: load };
}

/** Why a weapon cannot be fired; undefined if it can. */
function obstacleOf(battle: Battle, { unit, mount, bin, target, line, order }: Shot): string | undefined {
  const aim = { torsoFacing: unit.torsoFacing, armsFlipped: false };
  return (
    weaponObstacle(battle, unit, mount) ??
    lineObstacle(battle, unit, mount, bin, target, line, aim, order.spotter !== undefined) ??
    aimObstacle(battle, unit, mount, target, order, bin)
  );
}

/** What the shot needs: by what the two are like in the battle, and by what stands between them on no map. */
function explain(battle: Battle, shot: Shot, situation: Situation): IToHitCalculation {
  const { light, rain, fog, wind } = situation;
  const { attacker, target, bracket, range, options } = shotFrom({
    ...factsOf(battle, shot),
    ...secondaryOf(situation),
    ...spottedBy(situation),
    homingPod: situation.homing,
    partialCover: situation.cover,
    sight: undefined,
    targetTerrain: [situation.terrain],
    environment: { light, precipitation: rain, fog, wind },
  });
  return calculateToHit(attacker, target, bracket, range, {
    ...options,
    interveningTerrain: woodsBetween(situation),
  });
}

const secondaryOf = ({ secondary: arc }: Situation): Partial<ShotFacts> =>
  arc === 'no' ? {} : { secondary: { isSecondary: true, inFrontArc: arc === 'front', arc } };

function spottedBy({ spotter, spotterAttacked }: Situation): Partial<ShotFacts> {
  if (spotter === 'no') return {};
  return {
    indirect:
      spotter === 'none'
        ? { isIndirect: true, noSpotter: true }
        : { isIndirect: true, spotterMovement: spotter, spotterAttacked },
  };
}

const woodsBetween = ({ lightWoods, heavyWoods }: Situation): readonly (readonly TerrainFeature[])[] => [
  ...Array.from({ length: lightWoods }, (): TerrainFeature[] => ['light_woods']),
  ...Array.from({ length: heavyWoods }, (): TerrainFeature[] => ['heavy_woods']),
];
