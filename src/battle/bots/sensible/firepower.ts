import { getProbability } from '../../../dice/index.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import type { LineOfFire, RangeBracket } from '../../../rules/to-hit/index.js';
import { preparedSum, prepareShot } from '../../../rules/to-hit/prepare.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import type { ToHitQuestion } from '../../shot/shot-from.js';
import { isInArc, type WeaponArc } from '../../sight/arcs.js';
import { gunsLeft } from '../../weapons/effect-of-shot.js';
import { fedBy, weaponFault } from '../../weapons/legality.js';
import { rangesWith } from '../../weapons/ranges.js';
import { AddedToShots } from './added-to-shots.js';
import { firingOf, leastRoll, meanDamage, plainEffect } from './expected-damage.js';
import { stillShot } from './still-shot.js';

/**
 * The ways a target may lie, seen along the facing of a torso: ahead, where everything bears that does not point back;
 * to the right or left, where one arm does; and behind. The arcs of mounts leave no others (docs/rules/arcs.md).
 */
export const AHEAD = 0;
const RIGHT = 1;
const LEFT = 2;
const BEHIND = 3;
const WAYS = 4;
const POINTS = 24;

const WAY_AT = Uint8Array.from({ length: POINTS }, (_, point) => {
  if (isInArc('forward', point, 0)) return AHEAD;
  if (isInArc('right-arm', point, 0)) return RIGHT;
  return isInArc('left-arm', point, 0) ? LEFT : BEHIND;
});

/** How a target in this bearing lies for a torso that faces so. */
export const wayTo = (point: number, facing: number): number =>
  WAY_AT[point >= facing * 4 ? point - facing * 4 : point + POINTS - facing * 4] as number;

/** Hexsides that a torso turns at most. */
const MOST_TWIST = 3;
/** All ways that a torso which turns so far can take a target in this bearing, one bit each. */
const WAYS_WITHIN = Uint8Array.from({ length: (MOST_TWIST + 1) * POINTS }, (_, index) => {
  const twist = Math.floor(index / POINTS);
  let ways = 0;
  for (let turn = -twist; turn <= twist; turn += 1) ways |= 1 << wayTo(index % POINTS, (turn + 6) % 6);
  return ways;
});

/** Ways that each arc bears on, one bit each; of those that cover a part of one, where they cover most of it. */
const WAYS_OF: Readonly<Record<WeaponArc, number>> = {
  forward: 1 << AHEAD,
  'right-arm': (1 << AHEAD) | (1 << RIGHT),
  'left-arm': (1 << AHEAD) | (1 << LEFT),
  rear: 1 << BEHIND,
  'right-side': 1 << RIGHT,
  'left-side': 1 << LEFT,
  'front-half': (1 << AHEAD) | (1 << RIGHT) | (1 << LEFT),
  'right-half': (1 << AHEAD) | (1 << RIGHT),
  'rear-half': 1 << BEHIND,
  'left-half': (1 << AHEAD) | (1 << LEFT),
};
const EVERY_WAY = (1 << WAYS) - 1;

/** What a mount bears on: a turret turns to the target by itself, unless it is held where it points. */
function waysOf(unit: Combatant, { arc, fixed, inSecondTurret }: WeaponMount): number {
  if (unit.design.turrets === 0 || fixed) return WAYS_OF[arc];
  const held = inSecondTurret ? unit.secondTurretHeld : unit.turretHeld;
  if (!held) return EVERY_WAY;
  const facing = inSecondTurret ? unit.secondFacing : unit.torsoFacing;
  return 1 << wayTo(facing * POINTS_OF_A_SIDE, unit.facing);
}

const POINTS_OF_A_SIDE = 4;

export const FARTHEST = 40;
/** What may be added to a number besides range: the table holds sums from −8 to 15. */
const LOWEST = -8;
const SUMS = 24;

const CHANCES = Float64Array.from({ length: 64 }, (_, index) => getProbability(index - 20));
export const chanceOf = (needed: number): number => CHANCES[needed + 20] ?? 0;

interface Option {
  /** That it bears on, one bit each. */
  readonly ways: number;
  /** What it needs at each distance. */
  readonly numbers: Float64Array;
  readonly damage: readonly number[];
  /** The least roll that can hit. */
  readonly least: number;
  readonly brackets: Uint8Array;
  readonly weapon: number;
}

const BRACKETS: readonly RangeBracket[] = ['short', 'medium', 'long', 'extreme'];
const OUT = BRACKETS.length;

/** Numbers and averages of everything that can be fired, and what was worked out from them so far. */
class FireTable {
  readonly options: readonly Option[];
  /** Heat of everything fired at once. */
  readonly heat: number;
  /** Hexes that the farthest of the weapons reaches. */
  readonly farthest: number;
  /** Hexes from which firing is worth it. */
  readonly worthwhile: number;
  /** Some weapons do not bear ahead. */
  readonly #bearsElsewhere: boolean;
  /** All weapons turn with the torso. */
  readonly turnsAsOne: boolean;
  readonly #points = new Float32Array(WAYS * FARTHEST * SUMS).fill(NOT_ASKED);

  constructor(unit: Combatant, options: readonly Option[]) {
    this.options = options;
    let heat = 0;
    let farthest = 0;
    for (const { index, item } of unit.design.weapons) {
      if (this.options.some(({ weapon }) => weapon === index)) heat += item.heat;
    }
    for (const { brackets } of this.options) {
      for (let distance = FARTHEST - 1; distance > farthest; distance -= 1) {
        if ((brackets[distance] as number) < OUT) farthest = distance;
      }
    }
    this.heat = heat;
    this.farthest = farthest;
    this.#bearsElsewhere = options.some(({ ways }) => (ways & (1 << AHEAD)) === 0);
    this.turnsAsOne = !unit.design.hasFixedMounts;
    let worthwhile = farthest;
    while (worthwhile > 1 && this.expected(AHEAD, worthwhile, USUAL_SUM) < WORTH_FIRING) worthwhile -= 1;
    this.worthwhile = worthwhile;
  }

  expected(way: number, distance: number, sum: number): number {
    const added = sum < LOWEST ? 0 : sum >= LOWEST + SUMS ? SUMS - 1 : sum - LOWEST;
    const index = (way * FARTHEST + distance) * SUMS + added;
    const known = this.#points[index] as number;
    if (known !== NOT_ASKED) return known;
    // Rounded at once: what is asked again must not differ from what was asked first.
    const points = Math.fround(this.#sum(way, distance, added + LOWEST));
    this.#points[index] = points;
    return points;
  }

  /** Whatever way the target lies: nothing bears to the side that does not bear ahead. */
  most(distance: number, sum: number): number {
    const ahead = this.expected(AHEAD, distance, sum);
    if (!this.#bearsElsewhere) return ahead;
    const aside = Math.max(this.expected(RIGHT, distance, sum), this.expected(LEFT, distance, sum));
    return Math.max(ahead, aside, this.expected(BEHIND, distance, sum));
  }

  #sum(way: number, distance: number, sum: number): number {
    let points = 0;
    let best = 0;
    let weapon = -1;
    for (const option of this.options) {
      if ((option.ways & (1 << way)) === 0) continue;
      const bracket = option.brackets[distance] as number;
      let value = 0;
      if (bracket < OUT) {
        const needed = Math.max(option.least, (option.numbers[distance] as number) + sum);
        value = needed > 12 ? 0 : chanceOf(needed) * (option.damage[bracket] as number);
      }
      // Loads of one weapon stand side by side: the best of them is fired.
      if (option.weapon !== weapon) {
        points += best;
        best = 0;
        weapon = option.weapon;
      }
      if (value > best) best = value;
    }
    return points + best;
  }
}

const NOT_ASKED = -1;
/** Points on average, of a volley at a target that moves a little, through a little cover. */
const WORTH_FIRING = 1;
const USUAL_SUM = 2;

/**
 * What one unit's weapons do to another on average, by the way the target lies, distance and whatever is added to the
 * roll. Tables are filled as they are asked; that of two undamaged 'Mechs serves all their battles.
 */
export class Firepower {
  #unit: Combatant;
  #target: Combatant;
  readonly #rules: Ruleset;
  /** By what is left to fire, and by what damage does to it: battles of the same units meet the same states again. */
  readonly #tables = new Map<string, FireTable>();
  readonly #options = new Map<string, Option>();
  readonly #environment: Battle['environment'];
  /** What movement and state of either add to the numbers. */
  readonly added: AddedToShots;
  #table: FireTable;
  #version = 0;
  #ammunitionVersion = 0;
  #hunt = 0;
  #pods = 0;
  #signature = 0;
  #heat = 0;
  #wounds = 0;
  #gunnerOut = false;
  /** What heat and wounds add to every number. */
  #strain = 0;

  constructor(battle: Battle, unit: Combatant, target: Combatant) {
    this.#unit = unit;
    this.#target = target;
    this.#rules = battle.rules;
    this.#environment = battle.environment;
    this.added = new AddedToShots(battle, unit, target);
    this.#table = this.#tableFor(battle, unit, target);
  }

  /** Whether it is of any use for these two: the same designs and pilots, under the same rules. */
  serves(battle: Battle, unit: Combatant, target: Combatant): boolean {
    return (
      this.#unit.design === unit.design &&
      this.#unit.pilot === unit.pilot &&
      this.#target.design === target.design &&
      this.#target.pilot === target.pilot &&
      this.#rules === battle.rules &&
      this.#environment === battle.environment
    );
  }

  /** Takes note of what has changed since it was last asked. */
  update(battle: Battle, unit: Combatant, target: Combatant): void {
    const newcomer = this.#unit !== unit || this.#target !== target;
    this.#unit = unit;
    this.#target = target;
    const signature = signatureOf(target);
    const pods = podsOf(unit, target);
    const hunt = huntOf(battle, unit, target);
    const same =
      !newcomer &&
      this.#version === unit.version &&
      this.#ammunitionVersion === unit.ammunitionVersion &&
      this.#hunt === hunt &&
      this.#pods === pods &&
      this.#signature === signature;
    if (!same) {
      this.#version = unit.version;
      this.#ammunitionVersion = unit.ammunitionVersion;
      this.#hunt = hunt;
      this.#pods = pods;
      this.#signature = signature;
      this.#table = this.#tableFor(battle, unit, target);
    }
    const wounds = unit.gunneryWounds;
    const gunnerOut = unit.dedicatedGunner === 'out';
    if (newcomer || this.#heat !== unit.heat || this.#wounds !== wounds || this.#gunnerOut !== gunnerOut) {
      this.#heat = unit.heat;
      this.#wounds = wounds;
      this.#gunnerOut = gunnerOut;
      this.#strain = this.added.strain(unit.heat, wounds, gunnerOut);
    }
  }

  #tableFor(battle: Battle, unit: Combatant, target: Combatant): FireTable {
    const state = stateOf(battle, unit, target);
    let table = this.#tables.get(state);
    if (table === undefined) {
      if (this.#tables.size >= MOST_STATES) this.#tables.clear();
      table = new FireTable(unit, this.#optionsOf(battle, unit, target));
      this.#tables.set(state, table);
    }
    return table;
  }

  #optionsOf(battle: Battle, unit: Combatant, target: Combatant): readonly Option[] {
    const numbers = numbersStateOf(battle, unit, target);
    const options: Option[] = [];
    for (const mount of unit.design.weapons) {
      if (mount.use !== 'attack' || weaponFault(battle, unit, mount) !== undefined) continue;
      const kinds = new Set<string>();
      for (const load of mount.needsAmmunition ? fedBy(unit, mount) : [-1]) {
        const bin = unit.design.bins[load];
        if (bin !== undefined) {
          if (kinds.has(bin.item.id) || (unit.rounds[load] as number) <= 0 || !unit.isWorking(bin.fixture))
            continue;
          kinds.add(bin.item.id);
        }
        options.push(this.#optionOf(battle, unit, target, mount, load, numbers));
      }
    }
    return options;
  }

  /** Most damage leaves most weapons as they were: each is looked into once for a state that its numbers depend on. */
  #optionOf(
    battle: Battle,
    unit: Combatant,
    target: Combatant,
    mount: WeaponMount,
    load: number,
    numbers: string,
  ): Option {
    const served = unit.isWorking(mount.linkedFixture) ? 'y' : 'n';
    const guns = mount.isArray ? gunsLeft(unit, mount) : 0;
    const key = `${mount.index},${load},${served},${guns},${waysOf(unit, mount)},${numbers}`;
    let option = this.#options.get(key);
    if (option === undefined) {
      if (this.#options.size >= MOST_OPTIONS) this.#options.clear();
      option = optionOf(battle, unit, target, mount, load);
      this.#options.set(key, option);
    }
    return option;
  }

  get heat(): number {
    return this.#table.heat;
  }

  get worthwhile(): number {
    return this.#table.worthwhile;
  }

  /** Points done on average to a target that lies so, at this distance, with this sum added to the numbers. */
  expected(way: number, distance: number, sum: number): number {
    const table = this.#table;
    return distance > table.farthest ? 0 : table.expected(way, distance, sum + this.#strain);
  }

  /** The best that the torso can be turned to for a target in this bearing, seen along the legs' facing. */
  best(point: number, twist: number, distance: number, sum: number): number {
    const table = this.#table;
    if (distance > table.farthest) return 0;
    const added = sum + this.#strain;
    if (!table.turnsAsOne) return table.expected(WAY_AT[point] as number, distance, added);
    const ways = WAYS_WITHIN[twist * POINTS + point] as number;
    // Whatever bears on a target to the side bears on one ahead.
    const ahead = (ways & (1 << AHEAD)) !== 0 ? table.expected(AHEAD, distance, added) : 0;
    if ((ways & (1 << AHEAD)) !== 0 && (ways & (1 << BEHIND)) === 0) return ahead;
    const behind = (ways & (1 << BEHIND)) !== 0 ? table.expected(BEHIND, distance, added) : 0;
    if ((ways & (1 << AHEAD)) !== 0) return Math.max(ahead, behind);
    const right = (ways & (1 << RIGHT)) !== 0 ? table.expected(RIGHT, distance, added) : 0;
    const left = (ways & (1 << LEFT)) !== 0 ? table.expected(LEFT, distance, added) : 0;
    return Math.max(behind, right, left);
  }

  /** The best for any bearing. */
  most(distance: number, sum: number): number {
    const table = this.#table;
    return distance > table.farthest ? 0 : table.most(distance, sum + this.#strain);
  }

  /** The same for a target straight ahead. */
  ahead(distance: number, sum: number): number {
    return this.expected(AHEAD, distance, sum);
  }
}

const MOST_STATES = 40;
const MOST_OPTIONS = 400;

/** Everything that the numbers of all weapons depend on, but heat and wounds. */
function numbersStateOf(battle: Battle, unit: Combatant, target: Combatant): string {
  let state = `${unit.sensorHits},${unit.actuatorsLost.join('')},${huntOf(battle, unit, target)},${podsOf(unit, target)},${signatureOf(target)}`;
  for (const arm of unit.plan.arms) {
    if (unit.hasEnhancedActuators(arm)) state += 'e';
    state += unit.hasShieldIn(arm) ? unit.shieldMode(arm) : '-';
  }
  return unit.hasWorking('targeting-computer') ? `${state}t` : state;
}

/** That, and the weapons there are to choose from. */
function stateOf(battle: Battle, unit: Combatant, target: Combatant): string {
  let state = numbersStateOf(battle, unit, target);
  for (const mount of unit.design.weapons) {
    if (mount.use !== 'attack' || weaponFault(battle, unit, mount) !== undefined) continue;
    state += unit.isWorking(mount.linkedFixture) ? ';' : ',';
    state += mount.id;
    if (mount.isArray) state += `*${gunsLeft(unit, mount)}`;
    if (unit.turretHeld || unit.secondTurretHeld) state += `@${waysOf(unit, mount)}`;
    if (!mount.needsAmmunition) continue;
    for (const load of fedBy(unit, mount)) if ((unit.rounds[load] as number) > 0) state += `.${load}`;
  }
  return state;
}

/** Pods on either of the two. */
const podsOf = (unit: Combatant, target: Combatant): number => unit.podsInAll * 256 + target.podsInAll;

/** What hides the target. */
function signatureOf({ isStealthy, isVoid, isCamouflaged, shutDown }: Combatant): number {
  return shutDown ? 0 : (isStealthy ? 1 : 0) + (isVoid ? 2 : 0) + (isCamouflaged ? 4 : 0);
}

/** Nobody hunted, this one, another, or one that is gone. */
function huntOf(battle: Battle, { quarry }: Combatant, target: Combatant): number {
  if (quarry < 0) return 0;
  if (battle.unit(quarry).isOut) return 3;
  return quarry === target.index ? 1 : 2;
}

function optionOf(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  mount: WeaponMount,
  load: number,
): Option {
  const bin = unit.design.bins[load];
  const { short, medium, long, extreme } = rangesWith(mount.item, bin?.item ?? mount.builtInLoad);
  const edges = [short, medium, long, battle.rules.toHit.extremeRange ? extreme : 0];
  const fixed = fixedFigures(battle, unit, mount, load, edges, !target.design.tracksHeat);
  return {
    ways: waysOf(unit, mount),
    weapon: mount.index,
    ...fixed,
    numbers: numbersOf(stillShot(battle, unit, mount, bin, target), fixed.brackets),
  };
}

/** What the shot needs on a clear line, by distance. */
function numbersOf({ attacker, target, options }: ToHitQuestion, brackets: Uint8Array): Float64Array {
  const prepared = prepareShot(attacker, target, options);
  const line = { ...CLEAR };
  return Float64Array.from(brackets, (bracket, range) => {
    if (bracket === OUT) return NEVER;
    line.bracket = BRACKETS[bracket] as RangeBracket;
    line.range = range;
    return preparedSum(prepared, line);
  });
}

const CLEAR: { -readonly [Field in keyof LineOfFire]: LineOfFire[Field] } = {
  bracket: 'short',
  range: 0,
  interveningTerrain: 0,
  targetTerrain: 0,
  partialCover: false,
};

const NEVER = 99;

type FixedFigures = Pick<Option, 'damage' | 'least' | 'brackets'>;
const figures = new WeakMap<WeaponMount, Map<string, FixedFigures>>();

/** What hangs on the weapon and its gear alone: average points by bracket, and the bracket of each distance. */
function fixedFigures(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  load: number,
  edges: readonly number[],
  coolTarget: boolean,
): FixedFigures {
  const loaded = unit.design.bins[load]?.item ?? mount.builtInLoad;
  // A charge is gone with the next shot: no place is chosen for it.
  const firing = { ...firingOf(unit, mount), charged: false };
  const served = unit.isWorking(mount.linkedFixture);
  const key = `${load},${battle.rules.place},${firing.guns},${served},${coolTarget},${unit.pilot.abilities.join()}`;
  let known = figures.get(mount);
  if (known === undefined) {
    known = new Map();
    figures.set(mount, known);
  }
  let found = known.get(key);
  if (found === undefined) {
    const effects = BRACKETS.map((bracket) =>
      plainEffect(battle, unit, mount, loaded, bracket, firing, coolTarget),
    );
    found = {
      damage: effects.map((effect, at) =>
        meanDamage(battle, unit, mount, effect, BRACKETS[at] as RangeBracket),
      ),
      least: Math.max(...effects.map(leastRoll)),
      brackets: Uint8Array.from({ length: FARTHEST }, (_, distance) => {
        const bracket = edges.findIndex((edge) => edge > 0 && distance <= edge);
        return bracket < 0 ? OUT : bracket;
      }),
    };
    known.set(key, found);
  }
  return found;
}
