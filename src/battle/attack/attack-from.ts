import type { Ammunition, EquipmentItem, Ranges, Weapon } from '../../catalog/index.js';
import { isWeapon } from '../../catalog/is-weapon.js';
import { wrongValue } from '../../check/refusal.js';
import { MECH_PLANS } from '../../rules/body/mech-plans.js';
import type { LocationName } from '../../rules/body/plan.js';
import { artilleryModifier, isArtilleryPiece, isInReachOfArtillery } from '../../rules/firing/artillery.js';
import { type Ruleset, rulesetOf } from '../../rules/ruleset.js';
import type { IAttackerState, ITargetState, IToHitOptions, RangeBracket } from '../../rules/to-hit/index.js';
import type { FindItem } from '../../rules/to-hit/situation-of.js';
import type { Mount, Unit } from '../../units/index.js';
import { canFight } from '../combatant/can-fight.js';
import { Combatant } from '../combatant/combatant.js';
import { type ConditionSetup, damage } from '../combatant/condition.js';
import { type PilotSetup, pilotDesign } from '../combatant/pilot.js';
import { designOf } from '../kinds/kinds.js';
import type { ShotFacts, ShotTarget } from '../shot/shot-facts.js';
import { shotFrom, type ToHitQuestion } from '../shot/shot-from.js';
import { binFor } from '../weapons/legality.js';
import { bracketAt, rangesWith } from '../weapons/ranges.js';
import { shieldInTheWay } from '../weapons/shield-in-the-way.js';
import { putAttacker } from './put-into-state.js';
import { strangerWith } from './stranger.js';

/** The attacker. State fields that are given override what unit, pilot and condition say. */
export interface AttackingUnit extends Partial<IAttackerState> {
  readonly unit?: Unit;
  /** The weapon that is fired: one of `unit.equipment`. Without a unit, the weapon of the options is fired. */
  readonly mount?: Mount;
  readonly pilot?: PilotSetup;
  /** Hexes moved, for charges and for the heat of a jump. */
  readonly hexesMoved?: number;
  /** Damage to a 'Mech. */
  readonly condition?: ConditionSetup;
}

/** The target. State fields that are given override what unit, pilot and condition say. */
export interface AttackedUnit extends Partial<ITargetState> {
  readonly unit?: Unit;
  readonly pilot?: PilotSetup;
  readonly condition?: ConditionSetup;
}

/** One shot in players' terms. */
export interface AttackDescription {
  readonly attacker: AttackingUnit;
  readonly target?: AttackedUnit;
  /** Hexes from the attacker to the target. */
  readonly range: number;
  /** If it differs from the bracket of weapon, load and range, for example in a C3 network. */
  readonly bracket?: RangeBracket;
  /** The location of a called shot, or of an aimed shot in rules without called shots. */
  readonly location?: LocationName;
  /** Missiles are hot-loaded. */
  readonly hotLoaded?: boolean;
}

/**
 * Returns what `calculateToHit` takes, from units: the states of both, the bracket and the options. Options that are
 * given take precedence.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function attackFrom(
  description: AttackDescription,
  options: IToHitOptions = {},
  find?: FindItem,
): ToHitQuestion {
  const { attacker, target = {}, range, location, hotLoaded } = description;
  const rules = rulesetOf(options.ruleset);
  const named = namedItems(options, find);
  const fired = firedBy(attacker, rules, named);
  const { item } = fired.mount;
  const ranges = item && rangesWith(item, fired.load);
  const attacked = targetOf(target);
  const question = shotFrom({
    ...fired,
    rules,
    minimumRange: ranges?.minimum ?? 0,
    haywire: false,
    halfway: false,
    quarry: undefined,
    target: attacked,
    atBuilding: false,
    tagged: target.tagged ?? false,
    homingPod: target.homingPod ?? false,
    narcPod: target.narcPod ?? false,
    order: {
      ...(location !== undefined && { location: attacked.design.plan.locations.indexOf(location) }),
      ...(attacker.teammateCalledShot && { teammate: 0 }),
      ...(hotLoaded !== undefined && { hotLoaded }),
    },
    primed: false,
    secondary: undefined,
    indirect: undefined,
    bracket: description.bracket ?? bracketWith(item, ranges ?? missing(options), range),
    distance: range,
    inWater: false,
    partialCover: target.partialCover ?? false,
    firesFromAir: attacker.aloft ?? false,
    aloft: target.aloft ?? false,
    sight: undefined,
    targetTerrain: undefined,
    environment: undefined,
  });
  return {
    ...question,
    attacker: withStated(question.attacker, attacker),
    target: { ...question.target, ...statedOf(target) },
    options: { ...question.options, ...artilleryOptions(item, description, rules), ...options, ...named },
  };
}

/** Artillery has no brackets: every range within reach has the same modifier. */
function bracketWith(item: EquipmentItem | undefined, ranges: Ranges, range: number): RangeBracket {
  if (item === undefined || !isArtilleryPiece(item)) return bracketAt(ranges, range);
  return isInReachOfArtillery(ranges, range) ? 'long' : 'out_of_range';
}

function artilleryOptions(
  item: EquipmentItem | undefined,
  { attacker, target = {}, range }: AttackDescription,
  rules: Ruleset,
): Pick<IToHitOptions, 'rangeModifiers'> {
  if (item === undefined || !isArtilleryPiece(item)) return {};
  const fired = { indirect: attacker.indirectFire?.isIndirect ?? false, aloft: target.aloft ?? false };
  return { rangeModifiers: Array<number>(range + 1).fill(artilleryModifier(range, fired, rules)) };
}

/**
 * Returns the bracket of the weapon over this distance, with this load.
 * @throws {RangeError} if one of the names is not a weapon or ammunition
 */
export function bracketOf(
  weapon: ItemOrName,
  range: number,
  { ammunition }: Pick<IToHitOptions, 'ammunition'> = {},
  find?: FindItem,
): RangeBracket {
  const load = ammunition === undefined ? undefined : ammunitionOf(ammunition, find);
  const item = weaponOf(weapon, 'weapon', find);
  return bracketWith(item, rangesWith(item, load), range);
}

type Fired = Pick<ShotFacts, 'unit' | 'mount' | 'load' | 'linkedTo' | 'shield'>;

function firedBy(attacker: AttackingUnit, rules: Ruleset, { weapon, ammunition }: Named): Fired {
  const { unit, mount } = attacker;
  if (unit === undefined) {
    return { ...strangerWith(attacker, undefined, undefined, weapon), load: ammunition };
  }
  const item = mount?.item;
  if (mount === undefined || !unit.equipment.includes(mount) || item === undefined || !isWeapon(item)) {
    throw wrongValue('attacker.mount', mount, 'a weapon among attacker.unit.equipment');
  }
  const fired = inBattle(attacker, unit, mount, rules) ?? strangerWith(attacker, unit, mount, item);
  return {
    ...fired,
    mount: weapon === undefined ? fired.mount : { ...fired.mount, item: weapon },
    load: ammunition ?? fired.load,
  };
}

/** The equipment of the options, looked up if it is given by name. */
interface Named {
  readonly weapon?: Weapon;
  readonly ammunition?: Ammunition;
  readonly linkedTo?: EquipmentItem;
}

function namedItems({ weapon, ammunition, linkedTo }: IToHitOptions, find: FindItem | undefined): Named {
  return {
    ...(weapon !== undefined && { weapon: weaponOf(weapon, 'options.weapon', find) }),
    ...(ammunition !== undefined && { ammunition: ammunitionOf(ammunition, find) }),
    ...(linkedTo !== undefined && { linkedTo: itemOf(linkedTo, 'options.linkedTo', 'equipment', find) }),
  };
}

/** The combatant, with its condition; undefined for units that battles have no design for. */
function inBattle(by: AttackingUnit, unit: Unit, mount: Mount, rules: Ruleset): Fired | undefined {
  if (!canFight(unit)) return undefined;
  const design = designOf(unit);
  const weapon = design.weapons.find((one) => one.mount === mount);
  if (weapon === undefined) return undefined;
  const shooter = new Combatant(0, '', 0, design, pilotDesign(by.pilot), rules);
  if (by.condition !== undefined) damage(shooter, by.condition);
  putAttacker(shooter, by);
  const bin = weapon.needsAmmunition ? binFor(shooter, weapon) : undefined;
  return {
    unit: shooter,
    mount: weapon,
    load: bin?.item ?? weapon.builtInLoad,
    linkedTo: shooter.isWorking(weapon.linkedFixture) ? weapon.linkedTo : undefined,
    shield: shieldInTheWay(shooter, weapon),
  };
}

/** Facts that depend on the shooter's design: the effects of spotting and of being prone. */
const SETTLED: readonly string[] = [
  'unit',
  'mount',
  'pilot',
  'condition',
  'movementType',
  'hexesMoved',
  'heat',
  'pilotWounds',
  'sensorHits',
  'prone',
  'skidded',
  'spotting',
];

function withStated(state: IAttackerState, attacker: AttackingUnit): IAttackerState {
  const { targetId: _, weaponType, ...rest } = state;
  const stated = Object.entries(attacker).filter(
    ([field, value]) => value !== undefined && !SETTLED.includes(field),
  );
  return { ...rest, ...(weaponType && { weaponType }), ...Object.fromEntries(stated) };
}

function statedOf({ unit, pilot, condition, ...state }: AttackedUnit): Partial<ITargetState> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

function targetOf({ unit, pilot, condition, ...state }: AttackedUnit): ShotTarget {
  const known = unit !== undefined && canFight(unit) ? designOf(unit) : undefined;
  const hexesMoved = state.hexesMoved ?? 0;
  return {
    id: '',
    pilot: pilotDesign(pilot),
    design: known ?? {
      quirks: unit?.quirks ?? [],
      superheavy: false,
      large: false,
      plan: MECH_PLANS.biped,
      soldiers: undefined,
      suit: undefined,
      emplaced: false,
      flight: undefined,
    },
    movement: state.movementType ?? 'stationary',
    hexesMoved,
    heat: state.heat ?? condition?.heat ?? 0,
    prone: state.prone ?? condition?.prone ?? false,
    isImmobile: state.immobile ?? false,
    shutDown: false,
    dodging: state.isDodging ?? false,
    isStealthy: state.stealth ?? false,
    isVoid: state.voidSignature ?? false,
    isCamouflaged: state.chameleon ?? false,
    stuck: state.stuck ?? false,
    skidded: state.skidded ?? false,
    toHitAgainst: (shot) => known?.kind.toHitAgainst(known, hexesMoved, shot),
  };
}

type ItemOrName = NonNullable<IToHitOptions['weapon']>;

function itemOf(item: ItemOrName, field: string, what: string, find: FindItem | undefined): EquipmentItem {
  const found = typeof item === 'string' ? find?.(item) : item;
  if (found === undefined) throw wrongValue(field, item, what);
  return found;
}

function weaponOf(weapon: ItemOrName, field: string, find: FindItem | undefined): Weapon {
  const item = itemOf(weapon, field, 'a weapon', find);
  if (isWeapon(item)) return item;
  throw wrongValue(field, item.name, 'a weapon');
}

function missing({ weapon }: IToHitOptions): never {
  throw wrongValue(
    'options.weapon',
    weapon,
    'a weapon, if the attacker has no unit and the attack no bracket',
  );
}

function ammunitionOf(load: ItemOrName, find: FindItem | undefined): Ammunition {
  const item = itemOf(load, 'options.ammunition', 'ammunition', find);
  if (item.kind === 'ammunition') return item;
  throw wrongValue('options.ammunition', item.name, 'ammunition');
}
