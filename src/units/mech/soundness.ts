import type { EquipmentItem, Trait } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import type { Mount, UnitWarning } from '../unit.js';
import { isArm, isLeg, type MechLocationCode } from './layout.js';
import { lacksPartner, PARTNERED } from './links.js';
import type { Mech, MechLocationState } from './mech.js';
import { lineOfSlot, NO_LINES, type SheetLines, warning } from './sheet-lines.js';
import { whyNoSuchEngine } from './systems.js';

/** Returns the 'Mech with the reader's warnings, and warnings about anything that cannot be right. */
export function checkedMech(
  mech: Mech,
  told: readonly UnitWarning[] = [],
  lines: SheetLines = NO_LINES,
): Mech {
  const doubts: UnitWarning[] = [];
  addDoubtfulNumbers(doubts, mech, lines);
  addDoubtfulGear(doubts, mech, lines);
  if (told.length + doubts.length === 0) return mech;
  return { ...mech, warnings: [...told, ...mech.warnings, ...doubts] };
}

const RATING_STEP = 5;

/** These are most likely typing mistakes, and they change movement or Battle Value. */
function addDoubtfulNumbers(doubts: UnitWarning[], { engine, locations }: Mech, lines: SheetLines): void {
  const impossible = whyNoSuchEngine(engine);
  if (impossible !== undefined) {
    doubts.push(warning(lines.field('engine'), `${impossible}: the 'Mech counts as one without an engine`));
  } else if (engine.rating % RATING_STEP !== 0) {
    const message = `no engine has a rating of ${engine.rating}: expected steps of ${RATING_STEP}`;
    doubts.push(warning(lines.field('engine'), message));
  }
  for (let index = 0; index < locations.length; index += 1) {
    const {
      location,
      armorPoints,
      rearArmorPoints = 0,
      structurePoints,
    } = locations[index] as MechLocationState;
    // Twice the structure points of the location; three times on the head (TechManual).
    const most = structurePoints * (location === 'HD' ? 3 : 2);
    const points = armorPoints + rearArmorPoints;
    if (points <= most) continue;
    const message = `${points} points of armor on the ${location}: the maximum is ${most}`;
    doubts.push(warning(lines.armorPoints(location), message));
  }
}

/** Permitted locations of equipment with restrictions (TechManual, Tactical Operations). */
const PLACES: readonly {
  readonly traits: readonly Trait[];
  readonly fits: (location: string | undefined) => boolean;
  readonly rule: string;
}[] = [
  {
    traits: ['actuator-enhancement-system'],
    fits: (location) => isArm(location) || isLeg(location),
    rule: 'belongs in an arm or a leg',
  },
  {
    traits: ['harjel', 'harjel-ii', 'harjel-iii', 'modular-armor'],
    fits: (location) => location !== 'HD',
    rule: 'cannot be mounted there',
  },
];

function addDoubtfulGear(doubts: UnitWarning[], mech: Mech, lines: SheetLines): void {
  const { equipment } = mech;
  let last: EquipmentItem | undefined;
  let ruled = false;
  for (let index = 0; index < equipment.length; index += 1) {
    const mount = equipment[index] as Mount;
    const { item } = mount;
    if (item === undefined) continue;
    // Identical items are mostly adjacent.
    if (item !== last) ruled = hasRules(item);
    last = item;
    if (!ruled) continue;
    const doubt = doubtAbout(mount, mech);
    if (doubt === undefined) continue;
    const line = lineOfSlot(mech.sheet, lines, mount.location as MechLocationCode, mount.slot ?? 0);
    doubts.push(warning(line, `"${mount.name}" in the ${mount.location} ${doubt}`));
  }
}

const RULED: ReadonlySet<Trait> = new Set<Trait>([
  ...PLACES.flatMap(({ traits }) => traits),
  ...PARTNERED,
  'splittable',
  'talons',
]);

/** Few items have these rules, and a unit has dozens of items, so each item is examined once. */
const hasRules = oncePer(({ traits }: EquipmentItem) => traits.some((trait) => RULED.has(trait)));

function doubtAbout(mount: Mount, mech: Mech): string | undefined {
  const { item, location } = mount;
  if (item === undefined || location === undefined) return undefined;
  const isOf = (trait: Trait) => item.traits.includes(trait);
  const misplaced = PLACES.find(({ traits, fits }) => traits.some(isOf) && !fits(location));
  if (misplaced !== undefined) return misplaced.rule;
  if (lacksPartner(mount)) return 'has nothing there to work with';
  if (isOf('splittable')) {
    const missing = mount.slots - slotsOf(mount, mech);
    if (missing > 0 && !isWholeInParts(item, mount.slots, mech))
      return `lacks ${missing} of its ${mount.slots} slots`;
  }
  const bare = isOf('talons') ? legsWithout(mount, mech) : [];
  return bare.length === 0 ? undefined : `must be on all legs, but is missing from ${bare.join(', ')}`;
}

/** A gun across both side torsos and the center torso is mounted as two parts, which together have all its slots. */
function isWholeInParts(gun: EquipmentItem, slotsOfWhole: number, mech: Mech): boolean {
  let slots = 0;
  for (const mount of mech.equipment) if (mount.item === gun) slots += slotsOf(mount, mech);
  return slots % slotsOfWhole === 0;
}

/** A slot of a superheavy 'Mech counts as two. */
function slotsOf(mount: Mount, { locations, superheavy }: Mech): number {
  let count = 0;
  for (const { slots } of locations) {
    for (let slot = 0; slot < slots.length; slot += 1) if (slots[slot]?.mount === mount) count += 1;
  }
  return superheavy ? 2 * count : count;
}

const legsWithout = (talons: Mount, { locations }: Mech): readonly MechLocationCode[] =>
  locations
    .filter(({ location, slots }) => isLeg(location) && !slots.some(({ mount }) => mount === talons))
    .map(({ location }) => location);
