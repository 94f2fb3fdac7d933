import type { Battle } from '../battle/battle.js';
import { type Combatant, MALFUNCTION } from '../battle/combatant/combatant.js';
import { isSwitchedOn, SIGNATURES, type Signature, signatureFault } from '../battle/combatant/signature.js';
import type { WeaponMount } from '../battle/combatant/weapon-mount.js';
import type { Facing } from '../battle/hex/hex.js';
import { canFlipArms, secondFacings, torsoFacings } from '../battle/weapons/arcs.js';
import { chargingObstacle } from '../battle/weapons/charge-capacitors.js';
import { settingsOf } from '../battle/weapons/dial.js';
import { binFor, hotLoadObstacle } from '../battle/weapons/legality.js';
import { pulseObstacle } from '../battle/weapons/pulse-module.js';
import { natureOf } from '../rules/effect/nature.js';
import { canBeCleared, mostShotsOf } from '../rules/firing/jams.js';
import { attacksForfeitedByDodging } from '../rules/physical/index.js';

/** What a unit may do now in the Weapon Attack Phase, besides its choice of weapons and targets. */
export interface FireChoices {
  /** Facings that the torso or turret may take, clockwise from the facing of the legs or hull. */
  readonly facings: readonly Facing[];
  /** The same for the front turret of two. Empty without one. */
  readonly secondFacings: readonly Facing[];
  readonly turns: 'torso' | 'turret';
  readonly flipsArms: boolean;
  readonly dodges: boolean;
  /** The crew can free a jammed turret instead of firing. */
  readonly freesTurret: boolean;
  /** Friends that may spot for it. */
  readonly friends: readonly number[];
  readonly weapons: readonly WeaponChoices[];
}

/** How a weapon may be fired, or used otherwise. */
export interface WeaponChoices {
  readonly weapon: number;
  /** The most shots in one attack. */
  readonly mostShots: number;
  /** It can deal heat instead of damage. */
  readonly heats: boolean;
  readonly pulse: boolean;
  /** The damage settings of its dial, if it has one. */
  readonly settings: readonly number[];
  readonly hotLoads: boolean;
  /** It is jammed and can be cleared instead of fired. */
  readonly clears: boolean;
  /** It can be charged instead of fired. */
  readonly charges: boolean;
}

/** A working stealth or signature system, and whether it is on. */
export interface SignatureChoice {
  readonly system: Signature;
  readonly on: boolean;
}

export function fireChoices(battle: Battle, index: number): FireChoices {
  const unit = battle.unit(index);
  const { design, facing, pilot } = unit;
  const fromHull = (to: Facing): Facing => ((to - facing + 6) % 6) as Facing;
  return {
    facings: torsoFacings(unit).map(fromHull),
    secondFacings: design.turrets > 1 ? secondFacings(unit).map(fromHull) : [],
    turns: design.turrets > 0 ? 'turret' : 'torso',
    flipsArms: canFlipArms(unit),
    dodges:
      attacksForfeitedByDodging({ abilities: pilot.abilities }, battle.rulesetOption).length > 0 &&
      unit.chargeTarget < 0,
    freesTurret: design.kind.freeTurret(unit.copy()),
    friends: battle.units
      .filter((other) => other !== unit && other.side === unit.side && !other.isOut)
      .map((other) => other.index),
    weapons: design.weapons.map((mount) => waysToUse(battle, unit, mount)),
  };
}

function waysToUse(battle: Battle, unit: Combatant, mount: WeaponMount): WeaponChoices {
  const { index, item } = mount;
  const jam = unit.jammed[index];
  return {
    weapon: index,
    mostShots: mostShotsOf(item),
    heats: natureOf(item, undefined, undefined, battle.rules).entry.damageAsHeat === 'instead',
    pulse: pulseObstacle(unit, mount) === undefined,
    settings: settingsOf(battle, mount),
    hotLoads: mount.needsAmmunition && hotLoadObstacle(mount, binFor(unit, mount)) === undefined,
    clears: jam === MALFUNCTION || (jam !== 0 && canBeCleared(item)),
    charges: chargingObstacle(unit, index, { torsoFacing: unit.torsoFacing, shots: [] }) === undefined,
  };
}

/** Returns the stealth and signature systems that the unit can switch before it moves. */
export function signatureChoices(battle: Battle, index: number): readonly SignatureChoice[] {
  const unit = battle.unit(index);
  return SIGNATURES.filter((system) => signatureFault(unit, system) === undefined).map((system) => ({
    system,
    on: isSwitchedOn(unit, system),
  }));
}
