import { designOf } from '../../src/battle/kinds/kinds.js';
import type { Ammunition, EquipmentItem, Trait } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { isKnownAbility } from '../../src/rules/abilities/ability-catalog.js';
import { isMortar } from '../../src/rules/firing/mortars.js';
import type { TerrainFeature } from '../../src/rules/terrain/terrain.js';
import {
  calculateToHit,
  type FiringArc,
  getRangeBracket,
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
  type MovementType,
} from '../../src/rules/to-hit/index.js';
import type { Mech } from '../../src/units/mech/mech.js';
import { bearing, hexAt } from './boards.js';
import { mechAt, type SmokeHex } from './read-once.js';

export interface UnitState {
  readonly unit: string;
  readonly chassis: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly torso: number;
  readonly elevation: number;
  readonly moved: string;
  readonly hexes: number;
  readonly heat: number;
  readonly prone: boolean;
  readonly armsFlipped?: true;
  readonly gunnery: number;
  readonly piloting: number;
  readonly pilotHits: number;
  readonly quirks?: readonly string[];
  readonly spa?: Readonly<Record<string, string | boolean>>;
  readonly crits?: readonly { readonly loc: string; readonly slot: number; readonly system: string }[];
  readonly lostLocs?: readonly string[];
  readonly wetLocs?: readonly string[];
  readonly shutdown?: true;
  readonly unconscious?: true;
  readonly superheavy?: true;
  readonly stealthActive?: true;
  readonly spotting?: true;
  readonly attacking?: boolean;
  readonly shields?: readonly { readonly loc: string; readonly mode: 'None' | 'Active' | 'Passive' }[];
}

interface Sight {
  readonly canSee: boolean;
  readonly lightWoods: number;
  readonly heavyWoods: number;
  readonly targetCover: number;
}

export interface ToHitCase {
  readonly id: number;
  readonly board: string;
  readonly quirksOn: boolean;
  readonly spaOn: boolean;
  readonly att: UnitState;
  readonly tgt: UnitState;
  readonly spotter?: UnitState;
  readonly third?: UnitState;
  readonly priorAttacks?: readonly { readonly weaponLoc: string }[];
  readonly targetTaggedBySpotter?: true;
  /** What sits on the target, and whose it is: `narc:attacker`. */
  readonly narc?: string;
  readonly smokeHexes?: readonly SmokeHex[];
  readonly aim?: { readonly mode: string; readonly loc: string };
  readonly weapon: {
    readonly internalName: string;
    readonly name: string;
    readonly loc: string;
    readonly splitLoc?: string;
    readonly rear: boolean;
    readonly mode?: string;
    readonly ranges: readonly [number, number, number, number];
    readonly indirect: boolean;
    readonly quirks?: readonly string[];
    readonly ammo?: { readonly internalName: string; readonly munition: readonly string[] };
    readonly linkedBy?: string;
  };
  readonly result: {
    readonly kind: string;
    readonly value: number | null;
    readonly mods: readonly { readonly value: number; readonly text: string }[];
    readonly reason?: string;
    readonly tgtImmobile?: boolean;
    readonly inArc: boolean;
    readonly distance: number;
    readonly side: string;
    readonly cover: number;
    readonly los: Sight;
    readonly spotterLos?: Sight;
  };
}

/** A laser pulse module is switched on. */
export const firesPulses = ({ weapon: { mode } }: ToHitCase): boolean => /^pulse$/i.test(mode ?? '');

export const mechOf = ({ unit }: UnitState): Mech => mechAt(unit);

const hasEquipment = (mech: Mech, trait: Trait, location?: string): boolean =>
  mech.equipment.some(
    (mount) => mount.item?.traits.includes(trait) && (location === undefined || mount.location === location),
  );

/** The same shot through our function, in the book's ruleset. */
export function ours(situation: ToHitCase): IToHitCalculation {
  const { result } = situation;
  const { short, medium, long } = rangesOf(situation);
  const bracket = getRangeBracket(result.distance, short, medium, long, medium * 2);
  return calculateToHit(
    attackerOf(situation),
    targetOf(situation),
    bracket,
    result.distance,
    optionsOf(situation),
  );
}

/** Under water all weapons reach less far, and torpedoes reach at all. */
function rangesOf({ att, weapon }: ToHitCase): { short: number; medium: number; long: number } {
  const [, short, medium, long] = weapon.ranges;
  const item = found(weapon.internalName);
  const wet =
    att.wetLocs?.includes(weapon.loc) && 'underwaterRanges' in item ? item.underwaterRanges : undefined;
  return wet ?? { short, medium, long };
}

const WEAPON = 'the weapon';

function attackerOf(situation: ToHitCase): IAttackerState {
  const { att, weapon, quirksOn, spaOn } = situation;
  const spotter = spotterOf(situation);
  const mech = mechOf(att);
  const { sensors, fireControl } = designOf(mech);
  const lost = (system: string, location?: string) =>
    (att.crits ?? []).filter(
      (crit) => crit.system === system && (location === undefined || crit.loc === location),
    );
  const arms = [weapon.loc, weapon.splitLoc].filter((location) => location === 'RA' || location === 'LA');
  const arm = arms[0];
  const prey = att.spa?.bloodStalkerTarget;
  const shield = shieldIn(mech, arm);
  return {
    gunnery: att.gunnery,
    movementType: movementOf(att),
    heat: att.heat,
    pilotWounds: att.pilotHits,
    sensorHits: lost('Sensors').length,
    sensors,
    ...(arm !== undefined && {
      actuatorDamage: {
        shoulderDestroyed: lost('Shoulder', arm).length > 0,
        upperArmDestroyed: lost('Upper Arm', arm).length > 0,
        lowerArmDestroyed: lost('Lower Arm', arm).length > 0,
      },
      actuatorEnhancement: hasEquipment(mech, 'actuator-enhancement-system', arm),
    }),
    targetingComputer: hasEquipment(mech, 'targeting-computer'),
    fireControl,
    prone: att.prone,
    steadyWhenProne: att.chassis === 'quad' && !att.lostLocs?.length && lost('Hip').length === 0,
    spotting: (att.spotting ?? false) && !hasSecondPilot(att),
    ...(shield && { shield: 'carried' as const }),
    ...secondaryTargetOf(situation),
    ...(weapon.indirect && {
      indirectFire: {
        isIndirect: true,
        ...(spotter !== undefined && {
          spotterMovement: movementOf(spotter),
          spotterAttacked: (spotter.attacking ?? false) && !hasSecondPilot(spotter),
        }),
        ...(spotter === undefined && isMortar(found(weapon.internalName)) && { noSpotter: true }),
      },
    }),
    ...(quirksOn && { unitQuirks: att.quirks ?? [], weaponQuirks: { [WEAPON]: weapon.quirks ?? [] } }),
    ...(spaOn && {
      abilities: abilitiesOf(att),
      ...(typeof att.spa?.weapon_specialist === 'string' && {
        designatedWeaponType: att.spa.weapon_specialist,
      }),
    }),
    ...(prey !== undefined && {
      targetId: 'target',
      designatedTargetId: prey === 'tgt' ? 'target' : 'another',
    }),
    weaponType: weapon.name,
  };
}

export const movementOf = ({ moved }: UnitState): MovementType =>
  moved === 'none' ? 'stationary' : (moved as MovementType);

export function abilitiesOf({ spa = {} }: UnitState): readonly string[] {
  return Object.entries(spa)
    .filter(([id]) => isKnownAbility(id))
    .map(([id, choice]) => (id === 'range_master' || id === 'specialist' ? `${id}_${choice}` : id));
}

/** Who sees to the spotting while the other fights. */
const hasSecondPilot = (unit: UnitState): boolean => mechOf(unit).cockpit.includes('command-console');

/** Who sees the target for indirect fire; some shoot by nobody's eyes. */
const spotterOf = ({ att, spaOn, spotter, result }: ToHitCase): UnitState | undefined =>
  result.spotterLos?.canSee && !(spaOn && att.spa?.oblique_attacker) ? spotter : undefined;

function shieldIn(mech: Mech, arm: string | undefined): boolean {
  return (
    arm !== undefined &&
    mech.equipment.some(({ item, location }) => location === arm && item !== undefined && 'shield' in item)
  );
}

/** The first target in the forward arc is primary, or where none is, the first. */
function secondaryTargetOf({
  att,
  tgt,
  third,
  priorAttacks,
}: ToHitCase): Pick<IAttackerState, 'secondaryTarget'> {
  if (third === undefined || priorAttacks === undefined) return {};
  const inFrontArc = arcTo(att, tgt) === 'front';
  const thirdInFront = arcTo(att, third) === 'front';
  return {
    secondaryTarget: { isSecondary: thirdInFront || !inFrontArc, inFrontArc, arc: arcTo(att, tgt) },
  };
}

function arcTo(from: UnitState, to: UnitState): FiringArc {
  const relative = (bearing(from, to) - from.torso * 60 + 720) % 360;
  const near = Math.round(relative * 1000) / 1000;
  if (near <= 60 || near >= 300) return 'front';
  if (near <= 120) return 'right';
  return near >= 240 ? 'left' : 'rear';
}

function targetOf(situation: ToHitCase): ITargetState {
  const { tgt, quirksOn, spaOn, targetTaggedBySpotter } = situation;
  const sight = sightOf(situation);
  return {
    movementType: movementOf(tgt),
    hexesMoved: tgt.hexes,
    heat: tgt.heat,
    prone: tgt.prone,
    immobile: (tgt.shutdown || tgt.unconscious) ?? false,
    partialCover: sight.targetCover !== 0 && !tgt.prone,
    superheavy: tgt.superheavy ?? false,
    stealth: tgt.stealthActive ?? false,
    tagged: targetTaggedBySpotter ?? false,
    ...(quirksOn && { unitQuirks: tgt.quirks ?? [] }),
    ...(spaOn && { abilities: abilitiesOf(tgt) }),
  };
}

function optionsOf(situation: ToHitCase): IToHitOptions {
  const { board, tgt, weapon, aim } = situation;
  const item = found(weapon.internalName);
  const ammunition = weapon.ammo && found(weapon.ammo.internalName);
  const sight = sightOf(situation);
  return {
    ruleset: 'total-warfare',
    weapon: item,
    weaponId: WEAPON,
    minimumRange: weapon.ranges[0],
    ...(ammunition && { ammunition: ammunition as Ammunition }),
    ...(weapon.linkedBy !== undefined &&
      !isBlinded(weapon.linkedBy, tgt) && { linkedTo: found(weapon.linkedBy) }),
    pulseModule: firesPulses(situation),
    targetTerrain: terrainOf(board, tgt),
    interveningTerrain: [
      ...Array.from({ length: sight.lightWoods }, (): TerrainFeature[] => ['light_woods']),
      ...Array.from({ length: sight.heavyWoods }, (): TerrainFeature[] => ['heavy_woods']),
    ],
    ...(aim?.mode === 'TARGETING_COMPUTER' && { aimed: 'targeting-computer' as const }),
    ...(aim?.mode === 'IMMOBILE' && aim.loc === 'HD' && { aimed: 'immobile-head' as const }),
  };
}

/** A target's own ECM suite blinds an Artemis. */
const isBlinded = (linkedBy: string, tgt: UnitState): boolean =>
  linkedBy.includes('Artemis') && hasEquipment(mechOf(tgt), 'ecm');

/** @throws {RangeError} if the catalog does not know it */
export function found(name: string): EquipmentItem {
  const item = officialCatalog.fromFile(name);
  if (item === undefined) throw new RangeError(`the catalog has no "${name}"`);
  return item;
}

const NOTHING_BETWEEN: Sight = { canSee: true, lightWoods: 0, heavyWoods: 0, targetCover: 0 };

/** The spotter's line counts, or the attacker's own; who fires without either, or a mortar, minds nothing between. */
function sightOf(situation: ToHitCase): Sight {
  const { los, spotterLos } = situation.result;
  const { indirect, internalName } = situation.weapon;
  if (!indirect) return los;
  if (spotterOf(situation) !== undefined && spotterLos !== undefined) return spotterLos;
  return los.canSee && !isMortar(found(internalName)) ? los : NOTHING_BETWEEN;
}

const TOP_OF_WOODS = 2;

/** Woods hide who stands lower than their tops, and no superheavy that stands. */
function terrainOf(
  board: string,
  { x, y, elevation, superheavy, prone }: UnitState,
): readonly TerrainFeature[] {
  const woods = hexAt(board, x, y).terrain.get('woods');
  if (woods === undefined || elevation >= TOP_OF_WOODS || (superheavy && !prone)) return [];
  return [woods === 1 ? 'light_woods' : 'heavy_woods'];
}
