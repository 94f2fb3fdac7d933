import { getProbability } from '../../../dice/index.js';
import { attaches } from '../../../rules/effect/weapon-effect.js';
import { canBeCleared } from '../../../rules/firing/jams.js';
import { calculateOtherHeat } from '../../../rules/heat/index.js';
import type { Battle } from '../../battle.js';
import { type Combatant, JAMMED, MALFUNCTION } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { dissipationOf } from '../../heat/heat-of-turn.js';
import { heatOfMovement } from '../../heat/movement-heat.js';
import { FACINGS, type Facing, hexsidesBetween } from '../../hex/hex.js';
import type { FireOrder, ShotOrder } from '../../orders.js';
import { legalBlows } from '../../physical/index.js';
import { canFlipArms, mountReaches, secondFacings, torsoTwist } from '../../weapons/arcs.js';
import { circumstancesOf } from '../../weapons/cluster-roll.js';
import { drawnFire } from '../../weapons/drawn-fire.js';
import { fireModeOf } from '../../weapons/fire-mode.js';
import { isEnemy } from '../../weapons/legal-shots.js';
import { binFor, obstacleInArc, spottersOf, weaponObstacle } from '../../weapons/legality.js';
import { distanceTo, type Line, lookAt, overheadLine } from '../../weapons/line.js';
import { bracketIn } from '../../weapons/network.js';
import { Pair } from '../../weapons/plain-shot.js';
import { farthestShot } from '../../weapons/ranges.js';
import { isHiddenSecondary } from '../../weapons/secondary-target.js';
import { bracketFlown, type Shot, toHitOf } from '../../weapons/shot.js';
import { struckAtOnce, timesStruck } from '../../weapons/struck-all-over.js';
import { callerFor } from '../../weapons/teammate-call.js';
import { isUndisturbed, twinsIn } from '../../weapons/twins.js';
import { withinVolley } from '../within-volley.js';
import { worthAtHead } from './aim.js';
import { type Chance, Chances } from './chances.js';
import { burstOf, firingOf, leastRoll, meanDamage } from './expected-damage.js';
import { type Option, OUT } from './fire-option.js';
import { chanceOf } from './fire-table.js';
import { Outlook, toughness } from './outlook.js';
import { isPlainDuel, plainWeaponsAt } from './plain-shots.js';
import { Volley } from './volley.js';

const REAR = 1.4;
const HIGHEST_ROLL = 12;
/** Shots that need more are not fired. */
const LEAST_SURE_OF_AMMUNITION = 11;
/** The worth of a TAG mark or a pod on the target, in points of damage. */
const DESIGNATION = 0.1;
const POD = 0.5;

// Only one gunner works at a time, and the next overwrites its lists.
const chances = new Chances();
const ready: WeaponMount[] = [];
const weighed: number[] = [];
const pair = new Pair();

/** Turns to the best target, and fires whatever hits often enough and the sinks can bear. */
export function sensibleFire(battle: Battle, unit: Combatant, outlook = new Outlook()): FireOrder {
  chances.clear();
  if (unit.chargeTarget < 0) addChances(battle, unit, outlook);
  const best = chances.count === 0 ? undefined : bestTurn(battle, unit);
  if (best === undefined) {
    const torsoFacing = unit.turretHeld ? unit.torsoFacing : unit.facing;
    return withJamCleared(battle, unit, { torsoFacing, shots: [] });
  }
  const order = lawful(battle, unit, best);
  if (order.shots.length === 0) return withJamCleared(battle, unit, order);
  const quarry = unit.quarry < 0 && unit.aptitudes.namesQuarry ? order.shots[0]?.target : undefined;
  return quarry === undefined ? order : { ...order, quarry };
}

const volleys: Volley[] = [];

/** The best volley, with the torso, arms and turrets turned for it. */
function bestTurn(battle: Battle, unit: Combatant): FireOrder | undefined {
  const twist = torsoTwist(unit);
  const turns = turnsOf(unit);
  const budget = heatBudget(battle, unit);
  const drawing = drawnFire(battle, unit);
  const byReturn = chances.byReturn();
  while (weighed.length > 0) weighed.pop();
  let best = volleys[0] ?? new Volley(unit);
  let next = volleys[1] ?? new Volley(unit);
  best.worth = 0;
  let facing: Facing = 0;
  let turn: ArmsAndTurret | undefined;
  for (const torsoFacing of FACINGS) {
    if (
      unit.turretHeld ? torsoFacing !== unit.torsoFacing : hexsidesBetween(torsoFacing, unit.facing) > twist
    )
      continue;
    for (let way = 0; way < turns.length; way += 1) {
      const armsAndTurret = turns[way] as ArmsAndTurret;
      const bearing = bringToBear(unit, torsoFacing, armsAndTurret);
      // Most facings of the torso bring the same weapons to bear as an earlier one.
      if (bearing === 0 || weighed.includes(bearing)) continue;
      if (bearing !== TOO_MANY) weighed.push(bearing);
      let before: Combatant | undefined;
      for (let index = 0; index < chances.count; index += 1) {
        const { target, bears, strength } = chances.at(index);
        if (!bears || target === before) continue;
        before = target;
        if (drawing !== undefined && !drawing.includes(target)) continue;
        next.fill(unit, target, strength, chances, byReturn, budget);
        if (next.worth <= best.worth) continue;
        [best, next] = [next, best];
        facing = torsoFacing;
        turn = armsAndTurret;
      }
    }
  }
  volleys[0] = best;
  volleys[1] = next;
  return turn && orderOf(facing, turn, best);
}

const MOST_BITS = 30;
/** Used if there are more chances than bits in a number. */
const TOO_MANY = -1;

/** Notes which chances are in the arcs of their weapons now, and returns them as one bit each. */
function bringToBear(
  unit: Combatant,
  torsoFacing: Facing,
  { flipArms, secondFacing }: ArmsAndTurret,
): number {
  let bearing = 0;
  const { count } = chances;
  for (let index = 0; index < count; index += 1) {
    const chance = chances.at(index);
    const { mount, line } = chance;
    chance.bears = mountReaches(unit, mount, line.point, torsoFacing, flipArms, secondFacing);
    if (chance.bears) bearing |= 1 << (index % MOST_BITS);
  }
  return bearing !== 0 && count > MOST_BITS ? TOO_MANY : bearing;
}

/** Arms as they can be held, and a second turret as it can be turned. */
interface ArmsAndTurret {
  readonly flipArms: boolean;
  readonly secondFacing: Facing | undefined;
}

const AS_THEY_ARE: readonly ArmsAndTurret[] = [{ flipArms: false, secondFacing: undefined }];
const EITHER_WAY: readonly ArmsAndTurret[] = [...AS_THEY_ARE, { flipArms: true, secondFacing: undefined }];

function turnsOf(unit: Combatant): readonly ArmsAndTurret[] {
  if (unit.design.turrets < 2) return canFlipArms(unit) ? EITHER_WAY : AS_THEY_ARE;
  return secondFacings(unit).map((secondFacing) => ({ flipArms: false, secondFacing }));
}

function orderOf(torsoFacing: Facing, { flipArms, secondFacing }: ArmsAndTurret, volley: Volley): FireOrder {
  const shots: ShotOrder[] = [];
  for (const chance of volley.chances) shots.push(shotOf(chance));
  if (!flipArms && secondFacing === undefined) return { torsoFacing, shots };
  return {
    torsoFacing,
    ...(flipArms && { flipArms }),
    ...(secondFacing !== undefined && { secondFacing }),
    shots,
  };
}

/** A unit with nothing to fire clears a jam, unless it ran, jumped, charges or may strike instead (docs/rules/weapon-attacks.md). */
function withJamCleared(battle: Battle, unit: Combatant, order: FireOrder): FireOrder {
  const held = unit.turretHeld || unit.secondTurretHeld;
  if (unit.chargeTarget >= 0 || (!held && !isJammed(unit))) return order;
  const { design, jammed } = unit;
  const broken = jammed.indexOf(MALFUNCTION);
  if (broken >= 0 && unit.isWorking(design.weapons[broken]?.fixture ?? -1))
    return { ...order, clearJam: broken };
  if (held) return { ...order, freeTurret: true };
  if (unit.movement === 'run' || unit.movement === 'jump') return order;
  const stuck = design.weapons.find(
    ({ index, item, fixture }) => jammed[index] === JAMMED && canBeCleared(item) && unit.isWorking(fixture),
  );
  if (stuck === undefined) return order;
  const wouldStrike = battle.rules.weapons.clearingJamTakesAttacks && legalBlows(battle, unit).length > 0;
  return wouldStrike ? order : { ...order, clearJam: stuck.index };
}

function isJammed({ jammed }: Combatant): boolean {
  for (let weapon = 0; weapon < jammed.length; weapon += 1) if (jammed[weapon] !== 0) return true;
  return false;
}

/** A unit with active stealth cannot be a secondary target, so the rest of the volley does not fire at it. */
function lawful(battle: Battle, unit: Combatant, wanted: FireOrder): FireOrder {
  const order = withinVolley(unit, wanted);
  const first = order.shots[0]?.target;
  if (first === undefined || !isHiddenSecondary(battle, unit, order, first)) return order;
  return { ...order, shots: order.shots.filter(({ target }) => target === first) };
}

function heatBudget(battle: Battle, unit: Combatant): number {
  if (!unit.design.tracksHeat) return Number.POSITIVE_INFINITY;
  const other =
    unit.engineHits === 0 && unit.externalHeat === 0
      ? 0
      : calculateOtherHeat({ engineHits: unit.engineHits, external: unit.externalHeat });
  return dissipationOf(battle, unit) - unit.heat - heatOfMovement(unit) - other;
}

function addChances(battle: Battle, unit: Combatant, outlook: Outlook): void {
  while (ready.length > 0) ready.pop();
  for (const mount of unit.design.weapons) {
    if (weaponObstacle(battle, unit, mount) === undefined) ready.push(mount);
  }
  if (ready.length === 0) return;
  const farthest = farthestShot(unit);
  const { units } = battle;
  for (let index = 0; index < units.length; index += 1) {
    const target = units[index] as Combatant;
    if (isEnemy(unit, target) && distanceTo(battle, unit, target) <= farthest)
      addChancesAt(battle, unit, target, outlook);
  }
}

function addChancesAt(battle: Battle, unit: Combatant, target: Combatant, outlook: Outlook): void {
  const line = lookAt(battle, unit, target);
  const overhead = overheadLine(battle, unit, target);
  let spotter: number | undefined;
  if (line.blocked) {
    const blind = overhead === undefined || overhead.blocked;
    if (blind && !ready.some(({ item }) => item.traits.includes('indirect-fire'))) return;
    const spotters = spottersOf(battle, unit, target);
    const found = spotters.find((friend) => friend.spotting === target.index || friend === unit);
    spotter = (found ?? spotters[0])?.index;
    if (blind && spotter === undefined) return;
  }
  const strength = toughness(target);
  const caller = callerFor(battle, unit, target)?.index;
  const first = chances.count;
  pair.forget();
  let options: readonly Option[] | undefined;
  let harder = 0;
  if (caller === undefined && overhead === undefined && isPlainDuel(battle, unit, target, line)) {
    const table = outlook.firepower(battle, unit, target);
    options = table.options;
    harder = table.harder(unit, target, line.distance) + line.interveningModifier + line.targetModifier;
  }
  const plain = plainWeaponsAt(battle, unit, target);
  // Tables have the weapons in the same order.
  let place = 0;
  for (let index = 0; index < ready.length; index += 1) {
    const mount = ready[index] as WeaponMount;
    if (options !== undefined && plain[mount.index] === 1) {
      while (place < options.length && (options[place] as Option).weapon < mount.index) place += 1;
      addByTable(unit, mount, target, line, options, place, harder, strength);
      continue;
    }
    const own = (mount.arm >= 0 && overhead) || line;
    const spotted = own.blocked ? spotter : undefined;
    if (!addLikeTwin(battle, unit, mount, own, spotted, first))
      addBestLoad(battle, unit, mount, target, own, spotted, caller, strength);
  }
}

/**
 * Copies the chance of an identical weapon at the same target, which has the same number and damage. Returns false if there
 * is none.
 */
function addLikeTwin(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  line: Line,
  spotter: number | undefined,
  first: number,
): boolean {
  const twins = twinsIn(unit.design);
  const twin = twins[mount.index] as number;
  if (twin === mount.index || !isUndisturbed(unit, mount)) return false;
  for (let index = first; index < chances.count; index += 1) {
    const chance = chances.at(index);
    if (twins[chance.mount.index] !== twin || chance.line !== line || chance.spotter !== spotter) continue;
    if (!isUndisturbed(unit, chance.mount)) continue;
    const { target, bin, expected, worth, heat, strength, location, caller } = chance;
    const indirect = spotter !== undefined;
    if (obstacleInArc(battle, unit, mount, bin, target, line, indirect) !== undefined) return false;
    const twinned = chances.add(mount, target, line, bin, expected, worth, heat, strength);
    twinned.spotter = spotter;
    twinned.location = location;
    twinned.caller = caller;
    return true;
  }
  return false;
}

/** The best of a weapon's loads by the tables, if any can hit. */
function addByTable(
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
  line: Line,
  options: readonly Option[],
  place: number,
  harder: number,
  strength: number,
): void {
  const most = mount.needsAmmunition ? LEAST_SURE_OF_AMMUNITION : HIGHEST_ROLL;
  const { distance } = line;
  let best: Option | undefined;
  let expected = -1;
  for (let index = place; index < options.length; index += 1) {
    const option = options[index] as Option;
    if (option.weapon !== mount.index) break;
    const bracket = option.brackets[distance] as number;
    if (bracket === OUT) continue;
    const needed = (option.numbers[distance] as number) + harder;
    if (needed > most) continue;
    const points = chanceOf(Math.max(needed, option.least)) * (option.damage[bracket] as number);
    if (points > expected) {
      expected = points;
      best = option;
    }
  }
  if (best === undefined) return;
  const worth = (expected * (line.side === 'rear' ? REAR : 1)) / strength;
  const bin = best.load < 0 ? undefined : unit.design.bins[best.load];
  chances.add(mount, target, line, bin, expected, worth, best.heat, strength);
}

const UNLOADED = [-1];

function addBestLoad(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
  line: Line,
  spotter: number | undefined,
  caller: number | undefined,
  strength: number,
): void {
  let best: Chance | undefined;
  const kinds: string[] = [];
  for (const load of mount.needsAmmunition ? mount.bins : UNLOADED) {
    const bin = load < 0 ? undefined : binFor(unit, mount, load);
    if (load >= 0 && (bin === undefined || kinds.includes(bin.item.id))) continue;
    if (bin !== undefined) kinds.push(bin.item.id);
    // The arc is checked for each facing of the torso.
    if (obstacleInArc(battle, unit, mount, bin, target, line, spotter !== undefined) !== undefined) continue;
    const { bracket, halfway } = bracketIn(battle, unit, mount, bin, target, line, spotter !== undefined);
    const order: ShotOrder =
      spotter === undefined
        ? { weapon: mount.index, target: target.index }
        : { weapon: mount.index, target: target.index, spotter };
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
      halfway,
      distance: line.range,
      secondary: undefined,
    };
    const needed = toHitOf(battle, shot, pair);
    const saves = mount.needsAmmunition && !target.aptitudes.drawsFire;
    if (needed > (saves ? LEAST_SURE_OF_AMMUNITION : HIGHEST_ROLL)) continue;
    const { effect, heat } = fireModeOf(battle, shot, firingOf(unit, mount, bin));
    const way = circumstancesOf(battle, shot, effect);
    const damage =
      meanDamage(battle, unit, mount, effect, bracketFlown(shot), way) *
      timesStruck(struckAtOnce(target), effect);
    if (line.walls !== undefined && damage === 0) continue;
    const expected = getProbability(Math.max(needed, leastRoll(effect))) * damage;
    const useful = effect.designates ? DESIGNATION : attaches(effect) ? POD : expected;
    // The closer the target is to destruction, the more a point of damage is worth.
    const plain = (useful * (line.side === 'rear' ? REAR : 1)) / strength;
    const aims = damage > 0 && (target.isImmobile || caller !== undefined);
    const aimed = aims ? worthAtHead(battle, shot, effect, caller, damage, strength) : 0;
    const worth = Math.max(plain, aimed);
    if (best !== undefined) {
      if (best.worth >= worth) continue;
      chances.count -= 1;
    }
    best = chances.add(mount, target, line, bin, useful, worth, heat, strength);
    best.spotter = spotter;
    best.location = aimed > plain ? target.plan.head : undefined;
    best.caller = caller;
  }
}

function shotOf(chance: Chance): ShotOrder {
  const { mount, target, bin, spotter, location } = chance;
  const burst = burstOf(mount);
  if (burst <= 1 && spotter === undefined && location === undefined) {
    return bin === undefined
      ? { weapon: mount.index, target: target.index }
      : { weapon: mount.index, target: target.index, bin: bin.index };
  }
  return {
    weapon: mount.index,
    target: target.index,
    ...(bin && { bin: bin.index }),
    ...(burst > 1 && { shots: burst }),
    ...(spotter !== undefined && { spotter }),
    ...aimOf(chance),
  };
}

function aimOf({ location, caller }: Chance): Pick<ShotOrder, 'location' | 'teammate'> {
  if (location === undefined) return {};
  return caller === undefined ? { location } : { location, teammate: caller };
}
