import type { EquipmentItem } from '../../../catalog/index.js';
import type { Writable } from '../../../check/writable.js';
import type { BodyPlan } from '../../../rules/body/plan.js';
import type { Mech, Mount, System } from '../../../units/index.js';
import type { CriticalSlotDesign, Fixture } from '../../combatant/design.js';
import { isGun } from '../armament.js';
import { battleLocation } from './battle-location.js';

/** Critical slots by location, and their contents. */
export function slotsOf(
  mech: Mech,
  { locations }: BodyPlan,
): {
  readonly slots: readonly (readonly CriticalSlotDesign[])[];
  readonly fixtures: readonly Fixture[];
} {
  const slots: CriticalSlotDesign[][] = locations.map(() => []);
  const fixtures: Writable<Fixture>[] = [];
  const byMount = new Map<Mount, number>();
  for (const { location, slots: stated } of mech.locations) {
    const at = battleLocation(location);
    const bySystem = new Map<System, number>();
    const fixtureOf = (mount: Mount): number => {
      const fixture = byMount.get(mount) ?? fixtures.length;
      byMount.set(mount, fixture);
      if (fixture === fixtures.length) {
        const item = mount.item;
        fixtures.push({ index: fixture, mount, ...(item && { item }), location: at, weapon: -1, bin: -1 });
      }
      return fixture;
    };
    for (const { system, mount, secondMount, armored } of stated) {
      let fixture = -1;
      if (mount !== undefined) fixture = fixtureOf(mount);
      else if (system !== undefined) {
        fixture = bySystem.get(system) ?? fixtures.length;
        bySystem.set(system, fixture);
        if (fixture === fixtures.length) {
          fixtures.push({ index: fixture, system, location: at, weapon: -1, bin: -1 });
        }
      }
      const item = mount?.item;
      const hittable = system !== undefined || (mount !== undefined && !isSpread(item));
      const second = secondMount === undefined ? -1 : fixtureOf(secondMount);
      slots[at]?.push({ fixture, second, hittable, armored });
    }
  }
  let weapon = 0;
  let bin = 0;
  for (const fixture of fixtures) {
    if (isGun(fixture.item)) {
      fixture.weapon = weapon;
      weapon += 1;
    } else if (fixture.item?.kind === 'ammunition') {
      fixture.bin = bin;
      bin += 1;
    }
  }
  return { slots, fixtures };
}

/** Slots that cannot be hit, such as those of endo steel and ferro-fibrous armor. */
const isSpread = (item: EquipmentItem | undefined): boolean =>
  item?.kind === 'armor' || item?.kind === 'structure' || item?.traits.includes('not-hittable') === true;
