import { getProbability } from '../../../dice/index.js';
import type { WeaponEffect } from '../../../rules/effect/weapon-effect.js';
import { canBeCleared } from '../../../rules/firing/jams.js';
import { calculateOtherHeat } from '../../../rules/heat/index.js';
import type { Battle } from '../../battle.js';
import { type Combatant, MALFUNCTION } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import { dissipationOf } from '../../heat/heat-of-turn.js';
import { heatOfMovement } from '../../heat/movement-heat.js';
import { FACINGS, type Facing, hexsidesBetween } from '../../hex/hex.js';
import type { FireOrder, ShotOrder } from '../../orders.js';
import { canFlipArms, mountReaches, secondFacings, torsoTwist } from '../../weapons/arcs.js';
import { circumstancesOf } from '../../weapons/cluster-roll.js';
import { drawnFire } from '../../weapons/drawn-fire.js';
import { fireModeOf } from '../../weapons/fire-mode.js';
import { enemiesOf } from '../../weapons/legal-shots.js';
import { binFor, obstacleInArc, spottersOf, weaponObstacle } from '../../weapons/legality.js';
import { distanceTo, type Line, lookAt, overheadLine } from '../../weapons/line.js';
import { bracketIn } from '../../weapons/network.js';
import { farthestShot } from '../../weapons/ranges.js';
import { isHiddenSecondary } from '../../weapons/secondary-target.js';
import { bracketFlown, type Shot, toHitOf } from '../../weapons/shot.js';
import { callerFor } from '../../weapons/teammate-call.js';
import { isUndisturbed, twinsIn } from '../../weapons/twins.js';
import { withinVolley } from '../within-volley.js';
import { worthAtHead } from './aim.js';
import { burstOf, firingOf, leastRoll, meanDamage } from './expected-damage.js';
import { type Option, OUT } from './fire-option.js';
import { chanceOf } from './fire-table.js';
import type { Firepower } from './firepower.js';
import { Outlook, toughness } from './outlook.js';
import { isPlainDuel, isPlainWeapon } from './plain-shots.js';

/** Heat that a bot is content to end a turn with. */
const COMFORTABLE = 6;
/** And what it takes for a shot that may end it. */
const RECKLESS = 12;
const REAR = 1.4;
const HIGHEST_ROLL = 12;
/** Nobody spends a round on a shot that needs more. */
const LEAST_SURE_OF_AMMUNITION = 11;
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
  /** With torso, arms and turrets as they are tried out. */
  bears: boolean;
}

/** Turns to the best target, and fires what hits well enough and the sinks will bear. */
export function sensibleFire(battle: Battle, unit: Combatant, outlook = new Outlook()): FireOrder {
  const chances = unit.chargeTarget >= 0 ? NO_CHANCES : chancesOf(battle, unit, outlook);
  const plain: FireOrder = { torsoFacing: unit.turretHeld ? unit.torsoFacing : unit.facing, shots: [] };
  if (chances.length === 0) return { ...plain, ...jamToClear(unit) };
  const best = bestTurn(battle, unit, chances);
  if (best === undefined) return { ...plain, ...jamToClear(unit) };
  const order = lawful(battle, unit, orderOf(best));
  if (order.shots.length === 0) return { ...order, ...jamToClear(unit) };
  const quarry = unit.quarry < 0 && unit.aptitudes.namesQuarry ? order.shots[0]?.target : undefined;
  return quarry === undefined ? order : { ...order, quarry };
}

/** Torso, arms and turrets turned in one way, and the volley that they are turned for. */
interface Turn {
  readonly torsoFacing: Facing;
  readonly flipArms: boolean;
  readonly secondFacing: Facing | undefined;
  readonly volley: Volley;
}

function bestTurn(battle: Battle, unit: Combatant, chances: readonly Chance[]): Turn | undefined {
  const twist = torsoTwist(unit);
  const turns = turnsOf(unit);
  const budget = heatBudget(battle, unit);
  const drawing = drawnFire(battle, unit);
  const byReturns = [...chances].sort(byReturn);
  const weighed: number[] = [];
  let best: Turn | undefined;
  let most = 0;
  for (const torsoFacing of FACINGS) {
    if (
      unit.turretHeld ? torsoFacing !== unit.torsoFacing : hexsidesBetween(torsoFacing, unit.facing) > twist
    )
      continue;
    for (const { flipArms, secondFacing } of turns) {
      const bearing = bringToBear(unit, chances, torsoFacing, flipArms, secondFacing);
      // Most turns of the torso bring the same weapons to bear as one before.
      if (bearing === 0 || weighed.includes(bearing)) continue;
      if (bearing !== TOO_MANY) weighed.push(bearing);
      const volley = bestVolley(unit, chances, byReturns, budget, drawing);
      if (volley.worth <= most) continue;
      most = volley.worth;
      best = { torsoFacing, flipArms, secondFacing, volley };
    }
  }
  return best;
}

const MOST_BITS = 30;
/** Stands for chances that are more than a number has bits. */
const TOO_MANY = -1;

/** Notes which chances are in the arcs of their weapons now, and returns them as one bit each. */
function bringToBear(
  unit: Combatant,
  chances: readonly Chance[],
  torsoFacing: Facing,
  flipArms: boolean,
  secondFacing: Facing | undefined,
): number {
  let bearing = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index] as Chance;
    const { mount, line } = chance;
    chance.bears = mountReaches(unit, mount, line.point, torsoFacing, flipArms, secondFacing);
    if (chance.bears) bearing |= 1 << (index % MOST_BITS);
  }
  return bearing !== 0 && chances.length > MOST_BITS ? TOO_MANY : bearing;
}

/** Arms as they can be held, and a second turret as it can be turned. */
type ArmsAndTurret = Pick<Turn, 'flipArms' | 'secondFacing'>;

const AS_THEY_ARE: readonly ArmsAndTurret[] = [{ flipArms: false, secondFacing: undefined }];
const EITHER_WAY: readonly ArmsAndTurret[] = [...AS_THEY_ARE, { flipArms: true, secondFacing: undefined }];

function turnsOf(unit: Combatant): readonly ArmsAndTurret[] {
  if (unit.design.turrets < 2) return canFlipArms(unit) ? EITHER_WAY : AS_THEY_ARE;
  return secondFacings(unit).map((secondFacing) => ({ flipArms: false, secondFacing }));
}

const orderOf = ({ torsoFacing, flipArms, secondFacing, volley }: Turn): FireOrder => ({
  torsoFacing,
  ...(flipArms && { flipArms }),
  ...(secondFacing !== undefined && { secondFacing }),
  shots: volley.chances.map(shotOf),
});

const NO_CHANCES: readonly Chance[] = [];

/** A unit with nothing to fire clears a jam, unless it ran, jumped or charges (docs/rules/weapon-attacks.md). */
function jamToClear(unit: Combatant): Pick<FireOrder, 'clearJam' | 'freeTurret'> {
  const broken = unit.jammed.indexOf(MALFUNCTION);
  if (broken >= 0 && unit.isWorking(unit.design.weapons[broken]?.fixture ?? -1)) return { clearJam: broken };
  if (unit.turretHeld || unit.secondTurretHeld) return { freeTurret: true };
  if (unit.movement === 'run' || unit.movement === 'jump' || unit.chargeTarget >= 0) return {};
  const { design, jammed } = unit;
  const stuck = design.weapons.find(
    ({ index, item, fixture }) => jammed[index] === 1 && canBeCleared(item) && unit.isWorking(fixture),
  );
  return stuck === undefined ? {} : { clearJam: stuck.index };
}

/** A hidden unit cannot be a secondary target: the rest of the volley holds its fire. */
function lawful(battle: Battle, unit: Combatant, wanted: FireOrder): FireOrder {
  const order = withinVolley(unit, wanted);
  const first = order.shots[0]?.target;
  if (first === undefined || !isHiddenSecondary(battle, unit, order, first)) return order;
  return { ...order, shots: order.shots.filter(({ target }) => target === first) };
}

function heatBudget(battle: Battle, unit: Combatant): number {
  if (!unit.design.tracksHeat) return Number.POSITIVE_INFINITY;
  const other = calculateOtherHeat({ engineHits: unit.engineHits, external: unit.externalHeat });
  return dissipationOf(battle, unit) - unit.heat - heatOfMovement(unit) - other;
}

function chancesOf(battle: Battle, unit: Combatant, outlook: Outlook): readonly Chance[] {
  const chances: Chance[] = [];
  const ready = unit.design.weapons.filter((mount) => weaponObstacle(battle, unit, mount) === undefined);
  if (ready.length === 0) return chances;
  const farthest = farthestShot(unit);
  for (const target of enemiesOf(battle, unit)) {
    if (distanceTo(battle, unit, target) > farthest) continue;
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
    const first = chances.length;
    const table =
      caller === undefined && overhead === undefined && isPlainDuel(battle, unit, target, line)
        ? outlook.firepower(battle, unit, target)
        : undefined;
    const harder =
      table === undefined
        ? 0
        : table.harder(unit, target, line.distance) + line.interveningModifier + line.targetModifier;
    for (const mount of ready) {
      if (table !== undefined && isPlainWeapon(mount)) {
        const chance = bestInTable(unit, mount, target, line, table, harder, strength);
        if (chance !== undefined) chances.push(chance);
        continue;
      }
      const own = (mount.arm >= 0 && overhead) || line;
      const spotted = own.blocked ? spotter : undefined;
      const chance =
        chanceOfTwin(battle, unit, mount, own, spotted, chances, first) ??
        bestLoad(battle, unit, mount, target, own, spotted, caller, strength);
      if (chance !== undefined) chances.push(chance);
    }
  }
  return chances;
}

/** That of a weapon just like it at the same target: what one needs and does, so does the other. */
function chanceOfTwin(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  line: Line,
  spotter: number | undefined,
  chances: readonly Chance[],
  first: number,
): Chance | undefined {
  const twins = twinsIn(unit.design);
  const twin = twins[mount.index] as number;
  if (twin === mount.index || !isUndisturbed(unit, mount)) return undefined;
  for (let index = first; index < chances.length; index += 1) {
    const chance = chances[index] as Chance;
    if (twins[chance.mount.index] !== twin || chance.line !== line || chance.spotter !== spotter) continue;
    if (!isUndisturbed(unit, chance.mount)) continue;
    const { target, bin } = chance;
    const indirect = spotter !== undefined;
    const why = obstacleInArc(battle, unit, mount, bin, target, line, indirect);
    return why === undefined ? { ...chance, mount } : undefined;
  }
  return undefined;
}

/** What the tables say of a weapon's loads: the best of them, if any hits at all. */
function bestInTable(
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
  line: Line,
  { options }: Firepower,
  harder: number,
  strength: number,
): Chance | undefined {
  const most = mount.needsAmmunition ? LEAST_SURE_OF_AMMUNITION : HIGHEST_ROLL;
  let best: Option | undefined;
  let expected = -1;
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index] as Option;
    if (option.weapon !== mount.index) continue;
    const bracket = option.brackets[line.distance] as number;
    const needed = (option.numbers[line.distance] as number) + harder;
    if (bracket === OUT || needed > most) continue;
    const points = chanceOf(Math.max(needed, option.least)) * (option.damage[bracket] as number);
    if (points > expected) {
      expected = points;
      best = option;
    }
  }
  if (best === undefined) return undefined;
  return {
    mount,
    target,
    line,
    bin: unit.design.bins[best.load],
    spotter: undefined,
    location: undefined,
    caller: undefined,
    expected,
    worth: (expected * (line.side === 'rear' ? REAR : 1)) / strength,
    heat: best.heat,
    bears: false,
  };
}

const UNLOADED = [-1];

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
  const kinds: string[] = [];
  for (const load of mount.needsAmmunition ? mount.bins : UNLOADED) {
    const bin = load < 0 ? undefined : binFor(unit, mount, load);
    if (load >= 0 && (bin === undefined || kinds.includes(bin.item.id))) continue;
    if (bin !== undefined) kinds.push(bin.item.id);
    // Whether it is in the arc is looked into for each turn of the torso.
    if (obstacleInArc(battle, unit, mount, bin, target, line, spotter !== undefined) !== undefined) continue;
    const { bracket, halfway } = bracketIn(battle, unit, mount, bin, target, line, spotter !== undefined);
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
      halfway,
      distance: line.range,
      secondary: undefined,
    };
    const needed = toHitOf(battle, shot);
    const saves = mount.needsAmmunition && !target.aptitudes.drawsFire;
    if (needed > (saves ? LEAST_SURE_OF_AMMUNITION : HIGHEST_ROLL)) continue;
    const { effect, heat } = fireModeOf(battle, shot, firingOf(unit, mount, bin));
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
    const location = aimed > plain ? target.plan.head : undefined;
    best = {
      mount,
      target,
      line,
      bin,
      spotter,
      location,
      caller,
      expected: useful,
      worth,
      heat,
      bears: false,
    };
  }
  return best;
}

/** Shots that are fired together, and what they are worth. */
interface Volley {
  readonly worth: number;
  readonly chances: readonly Chance[];
}

const HELD_FIRE: Volley = { worth: 0, chances: NO_CHANCES };

/** All at one target as far as they bear; what cannot bear on it takes another. */
function bestVolley(
  unit: Combatant,
  chances: readonly Chance[],
  byReturns: readonly Chance[],
  budget: number,
  drawing: readonly Combatant[] | undefined,
): Volley {
  let best = HELD_FIRE;
  let before: Combatant | undefined;
  // Chances at one target come one after the other.
  for (const { target, bears } of chances) {
    if (!bears || target === before) continue;
    before = target;
    if (drawing !== undefined && !drawing.includes(target)) continue;
    const volley = volleyAt(unit, target, chances, byReturns, budget);
    if (volley.worth > best.worth) best = volley;
  }
  return best;
}

function volleyAt(
  unit: Combatant,
  target: Combatant,
  chances: readonly Chance[],
  byReturns: readonly Chance[],
  budget: number,
): Volley {
  let expected = 0;
  let others = false;
  for (const chance of chances) {
    if (!chance.bears) continue;
    if (chance.target === target) expected += chance.expected;
    else others = true;
  }
  const decisive = expected > toughness(target) * 0.25;
  const volley = new GrowingVolley(unit, target, budget + (decisive ? RECKLESS : COMFORTABLE));
  for (const chance of byReturns) if (chance.bears && chance.target === target) volley.add(chance);
  // Nobody opens fire on a second target.
  if (!others || volley.chances.length === 0) return volley;
  for (const chance of byReturns) {
    const other = chance.target;
    if (!chance.bears || other === target || other.isStealthy || other.isVoid) continue;
    if (!bearsOn(chances, target, chance.mount)) volley.add(chance);
  }
  return volley;
}

function bearsOn(chances: readonly Chance[], target: Combatant, mount: WeaponMount): boolean {
  for (const chance of chances)
    if (chance.bears && chance.target === target && chance.mount === mount) return true;
  return false;
}

/** A volley as shots come to it, as long as heat, rounds and arms allow. */
class GrowingVolley implements Volley {
  worth = 0;
  readonly chances: Chance[] = [];
  readonly #unit: Combatant;
  readonly #target: Combatant;
  #heatLeft: number;
  #arm = -1;

  constructor(unit: Combatant, target: Combatant, heat: number) {
    this.#unit = unit;
    this.#target = target;
    this.#heatLeft = heat;
  }

  add(chance: Chance): void {
    const { mount, heat, bin, target, worth } = chance;
    if (this.#fires(mount) || (heat > 0 && heat > this.#heatLeft)) return;
    if (this.#unit.design.people !== undefined && this.#isBarred(mount)) return;
    // Each needs a round of its own.
    if (bin !== undefined && this.#taken(bin) >= (this.#unit.rounds[bin.index] as number)) return;
    if (this.#unit.prone && mount.arm >= 0) {
      if (this.#arm >= 0 && this.#arm !== mount.arm) return;
      this.#arm = mount.arm;
    }
    this.#heatLeft -= heat;
    this.worth += target === this.#target ? worth : worth * 0.6;
    this.chances.push(chance);
  }

  /** Some weapons go with no other of theirs. */
  #isBarred({ index }: WeaponMount): boolean {
    const { kind } = this.#unit.design;
    const shots = [...this.chances.map(({ mount }) => mount.index), index];
    const asOrders = shots.map((weapon) => ({ weapon, target: this.#target.index }));
    return kind.volleyObstacle(this.#unit, { torsoFacing: 0, shots: asOrders }) !== undefined;
  }

  #fires(mount: WeaponMount): boolean {
    for (const chance of this.chances) if (chance.mount === mount) return true;
    return false;
  }

  #taken(bin: AmmoBin): number {
    let rounds = 0;
    for (const chance of this.chances) if (chance.bin === bin) rounds += 1;
    return rounds;
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

/** Damage for its heat; what is cold comes first. */
const byReturn = (a: Chance, b: Chance): number =>
  b.expected / (b.heat + 1) - a.expected / (a.heat + 1) || a.mount.index - b.mount.index;
