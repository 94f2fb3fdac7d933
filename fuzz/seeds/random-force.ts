import { designOf } from '../../src/battle/kinds/kinds.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import {
  type ConditionSetup,
  officialCatalog,
  type PilotSetup,
  type Unit,
  writeUnitJson,
} from '../../src/index.js';
import type { LocationName } from '../../src/rules/body/plan.js';
import { headArmorOf } from '../../src/rules/damage/head.js';
import type { MechSheet } from '../../src/units/index.js';
import { readUnitJson } from '../../src/units/index.js';
import type { Chance } from '../chance.js';
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

/** Harm that a 'Mech may bring along: any part of its points, slots hit, rounds fired. */
function randomCondition(unit: Unit, chance: Chance): ConditionSetup {
  const design = designOf(unit);
  const { locations, head, hasRear } = design.plan;
  const armor = design.armor.slice();
  // By the book, a quirk may leave a head less than it was built with.
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
  return {
    ...(chance.percent(70) && { armor: left(armor, 50) }),
    ...(chance.percent(50) && { rearArmor: left(design.rearArmor, 50, torsos) }),
    ...(chance.percent(50) && { structure: left(design.structure, 20) }),
    ...(chance.percent(50) && { criticals: Object.fromEntries(criticals) }),
    ...(chance.percent(30) && { rounds: design.bins.map(({ rounds }) => chance.below(rounds + 1)) }),
    ...(chance.percent(20) && { heat: chance.below(35) }),
    ...(chance.percent(30) && { wounds: chance.below(6) }),
    ...(chance.percent(20) && { prone: true }),
  };
}

/** A 'Mech with more quirks than its own, of its weapons too: built from a sheet that states them, as saves do. */
function withQuirks(unit: Unit, chance: Chance): Unit {
  const sheet = JSON.parse(writeUnitJson(unit)) as MechSheet;
  const weapons = unit.equipment.filter(({ item }) => item?.kind === 'weapon');
  const weaponQuirks = weapons.flatMap(({ name, location, slot }) =>
    randomWeaponQuirks(chance, 1).map((quirk) => ({
      quirk,
      weapon: name,
      ...(location !== undefined && { location }),
      ...(slot !== undefined && { slot }),
    })),
  );
  const changed = { ...sheet, quirks: [...sheet.quirks, ...randomQuirks(chance, 3)], weaponQuirks };
  return readUnitJson(JSON.stringify(changed), officialCatalog, 'quirky.json');
}

export function randomForce(most: number, chance: Chance): ForceUnit[] {
  return Array.from({ length: chance.between(1, most) }, () => {
    const known = randomMech(chance);
    const unit = chance.percent(30) ? withQuirks(known, chance) : known;
    return {
      unit,
      pilot: randomPilot(chance),
      ...(chance.percent(35) && { condition: randomCondition(unit, chance) }),
    };
  });
}
