import type { Battle } from '../../../src/battle/battle.js';
import { coverOf } from '../../../src/battle/weapons/cover.js';
import { damagePerHit } from '../../../src/battle/weapons/damage-per-hit.js';
import { ecmOver, ecmOverTarget } from '../../../src/battle/weapons/ecm.js';
import { getBestTwoOfThreeProbability, getProbability } from '../../../src/dice/index.js';
import { clusterFamilyOf, clusterSizeOf, groupPointsOf, isBlast } from '../../../src/rules/cluster/families.js';
import { calculateClusterModifier } from '../../../src/rules/cluster/index.js';
import { hitsByTable } from '../../../src/rules/cluster/table.js';
import { bringsDownSingleMissile } from '../../../src/rules/firing/single-missile.js';
import {
  determineHitLocationFromRoll,
  glancingDamage,
  isGlancingBlow,
  struckLocation,
} from '../../../src/rules/hit-location/index.js';
import { MECH_LOCATIONS, mechLocationOf } from '../../../src/rules/hit-location/locations.js';
import { skillProbability } from '../../../src/rules/pilot/aptitude.js';
import type { WeaponShot } from './shots.js';

/** What one weapon or a whole volley does to the target, reckoned over every way the dice can fall. */
export interface Odds {
  /** Chance of each number of points, from 0 on. */
  readonly damage: readonly number[];
  readonly expected: number;
  /** Chance that the head is struck at least once. */
  readonly head: number;
}

export interface VolleyOdds extends Odds {
  /** Chance of points enough for a piloting roll. */
  readonly heavy: number;
}

export const HEAVY_DAMAGE = 20;

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** A lock-on volley counts as having rolled this where something thins it out (combat.md 13). */
const STREAK_ROLL = 11;
const AIMED = { from: 6, to: 8 } as const;

/** Chances by points of damage, and the part of them in which no head was struck. */
interface Chances {
  readonly all: readonly number[];
  readonly spared: readonly number[];
}

const SURELY_NOTHING: Chances = { all: [1], spared: [1] };

/** Chance of each total of two dice. */
const TWO_DICE = TOTALS.map((total) => getProbability(total) - getProbability(total + 1));
const BEST_OF_THREE = TOTALS.map(
  (total) => getBestTwoOfThreeProbability(total) - getBestTwoOfThreeProbability(total + 1),
);

export function weaponOdds(battle: Battle, shot: WeaponShot): Odds {
  return oddsOf(resultOf(battle, shot, false));
}

/** Each anti-missile system meets one volley that would hit, the larger ones first. */
export function volleyOdds(battle: Battle, shots: readonly WeaponShot[]): VolleyOdds {
  const systems = antiMissileSystems(battle);
  const order = systems === 0 ? shots : [...shots].sort((a, b) => missilesOf(b) - missilesOf(a));
  // By the number of systems that have not fired yet.
  let states = new Map<number, Chances>([[systems, SURELY_NOTHING]]);
  for (const shot of order) {
    const next = new Map<number, Chances>();
    for (const [ready, before] of states) {
      if (ready === 0 || missilesOf(shot) === 0) {
        add(next, ready, convolved(before, resultOf(battle, shot, false)));
        continue;
      }
      const { hit, miss } = splitByHit(battle, shot, true);
      add(next, ready, scaled(before, miss));
      add(next, ready - 1, convolved(before, hit));
    }
    states = next;
  }
  const odds = oddsOf([...states.values()].reduce(sum));
  return { ...odds, heavy: odds.damage.slice(HEAVY_DAMAGE).reduce((a, b) => a + b, 0) };
}

function oddsOf({ all, spared }: Chances): Odds {
  return {
    damage: all,
    expected: all.reduce((mean, chance, points) => mean + chance * points, 0),
    head: Math.max(0, 1 - spared.reduce((a, b) => a + b, 0)),
  };
}

const missilesOf = ({ mount }: WeaponShot): number =>
  mount.item.category === 'missile' ? (mount.item.rackSize ?? 1) : 0;

function antiMissileSystems(battle: Battle): number {
  const { design } = battle.unit(1);
  return design.weapons.filter(
    ({ use, needsAmmunition, firstBin }) => use === 'anti-missile' && (!needsAmmunition || firstBin >= 0),
  ).length;
}

function resultOf(battle: Battle, shot: WeaponShot, met: boolean): Chances {
  const { hit, miss } = splitByHit(battle, shot, met);
  return sum(hit, { all: [miss], spared: [miss] });
}

/** What a hit does, by its chance, and the chance of a miss. */
function splitByHit(battle: Battle, shot: WeaponShot, met: boolean): { hit: Chances; miss: number } {
  const { toHit, mount, rounds } = shot;
  if (toHit === undefined || toHit.impossible) return { hit: { all: [0], spared: [0] }, miss: 1 };
  const dice = isApt(battle) ? BEST_OF_THREE : TWO_DICE;
  const needed = toHit.finalToHit;
  const { quirks } = battle.unit(1).design;
  const chances = { miss: 0, plain: 0, glancing: 0 };
  for (const [place, total] of TOTALS.entries()) {
    // A burst that jams an Ultra autocannon does not leave the barrel.
    const jams = rounds > 1 && mount.item.ammoFamily !== 'rotary-autocannon' && total === TOTALS[0];
    const misses = total < needed || jams;
    const glances = !misses && isGlancingBlow(total, needed, quirks, battle.rulesetOption);
    chances[misses ? 'miss' : glances ? 'glancing' : 'plain'] += dice[place] ?? 0;
  }
  let hit: Chances = { all: [0], spared: [0] };
  if (chances.plain > 0) hit = sum(hit, scaled(strikes(battle, shot, met, false), chances.plain));
  if (chances.glancing > 0) hit = sum(hit, scaled(strikes(battle, shot, met, true), chances.glancing));
  return { hit, miss: chances.miss };
}

const isApt = (battle: Battle): boolean =>
  skillProbability('gunnery', 7, battle.unit(0).pilot.abilities, battle.rulesetOption) !== getProbability(7);

/** What a shot does that has hit. */
function strikes(battle: Battle, weapon: WeaponShot, met: boolean, glancing: boolean): Chances {
  const { shot, rounds } = weapon;
  const { item } = shot.mount;
  const load = shot.bin?.item ?? shot.mount.builtInLoad;
  const size = clusterSizeOf(item, { ammunition: load, shots: rounds, guns: shot.mount.guns.length || 1 });
  const each = damagePerHit(shot, false);
  if (size <= 1) {
    const points = glancing ? glancingDamage(each) : each;
    const struck = inGroups(battle, weapon, size * points, points);
    if (!met) return struck;
    const down = [1, 2, 3, 4, 5, 6].filter(bringsDownSingleMissile).length / 6;
    return sum(scaled(struck, 1 - down), scaled(SURELY_NOTHING, down));
  }
  let chances: Chances = { all: [0], spared: [0] };
  for (const [hits, chance] of hitChances(battle, weapon, size, met, glancing).entries()) {
    if (chance > 0) chances = sum(chances, scaled(inGroups(battle, weapon, hits * each, each), chance));
  }
  return chances;
}

/** Chance of each number of hits, by the cluster table. */
function hitChances(battle: Battle, { shot }: WeaponShot, size: number, met: boolean, glancing: boolean): readonly number[] {
  const { unit, target, mount, bin, bracket, order } = shot;
  const load = bin?.item ?? mount.builtInLoad;
  const missiles = mount.item.category === 'missile';
  const modifier = calculateClusterModifier(
    {
      weapon: mount.item,
      weaponType: mount.item.name,
      ...(load && { ammunition: load }),
      ...(mount.linkedTo && { linkedTo: mount.linkedTo }),
      abilities: unit.pilot.abilities,
      rangeBracket: bracket,
      indirectFire: order.spotter !== undefined,
      antiMissile: met,
      ecmOnPath: missiles && ecmOver(battle, unit, target),
      ecmOnTarget: missiles && ecmOverTarget(battle, unit, target),
      glancing,
    },
    battle.rulesetOption,
  );
  const chances: number[] = [];
  const note = (hits: number, chance: number) => {
    chances[hits] = (chances[hits] ?? 0) + chance;
  };
  if (clusterFamilyOf(mount.item).streak) {
    note(met || glancing ? hitsByTable(size, () => STREAK_ROLL + modifier) : size, 1);
  } else {
    // A size without a row of its own rolls several times; each roll is one of eleven.
    const branch = (rolls: readonly number[], chance: number): void => {
      let used = 0;
      let open = false;
      const hits = hitsByTable(size, () => {
        const roll = rolls[used];
        used += 1;
        if (roll === undefined) open = true;
        return (roll ?? 2) + modifier;
      });
      if (!open) note(hits, chance);
      else for (const [place, total] of TOTALS.entries()) branch([...rolls, total], chance * (TWO_DICE[place] ?? 0));
    };
    branch([], 1);
  }
  return Array.from(chances, (chance) => chance ?? 0);
}

/** Groups of hits, each with a location of its own; what was called or aimed at is struck by the first alone. */
function inGroups(battle: Battle, weapon: WeaponShot, damage: number, each: number): Chances {
  const { item } = weapon.shot.mount;
  if (damage <= 0 || each <= 0) return SURELY_NOTHING;
  const single = battle.rules.hitLocation.everyHitItsOwnLocation && !isBlast(item);
  const group = single ? each : groupPointsOf(item, each);
  let chances = SURELY_NOTHING;
  for (let left = damage, first = true; left > 0; left -= group, first = false) {
    chances = convolved(chances, groupAt(battle, weapon, Math.min(group, left), first));
  }
  return chances;
}

function groupAt(battle: Battle, { shot }: WeaponShot, points: number, first: boolean): Chances {
  const { side } = shot.line;
  const called = first && shot.order.location !== undefined ? MECH_LOCATIONS[shot.order.location] : undefined;
  const sure = called !== undefined && battle.rules.hitLocation.calledShotIsSure;
  let aimed = 0;
  if (called !== undefined) {
    aimed = sure ? 1 : TOTALS.reduce((a, total, place) => a + (total >= AIMED.from && total <= AIMED.to ? (TWO_DICE[place] ?? 0) : 0), 0);
  }
  const { design } = shot.target;
  const cover = coverOf(shot);
  const covered = {
    partialCover: cover === 'legs',
    belowSurface: cover === 'body',
    unitQuirks: design.quirks,
    quad: design.quad,
  };
  let nothing = 0;
  let head = 0;
  const note = (location: (typeof MECH_LOCATIONS)[number], chance: number) => {
    if (struckLocation(location, covered, battle.rulesetOption) === 'cover') nothing += chance;
    else if (location === 'head') head += chance;
  };
  if (called !== undefined) note(called, aimed);
  for (const [place, total] of TOTALS.entries()) {
    const { location } = determineHitLocationFromRoll(side, total, battle.rulesetOption);
    note(mechLocationOf(location), (1 - aimed) * (TWO_DICE[place] ?? 0));
  }
  const all = Array<number>(points + 1).fill(0);
  const spared = Array<number>(points + 1).fill(0);
  all[0] = nothing;
  spared[0] = nothing;
  all[points] = (all[points] ?? 0) + 1 - nothing;
  spared[points] = (spared[points] ?? 0) + 1 - nothing - head;
  return { all, spared };
}

function add(states: Map<number, Chances>, key: number, chances: Chances): void {
  const known = states.get(key);
  states.set(key, known === undefined ? chances : sum(known, chances));
}

const scaledList = (list: readonly number[], factor: number): readonly number[] => list.map((chance) => chance * factor);
const scaled = ({ all, spared }: Chances, factor: number): Chances => ({
  all: scaledList(all, factor),
  spared: scaledList(spared, factor),
});

const sumOfLists = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, points) => (a[points] ?? 0) + (b[points] ?? 0));
const sum = (a: Chances, b: Chances): Chances => ({
  all: sumOfLists(a.all, b.all),
  spared: sumOfLists(a.spared, b.spared),
});

const convolved = (a: Chances, b: Chances): Chances => ({
  all: convolvedLists(a.all, b.all),
  spared: convolvedLists(a.spared, b.spared),
});

function convolvedLists(a: readonly number[], b: readonly number[]): readonly number[] {
  const result = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i += 1) {
    const chance = a[i] as number;
    if (chance === 0) continue;
    for (let j = 0; j < b.length; j += 1) {
      result[i + j] = (result[i + j] as number) + chance * (b[j] as number);
    }
  }
  return result;
}
