import {
  type AttackDescription,
  type AttackedUnit,
  type AttackingUnit,
  attackFrom,
} from '../../battle/attack/attack-from.js';
import type { ForceUnit } from '../../battle/setup.js';
import { rangesWith } from '../../battle/weapons/ranges.js';
import { calculateToHit } from '../../built-in/rules.js';
import type { Ammunition, EquipmentItem, Weapon } from '../../catalog/index.js';
import { isWeapon } from '../../catalog/is-weapon.js';
import { officialCatalog } from '../../catalog/official.js';
import { stated } from '../../check/stated.js';
import { SPA_CATALOG } from '../../rules/abilities/index.js';
import type { Environment } from '../../rules/environment/environment.js';
import { calculateWeaponHeat } from '../../rules/heat/index.js';
import type {
  IAttackerState,
  ISuitSignature,
  ITargetState,
  IToHitOptions,
} from '../../rules/to-hit/index.js';
import type { Mount, Unit } from '../../units/index.js';
import { fullName } from '../../units/unit-names.js';
import type { ToHitFlags } from '../flags/to-hit-flags.js';
import { didYouMean } from '../print/did-you-mean.js';
import { spaced } from '../reports/formula-words.js';
import type { ToHitShot } from '../reports/to-hit-words.js';

/** The flags do not describe a shot. */
export class WrongFlagsError extends Error {
  override readonly name = 'WrongFlagsError';
}

/** The weapon to fire. */
interface Gun {
  readonly item?: Weapon;
  readonly mount?: Mount;
  readonly quirks: readonly string[];
}

/** The id for the weapon's quirks. Any would do. */
const WEAPON_ID = 'weapon';

/**
 * Returns one shot with the weapon that the flags name, or one with each weapon of the attacker.
 * @throws {WrongFlagsError | RangeError | TypeError} if a flag is wrong, naming it
 */
export function shotsOf(
  flags: ToHitFlags,
  attacker: ForceUnit | undefined,
  target: ForceUnit | undefined,
): readonly ToHitShot[] {
  const guns = attacker === undefined ? [namedGun(flags)] : gunsOf(attacker.unit, flags);
  return guns.map((gun) => shotWith(gun, flags, attacker, target));
}

function shotWith(
  gun: Gun,
  flags: ToHitFlags,
  attacker: ForceUnit | undefined,
  target: ForceUnit | undefined,
): ToHitShot {
  const options = optionsOf(gun, flags);
  const question = attackFrom(
    {
      attacker: attackerOf(gun, flags, attacker),
      target: targetOf(flags, target),
      ...distanceOf(gun, flags, options.ammunition),
    },
    options,
  );
  const { bracket, range } = question;
  const calculation = calculateToHit(question.attacker, question.target, bracket, range, question.options);
  const { item, mount } = gun;
  return {
    weapon: item?.name ?? null,
    location: mount?.location ?? null,
    rear: mount?.rear ?? false,
    range,
    bracket,
    heat: item === undefined ? null : calculateWeaponHeat(item.heat, gun.quirks, { ruleset: flags.ruleset }),
    calculation,
  };
}

/** @throws {WrongFlagsError} if there is no such weapon */
function namedGun({ weapon, weaponQuirks }: ToHitFlags): Gun {
  const item = weapon === undefined ? undefined : officialCatalog.find(weapon);
  if (weapon !== undefined && (item === undefined || !isWeapon(item))) throw noWeapon(weapon, item);
  return {
    ...(item !== undefined && isWeapon(item) && { item }),
    quirks: weaponQuirks ?? [],
  };
}

function noWeapon(written: string, found: EquipmentItem | undefined): WrongFlagsError {
  const names = officialCatalog.items.filter(isWeapon).map(({ name }) => name);
  return new WrongFlagsError(
    found === undefined
      ? `No weapon is called "${written}".${didYouMean(written, names)}`
      : `"${written}" cannot be fired; it is equipment of the kind ${spaced(found.kind)}.`,
  );
}

function ammunitionNamed(name: string): Ammunition {
  const load = equipment(name, 'ammunition');
  if (load.kind === 'ammunition') return load;
  throw new WrongFlagsError(
    `--ammo: "${name}" is not ammunition; it is equipment of the kind ${spaced(load.kind)}.`,
  );
}

function equipment(name: string, what: string): EquipmentItem {
  const item = officialCatalog.find(name);
  if (item !== undefined) return item;
  const names = officialCatalog.items
    .filter(({ kind }) => what === 'equipment' || kind === what)
    .map((one) => one.name);
  throw new WrongFlagsError(`No ${what} is called "${name}".${didYouMean(name, names)}`);
}

/**
 * Returns a unit's weapons, or only those with the name that the flags give.
 * @throws {WrongFlagsError} if the unit has none
 */
function gunsOf(unit: Unit, { weapon, weaponQuirks }: ToHitFlags): readonly Gun[] {
  const all = unit.equipment.flatMap((mount): (Gun & { readonly item: Weapon })[] => {
    const { item, quirks } = mount;
    if (item === undefined || !isWeapon(item)) return [];
    return [{ item, mount, quirks: [...quirks, ...(weaponQuirks ?? [])] }];
  });
  const name = fullName(unit);
  if (all.length === 0) throw new WrongFlagsError(`The ${name} has no weapons.`);
  if (weapon === undefined) return all;
  const wanted = officialCatalog.find(weapon);
  const chosen = all.filter(({ item }) => item === wanted || item.name === wanted?.name);
  if (chosen.length > 0) return chosen;
  const names = [...new Set(all.map(({ item }) => item.name))];
  const hint = didYouMean(weapon, names) || ` It has: ${names.join(', ')}.`;
  throw new WrongFlagsError(`The ${name} has no "${weapon}".${hint}`);
}

function distanceOf(
  { item, mount }: Gun,
  flags: ToHitFlags,
  ammunition: Ammunition | undefined,
): Pick<AttackDescription, 'range' | 'bracket'> {
  const { range, bracket } = flags;
  if (range !== undefined) {
    if (bracket !== undefined) return { range, bracket };
    if (item !== undefined) return { range };
    throw new WrongFlagsError(
      `${range} hexes is short range for some weapons and long for others; name one with --weapon, or give --bracket.`,
    );
  }
  if (bracket === undefined)
    throw new WrongFlagsError('The distance is missing; give it in hexes with --range.');
  const own = mount?.linked?.item;
  const load = ammunition ?? (own?.kind === 'ammunition' ? own : undefined);
  const ranges = item && rangesWith(item, load);
  const farthest = bracket === 'out_of_range' ? Number.POSITIVE_INFINITY : ranges?.[bracket];
  if (farthest === undefined) {
    throw new WrongFlagsError(
      'The distance is missing; give it with --range, or name the weapon with --weapon.',
    );
  }
  return { range: farthest, bracket };
}

/** Flags override the unit, but its abilities and quirks add up with those of the flags. */
export function attackerOf(gun: Gun, flags: ToHitFlags, from: ForceUnit | undefined): AttackingUnit {
  const { actuators, secondary, indirect, spotterMovement, spotterAttacked, withoutSpotter } = flags;
  const abilities = [...(from?.pilot?.abilities ?? []), ...(flags.abilities ?? [])];
  checkDesignations(abilities, flags);
  return {
    ...stated({ unit: from?.unit, mount: gun.mount, pilot: from?.pilot, condition: from?.condition }),
    movementType: flags.movement,
    ...stated({ hexesMoved: flags.hexes }),
    heat: flags.heat,
    ...stated({
      gunnery: flags.gunnery,
      pilotWounds: flags.wounds,
      sensorHits: flags.sensorHits,
      sensors: flags.sensors,
      prone: flags.prone,
      steadyWhenProne: flags.fourLegs,
      onThreeSoundLegs: flags.threeLegs,
      skidded: flags.skidded,
      aloft: flags.firesFromAir,
      gunnerOut: flags.gunnerOut,
      soldiers: flags.soldiers,
      spotting: flags.spotting,
      targetingComputer: flags.targetingComputer,
      actuatorEnhancement: flags.enhancedActuators,
      fireControl: flags.fireControl,
      shield: flags.shield,
      damageModifiers: flags.modifier,
      calledShot: flags.calledShot,
      teammateCalledShot: flags.teammateCalledShot,
      weaponType: flags.weaponType,
      weaponCategory: flags.weaponCategory,
      targetId: flags.targetId ?? flags.target,
      designatedWeaponType: flags.designatedWeapon,
      designatedWeaponCategory: flags.designatedCategory,
      designatedTargetId: flags.designatedTarget,
      designatedRangeBracket: flags.designatedBracket,
    } satisfies Every<
      IAttackerState,
      | 'movementType'
      | 'heat'
      | 'abilities'
      | 'unitQuirks'
      | 'weaponQuirks'
      // The unit says it.
      | 'drives'
      | 'actuatorDamage'
      | 'secondaryTarget'
      | 'indirectFire'
    >),
    abilities,
    unitQuirks: [...(from?.unit.quirks ?? []), ...(flags.quirks ?? [])],
    weaponQuirks: { [WEAPON_ID]: gun.quirks },
    ...(actuators && {
      actuatorDamage: {
        shoulderDestroyed: actuators.includes('shoulder'),
        upperArmDestroyed: actuators.includes('upper-arm'),
        lowerArmDestroyed: actuators.includes('lower-arm'),
      },
    }),
    ...(secondary && {
      secondaryTarget: { isSecondary: true, inFrontArc: secondary === 'front', arc: secondary },
    }),
    ...(indirect && {
      indirectFire: {
        isIndirect: true,
        ...stated({
          spotterMovement,
          spotterWalked: spotterMovement === undefined ? undefined : spotterMovement === 'walk',
          spotterAttacked,
          noSpotter: withoutSpotter,
        }),
      },
    }),
  };
}

function checkDesignations(abilities: readonly string[], flags: ToHitFlags): void {
  const { designatedWeapon, designatedCategory, designatedTarget, designatedBracket } = flags;
  if (designatedWeapon ?? designatedCategory ?? designatedTarget ?? designatedBracket) return;
  const inNeed = Object.values(SPA_CATALOG).filter(({ requiresDesignation }) => requiresDesignation);
  const open = abilities.find((id) => inNeed.some((one) => one.id === id));
  if (open === undefined) return;
  throw new WrongFlagsError(
    `"${open}" needs to say what it applies to, as in weapon_specialist_medium_laser or range_master_long; ` +
      'or use one of the --designated flags.',
  );
}

function suitOf({ suitStealth, mimetic, camoSystem }: ToHitFlags): ISuitSignature | undefined {
  if ((suitStealth ?? mimetic ?? camoSystem) === undefined) return undefined;
  return stated({ stealth: suitStealth, mimetic, camoSystem });
}

export function targetOf(flags: ToHitFlags, at: ForceUnit | undefined): AttackedUnit {
  return {
    ...stated({ unit: at?.unit, pilot: at?.pilot, condition: at?.condition }),
    movementType: flags.targetMovement,
    hexesMoved: flags.targetHexes,
    ...stated({
      prone: flags.targetProne,
      immobile: flags.immobile,
      partialCover: flags.partialCover,
      isDodging: flags.dodging,
      stealth: flags.stealth,
      voidSignature: flags.voidSignature,
      chameleon: flags.chameleon,
      superheavy: flags.superheavy,
      large: flags.large,
      heat: flags.targetHeat,
      tagged: flags.tagged,
      homingPod: flags.homingPod,
      narcPod: flags.narcPod,
      stuck: flags.stuck,
      skidded: flags.targetSkidded,
      soldiers: flags.targetSoldiers,
      suit: suitOf(flags),
      airborne: flags.airborne,
      aloft: flags.aloft,
      emplaced: flags.emplaced,
    } satisfies Every<
      ITargetState,
      'movementType' | 'hexesMoved' | 'abilities' | 'unitQuirks' | 'weaponQuirks'
    >),
    abilities: [...(at?.pilot?.abilities ?? []), ...(flags.targetAbilities ?? [])],
    unitQuirks: [...(at?.unit.quirks ?? []), ...(flags.targetQuirks ?? [])],
    weaponQuirks: { [WEAPON_ID]: flags.targetWeaponQuirks ?? [] },
  };
}

function optionsOf({ item }: Gun, flags: ToHitFlags): IToHitOptions & { readonly ammunition?: Ammunition } {
  const { ammo, linkedTo } = flags;
  return {
    ruleset: flags.ruleset,
    weaponId: WEAPON_ID,
    environment: environmentOf(flags),
    ...stated({
      weapon: item,
      ammunition: ammo === undefined ? undefined : ammunitionNamed(ammo),
      linkedTo: linkedTo === undefined ? undefined : equipment(linkedTo, 'equipment'),
      pulseModule: flags.pulseModule,
      minimumRange: flags.minimumRange,
      damageSetting: flags.damageSetting,
      charged: flags.charged,
      extremeRange: flags.extremeRange,
      aimed: flags.aimed,
      targetTerrain: flags.targetTerrain,
      interveningTerrain: flags.between,
      targetTerrainPoints: flags.targetTerrainPoints,
      interveningPoints: flags.betweenPoints,
    } satisfies Every<IToHitOptions, 'ruleset' | 'weaponId' | 'environment' | 'rangeModifiers'>),
  };
}

export const environmentOf = ({ light, precipitation, fog, wind }: ToHitFlags): Environment =>
  stated({ light, precipitation, fog, wind });

/** All fields except those set elsewhere. A field that no flag sets does not compile. */
type Every<State, Elsewhere extends keyof State> = {
  readonly [Field in Exclude<keyof State, Elsewhere>]-?: unknown;
};
