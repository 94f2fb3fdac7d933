import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import type { ConditionSetup } from '../battle/combatant/condition.js';
import { changedLoads } from '../battle/combatant/reload.js';
import type { MulFate, MulUnit } from '../battle/mul/index.js';
import { lossOf, unkept } from '../battle/mul/lost-in-mul.js';
import { SIDES } from '../battle/setup.js';
import type { LocationName } from '../rules/body/plan.js';
import { DEADLY_WOUNDS } from '../rules/pilot/index.js';

/** Returns the units of a side as they are now, for `writeMul`: pilots, damage, ammunition, and fates of lost units. */
export function mulOf({ units }: Battle, side: (typeof SIDES)[number]): readonly MulUnit[] {
  const own = units.filter((unit) => unit.side === SIDES.indexOf(side));
  const isRecord = own.some(({ isOut }) => isOut);
  return own.map((unit) => ({
    unit: unit.design.unit,
    pilot: pilotOf(unit),
    condition: conditionOf(unit),
    ...(unit.network !== '' && { network: unit.network }),
    ...(isRecord && { fate: fateOf(unit) }),
  }));
}

const pilotOf = ({ pilot, edge }: Combatant): NonNullable<MulUnit['pilot']> => ({
  ...(pilot.name !== '' && { name: pilot.name }),
  gunnery: pilot.gunnery,
  piloting: pilot.piloting,
  ...(pilot.abilities.length > 0 && { abilities: pilot.abilities }),
  ...(edge.remainingPoints > 0 && { edge: edge.remainingPoints }),
});

/** Returns what `mulOf` cannot say of a side, unit by unit. */
export const lostInMulOf = ({ units }: Battle, side: (typeof SIDES)[number]): readonly string[] =>
  units
    .filter((unit) => unit.side === SIDES.indexOf(side) && !unit.isOut)
    .flatMap((unit) =>
      lossOf(unit.design.name, [
        ...unkept(conditionOf(unit)),
        ...BEYOND_CONDITION.filter(([, isSo]) => isSo(unit)).map(([words]) => words),
      ]),
    );

const BEYOND_CONDITION: readonly (readonly [words: string, isSo: (unit: Combatant) => boolean])[] = [
  ['shut down', ({ shutDown }) => shutDown],
  ['unconscious', ({ conscious }) => !conscious],
  ['stuck', ({ stuck }) => stuck],
  ['swarming', ({ swarming }) => swarming >= 0],
  ['jammed weapons', ({ jammed }) => jammed.some((jam) => jam > 0)],
  ['another load', (unit) => changedLoads(unit).length > 0],
  ['damaged plating', hasDamagedPlating],
  ['pods', ({ podsInAll, narcedBy }) => podsInAll > 0 || narcedBy > 0],
  ['breached locations', ({ breached }) => breached > 0],
];

function hasDamagedPlating({ design, modularArmor, rearModularArmor, shieldLeft }: Combatant): boolean {
  const full = (design.plating ?? []).reduce((points, { capacity }) => points + capacity, 0);
  return (
    [...modularArmor, ...rearModularArmor, ...shieldLeft].reduce((sum, points) => sum + points, 0) < full
  );
}

/** A wreck is salvage unless its center is destroyed. */
function fateOf(unit: Combatant): MulFate {
  if (!unit.isOut) return 'survivors';
  if (unit.lost === 'withdrawn') return 'retreated';
  return unit.hasLost(unit.plan.center) ? 'devastated' : 'salvage';
}

/** Returns a unit's damage in the form that battles start from. */
function conditionOf(unit: Combatant): ConditionSetup {
  const { plan, design, rounds } = unit;
  const criticals: Partial<Record<LocationName, readonly number[]>> = {};
  for (const [location, name] of plan.locations.entries()) {
    const hit = [...(design.slots[location] ?? []).keys()].filter(
      (slot) => ((unit.hitSlots[location] as number) & (1 << slot)) !== 0,
    );
    if (hit.length > 0) criticals[name] = hit;
  }
  return {
    ...lacking('armor', plan.locations, unit.armor, design.armor),
    ...lacking('rearArmor', plan.locations, unit.rearArmor, design.rearArmor),
    ...lacking('structure', plan.locations, unit.structure, design.structure),
    ...(Object.keys(criticals).length > 0 && { criticals }),
    ...(design.bins.some(({ index }) => rounds[index] !== unit.roundsWhenFull(index)) && {
      rounds: [...rounds],
    }),
    ...(unit.wounds > 0 && { wounds: Math.min(unit.wounds, DEADLY_WOUNDS - 1) }),
    ...(unit.heat > 0 && { heat: unit.heat }),
    ...(unit.prone && { prone: true }),
    ...(unit.inVehicleMode && { vehicleMode: true }),
    ...design.kind.sufferedUntilNow(unit),
  };
}

/** Returns the points left in damaged locations, rounded down. */
function lacking(
  field: 'armor' | 'rearArmor' | 'structure',
  names: readonly LocationName[],
  left: Float64Array,
  full: Float64Array,
): ConditionSetup {
  const points: Partial<Record<LocationName, number>> = {};
  for (const [location, name] of names.entries()) {
    const now = Math.floor(left[location] as number);
    if (now < (full[location] as number)) points[name] = now;
  }
  return Object.keys(points).length === 0 ? {} : { [field]: points };
}
