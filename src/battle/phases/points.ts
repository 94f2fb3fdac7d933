import type { Combatant } from '../combatant/combatant.js';

/** The first unit of the Point of each unit, by its place in the force; undefined if no unit has company in a Point. */
export function pointsOf(units: readonly Combatant[]): readonly number[] | undefined {
  const points = units.map(({ index }) => index);
  let shared = false;
  for (const side of [0, 1]) {
    const own = units.filter((unit) => unit.side === side && unit.design.kind.pointSize !== undefined);
    own.forEach((unit, place) => {
      const first = own[place - (place % (unit.design.kind.pointSize as number))] as Combatant;
      points[unit.index] = first.index;
      shared ||= first !== unit;
    });
  }
  return shared ? points : undefined;
}
