import type { Weapon } from '../../catalog/index.js';
import { stated } from '../../check/stated.js';
import type { WeaponBay } from '../other-unit.js';
import type { EquipmentLine } from './equipment-lines.js';
import { linkBins } from './links.js';
import type { OpenMount } from './mounting.js';

/** A bay while the unit is being built. */
export interface OpenBay extends WeaponBay {
  readonly weapons: OpenMount[];
  readonly ammunition: OpenMount[];
  slot: number;
  quirks: readonly string[];
}

const NO_QUIRKS: readonly string[] = Object.freeze([]);

/** A bay holds weapons of one class, up to this much damage at short range (Strategic Operations). */
const LARGEST_BAY = 700;
const CAPITAL_SCALE = 10;

/** Sorts weapons and bins into bays as they are mounted. */
export class BayBuilder {
  private readonly bays: OpenBay[] = [];
  private damage = 0;

  /** Returns how many entries a new bay takes in the list of its location. */
  readonly add = (mount: OpenMount, line: EquipmentLine): number => {
    const current = this.current(mount.location);
    if (mount.item?.kind === 'ammunition') {
      current?.ammunition.push(mount);
      return 0;
    }
    if (mount.item?.kind !== 'weapon' || mount.location === undefined) return 0;
    const damage = damageOf(mount.item);
    if (
      current !== undefined &&
      line.startsBay !== true &&
      this.takes(current, mount.item, mount.rear, damage)
    ) {
      current.weapons.push(mount);
      this.damage += damage;
      return 0;
    }
    this.bays.push(openBay(mount.location, mount.rear, mount.item, mount));
    this.damage = damage;
    return 1;
  };

  /** Returns the bays, with each weapon linked to its first bin in the bay. */
  finish(): readonly OpenBay[] {
    for (const bay of this.bays) {
      linkBins([...bay.weapons, ...bay.ammunition]);
      // Weapons get their own entries only after they are sorted into bays.
      bay.slot = (bay.weapons[0]?.slot ?? 0) + 1;
    }
    return this.bays;
  }

  private current(location: string | undefined): OpenBay | undefined {
    const last = this.bays.at(-1);
    return last?.location === location ? last : undefined;
  }

  private takes(bay: OpenBay, weapon: Weapon, rear: boolean, damage: number): boolean {
    const { bayClass, scale } = weapon;
    const unlimited = weapon.traits.includes('mass-driver');
    return (
      bay.rear === rear &&
      bay.bayClass === bayClass &&
      (bay.scale !== 'sub-capital' || scale === 'sub-capital') &&
      (unlimited || this.damage + damage <= LARGEST_BAY)
    );
  }
}

function openBay(location: string, rear: boolean, { bayClass, scale }: Weapon, weapon: OpenMount): OpenBay {
  return {
    location,
    rear,
    ...stated({ bayClass, scale }),
    slot: 0,
    weapons: [weapon],
    ammunition: [],
    quirks: NO_QUIRKS,
  };
}

function damageOf({ attackValues, scale }: Weapon): number {
  return (attackValues?.short ?? 0) * (scale === undefined ? 1 : CAPITAL_SCALE);
}
