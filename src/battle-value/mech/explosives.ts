import type { Ruleset } from '../../rules/ruleset.js';
import type { Mech, MechLocationCode, MechLocationState, Mount } from '../../units/index.js';
import { isExplosive } from '../../units/mech/explosive.js';
import { isArm, isSideTorso } from '../../units/mech/layout.js';
import { at } from '../common/defensive-equipment.js';
import { MARKS } from '../common/item-roles.js';
import type { Counted } from '../common/stock.js';
import { type ReportWriter, shown } from '../report.js';
import type { MechStock } from './stock.js';

/** Points lost for each slot of something explosive. */
const AMMUNITION_PENALTY = 15;
const WEAPON_PENALTY = 1;

/** With this many engine slots in a side torso, losing the torso destroys the engine, with or without CASE. */
const ENGINE_SLOTS_THAT_DEFEAT_CASE = 3;

/** The defensive value never drops below this, however much may explode. */
const LOWEST_VALUE = 1;

export function subtractExplosives(
  before: number,
  mech: Mech,
  stock: MechStock,
  { explosions }: Ruleset,
  report?: ReportWriter,
): number {
  const { explosive } = stock;
  const { harmless } = explosions;
  let value = before;
  for (let index = 0; index < explosive.length; index += 1) {
    const counted = explosive[index] as Counted;
    const { mount, roles } = counted;
    if (roles.explosive === 'blue-shield' || !isExplosive(mount, mech.equipment)) continue;
    if (harmless.length > 0 && roles.explosive !== undefined && harmless.includes(roles.explosive)) continue;
    if (!isExposed(mech, mount.location) && !isExposed(mech, mount.secondLocation)) continue;
    const penalty = penaltyOf(counted, mech);
    if (penalty === 0) continue;
    value -= penalty;
    report?.line(`${roles.item.name}${at(mount.location)}`, `− ${shown(penalty)}`, value);
  }
  if (stock.marks & MARKS.blueShield) {
    const locations = blueShieldPenalty(mech);
    value -= locations;
    report?.line('Blue Shield', `− ${locations}`, value);
  }
  if (value >= LOWEST_VALUE) return value;
  report?.line('Minimum', `at least ${LOWEST_VALUE}`, LOWEST_VALUE);
  return LOWEST_VALUE;
}

function penaltyOf({ mount, roles }: Counted, mech: Mech): number {
  switch (roles.explosive) {
    case 'ammunition':
    case 'fuel':
    case 'bomb-bay':
      return AMMUNITION_PENALTY * slotsOf(mount, mech);
    // One for the weapon, however many slots it takes.
    case 'hyper-velocity':
      return WEAPON_PENALTY;
    default:
      return WEAPON_PENALTY * slotsOf(mount, mech);
  }
}

/** A split item counts the slots that it actually fills. A slot that two bins of a superheavy share counts once. */
function slotsOf(mount: Mount, mech: Mech): number {
  if (!mech.superheavy && mount.secondLocation === undefined) return mount.slots;
  let slots = 0;
  for (const location of mech.locations) {
    for (const slot of location.slots) if (slot.mount === mount) slots += 1;
  }
  return slots;
}

/** Whether an explosion there costs points. CASE and the engine slots in the side torsos decide. */
function isExposed(mech: Mech, location: string | undefined): boolean {
  const state = stateOf(mech, location);
  if (state === undefined || state.case === 'case-ii') return false;
  const protects = state.case !== 'none';
  if (isArm(location)) return !protects && isExposed(mech, torsoBehind(location));
  if (isSideTorso(location)) {
    return !protects || mech.engine.sideTorsoSlots >= ENGINE_SLOTS_THAT_DEFEAT_CASE;
  }
  return true;
}

function stateOf({ locations }: Mech, location: string | undefined): MechLocationState | undefined {
  for (let index = 0; index < locations.length; index += 1) {
    if (locations[index]?.location === location) return locations[index];
  }
  return undefined;
}

const torsoBehind = (arm: string | undefined): MechLocationCode => (arm === 'RA' ? 'RT' : 'LT');

/** By index of the location. A quad's front legs count as arms. */
const CENTER_AND_LEGS: readonly number[] = [1, 6, 7];
const SIDE_TORSOS_AND_ARMS: readonly (readonly [torso: number, arm: number])[] = [
  [2, 4],
  [3, 5],
];

/** A Blue Shield costs a point for each unprotected location. */
function blueShieldPenalty({ locations, techBase, engine }: Mech): number {
  const clan = techBase.endsWith('Clan');
  const deepEngine = engine.sideTorsoSlots >= ENGINE_SLOTS_THAT_DEFEAT_CASE;
  const isOpen = (number: number) => locations[number]?.case !== 'case-ii';
  // CASE II protects only its own location. Plain CASE in a torso also vents explosions from the arm.
  const vents = (number: number) => isOpen(number) && (locations[number]?.case ?? 'none') !== 'none';
  let points = CENTER_AND_LEGS.filter(isOpen).length;
  for (const [torso, arm] of SIDE_TORSOS_AND_ARMS) {
    if (isOpen(torso) && (deepEngine || (!clan && !vents(torso)))) points += 1;
    if (isOpen(arm) && !clan && (deepEngine || (!vents(arm) && !vents(torso)))) points += 1;
  }
  return points;
}
