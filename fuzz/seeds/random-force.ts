import { aptitudesOf } from '../../src/battle/combatant/aptitudes.js';
import type { VehicleCondition } from '../../src/battle/combatant/condition.js';
import { pilotDesign } from '../../src/battle/combatant/pilot.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import { canStartIn, type ForceUnit } from '../../src/battle/setup.js';
import {
  type ConditionSetup,
  officialCatalog,
  type PilotSetup,
  type Unit,
  writeUnitJson,
} from '../../src/index.js';
import type { LocationName } from '../../src/rules/body/plan.js';
import { headArmorOf } from '../../src/rules/damage/head.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import type { MechSheet } from '../../src/units/index.js';
import { readUnitJson } from '../../src/units/index.js';
import type { Chance } from '../chance.js';
import type { BlockSheet } from './block-sheet.js';
import { randomFighter } from './fighters.js';
import { randomMech } from './mechs.js';
import { randomAbilities, randomQuirks, randomWeaponQuirks } from './random-ids.js';

function randomPilot(chance: Chance): PilotSetup {
  return {
    gunnery: chance.below(9),
    piloting: chance.below(9),
    ...(chance.percent(70) && { abilities: randomAbilities(chance) }),
    ...(chance.percent(30) && { edge: chance.below(4) }),
    ...(chance.percent(20) && { name: chance.pick(['Ann', 'Ü. "Q" <&>', '']) }),
  };
}

/** Damage to the crew and engine of a vehicle. */
const randomVehicle = (chance: Chance): VehicleCondition => ({
  ...(chance.percent(30) && { motive: chance.some(['minor', 'moderate', 'heavy'] as const, 2) }),
  ...(chance.percent(20) && { driverHit: true }),
  ...(chance.percent(20) && { commanderHit: true }),
  ...(chance.percent(30) && { sensorHits: chance.below(4) }),
  ...(chance.percent(10) && { engineHit: true }),
  ...(chance.percent(10) && { immobilized: true }),
  ...(chance.percent(10) && { stunnedTurns: chance.below(3) }),
});

/** Initial damage of a unit: any part of its points, slots hit, rounds fired. */
function randomCondition(unit: Unit, chance: Chance): ConditionSetup {
  const design = designOf(unit);
  const { locations, head, hasRear } = design.plan;
  const bleeds = design.mech !== undefined || design.protoMech !== undefined;
  const armor = design.armor.slice();
  // By the book, a quirk may leave a head with less armor than it was built with.
  if (head >= 0)
    armor[head] = headArmorOf(armor[head] ?? 0, { unitQuirks: design.quirks }, { ruleset: 'total-warfare' });
  const left = (points: Float64Array, share: number, places: readonly LocationName[] = locations) =>
    Object.fromEntries(
      places
        .filter(() => chance.percent(share))
        .map((place) => [place, chance.below((points[locations.indexOf(place)] ?? 0) + 1)]),
    );
  const torsos = locations.filter((_, index) => hasRear[index] === 1);
  const criticals = locations
    .filter(() => chance.percent(25))
    .flatMap((place) => {
      const slots = design.slots[locations.indexOf(place)]?.length ?? 0;
      return slots === 0
        ? []
        : [[place, Array.from({ length: chance.below(3) }, () => chance.below(slots))] as const];
    });
  const vehicleMode = design.otherMode !== undefined && chance.percent(30);
  return {
    ...(vehicleMode && { vehicleMode }),
    ...(chance.percent(70) && { armor: left(armor, 50) }),
    ...(chance.percent(50) && { rearArmor: left(design.rearArmor, 50, torsos) }),
    ...(chance.percent(50) && { structure: left(design.structure, 20) }),
    ...(chance.percent(50) && { criticals: Object.fromEntries(criticals) }),
    ...(chance.percent(30) && { rounds: design.bins.map(({ rounds }) => chance.below(rounds + 1)) }),
    ...(design.tracksHeat && chance.percent(20) && { heat: chance.below(35) }),
    ...(bleeds && chance.percent(30) && { wounds: chance.below(6) }),
    ...(design.falls && !vehicleMode && chance.percent(20) && { prone: true }),
    ...(design.vehicle && !design.emplaced && chance.percent(60) && { vehicle: randomVehicle(chance) }),
  };
}

/** A unit with additional quirks, built from a sheet that states them, as saves do. */
function withQuirks(unit: Unit, chance: Chance): Unit {
  const sheet = JSON.parse(writeUnitJson(unit)) as MechSheet | BlockSheet;
  const changed = 'blocks' in sheet ? withBlocks(sheet, chance) : withWeaponQuirks(sheet, unit, chance);
  return readUnitJson(JSON.stringify(changed), officialCatalog, 'quirky.json');
}

const withBlocks = (sheet: BlockSheet, chance: Chance): BlockSheet => ({
  ...sheet,
  blocks: { ...sheet.blocks, quirks: [...(sheet.blocks.quirks ?? []), ...randomQuirks(chance, 3)] },
});

/** Weapon quirks, too. */
function withWeaponQuirks(sheet: MechSheet, unit: Unit, chance: Chance): MechSheet {
  const weapons = unit.equipment.filter(({ item }) => item?.kind === 'weapon');
  const weaponQuirks = weapons.flatMap(({ name, location, slot }) =>
    randomWeaponQuirks(chance, 1).map((quirk) => ({
      quirk,
      weapon: name,
      ...(location !== undefined && { location }),
      ...(slot !== undefined && { slot }),
    })),
  );
  return { ...sheet, quirks: [...sheet.quirks, ...randomQuirks(chance, 3)], weaponQuirks } as MechSheet;
}

/** Units that fit on the map, if one is given; 'Mechs fit anywhere. */
export function randomForce(most: number, chance: Chance, map?: HexMap): ForceUnit[] {
  return Array.from({ length: chance.between(1, most) }, () => {
    const drawn = randomFighter(chance);
    const known = map === undefined || hasRoomForAll(drawn, map) ? drawn : randomMech(chance);
    const unit = chance.percent(30) ? withQuirks(known, chance) : known;
    return {
      unit,
      pilot: randomPilot(chance),
      ...(chance.percent(35) && { condition: randomCondition(unit, chance) }),
    };
  });
}

/** Enough hexes for both forces. */
const ROOM_FOR_ALL = 12;

export const hasRoomForAll = (unit: Unit, map: HexMap): boolean => roomFor(unit, map).length > ROOM_FOR_ALL;

/** Hexes where a unit may start. */
export function roomFor(unit: Unit, map: HexMap): readonly number[] {
  const aptitudes = aptitudesOf(designOf(unit), pilotDesign(), rulesetOf());
  const sound = { aptitudes, stranded: false };
  return Array.from({ length: map.size }, (_, hex) => hex).filter((hex) => canStartIn(map, hex, sound));
}
