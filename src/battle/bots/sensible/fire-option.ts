import type { Writable } from '../../../check/writable.js';
import { isBlast } from '../../../rules/firing/area.js';
import type { LineOfFire, RangeBracket } from '../../../rules/to-hit/index.js';
import { openShot, preparedSum } from '../../../rules/to-hit/prepare.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { troopersLeft } from '../../combatant/troopers.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import type { ToHitQuestion } from '../../shot/shot-from.js';
import { heatOfFiring } from '../../weapons/effect-of-shot.js';
import { peopleLeft, platoonOf } from '../../weapons/people.js';
import { rangesWith } from '../../weapons/ranges.js';
import { struckAtOnce, timesStruck } from '../../weapons/struck-all-over.js';
import { firingOf, leastRoll, meanDamage, plainEffect, type StruckTarget } from './expected-damage.js';
import { stillShot } from './still-shot.js';
import { waysOf } from './ways.js';

/** The range of tables, in hexes; no weapon reaches farther. */
export const FARTHEST = 40;

/** One weapon with one load: its target numbers and its average damage. */
export interface Option {
  /** Directions that it bears on, one bit each. */
  readonly ways: number;
  /** Its target number at each distance. */
  readonly numbers: Float64Array;
  readonly damage: readonly number[];
  /** The lowest roll that can hit. */
  readonly least: number;
  readonly brackets: Uint8Array;
  readonly weapon: number;
  /** Index of the bin that feeds it, or -1. */
  readonly load: number;
  readonly heat: number;
}

const BRACKETS: readonly RangeBracket[] = ['short', 'medium', 'long', 'extreme'];
export const OUT = BRACKETS.length;

export function optionOf(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  mount: WeaponMount,
  load: number,
): Option {
  const bin = unit.design.bins[load];
  const { short, medium, long, extreme } = rangesWith(mount.item, bin?.item ?? mount.builtInLoad);
  const edges = [short, medium, long, battle.rules.toHit.extremeRange ? extreme : 0];
  const { tracksHeat, fireproof } = target.design;
  const platoon = platoonOf(battle.map, target);
  const struck = { coolTarget: !tracksHeat, fireproof, platoon, suits: struckAtOnce(target) };
  const fixed = fixedFigures(battle, unit, mount, load, edges, struck);
  return {
    ways: waysOf(unit, mount),
    weapon: mount.index,
    load,
    ...fixed,
    numbers: numbersOf(stillShot(battle, unit, mount, bin, target), fixed.brackets),
  };
}

/** The target number of the shot along a clear line, by distance. */
function numbersOf({ attacker, target, options }: ToHitQuestion, brackets: Uint8Array): Float64Array {
  const shot = openShot(attacker, target, options);
  const line = { ...CLEAR };
  const numbers = new Float64Array(brackets.length);
  for (let range = 0; range < brackets.length; range += 1) {
    const bracket = brackets[range] as number;
    line.bracket = BRACKETS[bracket] ?? 'short';
    line.range = range;
    numbers[range] = bracket === OUT ? NEVER : preparedSum(shot, line);
  }
  return numbers;
}

const CLEAR: Writable<LineOfFire> = {
  bracket: 'short',
  range: 0,
  interveningTerrain: 0,
  targetTerrain: 0,
  partialCover: false,
};

const NEVER = 99;

type FixedFigures = Pick<Option, 'damage' | 'least' | 'brackets' | 'heat'>;
const figures = new WeakMap<WeaponMount, Map<string, FixedFigures>>();

/** What depends only on the weapon and its gear: average damage by bracket, and the bracket of each distance. */
function fixedFigures(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  load: number,
  edges: readonly number[],
  struck: StruckTarget,
): FixedFigures {
  const { coolTarget, fireproof, platoon, suits } = struck;
  const loaded = unit.design.bins[load]?.item ?? mount.builtInLoad;
  // The next shot uses up a charge, so no place is chosen for it.
  const firing = { ...firingOf(unit, mount), charged: false };
  const served = unit.isWorking(mount.linkedFixture);
  const fired = mount.perTrooper ? troopersLeft(unit) : mount.smallArms ? peopleLeft(unit) : 1;
  const people = platoon === undefined ? '' : Object.values(platoon).join();
  const key = `${fired},${load},${battle.rules.place},${firing.guns},${served},${coolTarget},${fireproof},${people},${isBlast(mount.item) ? suits : 1},${unit.pilot.abilities.join()}`;
  let known = figures.get(mount);
  if (known === undefined) {
    known = new Map();
    figures.set(mount, known);
  }
  let found = known.get(key);
  if (found === undefined) {
    const effects = BRACKETS.map((bracket) =>
      plainEffect(battle, unit, mount, loaded, bracket, firing, struck),
    );
    found = {
      damage: effects.map(
        (effect, at) =>
          meanDamage(battle, unit, mount, effect, BRACKETS[at] as RangeBracket) * timesStruck(suits, effect),
      ),
      least: Math.max(...effects.map(leastRoll)),
      heat: Math.max(...effects.map((effect) => heatOfFiring(battle, mount, effect))),
      brackets: Uint8Array.from({ length: FARTHEST }, (_, distance) => {
        // Only infantry fires at a target in its own hex, and only with its own weapons.
        if (distance === 0)
          return mount.smallArms === undefined && unit.design.soldiers !== 'battle-armor' ? OUT : 0;
        const bracket = edges.findIndex((edge) => edge > 0 && distance <= edge);
        return bracket < 0 ? OUT : bracket;
      }),
    };
    known.set(key, found);
  }
  return found;
}
