import { getProbability } from '../../../dice/index.js';
import { HEAD } from '../../../rules/damage/body.js';
import type { WeaponEffect } from '../../../rules/effect/weapon-effect.js';
import { canBeCleared } from '../../../rules/firing/jams.js';
import { calculateMovementHeat, calculateOtherHeat } from '../../../rules/heat/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import { dissipationOf } from '../../heat/heat-of-turn.js';
import { FACINGS, hexsidesBetween } from '../../hex/hex.js';
import type { FireOrder, ShotOrder } from '../../orders.js';
import { canFlipArms, mountReaches, torsoTwist } from '../../weapons/arcs.js';
import { circumstancesOf } from '../../weapons/cluster-roll.js';
import { drawnFire } from '../../weapons/drawn-fire.js';
import { effectOfShot, heatOfFiring } from '../../weapons/effect-of-shot.js';
import { enemiesOf } from '../../weapons/legal-shots.js';
import { binFor, obstacleInArc, rangeTo, spottersOf, weaponObstacle } from '../../weapons/legality.js';
import { type Line, lookAt, overheadLine } from '../../weapons/line.js';
import { isHiddenSecondary } from '../../weapons/secondary-target.js';
import { bracketFlown, bracketOf, type Shot, toHitOf } from '../../weapons/shot.js';
import { callerFor } from '../../weapons/teammate-call.js';
import { worthAtHead } from './aim.js';
import { burstOf, firingOf, leastRoll, meanDamage } from './expected-damage.js';
import { toughness } from './outlook.js';

/** Heat that a bot is content to end a turn with. */
const COMFORTABLE = 6;
/** And what it takes for a shot that may end it. */
const RECKLESS = 12;
const REAR = 1.4;
/** What a mark on the target, or a pod, is worth in points of damage. */
const DESIGNATION = 0.1;
const POD = 0.5;
const clings = ({ pod }: WeaponEffect): boolean => pod !== undefined && pod !== 'none';

/** One weapon on one target: what it is worth and what it costs. */
interface Chance {
  readonly mount: WeaponMount;
  readonly target: Combatant;
  readonly line: Line;
  readonly bin: AmmoBin | undefined;
  readonly spotter: number | undefined;
  /** Where it is aimed, if anywhere. */
  readonly location: number | undefined;
  /** The teammate who names that location, if one does. */
  readonly caller: number | undefined;
  readonly expected: number;
  readonly worth: number;
  readonly heat: number;
}

/** Turns to the best target, and fires what hits well enough and the sinks will bear. */
export function sensibleFire(battle: Battle, unit: Combatant): FireOrder {
  const chances = unit.chargeTarget >= 0 ? [] : chancesOf(battle, unit);
  const plain: FireOrder = { torsoFacing: unit.facing, shots: [] };
  if (chances.length === 0) return { ...plain, ...jamToClear(unit) };
  const twist = torsoTwist(unit);
  const flips = canFlipArms(unit) ? [false, true] : [false];
  const budget = heatBudget(battle, unit);
  const drawing = drawnFire(battle, unit);
  let best = plain;
  let most = 0;
  for (const torsoFacing of FACINGS) {
    if (hexsidesBetween(torsoFacing, unit.facing) > twist) continue;
    for (const flipArms of flips) {
      const inArc = chances.filter((chance) =>
        mountReaches(unit, chance.mount, chance.line.point, torsoFacing, flipArms),
      );
      const volley = bestVolley(unit, inArc, budget, drawing);
      if (volley.worth > most) {
        most = volley.worth;
        best = lawful(battle, unit, { torsoFacing, ...(flipArms && { flipArms }), shots: volley.shots });
      }
    }
  }
  if (best.shots.length === 0) return { ...best, ...jamToClear(unit) };
  const quarry = unit.quarry < 0 && unit.aptitudes.namesQuarry ? best.shots[0]?.target : undefined;
  return quarry === undefined ? best : { ...best, quarry };
}

/** Who has nothing to fire has a hand free for what is stuck, unless it ran, jumped or charges (docs/rules/weapon-attacks.md). */
function jamToClear(unit: Combatant): Pick<FireOrder, 'clearJam'> {
  if (unit.movement === 'run' || unit.movement === 'jump' || unit.chargeTarget >= 0) return {};
  const { design, jammed } = unit;
  const stuck = design.weapons.find(
    ({ index, item, fixture }) => jammed[index] === 1 && canBeCleared(item) && unit.isWorking(fixture),
  );
  return stuck === undefined ? {} : { clearJam: stuck.index };
}

/** Who hides cannot be aimed at beside somebody who stands ahead: the rest of the volley holds its fire. */
function lawful(battle: Battle, unit: Combatant, order: FireOrder): FireOrder {
  const first = order.shots[0]?.target;
  if (first === undefined || !isHiddenSecondary(battle, unit, order, first)) return order;
  return { ...order, shots: order.shots.filter(({ target }) => target === first) };
}

function heatBudget(battle: Battle, unit: Combatant): number {
  const moving = calculateMovementHeat(unit.movement, {
    hexesJumped: unit.movement === 'jump' ? unit.hexesMoved : 0,
    improvedJumpJets: unit.design.improvedJumpJets,
    engine: unit.design.unit.engine.type,
    attemptsToStand: unit.attemptsToStand,
    ruleset: battle.rules,
  });
  const other = calculateOtherHeat({ engineHits: unit.engineHits, external: unit.externalHeat });
  return dissipationOf(battle, unit) - unit.heat - moving - other;
}

function chancesOf(battle: Battle, unit: Combatant): readonly Chance[] {
  const chances: Chance[] = [];
  const ready = unit.design.weapons.filter((mount) => weaponObstacle(battle, unit, mount) === undefined);
  if (ready.length === 0) return chances;
  for (const target of enemiesOf(battle, unit)) {
    const line = lookAt(battle, unit, target);
    const overhead = overheadLine(battle, unit, target);
    let spotter: number | undefined;
    if (line.blocked) {
      const blind = overhead === undefined || overhead.blocked;
      if (blind && !ready.some(({ item }) => item.traits.includes('indirect-fire'))) continue;
      const found = spottersOf(battle, unit, target).find(
        (friend) => friend.spotting === target.index || friend === unit,
      );
      spotter = (found ?? spottersOf(battle, unit, target)[0])?.index;
      if (blind && spotter === undefined) continue;
    }
    const strength = toughness(target);
    const caller = callerFor(battle, unit, target)?.index;
    for (const mount of ready) {
      const own = (mount.arm >= 0 && overhead) || line;
      const spotted = own.blocked ? spotter : undefined;
      const chance = bestLoad(battle, unit, mount, target, own, spotted, caller, strength);
      if (chance !== undefined) chances.push(chance);
    }
  }
  return chances;
}

function bestLoad(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
  line: Line,
  spotter: number | undefined,
  caller: number | undefined,
  strength: number,
): Chance | undefined {
  let best: Chance | undefined;
  const kinds = new Set<string>();
  for (const load of mount.needsAmmunition ? mount.bins : [-1]) {
    const bin = load < 0 ? undefined : binFor(unit, mount, load);
    if (load >= 0 && (bin === undefined || kinds.has(bin.item.id))) continue;
    if (bin !== undefined) kinds.add(bin.item.id);
    // Whether it is in the arc is looked into for each turn of the torso.
    if (obstacleInArc(battle, unit, mount, bin, target, line, spotter !== undefined) !== undefined) continue;
    const range = spotter === undefined ? rangeTo(battle, unit, target, line) : line.range;
    const bracket = bracketOf(unit, mount, bin, range);
    const order: ShotOrder = {
      weapon: mount.index,
      target: target.index,
      ...(spotter !== undefined && { spotter }),
    };
    const shot: Shot = {
      unit,
      mount,
      target,
      order,
      bin,
      line,
      spottersLine:
        spotter !== undefined && spotter !== unit.index
          ? lookAt(battle, battle.unit(spotter), target)
          : undefined,
      bracket,
      distance: line.range,
      secondary: undefined,
    };
    const needed = toHitOf(battle, shot);
    if (needed > (mount.needsAmmunition && !target.aptitudes.drawsFire ? 11 : 12)) continue;
    const effect = effectOfShot(battle, shot, firingOf(unit, mount, bin));
    const way = circumstancesOf(battle, shot, effect);
    const damage = meanDamage(battle, unit, mount, effect, bracketFlown(shot), way);
    const expected = getProbability(Math.max(needed, leastRoll(effect))) * damage;
    const useful = effect.designates ? DESIGNATION : clings(effect) ? POD : expected;
    // The nearer to its end, the more a point of damage is worth.
    const plain = (useful * (line.side === 'rear' ? REAR : 1)) / strength;
    const aims = damage > 0 && (target.isImmobile || caller !== undefined);
    const aimed = aims ? worthAtHead(battle, shot, effect, caller, damage, strength) : 0;
    const worth = Math.max(plain, aimed);
    if (best !== undefined && best.worth >= worth) continue;
    const location = aimed > plain ? HEAD : undefined;
    const heat = heatOfFiring(battle, mount, effect);
    best = { mount, target, line, bin, spotter, location, caller, expected: useful, worth, heat };
  }
  return best;
}

/** All at one target as far as they bear; what cannot bear on it takes another. */
function bestVolley(
  unit: Combatant,
  chances: readonly Chance[],
  budget: number,
  drawing: readonly Combatant[] | undefined,
): { readonly worth: number; readonly shots: readonly ShotOrder[] } {
  let best: { worth: number; shots: readonly ShotOrder[] } = { worth: 0, shots: [] };
  for (const target of new Set(chances.map((chance) => chance.target))) {
    if (drawing !== undefined && !drawing.includes(target)) continue;
    const volley = volleyAt(unit, target, chances, budget);
    if (volley.worth > best.worth) best = volley;
  }
  return best;
}

function volleyAt(
  unit: Combatant,
  target: Combatant,
  chances: readonly Chance[],
  budget: number,
): { readonly worth: number; readonly shots: readonly ShotOrder[] } {
  const primary = chances.filter((chance) => chance.target === target);
  const bearing = new Set(primary.map(({ mount }) => mount.index));
  const others = chances.filter(
    (chance) => !bearing.has(chance.mount.index) && !(chance.target.isStealthy || chance.target.isVoid),
  );
  const expected = primary.reduce((sum, chance) => sum + chance.expected, 0);
  const decisive = expected > toughness(target) * 0.25;
  let heatLeft = budget + (decisive ? RECKLESS : COMFORTABLE);
  const ordered = [...primary].sort(byReturn).concat([...others].sort(byReturn));
  const shots: ShotOrder[] = [];
  const fired = new Set<number>();
  // Each needs a round of its own.
  const taken = new Map<number, number>();
  let arm = -1;
  let worth = 0;
  for (const chance of ordered) {
    const { mount, heat } = chance;
    if (fired.has(mount.index) || (heat > 0 && heat > heatLeft)) continue;
    const { bin } = chance;
    if (bin !== undefined) {
      const spent = taken.get(bin.index) ?? 0;
      if (spent >= (unit.rounds[bin.index] as number)) continue;
      taken.set(bin.index, spent + 1);
    }
    // Nobody opens fire on a second target.
    if (chance.target !== target && shots.length === 0) continue;
    if (unit.prone && mount.arm >= 0) {
      if (arm >= 0 && arm !== mount.arm) continue;
      arm = mount.arm;
    }
    fired.add(mount.index);
    heatLeft -= heat;
    worth += chance.target === target ? chance.worth : chance.worth * 0.6;
    shots.push({
      weapon: mount.index,
      target: chance.target.index,
      ...(chance.bin && { bin: chance.bin.index }),
      ...(burstOf(mount) > 1 && { shots: burstOf(mount) }),
      ...(chance.spotter !== undefined && { spotter: chance.spotter }),
      ...aimOf(chance),
    });
  }
  return { worth, shots };
}

function aimOf({ location, caller }: Chance): Pick<ShotOrder, 'location' | 'teammate'> {
  if (location === undefined) return {};
  return caller === undefined ? { location } : { location, teammate: caller };
}

/** Damage for its heat; what is cold comes first. */
const byReturn = (a: Chance, b: Chance): number =>
  b.expected / (b.heat + 1) - a.expected / (a.heat + 1) || a.mount.index - b.mount.index;
