import type { EquipmentItem, InfantryWeapon, Weapon } from '../../../catalog/index.js';
import { INFANTRY_PLAN } from '../../../rules/body/infantry-plan.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { fieldGunCrew } from '../../../rules/infantry/field-guns.js';
import { isMechanized } from '../../../rules/infantry/motion.js';
import { type SmallArms, smallArms } from '../../../rules/infantry/small-arms.js';
import { platoonTonnage } from '../../../rules/infantry/tonnage.js';
import type { Infantry } from '../../../units/index.js';
import type { Design, Fixture } from '../../combatant/design.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { armamentOf, isGun, type Placing } from '../armament.js';
import type { Kind } from '../kind.js';
import { plainDesign } from '../plain-design.js';
import { asWeapon, smallArmsMount } from '../small-arms-mount.js';
import type { InfantryFigures } from './figures.js';
import { sizeAsTarget, suitOf } from './target.js';

const TROOPERS = 0;
const FIELD_GUNS = 'FGUN';
/** The single fixture and weapon that represent all small arms. */
const ARMS = 0;

/** A platoon in battles; undefined if its weapons are unknown. */
export function infantryDesign(platoon: Infantry, kind: Kind): Design | undefined {
  const arms = armsOf(platoon);
  if (arms === undefined) return undefined;
  const fixtures = fixturesOf(platoon);
  const { weapons: guns, bins } = armamentOf(fixtures, () => PLACING);
  const weapons = [
    smallArmsMount(arms, platoon.primary, {
      index: ARMS,
      fixture: ARMS,
      location: TROOPERS,
      perTrooper: false,
    }),
    ...guns.map((gun) => (gun.use === 'tag' ? gun : { ...gun, crew: fieldGunCrew(tonnageOf(gun.item)) })),
  ];
  return {
    ...plainDesign({ kind, unit: platoon, plan: INFANTRY_PLAN, fixtures, weapons, bins }),
    tonnage: platoonTonnage(platoon.motion, platoon.troopers),
    infantry: figuresOf(platoon, weapons),
    people: { mechanized: isMechanized(platoon.motion), divisor: divisorOf(platoon) },
    soldiers: 'infantry',
    flight: platoon.motion === 'vtol' ? 'vtol' : undefined,
    // Those on beasts that are easier to hit rise a level above others.
    height: platoon.beast?.toHit === undefined ? 0 : 1,
    hardness: undefined,
    singleSquad: platoon.squads === 1,
    sharesHex: true,
    structure: Float64Array.of(platoon.troopers),
  };
}

const isInfantryWeapon = (item: EquipmentItem | undefined): item is InfantryWeapon =>
  item?.kind === 'infantry-weapon';

/** A secondary weapon that does no damage, such as a designator, does not count. */
function armsOf({ primary, secondary, secondaryPerSquad, squadSize }: Infantry): SmallArms | undefined {
  if (!isInfantryWeapon(primary.item)) return undefined;
  const second = secondary?.item;
  return smallArms({
    primary: primary.item,
    secondary: isInfantryWeapon(second) ? second : undefined,
    secondaryPerSquad,
    idle: second === undefined || isInfantryWeapon(second) ? 0 : secondaryPerSquad,
    squadSize,
  });
}

/** Troopers carry it in place of a weapon. */
const isDesignator = (item: EquipmentItem | undefined): item is InfantryWeapon =>
  isInfantryWeapon(item) && item.traits.includes('tag');

const PLACING: Placing = {
  location: TROOPERS,
  secondLocation: NOWHERE,
  arc: 'forward',
  fixed: false,
  inSecondTurret: false,
  arm: NOWHERE,
  flips: false,
  perTrooper: false,
};

const tonnageOf = ({ tonnage }: Weapon): number => (typeof tonnage === 'number' ? tonnage : 0);

/** Mounts absorb part of the damage to their riders. */
const divisorOf = ({ armor, beast }: Infantry): number => armor.damageDivisor * (beast?.damageDivisor ?? 1);

const STEEP_FOR_MOUNTAIN_TROOPS = 3;

function figuresOf(platoon: Infantry, weapons: readonly WeaponMount[]): InfantryFigures {
  const { motion, walk, jump, umu, troopers, specializations } = platoon;
  const mountaineers = specializations.includes('mountain-troops');
  return {
    motion,
    walk,
    jump,
    umu,
    troopers,
    climbs: mountaineers ? STEEP_FOR_MOUNTAIN_TROOPS : 1,
    mountaineers,
    fieldGuns: weapons.filter(({ crew }) => crew > 0).map(({ fixture, crew }) => ({ fixture, crew })),
    towsArtillery: platoon.equipment.some(
      ({ item, location }) => location === FIELD_GUNS && item?.traits.includes('artillery'),
    ),
    encumbered: platoon.armor.encumbering,
    trainedAgainstMechs: platoon.antiMechGear,
    target: sizeAsTarget(platoon),
    suit: suitOf(platoon),
  };
}

/** Small arms first, then designators, field guns with their ammunition and other equipment. */
function fixturesOf({ equipment, primary, secondary }: Infantry): readonly Fixture[] {
  let weapon = ARMS + 1;
  let bin = 0;
  const others = equipment.filter(
    (mount) => mount !== primary && (mount !== secondary || isDesignator(mount.item)),
  );
  const first: Fixture = { index: ARMS, mount: primary, location: TROOPERS, weapon: ARMS, bin: NOWHERE };
  return [
    first,
    ...others.map((mount, index): Fixture => {
      const { location } = mount;
      const item = isDesignator(mount.item) ? asWeapon(mount.item) : mount.item;
      const gun = isGun(item) && (location === FIELD_GUNS || isDesignator(mount.item));
      return {
        index: index + 1,
        mount,
        // Equipment of troopers other than small arms is not a weapon of the platoon.
        ...(item && (gun || !isGun(item)) && { item }),
        location: TROOPERS,
        weapon: gun ? weapon++ : NOWHERE,
        bin: item?.kind === 'ammunition' ? bin++ : NOWHERE,
      };
    }),
  ];
}
