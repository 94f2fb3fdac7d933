import type { EquipmentItem, Formula, Trait, Weapon } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import type { Word } from '../../check/words.js';

/** Equipment whose presence alone changes a sum. A unit has the marks of all its items. */
export const MARKS = {
  masc: 1,
  supercharger: 2,
  partialWing: 4,
  targetingComputer: 8,
  drone: 16,
  stealth: 32,
  nullSignature: 64,
  voidSignature: 128,
  chameleon: 256,
  blueShield: 512,
  superCooledMyomer: 1024,
  emergencyCoolant: 2048,
  chainDrape: 4096,
  hydrofoil: 8192,
  duneBuggy: 16384,
  mastMount: 32768,
  basicFireControl: 65536,
  advancedFireControl: 131072,
  case: 262144,
  radicalHeatSink: 524288,
} as const;

/** Systems that hide the unit and generate heat. */
export const SIGNATURE_MARKS = MARKS.nullSignature | MARKS.voidSignature | MARKS.chameleon;

const MARK_OF_TRAIT: Readonly<Partial<Record<Trait, number>>> = {
  supercharger: MARKS.supercharger,
  'partial-wing': MARKS.partialWing,
  'targeting-computer': MARKS.targetingComputer,
  'drone-operating-system': MARKS.drone,
  stealth: MARKS.stealth,
  'null-signature': MARKS.nullSignature,
  'void-signature': MARKS.voidSignature,
  'chameleon-shield': MARKS.chameleon,
  'blue-shield': MARKS.blueShield,
  'super-cooled-myomer': MARKS.superCooledMyomer,
  'emergency-coolant-system': MARKS.emergencyCoolant,
  'chain-drape': MARKS.chainDrape,
  hydrofoil: MARKS.hydrofoil,
  'dune-buggy': MARKS.duneBuggy,
  'mast-mount': MARKS.mastMount,
  'basic-fire-control': MARKS.basicFireControl,
  'advanced-fire-control': MARKS.advancedFireControl,
  case: MARKS.case,
  'case-prototype': MARKS.case,
  'case-ii': MARKS.case,
  'radical-heat-sink': MARKS.radicalHeatSink,
};

type Role = Word<
  | 'weapon ammunition defensive vibroblade offensive jump-jet jump-booster umu'
  | 'heat-sink actuator-enhancement modular-armor other'
>;

/** What the sums need to know about an item, worked out once for each. */
export interface ItemRoles {
  readonly item: EquipmentItem;
  readonly role: Role;
  readonly marks: number;
  readonly battleValue: number;
  /** Set if the value depends on the unit. */
  readonly formula: Formula | undefined;
  /** Heat of a weapon for Battle Value, before its links. */
  readonly heat: number;
  readonly directFire: boolean;
  /** An anti-missile system or its ammunition. */
  readonly antiMissile: boolean;
  /** A screen launcher or its ammunition, which count as anti-missile. */
  readonly screen: boolean;
  readonly array: boolean;
  readonly ppcCapacitor: boolean;
  readonly laserInsulator: boolean;
  readonly pulseModule: boolean;
  /** Factor on the Battle Value of the linked weapon. */
  readonly linkFactor: number;
  /** Number of the ammunition group that it belongs to or fires; 0 for none. */
  readonly ammoGroup: number;
  /** Whether its Battle Value caps that of its ammunition. */
  readonly capsAmmunition: boolean;
  readonly handHeld: boolean;
  /** Factor on the armor of its location, for HarJel II and III. */
  readonly selfRepair: number;
  readonly explosive: EquipmentItem['explosive'];
  readonly coolantPod: boolean;
  /** An infantry weapon, whatever unit carries it. */
  readonly infantryWeapon: boolean;
}

export const rolesOf = oncePer((item: EquipmentItem): ItemRoles => {
  const has = (trait: Trait) => item.traits.includes(trait);
  const { battleValue } = item;
  const family = 'ammoFamily' in item ? item.ammoFamily : undefined;
  const rackSize = ('rackSize' in item && item.rackSize) || 0;
  const group = family === undefined ? 0 : ammoGroup(family, rackSize);
  const oneShot = has('one-shot') || has('double-one-shot');
  return {
    item,
    role: roleOf(item),
    marks: marksOf(item),
    battleValue: typeof battleValue === 'number' ? battleValue : 0,
    formula: typeof battleValue === 'number' ? undefined : battleValue,
    heat: item.kind === 'weapon' ? weaponHeat(item, oneShot) : item.heat,
    directFire: has('direct-fire'),
    antiMissile: has('anti-missile') || (family !== undefined && DEFENSIVE_FAMILIES.has(family)),
    screen: family === 'screen-launcher',
    array: has('machine-gun-array'),
    ppcCapacitor: has('ppc-capacitor'),
    laserInsulator: has('laser-insulator'),
    pulseModule: has('risc-laser-pulse-module'),
    linkFactor: ('linkedWeaponBattleValueFactor' in item && item.linkedWeaponBattleValueFactor) || 1,
    ammoGroup: group,
    capsAmmunition:
      item.kind === 'weapon' && !oneShot && (item.category !== 'energy' || FUELED_ENERGY.has(family ?? '')),
    explosive: item.explosive,
    selfRepair: has('harjel-iii') ? 1.2 : has('harjel-ii') ? 1.1 : 1,
    handHeld: has('physical-weapon') || has('hand-weapon'),
    coolantPod: family === 'coolant-pod',
    infantryWeapon: item.kind === 'infantry-weapon',
  };
});

function marksOf(item: EquipmentItem): number {
  let marks = 0;
  for (const trait of item.traits) marks |= MARK_OF_TRAIT[trait] ?? 0;
  const booster = item.traits.includes('speed-booster') && !item.traits.includes('supercharger');
  return booster ? marks | MARKS.masc : marks;
}

const DEFENSIVE_FAMILIES: ReadonlySet<string> = new Set([
  'anti-missile',
  'advanced-point-defense',
  'screen-launcher',
]);

/** Energy weapons that use ammunition. */
const FUELED_ENERGY: ReadonlySet<string> = new Set([
  'plasma',
  'vehicle-flamer',
  'heavy-flamer',
  'chemical-laser',
]);

const ROLE_OF_TRAIT: readonly (readonly [Trait, Role])[] = [
  ['defensive', 'defensive'],
  ['jump-jet', 'jump-jet'],
  ['jump-booster', 'jump-booster'],
  ['umu', 'umu'],
  ['heat-sink', 'heat-sink'],
  ['double-heat-sink', 'heat-sink'],
  ['actuator-enhancement-system', 'actuator-enhancement'],
  ['modular-armor', 'modular-armor'],
  ['targeting-computer', 'other'],
  ['ppc-capacitor', 'other'],
];

function roleOf(item: EquipmentItem): Role {
  if (item.kind === 'ammunition') return 'ammunition';
  const byTrait = ROLE_OF_TRAIT.find(([trait]) => item.traits.includes(trait));
  if (byTrait !== undefined) return byTrait[1];
  switch (item.kind) {
    case 'weapon':
    case 'infantry-weapon':
      return 'weapon';
    case 'physical-weapon':
      return item.physicalWeapon.endsWith('vibroblade') ? 'vibroblade' : 'offensive';
    case 'electronics':
    case 'miscellaneous':
    // Electric discharge armor damages units that touch it.
    case 'armor':
      return item.battleValue === 0 ? 'other' : 'offensive';
    default:
      return 'other';
  }
}

/** Ultra and rotary autocannons count at their full rate of fire; launchers that fire only on a lock count half. */
const RATE_OF_FIRE: Readonly<Record<string, number>> = {
  'ultra-autocannon': 2,
  'ultra-autocannon-thb': 2,
  'rotary-autocannon': 6,
  'streak-srm': 0.5,
  'streak-lrm': 0.5,
  'improved-atm': 0.5,
};
const ONE_SHOT_SHARE = 0.25;

function weaponHeat(item: Weapon, oneShot: boolean): number {
  const heat = item.alphaStrikeHeat ?? item.heat;
  return heat * (oneShot ? ONE_SHOT_SHARE : 1) * (RATE_OF_FIRE[item.ammoFamily ?? ''] ?? 1);
}

const groups = new Map<string, number>();

/** Rounds of one family and rack size count together, whatever their munition. */
function ammoGroup(family: string, rackSize: number): number {
  const key = `${family} ${rackSize}`;
  const group = groups.get(key) ?? groups.size + 1;
  groups.set(key, group);
  return group;
}
