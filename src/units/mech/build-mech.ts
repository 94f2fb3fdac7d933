import type { Armor, Catalog, EquipmentItem, FormulaSubject } from '../../catalog/index.js';
import { groupByWeapon, type WeaponQuirkLine } from '../quirks/weapon-quirk-lines.js';
import type { UnitWarning } from '../unit.js';
import { caseIn, clanCase } from './case.js';
import { engineHeatSinks, heatSinksOf } from './heat-sinks.js';
import { internalStructure, SUPERHEAVY_ABOVE } from './internal-structure.js';
import { isLeg, locationsOf } from './layout.js';
import { linkAmmunition, linkDumpers, linkEnhancers, linkMachineGunArrays, linkStealth } from './links.js';
import type { CriticalSlot, Mech, MechLocationState } from './mech.js';
import type { ArmorStatement, MechSheet } from './mech-sheet.js';
import { type LineOf, mountSlots, type OpenMount } from './mounting.js';
import { mechMovement } from './movement.js';
import { engineSideTorsoSlots, isPrimitive } from './systems.js';

/** Looks up and works out what the sheet only states. */
export function buildMech(sheet: MechSheet, catalog: Catalog, lineOf: LineOf = () => undefined): Mech {
  const superheavy = sheet.tonnage > SUPERHEAVY_ABOVE;
  const locations = locationsOf(sheet.chassisKind);
  const mounting = mountSlots(sheet, catalog, formulaSubject(sheet, superheavy), superheavy, lineOf);
  const warnings: UnitWarning[] = [...mounting.warnings];
  const structureItem = catalog.fromFile(sheet.structure);
  const structure = structureItem?.kind === 'structure' ? structureItem : undefined;
  if (structure === undefined) warnings.push({ message: `unknown structure "${sheet.structure}"` });
  const armors = armorReader(catalog, warnings);

  const mounts = [
    ...withoutSlots(structure),
    ...withoutSlots(sheet.armor && armors(sheet.armor)),
    ...mounting.mounts,
    ...sheet.withoutSlots.map(({ name, location }) => slotless(name, catalog.fromFile(name), location)),
  ];
  for (const mount of mounts.slice(mounts.length - sheet.withoutSlots.length)) {
    if (mount.item === undefined) warnings.push({ message: `unknown equipment "${mount.name}"` });
  }
  const engineSinks = engineHeatSinks(sheet, catalog, mounts);
  mounts.push(...engineSinks);
  linkEnhancers(mounts, sheet.year);
  linkStealth(mounts);
  linkMachineGunArrays(mounts, mounting.slots);
  linkAmmunition(mounts);
  linkDumpers(mounts);
  if (sheet.techBase.endsWith('Clan')) mounts.push(...clanCase(catalog, mounts, locations));
  attachWeaponQuirks(sheet.weaponQuirks, mounts, mounting.slots, warnings);

  const states = locations.map((location): MechLocationState => {
    const points = sheet.armorPoints[location] ?? { front: 0 };
    const statement = points.armor ?? sheet.armor;
    const armor = statement && armors(statement);
    return {
      location,
      armorPoints: points.front,
      ...(points.rear !== undefined && { rearArmorPoints: points.rear }),
      ...(armor && { armor }),
      armorTechBase: isClanArmor(points.armor, armor) ? 'clan' : 'inner-sphere',
      structurePoints: internalStructure(sheet.tonnage, location),
      slots: mounting.slots.get(location) ?? [],
      case: caseIn(location, mounts),
    };
  });
  const { engine, chassisKind } = sheet;
  return {
    unitType: 'Mek',
    chassis: sheet.chassis,
    model: sheet.model,
    ...(sheet.clanName !== undefined && { clanName: sheet.clanName }),
    ...(sheet.mulId !== undefined && { mulId: sheet.mulId }),
    year: sheet.year,
    ...(sheet.source !== undefined && { source: sheet.source }),
    ...(sheet.role !== undefined && { role: sheet.role }),
    rulesLevel: sheet.rulesLevel,
    techBase: sheet.techBase,
    tonnage: sheet.tonnage,
    omni: sheet.omni,
    chassisKind,
    ...(sheet.lamType !== undefined && { lamType: sheet.lamType }),
    ...(sheet.motive !== undefined && { motive: sheet.motive }),
    superheavy,
    industrial: structure?.structure.type === 'industrial',
    primitive: isPrimitive(sheet.cockpit),
    engine: { ...engine, sideTorsoSlots: engineSideTorsoSlots(engine.type, engine.clan, superheavy) },
    gyro: sheet.gyro,
    cockpit: sheet.cockpit,
    fullHeadEjection: sheet.fullHeadEjection === true,
    riscHeatSinkOverrideKit: sheet.riscHeatSinkOverrideKit === true,
    ...(structure && { structure }),
    patchwork: isPatchwork(states),
    locations: states,
    heatSinks: heatSinksOf(sheet, mounts, engineSinks.length),
    myomer: myomerOf(mounts),
    ...mechMovement(sheet, mounts, states),
    ...(sheet.manualBattleValue !== undefined && { manualBattleValue: sheet.manualBattleValue }),
    equipment: mounts,
    quirks: sheet.quirks,
    weaponQuirks: groupByWeapon(sheet.weaponQuirks),
    warnings,
    sheet,
  };
}

/** Patchwork states the tech base of each location; elsewhere it is that of the armor. */
const isClanArmor = (stated: ArmorStatement | undefined, armor: Armor | undefined): boolean =>
  stated?.clan ?? armor?.techBase === 'clan';

function formulaSubject(sheet: MechSheet, superheavy: boolean): FormulaSubject {
  const quad = sheet.chassisKind === 'quad' || sheet.chassisKind === 'quadvee';
  const locations = locationsOf(sheet.chassisKind);
  return {
    tonnage: sheet.tonnage,
    locations: locations.length,
    legs: locations.filter(isLeg).length,
    traits: ['mech', ...(quad ? (['quad'] as const) : []), ...(superheavy ? (['superheavy'] as const) : [])],
  };
}

function armorReader(catalog: Catalog, warnings: UnitWarning[]) {
  const told = new Set<string>();
  return ({ name }: ArmorStatement): Armor | undefined => {
    const item = catalog.fromFile(name);
    if (item?.kind === 'armor') return item;
    if (!told.has(name)) warnings.push({ message: `unknown armor "${name}"` });
    told.add(name);
    return undefined;
  };
}

/** Armor and structure that take slots are mounted where their slots are. */
function withoutSlots(item: EquipmentItem | undefined): OpenMount[] {
  return item?.slots === 0 ? [slotless(item.aliases[0] ?? item.name, item, undefined)] : [];
}

function slotless(name: string, item: EquipmentItem | undefined, location: string | undefined): OpenMount {
  return {
    name,
    ...(item && { item }),
    ...(location !== undefined && { location }),
    slots: 0,
    rear: false,
    turret: false,
    armored: false,
    omnipod: false,
    quirks: [],
  };
}

/** The weapon that stands in the slot the line names; without a slot, the first of the name. */
function attachWeaponQuirks(
  lines: readonly WeaponQuirkLine[],
  mounts: readonly OpenMount[],
  slots: ReadonlyMap<string, readonly CriticalSlot[]>,
  warnings: UnitWarning[],
): void {
  for (const { quirk, weapon, location, slot } of lines) {
    const isNamed = ({ name, item }: OpenMount) =>
      name === weapon || item?.name === weapon || (item?.aliases.includes(weapon) ?? false);
    const inSlot = slot === undefined ? undefined : slots.get(location ?? '')?.[slot]?.mount;
    const mount =
      slot === undefined
        ? mounts.find(
            (candidate) => isNamed(candidate) && (location ?? candidate.location) === candidate.location,
          )
        : mounts.find((candidate) => candidate === inSlot && isNamed(candidate));
    if (mount === undefined) {
      const place = [location, slot].filter((part) => part !== undefined).join(':');
      warnings.push({
        message: `quirk "${quirk}": no "${weapon}" ${place === '' ? 'on this unit' : `at ${place}`}`,
      });
    } else if (!mount.quirks.includes(quirk)) {
      mount.quirks = [...mount.quirks, quirk];
    }
  }
}

function isPatchwork(locations: readonly MechLocationState[]): boolean {
  const [first] = locations;
  return locations.some(
    ({ armor, armorTechBase }) => armor !== first?.armor || armorTechBase !== first?.armorTechBase,
  );
}

function myomerOf(mounts: readonly OpenMount[]): Mech['myomer'] {
  for (const { item } of mounts) {
    if (item?.traits.includes('industrial-triple-strength-myomer')) return 'industrial-triple-strength';
    if (item?.traits.includes('triple-strength-myomer')) {
      return item.traits.includes('prototype') ? 'prototype-triple-strength' : 'triple-strength';
    }
  }
  return 'standard';
}
