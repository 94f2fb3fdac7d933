import type { Armor, Catalog, EquipmentItem } from '../../catalog/index.js';
import type { Writable } from '../../check/writable.js';
import { groupByWeapon, type WeaponQuirkLine } from '../quirks/weapon-quirk-lines.js';
import type { UnitWarning } from '../unit.js';
import { caseProtections, clanCase } from './case.js';
import { GEAR } from './gear.js';
import { engineHeatSinks, hasWingInTorsos, heatSinksOf } from './heat-sinks.js';
import { internalStructure, SUPERHEAVY_ABOVE } from './internal-structure.js';
import { Inventory } from './inventory.js';
import { locationsOf, type MechLocationCode } from './layout.js';
import {
  crossLinkCapacitors,
  linkAmmunition,
  linkDumpers,
  linkEnhancers,
  linkMachineGunArrays,
  linkStealth,
  type SlotsIn,
} from './links.js';
import type { Mech, MechLocationState } from './mech.js';
import type { ArmorStatement, MechSheet } from './mech-sheet.js';
import { Mounter } from './mounting.js';
import { mechMovement } from './movement.js';
import { type OpenMount, openMount } from './open-mount.js';
import { NO_LINES, type SheetLines, warning } from './sheet-lines.js';
import { engineSideTorsoSlots, isPrimitive, type System } from './systems.js';

/** Builds a 'Mech from a sheet: looks up its equipment and works out the rest. */
export function buildMech(sheet: MechSheet, catalog: Catalog, lines: SheetLines = NO_LINES): Mech {
  const superheavy = sheet.tonnage > SUPERHEAVY_ABOVE;
  const locations = locationsOf(sheet.chassisKind);
  const warnings: UnitWarning[] = [];
  const structureItem = catalog.fromFile(sheet.structure);
  const structure = structureItem?.kind === 'structure' ? structureItem : undefined;
  if (structure === undefined) {
    warnings.push(warning(lines.field('structure'), `unknown structure "${sheet.structure}"`));
  }
  const armors = armorReader(catalog, lines, warnings);

  const mounts: OpenMount[] = [];
  mountWithoutSlots(mounts, structure);
  mountWithoutSlots(mounts, sheet.armor && armors(sheet.armor));
  const mounting = new Mounter(mounts, sheet, catalog, superheavy, lines).mountAll();
  const slotsIn: SlotsIn = (location) =>
    mounting.slots[locations.indexOf(location as MechLocationCode)] ?? [];
  for (let place = 0; place < sheet.withoutSlots.length; place += 1) {
    const { name, location } = sheet.withoutSlots[place] as MechSheet['withoutSlots'][number];
    const item = catalog.fromFile(name);
    mounts.push(slotless(name, item, location));
    if (item !== undefined) continue;
    warnings.push(warning(lines.entry('withoutSlots', place), `unknown equipment "${name}"`));
  }
  warnings.push(...mounting.warnings);
  const inventory = new Inventory(mounts);
  const engineSinks = engineHeatSinks(sheet, catalog, inventory);
  mounts.push(...engineSinks);
  inventory.add(engineSinks);
  linkEnhancers(mounts, inventory, sheet.year);
  crossLinkCapacitors(mounts, inventory, sheet.year);
  linkStealth(mounts, inventory);
  linkMachineGunArrays(mounts, inventory, slotsIn);
  linkAmmunition(mounts);
  linkDumpers(mounts, inventory);
  if (sheet.techBase.endsWith('Clan')) {
    const implied = clanCase(catalog, mounts, locations);
    mounts.push(...implied);
    inventory.add(implied);
  }
  attachWeaponQuirks(sheet.weaponQuirks, mounts, slotsIn, lines, warnings);

  const protections = caseProtections(mounts, inventory);
  const states = locations.map((location, number): MechLocationState => {
    const points = sheet.armorPoints[location] ?? { front: 0 };
    const statement = points.armor ?? sheet.armor;
    const armor = statement && armors(statement, location);
    if (statement === undefined) {
      warnings.push(warning(lines.armorPoints(location), `patchwork armor without a type: ${location}`));
    }
    const armorPoints = points.front;
    const armorTechBase = isClanArmor(points.armor, armor) ? 'clan' : 'inner-sphere';
    const structurePoints = internalStructure(sheet.tonnage, location);
    const slots = mounting.slots[number] ?? [];
    const protection = protections.get(location) ?? 'none';
    // Two literals, as in `openMount`.
    const state: Writable<MechLocationState> =
      armor === undefined
        ? { location, armorPoints, armorTechBase, structurePoints, slots, case: protection }
        : { location, armorPoints, armorTechBase, structurePoints, slots, case: protection, armor };
    if (points.rear !== undefined) state.rearArmorPoints = points.rear;
    return state;
  });
  // Built separately, because a nested object literal makes the whole slower to build.
  const engine = {
    rating: sheet.engine.rating,
    type: sheet.engine.type,
    clan: sheet.engine.clan,
    sideTorsoSlots: engineSideTorsoSlots(sheet.engine, superheavy),
  };
  const { walk, run, jump, boosterJump, umu } = mechMovement(sheet, mounts, inventory, states);
  const mech: Writable<Mech> = {
    unitType: 'Mek',
    chassis: sheet.chassis,
    model: sheet.model,
    year: sheet.year,
    rulesLevel: sheet.rulesLevel,
    techBase: sheet.techBase,
    tonnage: sheet.tonnage,
    omni: sheet.omni,
    chassisKind: sheet.chassisKind,
    superheavy,
    industrial: structure?.structure.type === 'industrial',
    primitive: isPrimitive(sheet.cockpit),
    engine,
    gyro: sheet.gyro,
    cockpit: sheet.cockpit,
    fullHeadEjection: sheet.fullHeadEjection === true,
    riscHeatSinkOverrideKit: sheet.riscHeatSinkOverrideKit === true,
    patchwork: isPatchwork(states),
    locations: states,
    armoredSystems: mounting.hasArmoredSystems ? armoredSystems(states) : NO_SYSTEMS,
    heatSinks: heatSinksOf(sheet, inventory, engineSinks.length, hasWingInTorsos(inventory, states)),
    myomer: myomerOf(inventory),
    walk,
    run,
    jump,
    boosterJump,
    umu,
    equipment: mounts,
    quirks: sheet.quirks,
    weaponQuirks: groupByWeapon(sheet.weaponQuirks),
    warnings,
    sheet,
  };
  // One by one: a literal with a spread for each costs a tenth of the time that a file takes. What most units have comes
  // first: objects whose fields came in one order are alike, and quicker to build and to read.
  if (structure !== undefined) mech.structure = structure;
  if (sheet.source !== undefined) mech.source = sheet.source;
  if (sheet.mulId !== undefined) mech.mulId = sheet.mulId;
  if (sheet.role !== undefined) mech.role = sheet.role;
  if (sheet.clanName !== undefined) mech.clanName = sheet.clanName;
  if (sheet.lamType !== undefined) mech.lamType = sheet.lamType;
  if (sheet.motive !== undefined) mech.motive = sheet.motive;
  if (sheet.manualBattleValue !== undefined) mech.manualBattleValue = sheet.manualBattleValue;
  return mech;
}

/** Patchwork armor states the tech base of each location. Otherwise it is that of the armor. */
const isClanArmor = (stated: ArmorStatement | undefined, armor: Armor | undefined): boolean =>
  stated?.clan ?? armor?.techBase === 'clan';

function armorReader(catalog: Catalog, lines: SheetLines, warnings: UnitWarning[]) {
  const names: string[] = [];
  const armors: (Armor | undefined)[] = [];
  return ({ name }: ArmorStatement, location?: MechLocationCode): Armor | undefined => {
    const known = names.indexOf(name);
    if (known >= 0) return armors[known];
    const item = catalog.fromFile(name);
    const armor = item?.kind === 'armor' ? item : undefined;
    if (armor === undefined) {
      const line = location === undefined ? lines.field('armor') : lines.armorPoints(location);
      warnings.push(warning(line, `unknown armor "${name}"`));
    }
    names.push(name);
    armors.push(armor);
    return armor;
  };
}

/** Only for armor and structure without slots. Those with slots are mounted in their slots. */
function mountWithoutSlots(mounts: OpenMount[], item: EquipmentItem | undefined): void {
  if (item?.slots === 0) mounts.push(openMount(item.aliases[0] ?? item.name, item, 0));
}

function slotless(name: string, item: EquipmentItem | undefined, location: string | undefined): OpenMount {
  const mount = openMount(name, item, 0);
  if (location !== undefined) mount.location = location;
  return mount;
}

/** Attaches a quirk to the weapon in the slot that the line names; without a slot, to the first of that name. */
function attachWeaponQuirks(
  quirks: readonly WeaponQuirkLine[],
  mounts: readonly OpenMount[],
  slotsIn: SlotsIn,
  lines: SheetLines,
  warnings: UnitWarning[],
): void {
  if (quirks.length === 0) return;
  for (const [place, { quirk, weapon, location, slot }] of quirks.entries()) {
    const isNamed = ({ name, item }: OpenMount) =>
      mayHaveQuirks(item) &&
      (name === weapon || item?.name === weapon || (item?.aliases.includes(weapon) ?? false));
    const inSlot = slot === undefined ? undefined : slotsIn(location)[slot]?.mount;
    const mount =
      slot === undefined
        ? mounts.find(
            (candidate) => isNamed(candidate) && (location ?? candidate.location) === candidate.location,
          )
        : mounts.find((candidate) => candidate === inSlot && isNamed(candidate));
    if (mount === undefined) {
      const named = [location, slot].filter((part) => part !== undefined).join(':');
      const where = named === '' ? 'on this unit' : `at ${named}`;
      const line = lines.entry('weaponQuirks', place);
      warnings.push(warning(line, `quirk "${quirk}": no "${weapon}" ${where}`));
    } else if (!mount.quirks.includes(quirk)) {
      mount.quirks = [...mount.quirks, quirk];
    }
  }
}

/** Weapons. An unknown item may be one. */
const mayHaveQuirks = (item: EquipmentItem | undefined): boolean =>
  item === undefined || item.kind === 'weapon' || item.kind === 'physical-weapon';

function isPatchwork(locations: readonly MechLocationState[]): boolean {
  const first = locations[0];
  for (let index = 1; index < locations.length; index += 1) {
    const { armor, armorTechBase } = locations[index] as MechLocationState;
    if (armor !== first?.armor || armorTechBase !== first?.armorTechBase) return true;
  }
  return false;
}

function myomerOf(inventory: Inventory): Mech['myomer'] {
  if (inventory.gear & GEAR['industrial-triple-strength-myomer']) return 'industrial-triple-strength';
  if ((inventory.gear & GEAR['triple-strength-myomer']) === 0) return 'standard';
  const prototypes = inventory.sum(({ traits }) =>
    traits.includes('triple-strength-myomer') && traits.includes('prototype') ? 1 : 0,
  );
  return prototypes > 0 ? 'prototype-triple-strength' : 'triple-strength';
}

const NO_SYSTEMS: readonly System[] = Object.freeze([]);

function armoredSystems(locations: readonly MechLocationState[]): readonly System[] {
  return locations.flatMap(({ slots }) =>
    slots.flatMap(({ armored, system }) => (armored && system !== undefined ? [system] : [])),
  );
}
