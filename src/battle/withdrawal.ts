import {
  CENTER_TORSO,
  LEFT_ARM,
  LEFT_LEG,
  LEFT_TORSO,
  RIGHT_ARM,
  RIGHT_LEG,
  RIGHT_TORSO,
} from '../rules/damage/body.js';
import { calculateWalkingMp } from '../rules/movement/index.js';
import type { Ruleset } from '../rules/ruleset.js';
import {
  cripplingDamage,
  DAMAGE_THAT_COUNTS,
  type FightingState,
  RANGE_THAT_COUNTS,
} from '../rules/withdrawal/crippled.js';
import type { Battle } from './battle.js';
import type { Combatant } from './combatant/combatant.js';
import { moverOf } from './combatant/mover-of.js';
import type { WeaponMount } from './combatant/weapon-mount.js';
import { IllegalOrderError } from './illegal-order.js';
import { evaluatePath, type PathReport } from './movement/path.js';
import { Reach } from './movement/reach.js';
import { type MoveOrder, STAY } from './orders.js';
import { legDamage, legsOf, pilotStateOf } from './piloting/pilot-state.js';
import { wayHome } from './way-home.js';
import { effectOfMount } from './weapons/effect-of-shot.js';
import { rangesWith } from './weapons/ranges.js';

const LIMBS = [LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG];
const TORSOS = [CENTER_TORSO, LEFT_TORSO, RIGHT_TORSO];
const SENSORS = { 'torso-mounted': 3, other: 2 } as const;

/** Why a unit can fight on no longer; undefined while it can. */
export function isCrippled(unit: Combatant, rules: Ruleset): string | undefined {
  const { design, structure, armor } = unit;
  const hurt = (location: number): boolean =>
    (structure[location] as number) < (design.structure[location] as number);
  const state: FightingState = {
    limbsHurt: LIMBS.filter(hurt).length,
    torsosLaidBare: TORSOS.filter((torso) => hurt(torso) && (armor[torso] as number) <= 0).length,
    sideTorsosLost: (unit.hasLost(LEFT_TORSO) ? 1 : 0) + (unit.hasLost(RIGHT_TORSO) ? 1 : 0),
    engineHits: unit.engineHits,
    gyroHits: unit.gyroHits,
    sensorHits: unit.sensorHits,
    sensors: design.unit.cockpit === 'torso-mounted' ? SENSORS['torso-mounted'] : SENSORS.other,
    pilotWounds: unit.wounds,
    immobilised: unit.gyroDestroyed || walksNoMore(unit),
    disarmed: isDisarmed(unit, rules),
  };
  return cripplingDamage(state, { ruleset: rules });
}

function walksNoMore(unit: Combatant): boolean {
  if (!unit.hasLegDamage) return false;
  return (
    calculateWalkingMp(
      {
        walk: unit.movementGear.walk,
        quad: unit.design.quad,
        legs: legsOf(unit).map((leg) => legDamage(unit, leg)),
        drag: unit.movementGear.drag,
        heat: 0,
      },
      { ruleset: unit.rules },
    ) === 0
  );
}

/** Who came with no weapon that counts has not lost any. */
function isDisarmed(unit: Combatant, rules: Ruleset): boolean {
  const { weapons } = unit.design;
  const armed = (mounts: readonly WeaponMount[]): boolean =>
    mounts.some((mount) => reachOf(unit, mount) >= RANGE_THAT_COUNTS) ||
    mounts.reduce((sum, mount) => sum + strengthOf(unit, mount, rules), 0) >= DAMAGE_THAT_COUNTS;
  const fights = weapons.filter(({ use }) => use === 'attack');
  return !armed(fights.filter((mount) => canStillFire(unit, mount))) && armed(fights);
}

function canStillFire(unit: Combatant, mount: WeaponMount): boolean {
  if (!unit.isWorking(mount.fixture)) return false;
  if (mount.builtInShots > 0) return (unit.builtInFired[mount.index] as number) < mount.builtInShots;
  return !mount.needsAmmunition || mount.bins.some((bin) => (unit.rounds[bin] as number) > 0);
}

const loadsOf = ({ design }: Combatant, { bins, builtInLoad }: WeaponMount) =>
  bins.length > 0 ? bins.map((bin) => design.bins[bin]?.item) : [builtInLoad];

const reachOf = (unit: Combatant, mount: WeaponMount): number =>
  Math.max(0, ...loadsOf(unit, mount).map((load) => rangesWith(mount.item, load).long));

/** The most that one shot can do, with all the guns that came along. */
function strengthOf(unit: Combatant, mount: WeaponMount, rules: Ruleset): number {
  const firing = { rounds: 1, guns: mount.guns.length, charged: false };
  let most = 0;
  for (const load of loadsOf(unit, mount)) {
    const { size, points } = effectOfMount(rules, unit, mount, load, 'short', firing, {});
    most = Math.max(most, size * points);
  }
  return most;
}

/** In the end phase: whoever is crippled turns back, under forced withdrawal. */
export function turnBack(battle: Battle, unit: Combatant): void {
  if (!battle.forcedWithdrawal || unit.withdrawing) return;
  const reason = isCrippled(unit, battle.rules);
  if (reason === undefined) return;
  unit.withdrawing = true;
  if (battle.listening) battle.tell({ type: 'withdrawal', unit: unit.index, reason });
}

/** Whether it stands at its own edge and has a step left to take. */
function canLeave(battle: Battle, unit: Combatant): boolean {
  return battle.isAtHomeEdge(unit) && !unit.stuck && !unit.prone && moverOf(battle, unit).walk > 0;
}

const reach = new Reach();

interface WayBack {
  readonly order: MoveOrder;
  /** How far home is from its end. */
  readonly left: number;
}

/** The move that gets it home soonest without a roll that it could fail, but for the one to get up. */
function bestWayBack(battle: Battle, unit: Combatant): WayBack | undefined {
  const { map } = battle;
  const mover = moverOf(battle, unit);
  if (mover.walk === 0) return undefined;
  const home = wayHome(map, unit.side, battle.rules);
  const occupancy = battle.occupancyFor(unit);
  const pilot = pilotStateOf(unit);
  const here = home[unit.hex] as number;
  reach.run(map, mover, occupancy);
  const places: number[] = [];
  for (let place = 0; place < reach.count; place += 1) {
    const left = home[reach.hexAt(place)] as number;
    // Whoever lies at the edge has to get up before it leaves.
    const rises = unit.prone && !reach.isProneAt(place) && left === here;
    if (left < here || rises) places.push(place);
  }
  const leftAt = (place: number): number => home[reach.hexAt(place)] as number;
  places.sort((a, b) => leftAt(a) - leftAt(b) || reach.mpAt(a) - reach.mpAt(b) || a - b);
  for (const place of places) {
    const steps = reach.stepsTo(place);
    const { obstacle, rolls } = evaluatePath(
      map,
      mover,
      steps.map(asStep),
      pilot,
      occupancy,
      battle.rulesetOption,
    );
    if (obstacle === undefined && rolls.every(({ cause }) => cause.kind === 'stand')) {
      return { order: { steps }, left: leftAt(place) };
    }
  }
  return undefined;
}

const asStep = (kind: MoveOrder['steps'][number]): { readonly kind: typeof kind } => ({ kind });

/** What a withdrawing unit may be ordered: off the map from its own edge, or towards it as fast as is safe. */
export function withdrawalMove(battle: Battle, unit: Combatant): MoveOrder {
  if (unit.shutDown) return unit.staysDown ? { steps: [], reactor: 'on' } : STAY;
  if (canLeave(battle, unit)) return { steps: [], leave: true };
  return bestWayBack(battle, unit)?.order ?? STAY;
}

/** @throws {IllegalOrderError} if a withdrawing unit does anything else than go home */
export function checkWithdrawal(battle: Battle, unit: Combatant, order: MoveOrder): void {
  if (!unit.withdrawing) return;
  if (order.reactor === 'off') throw new IllegalOrderError(unit, 'shut down', 'it has to withdraw');
  if (order.attack !== undefined) throw new IllegalOrderError(unit, 'attack like that', 'it has to withdraw');
  if (!order.leave && !unit.shutDown && canLeave(battle, unit)) {
    throw new IllegalOrderError(unit, 'stay on the map', 'it has to withdraw, and stands at its own edge');
  }
}

/** The same for where its move ends: no farther from home than a safe move could have brought it. */
export function checkWayBack(battle: Battle, unit: Combatant, { end }: PathReport): void {
  if (!unit.withdrawing) return;
  const home = wayHome(battle.map, unit.side, battle.rules);
  const best = bestWayBack(battle, unit)?.left ?? (home[unit.hex] as number);
  if ((home[end.hex] as number) > best) {
    throw new IllegalOrderError(
      unit,
      'move like that',
      'it has to withdraw, and could get nearer to its edge',
    );
  }
}
