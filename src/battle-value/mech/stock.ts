import { isArm, isLeg, type Mech, type MechLocationState, type Mount } from '../../units/index.js';
import { type ItemRoles, rolesOf, SIGNATURE_MARKS } from './item-roles.js';

/** A mount and what the sums ask of its item. */
export interface Counted {
  readonly mount: Mount;
  readonly roles: ItemRoles;
}

/** What one look at the equipment of a 'Mech tells; every part of the sums starts from it. */
export interface Stock {
  readonly weapons: Counted[];
  readonly ammunition: Counted[];
  readonly defensive: Counted[];
  readonly offensive: Counted[];
  readonly vibroblades: Counted[];
  /** What may blow up, be it protected or not. */
  readonly explosive: Counted[];
  /** What has armor of its own. */
  readonly armored: Counted[];
  /** What hides the unit. */
  readonly signatures: Counted[];
  /** Sum of `MARKS`. */
  marks: number;
  mediumShieldArms: number;
  largeShieldArms: number;
  readonly hardenedLegs: boolean;
  jumpJets: number;
  /** Of the first jet, which decides the heat of all. */
  firstJet: Mount | undefined;
  jumpBoosters: number;
  umus: number;
  coolantPods: number;
  /** Heat sink items, two compact sinks in one slot counting as one. */
  sinkItems: number;
  modularArmor: number;
  /** Locations with an Actuator Enhancement System. */
  readonly enhanced: string[];
}

export function takeStock(mech: Mech): Stock {
  const stock: Stock = {
    weapons: [],
    ammunition: [],
    defensive: [],
    offensive: [],
    vibroblades: [],
    explosive: [],
    armored: [],
    signatures: [],
    marks: 0,
    mediumShieldArms: 0,
    largeShieldArms: 0,
    hardenedLegs: mech.patchwork ? mech.locations.some(isHardenedLeg) : isHardened(mech.locations[0]),
    jumpJets: 0,
    firstJet: undefined,
    jumpBoosters: 0,
    umus: 0,
    coolantPods: 0,
    sinkItems: 0,
    modularArmor: 0,
    enhanced: [],
  };
  let roles: ItemRoles | undefined;
  for (const mount of mech.equipment) {
    const { item } = mount;
    if (item === undefined) continue;
    // Equal items mostly stand side by side, heat sinks above all.
    if (roles?.item !== item) roles = rolesOf(item);
    count(stock, mount, roles);
  }
  return stock;
}

function count(stock: Stock, mount: Mount, roles: ItemRoles): void {
  stock.marks |= roles.marks;
  if (roles.marks & SIGNATURE_MARKS) stock.signatures.push({ mount, roles });
  if (roles.explosive !== undefined && mount.location !== undefined) stock.explosive.push({ mount, roles });
  if (mount.armored) stock.armored.push({ mount, roles });
  switch (roles.role) {
    case 'other':
      break;
    case 'heat-sink':
      stock.sinkItems += 1;
      break;
    case 'weapon':
      stock.weapons.push({ mount, roles });
      break;
    case 'ammunition':
      if (roles.coolantPod) stock.coolantPods += 1;
      // The built-in rounds of one-shot launchers have no place of their own and no value.
      if (mount.location !== undefined) stock.ammunition.push({ mount, roles });
      break;
    case 'defensive':
      countShield(stock, mount, roles);
      stock.defensive.push({ mount, roles });
      break;
    case 'offensive':
      stock.offensive.push({ mount, roles });
      break;
    case 'vibroblade':
      stock.vibroblades.push({ mount, roles });
      break;
    case 'jump-jet':
      stock.jumpJets += 1;
      stock.firstJet ??= mount;
      break;
    case 'jump-booster':
      stock.jumpBoosters = Math.round(mount.size ?? 0);
      break;
    case 'umu':
      stock.umus += 1;
      break;
    case 'modular-armor':
      stock.modularArmor += 1;
      break;
    case 'actuator-enhancement':
      if (mount.location !== undefined) stock.enhanced.push(mount.location);
      break;
  }
}

/** At most one shield of a size slows by each arm. */
function countShield(stock: Stock, { location }: Mount, roles: ItemRoles): void {
  const { item } = roles;
  if (item.kind !== 'physical-weapon' || !isArm(location)) return;
  if (stock.defensive.some((other) => other.roles === roles && other.mount.location === location)) return;
  if (item.physicalWeapon === 'medium-shield') stock.mediumShieldArms += 1;
  if (item.physicalWeapon === 'large-shield') stock.largeShieldArms += 1;
}

const isHardened = (state: MechLocationState | undefined) => state?.armor?.armor.type === 'hardened';
const isHardenedLeg = (state: MechLocationState) => isLeg(state.location) && isHardened(state);
