import type { FireChoices, FireOrder, WeaponChoice } from '../../../src/edge/battle.js';
import { chosenTarget, firePlan } from './game/plans.js';
import type { Running } from './game/play.js';

const FACINGS = 6;
const TURNS: Readonly<Record<string, number>> = { a: FACINGS - 1, d: 1 };

/** Whether the shot is illegal or cannot hit. */
export const isBlocked = ({ shot }: WeaponChoice): boolean =>
  shot.obstacle !== undefined || shot.toHit?.impossible === true;

/** The plan with every possible weapon firing at this target. Shots at other targets stay. */
export function allAt(plan: FireOrder, target: number, { weapons }: FireChoices): FireOrder {
  const free = weapons.filter(
    (choice) =>
      !isBlocked(choice) &&
      !plan.shots.some((shot) => shot.weapon === choice.weapon && shot.target !== target),
  );
  const others = plan.shots.filter(({ weapon }) => !free.some((choice) => choice.weapon === weapon));
  return { ...plan, shots: [...others, ...free.map(({ order }) => order)] };
}

/** Applies a single key to the plan of the weapons phase. Returns false for keys without a meaning. */
export function fireBy({ game }: Running, unit: number, key: string): boolean {
  const plan = firePlan.peek();
  const target = chosenTarget.peek();
  if (plan === undefined || target < 0) return false;
  if (key === 't') {
    const { units } = game.battle;
    const side = units[unit]?.side;
    const enemies = units.filter((other) => other.side !== side && !other.isOut && other.hex >= 0);
    const place = enemies.findIndex(({ index }) => index === target);
    chosenTarget.value = enemies[(place + 1) % enemies.length]?.index ?? target;
    return true;
  }
  const turn = TURNS[key];
  const weapon = Number(key) - 1;
  if (turn === undefined && !(weapon >= 0)) return false;
  const choices = game.fireChoices(unit, target, plan);
  if (turn !== undefined) {
    const facing = choices.torsoFacings.find((known) => known === (plan.torsoFacing + turn) % FACINGS);
    if (facing !== undefined) firePlan.value = { ...plan, torsoFacing: facing };
    return true;
  }
  const choice = choices.weapons[weapon];
  if (choice === undefined) return false;
  const others = plan.shots.filter((shot) => shot.weapon !== choice.weapon);
  const fires = plan.shots.some((shot) => shot.weapon === choice.weapon && shot.target === target);
  if (fires) firePlan.value = { ...plan, shots: others };
  else if (!isBlocked(choice)) firePlan.value = { ...plan, shots: [...others, choice.order] };
  return true;
}
