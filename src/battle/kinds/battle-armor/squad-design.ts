import type { EquipmentItem, InfantryWeapon, Trait } from '../../../catalog/index.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { squadPlan } from '../../../rules/body/squad-plans.js';
import { heldBySuits } from '../../../rules/infantry/small-arms.js';
import type { ISuitSignature, SuitStealth } from '../../../rules/to-hit/index.js';
import type { BattleArmor, OtherMount } from '../../../units/index.js';
import type { Design, Fixture } from '../../combatant/design.js';
import { gearOf } from '../../combatant/gear.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { armamentOf, isGun } from '../armament.js';
import type { Kind } from '../kind.js';
import { plainDesign } from '../plain-design.js';
import { smallArmsMount } from '../small-arms-mount.js';
import { COUNTERS } from './counters.js';
import type { SquadFigures } from './figures.js';
import { placingOf } from './placing.js';

/** Makes the design of a squad. */
export function squadDesign(squad: BattleArmor, kind: Kind): Design {
  const { troopers, armorPoints, armor } = squad;
  const plan = squadPlan(troopers);
  const fixtures = fixturesOf(squad);
  const { weapons: guns, bins } = armamentOf(fixtures, placingOf);
  const weapons = [...guns, ...smallArmsOf(fixtures)].sort((a, b) => a.index - b.index);
  const type = armor?.armor.type;
  const figures = figuresOf(squad, weapons);
  return {
    ...plainDesign({ kind, unit: squad, plan, fixtures, weapons, bins }),
    tonnage: squad.tonnage ?? troopers,
    squad: figures,
    strikes: figures.vibroClaws > 0,
    closeAttack: figures.vibroClaws > 0 ? 'vibro_claws' : undefined,
    counters: COUNTERS,
    soldiers: 'battle-armor',
    flight: figures.motion === 'vtol' ? 'vtol' : undefined,
    suit: suitOf(squad),
    sharesHex: true,
    hasFixedMounts: true,
    fireproof: type === 'battle-armor-fire-resistant',
    hardness: 'suit',
    struckAllOver: true,
    armor: new Float64Array(troopers).fill(armorPoints),
    structure: new Float64Array(troopers).fill(1),
    armorTypes: Array(troopers).fill(type),
    gear: gearOf(fixtures.filter(({ item }) => !isOfTheSuit(item))),
  };
}

const isSmallArm = (item: EquipmentItem | undefined): item is InfantryWeapon =>
  item?.kind === 'infantry-weapon';

/** Anti-personnel weapons of the suits: those of one kind, and all together. */
const smallArmsOf = (fixtures: readonly Fixture[]): readonly WeaponMount[] =>
  fixtures.flatMap(({ index, item, mount, location, weapon }) =>
    isSmallArm(item) && mount !== undefined
      ? [
          smallArmsMount(heldBySuits(item), mount, {
            index: weapon,
            fixture: index,
            location,
            perTrooper: location === NOWHERE,
          }),
        ]
      : [],
  );

/** Stealth systems of 'Mechs that suits have built in. */
const isOfTheSuit = (item: EquipmentItem | undefined): boolean =>
  item?.traits.includes('stealth') === true || item?.traits.includes('speed-booster') === true;

function figuresOf(squad: BattleArmor, weapons: readonly WeaponMount[]): SquadFigures {
  const { motion, walk, jump, umu, unladen, burdened, equipment } = squad;
  const count = (trait: Trait): number => equipment.filter(({ item }) => item?.traits.includes(trait)).length;
  return {
    motion,
    walk,
    jump,
    umu,
    burdens: burdened ? weapons.filter(isBodyLauncher).map(({ index }) => index) : [],
    unladenJump: unladen.jump,
    climbs: canClimb(squad),
    magneticClaws: count('magnetic-claw') > 0,
    vibroClaws: count('vibro-claw'),
    boosted: count('speed-booster') > 0,
  };
}

/**
 * Magnetic clamps hold any suit. Otherwise the lightest need two armored gloves to climb, others a hand that can grip; the
 * heaviest never climb.
 */
function canClimb({ bodyPlan, weight, equipment }: BattleArmor): boolean {
  if (bodyPlan === 'quad' || weight === 'heavy' || weight === 'assault') return false;
  const has = (trait: Trait, least: number): boolean =>
    equipment.filter(({ item }) => item?.traits.includes(trait)).length >= least;
  if (has('magnetic-clamp', 1) || has('basic-manipulator', 1) || has('battle-claw', 1)) return true;
  return weight !== 'medium' && has('armored-glove', 2);
}

function isBodyLauncher({ item, mount, builtInShots, bins }: WeaponMount): boolean {
  const { suitMount } = mount as OtherMount;
  const carried = suitMount === 'body' || suitMount === 'turret';
  return item.category === 'missile' && carried && (builtInShots > 0 || bins.length > 0);
}

const STEALTH: Readonly<Record<string, SuitStealth>> = {
  'battle-armor-stealth-basic': 'basic',
  'battle-armor-stealth-prototype': 'basic',
  'battle-armor-stealth': 'standard',
  'battle-armor-stealth-improved': 'improved',
};

/** Basic stealth armor does not hide a suit with a myomer booster. */
function suitOf({ armor, equipment }: BattleArmor): ISuitSignature | undefined {
  const has = (trait: Trait): boolean =>
    equipment.some(({ item }) => item?.kind !== 'armor' && item?.traits.includes(trait));
  const worn = STEALTH[armor?.armor.type ?? ''];
  const stealth = worn === 'basic' && has('speed-booster') ? undefined : worn;
  const mimetic = armor?.armor.type === 'battle-armor-mimetic';
  const camoSystem = has('visual-camo');
  if (stealth === undefined && !mimetic && !camoSystem) return undefined;
  return { ...(stealth && { stealth }), ...(mimetic && { mimetic }), ...(camoSystem && { camoSystem }) };
}

/** Equipment aboard, in the order of mounting. Leg and swarm attacks are not separate weapons. */
function fixturesOf({ equipment }: BattleArmor): readonly Fixture[] {
  let weapon = 0;
  let bin = 0;
  return equipment
    .filter(({ item }) => item?.kind !== 'armor' && !item?.traits.includes('attack-form'))
    .map((mount, index) => {
      const { item, location } = mount;
      return {
        index,
        mount,
        ...(item && { item }),
        location: trooperOf(location),
        weapon: isGun(item) || isSmallArm(item) ? weapon++ : -1,
        bin: item?.kind === 'ammunition' ? bin++ : -1,
      };
    });
}

/** The index of the trooper who alone carries it; undefined for equipment that all troopers have. */
function trooperOf(location: string | undefined): number {
  const trooper = /^Trooper (\d)$/.exec(location ?? '')?.[1];
  return trooper === undefined ? NOWHERE : Number(trooper) - 1;
}
