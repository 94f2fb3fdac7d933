import { engineWalk, isArm, isLeg, type Mech, type Mount, partialWingJump } from '../../../units/index.js';

/** Working equipment of a 'Mech that affects its movement points. */
export interface MovementGear {
  /** Engine rating by tonnage. */
  readonly walk: number;
  readonly mediumShields: number;
  readonly largeShields: number;
  readonly modularArmor: boolean;
  /** Walking points that shields, modular armor and drapes cost. */
  readonly drag: number;
  readonly torsoJets: number;
  readonly limbJets: number;
  /** Jumping points of a partial wing. */
  readonly wing: number;
  readonly masc: boolean;
  readonly supercharger: boolean;
  readonly hardenedLegs: boolean;
  readonly tripleStrengthMyomer: boolean;
}

const TORSOS: ReadonlySet<string | undefined> = new Set(['CT', 'LT', 'RT']);

const BEARING: readonly Trait[] = [
  'jump-jet',
  'partial-wing',
  'speed-booster',
  'modular-armor',
  'chain-drape',
  'supercharger',
];

/** Whether damage to a mount can affect movement. */
export const bearsOnMovement = ({ item }: Mount): boolean =>
  item !== undefined &&
  (item.kind === 'physical-weapon' || BEARING.some((trait) => item.traits.includes(trait)));

/** `works` says which mounts are undamaged. */
export function movementGear(unit: Mech, works: (mount: Mount) => boolean = () => true): MovementGear {
  const gear = unit.equipment.filter((mount) => bearsOnMovement(mount) && works(mount));
  const has = (trait: Trait) => gear.some(({ item }) => item?.traits.includes(trait));
  const armsWith = (shield: string) =>
    new Set(
      gear
        .filter((mount) => isShield(mount, shield) && isArm(mount.location))
        .map(({ location }) => location),
    ).size;
  const mediumShields = armsWith('medium-shield');
  const largeShields = armsWith('large-shield');
  const modularArmor = has('modular-armor');
  const jets = gear.filter(({ item }) => item?.traits.includes('jump-jet'));
  const torsoJets = jets.filter(({ location }) => TORSOS.has(location)).length;
  return {
    walk: engineWalk(unit.sheet),
    mediumShields,
    largeShields,
    modularArmor,
    drag: mediumShields + largeShields + (modularArmor ? 1 : 0) + (has('chain-drape') ? 1 : 0),
    torsoJets,
    limbJets: jets.length - torsoJets,
    wing: has('partial-wing') ? partialWingJump(unit.tonnage) : 0,
    masc: gear.some(
      ({ item }) => item?.traits.includes('speed-booster') && !item.traits.includes('supercharger'),
    ),
    supercharger: has('supercharger'),
    hardenedLegs: unit.locations.some(
      ({ location, armor }) => isLeg(location) && armor?.armor.type === 'hardened',
    ),
    tripleStrengthMyomer: unit.myomer === 'triple-strength' || unit.myomer === 'prototype-triple-strength',
  };
}

type Trait = NonNullable<Mount['item']>['traits'][number];

function isShield({ item }: Mount, shield: string): boolean {
  return item?.kind === 'physical-weapon' && item.physicalWeapon === shield;
}
