import { mechDesign, UnsupportedInBattleError } from '../../battle/mech/design.js';
import type { ForceUnit } from '../../battle/setup.js';
import { bracketAt, rangesWith } from '../../battle/weapons/ranges.js';
import { calculateToHit } from '../../built-in/rules.js';
import type { Ammunition, EquipmentItem, Trait, Weapon } from '../../catalog/index.js';
import { officialCatalog } from '../../catalog/official.js';
import { SPA_CATALOG } from '../../rules/abilities/index.js';
import type { IAttackerState, ITargetState, IToHitOptions, RangeBracket } from '../../rules/to-hit/index.js';
import type { Mount, Unit } from '../../units/index.js';
import { fullName } from '../../units/unit-names.js';
import type { ToHitFlags } from '../flags/to-hit-flags.js';
import { spaced } from '../pages/formula-words.js';
import type { ToHitShot } from '../pages/to-hit-words.js';
import { didYouMean } from '../print/did-you-mean.js';

/** Flags that do not make a shot. */
export class WrongFlagsError extends Error {
  override readonly name = 'WrongFlagsError';
}

/** What is fired, with what belongs to it. */
interface Gun {
  readonly item?: Weapon;
  readonly mount?: Mount;
  readonly ammunition?: Ammunition;
  readonly linkedTo?: EquipmentItem;
  readonly quirks: readonly string[];
}

/** Under which the weapon's quirks go; any would do. */
const WEAPON_ID = 'weapon';

/**
 * One shot with the weapon of the flags, or one with each weapon of the attacker.
 * @throws {WrongFlagsError | RangeError | TypeError} naming what of the flags is wrong
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
  const { range, bracket } = distanceOf(gun, flags);
  const calculation = calculateToHit(
    attackerState(gun, flags, attacker),
    targetState(flags, target),
    bracket,
    range,
    optionsOf(gun, flags),
  );
  const { item, mount } = gun;
  return {
    weapon: item?.name ?? null,
    location: mount?.location ?? null,
    rear: mount?.rear ?? false,
    range,
    bracket,
    calculation,
  };
}

/** @throws {WrongFlagsError} if there is no such weapon */
function namedGun({ weapon, ammo, linkedTo, weaponQuirks }: ToHitFlags): Gun {
  const item = weapon === undefined ? undefined : officialCatalog.find(weapon);
  if (weapon !== undefined && (item === undefined || !isWeapon(item))) throw noWeapon(weapon, item);
  return {
    ...(item !== undefined && isWeapon(item) && { item }),
    ...extras(ammo, linkedTo),
    quirks: weaponQuirks ?? [],
  };
}

const isWeapon = (item: EquipmentItem): item is Weapon =>
  item.kind === 'weapon' || item.kind === 'bay-weapon';

function noWeapon(written: string, found: EquipmentItem | undefined): WrongFlagsError {
  const names = officialCatalog.items.filter(isWeapon).map(({ name }) => name);
  return new WrongFlagsError(
    found === undefined
      ? `No weapon is called "${written}".${didYouMean(written, names)}`
      : `"${written}" cannot be fired; it is equipment of the kind ${spaced(found.kind)}.`,
  );
}

function extras(ammo: string | undefined, linkedTo: string | undefined) {
  const load = ammo === undefined ? undefined : equipment(ammo, 'ammunition');
  if (load !== undefined && load.kind !== 'ammunition') {
    throw new WrongFlagsError(
      `--ammo: "${ammo}" is not ammunition; it is equipment of the kind ${spaced(load.kind)}.`,
    );
  }
  return {
    ...(load !== undefined && { ammunition: load }),
    ...(linkedTo !== undefined && { linkedTo: equipment(linkedTo, 'equipment') }),
  };
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
 * The weapons of a unit; those of one name alone where the flags name one.
 * @throws {WrongFlagsError} if it has none
 */
function gunsOf(unit: Unit, { weapon, ammo, linkedTo, weaponQuirks }: ToHitFlags): readonly Gun[] {
  const all = unit.equipment.flatMap((mount): (Gun & { readonly item: Weapon })[] => {
    const { item, linked, linkedBy, quirks } = mount;
    if (item === undefined || !isWeapon(item)) return [];
    return [
      {
        item,
        mount,
        ...(linked?.item?.kind === 'ammunition' && { ammunition: linked.item }),
        ...(linkedBy?.item !== undefined && { linkedTo: linkedBy.item }),
        ...extras(ammo, linkedTo),
        quirks: [...quirks, ...(weaponQuirks ?? [])],
      },
    ];
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

function distanceOf({ item, ammunition }: Gun, flags: ToHitFlags): { range: number; bracket: RangeBracket } {
  const { range, bracket } = flags;
  const ranges = item && rangesWith(item, ammunition);
  if (range !== undefined) {
    if (bracket !== undefined) return { range, bracket };
    if (ranges !== undefined) return { range, bracket: bracketAt(ranges, range) };
    throw new WrongFlagsError(
      `${range} hexes is short range for some weapons and long for others; name one with --weapon, or give --bracket.`,
    );
  }
  if (bracket === undefined)
    throw new WrongFlagsError('The distance is missing; give it in hexes with --range.');
  const farthest = bracket === 'out_of_range' ? Number.POSITIVE_INFINITY : ranges?.[bracket];
  if (farthest === undefined) {
    throw new WrongFlagsError(
      'The distance is missing; give it with --range, or name the weapon with --weapon.',
    );
  }
  return { range: farthest, bracket };
}

function attackerState(gun: Gun, flags: ToHitFlags, from: ForceUnit | undefined): IAttackerState {
  const { actuators, secondary, indirect, spotterMovement, spotterAttacked, withoutSpotter } = flags;
  const abilities = [...(from?.pilot?.abilities ?? []), ...(flags.abilities ?? [])];
  checkDesignations(abilities, flags);
  const gear = from === undefined ? {} : gearOf(from.unit, gun.mount?.location);
  return {
    gunnery: flags.gunnery ?? from?.pilot?.gunnery ?? 4,
    movementType: flags.movement,
    heat: flags.heat,
    ...stated({
      pilotWounds: flags.wounds ?? from?.condition?.wounds,
      sensorHits: flags.sensorHits,
      sensors: flags.sensors ?? gear.sensors,
      prone: flags.prone,
      steadyWhenProne: flags.fourLegs,
      skidded: flags.skidded,
      spotting: flags.spotting,
      targetingComputer: flags.targetingComputer ?? gear.targetingComputer,
      actuatorEnhancement: flags.enhancedActuators ?? gear.actuatorEnhancement,
      fireControl: flags.fireControl ?? gear.fireControl,
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
      | 'gunnery'
      | 'movementType'
      | 'heat'
      | 'abilities'
      | 'unitQuirks'
      | 'weaponQuirks'
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
  const open = abilities.find((id) => Object.hasOwn(SPA_CATALOG, id) && SPA_CATALOG[id]?.requiresDesignation);
  if (open === undefined) return;
  throw new WrongFlagsError(
    `"${open}" needs to say what it applies to, as in weapon_specialist_medium_laser or range_master_long; ` +
      'or use one of the --designated flags.',
  );
}

/** What a unit aims with. */
function gearOf(unit: Unit, location: string | undefined): Partial<IAttackerState> {
  const has = (trait: Trait, place?: string) =>
    unit.equipment.some(
      (mount) => mount.item?.traits.includes(trait) && (place === undefined || mount.location === place),
    );
  return {
    ...(has('targeting-computer') && { targetingComputer: true }),
    ...(location !== undefined &&
      has('actuator-enhancement-system', location) && { actuatorEnhancement: true }),
    ...cockpitOf(unit),
  };
}

function cockpitOf(unit: Unit): Pick<IAttackerState, 'fireControl' | 'sensors'> {
  try {
    const { fireControl, sensors } = mechDesign(unit);
    return { fireControl, sensors };
  } catch (error) {
    if (error instanceof UnsupportedInBattleError) return {};
    throw error;
  }
}

function targetState(flags: ToHitFlags, at: ForceUnit | undefined): ITargetState {
  return {
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
      superheavy: flags.superheavy ?? (at?.unit.unitType === 'Mek' ? at.unit.superheavy : undefined),
      heat: flags.targetHeat,
      tagged: flags.tagged,
      homingPod: flags.homingPod,
      stuck: flags.stuck,
      skidded: flags.targetSkidded,
    } satisfies Every<
      ITargetState,
      'movementType' | 'hexesMoved' | 'abilities' | 'unitQuirks' | 'weaponQuirks'
    >),
    abilities: [...(at?.pilot?.abilities ?? []), ...(flags.targetAbilities ?? [])],
    unitQuirks: [...(at?.unit.quirks ?? []), ...(flags.targetQuirks ?? [])],
    weaponQuirks: { [WEAPON_ID]: flags.targetWeaponQuirks ?? [] },
  };
}

function optionsOf({ item, ammunition, linkedTo }: Gun, flags: ToHitFlags): IToHitOptions {
  const { light, precipitation, fog, wind } = flags;
  return {
    ruleset: flags.ruleset,
    weaponId: WEAPON_ID,
    environment: stated({ light, precipitation, fog, wind }),
    ...stated({
      weapon: item,
      ammunition,
      linkedTo,
      pulseModule: flags.pulseModule,
      minimumRange: flags.minimumRange ?? (item && rangesWith(item, ammunition).minimum),
      damageSetting: flags.damageSetting,
      extremeRange: flags.extremeRange,
      aimed: flags.aimed,
      targetTerrain: flags.targetTerrain,
      interveningTerrain: flags.between,
      targetTerrainPoints: flags.targetTerrainPoints,
      interveningPoints: flags.betweenPoints,
    } satisfies Every<IToHitOptions, 'ruleset' | 'weaponId' | 'environment'>),
  };
}

/** All fields but those that stand elsewhere: one that no flag sets does not compile. */
type Every<State, Elsewhere extends keyof State> = {
  readonly [Field in Exclude<keyof State, Elsewhere>]-?: unknown;
};

type Stated<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Without the fields that are undefined. */
const stated = <Fields extends object>(fields: Fields): Stated<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<Fields>;
