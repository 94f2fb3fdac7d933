import { checkInteger, checkOneOf } from '../../check/check.js';
import { armBeside, isTorsoIndex, LEFT_TORSO, locationIndex, RIGHT_TORSO } from '../../rules/damage/body.js';
import { MECH_LOCATIONS, type MechLocation } from '../../rules/hit-location/locations.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { Combatant } from './combatant.js';

/** What a 'Mech and its pilot have suffered before a battle; what is left out is whole. */
export interface ConditionSetup {
  readonly armor?: Readonly<Partial<Record<MechLocation, number>>>;
  readonly rearArmor?: Readonly<Partial<Record<MechLocation, number>>>;
  readonly structure?: Readonly<Partial<Record<MechLocation, number>>>;
  /** Slots that are hit, counted from 0, by location. */
  readonly criticals?: Readonly<Partial<Record<MechLocation, readonly number[]>>>;
  /** Rounds left, by bin in the order of the critical slots. */
  readonly rounds?: readonly number[];
  readonly heat?: number;
  readonly wounds?: number;
  readonly prone?: boolean;
}

const HOTTEST = 1000;

/**
 * Puts a unit into this condition.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function damage(unit: Combatant, setup: ConditionSetup): void {
  const { design } = unit;
  points(unit.armor, unit.armor.slice(), setup.armor, 'armor', () => true);
  points(unit.rearArmor, design.rearArmor, setup.rearArmor, 'rearArmor', isTorsoIndex);
  points(unit.structure, design.structure, setup.structure, 'structure', () => true);
  for (const [name, slots] of Object.entries(setup.criticals ?? {})) {
    checkOneOf('criticals', name, MECH_LOCATIONS);
    const location = locationIndex(name as MechLocation);
    for (const slot of slots ?? []) {
      checkInteger(`criticals.${name}`, slot, 0, (design.slots[location]?.length ?? 0) - 1);
      unit.hitSlots[location] = (unit.hitSlots[location] as number) | (1 << slot);
    }
  }
  for (const [bin, rounds] of (setup.rounds ?? []).entries()) {
    checkInteger(`rounds[${bin}]`, rounds, 0, design.bins[bin]?.rounds ?? 0);
    unit.rounds[bin] = rounds;
  }
  checkInteger('heat', setup.heat ?? 0, 0, HOTTEST);
  checkInteger('wounds', setup.wounds ?? 0, 0, DEADLY_WOUNDS - 1);
  unit.heat = setup.heat ?? 0;
  unit.wounds = setup.wounds ?? 0;
  unit.prone = setup.prone ?? false;
  dropArms(unit);
  unit.refresh();
  for (const bin of design.bins) if (!unit.isWorking(bin.fixture)) unit.rounds[bin.index] = 0;
  unit.lost = unit.fatalDamage();
}

/** Nothing holds an arm whose torso is gone (docs/rules/damage.md). */
function dropArms(unit: Combatant): void {
  for (const torso of [LEFT_TORSO, RIGHT_TORSO]) {
    if (!unit.hasLost(torso)) continue;
    const arm = armBeside(torso);
    unit.armor[arm] = 0;
    unit.structure[arm] = 0;
  }
}

function points(
  left: Float64Array,
  full: Float64Array,
  wanted: Readonly<Partial<Record<MechLocation, number>>> | undefined,
  field: string,
  has: (location: number) => boolean,
): void {
  for (const [name, value] of Object.entries(wanted ?? {})) {
    checkOneOf(field, name, MECH_LOCATIONS);
    const location = locationIndex(name as MechLocation);
    checkInteger(`${field}.${name}`, value, 0, has(location) ? (full[location] as number) : 0);
    left[location] = value;
  }
}
