import type { EquipmentItem } from '../../../catalog/index.js';
import type { OtherMount } from '../../../units/index.js';
import type { Fixture } from '../../combatant/design.js';
import { isGun } from '../armament.js';

/** Equipment that can be hit or used, in the order of mounting. */
export function fixturesOf(
  equipment: readonly OtherMount[],
  at: (code: string | undefined) => number,
): readonly Fixture[] {
  let weapon = 0;
  let bin = 0;
  return equipment
    .filter(({ item }) => !isMaterial(item))
    .map((mount, index) => {
      const { item, location } = mount;
      const gun = isGun(item);
      const holds = item?.kind === 'ammunition';
      return {
        index,
        mount,
        ...(item && { item }),
        location: at(location),
        weapon: gun ? weapon++ : -1,
        bin: holds ? bin++ : -1,
      };
    });
}

/** Equipment that hits cannot damage. */
const isMaterial = (item: EquipmentItem | undefined): boolean =>
  item?.kind === 'armor' || item?.kind === 'structure';
