import type { Plating } from '../../src/rules/damage/plating.js';
import { guardedBy, type ShieldMode, shieldAbsorption } from '../../src/rules/damage/shields.js';
import { armDamageOf, hasWorking, shieldModeOf, works } from './condition.js';
import { at, type OracleUnit } from './state.js';

type Piece = NonNullable<OracleUnit['design']['plating']>[number];

const shieldsOf = ({ design }: OracleUnit): readonly Piece[] =>
  (design.plating ?? []).filter(({ kind }) => kind === 'shield');

/** Whether a shield in this arm stands before a location. */
const isGuarded = (unit: OracleUnit, arm: number, location: number): boolean =>
  shieldsOf(unit).some((piece) => piece.location === arm && works(unit, piece.fixture)) &&
  guardedBy(arm, shieldModeOf(unit, arm)).includes(location);

/** The plating in front of the armor, in the form of the damage rules; undefined for a unit without any. */
export function platingOf(unit: OracleUnit): Plating | undefined {
  const { plan, plating } = unit.design;
  if (plating === undefined) return undefined;
  const arms = plan.locations.map((_, location) => location).filter((location) => plan.isArm[location] === 1);
  const absorptionOf = (arm: number): number => {
    const [shield] = shieldsOf(unit).filter((piece) => piece.location === arm && works(unit, piece.fixture));
    return shield === undefined ? 0 : shieldAbsorption(shield.absorption, armDamageOf(unit, arm));
  };
  return {
    modular: Float64Array.from(unit.modularArmor),
    rearModular: Float64Array.from(unit.rearModularArmor),
    shield: Float64Array.from(unit.shieldLeft),
    shieldAbsorption: Float64Array.from(plan.locations, (_, location) => absorptionOf(location)),
    guards: Uint8Array.from(plan.locations, (_, location) =>
      arms.reduce((bits, arm) => (isGuarded(unit, arm, location) ? bits | (1 << arm) : bits), 0),
    ),
  };
}

/** The mode of the working shield that covers a location; an active one comes first. */
export function shieldOver(unit: OracleUnit, location: number): ShieldMode | undefined {
  const modes = unit.design.shields
    .map(({ location: arm }) => arm)
    .filter((arm) => isGuarded(unit, arm, location) && at(unit.shieldLeft, arm) > 0)
    .map((arm) => shieldModeOf(unit, arm));
  return modes.includes('active') ? 'active' : modes.at(-1);
}

/** After damage: a piece that was hit, or went with its location, takes nothing more. */
function dropBrokenPlating(unit: OracleUnit): void {
  const pieces = unit.design.plating ?? [];
  for (const { fixture, location, kind } of pieces) {
    if (works(unit, fixture)) continue;
    const left = pieces
      .filter((other) => other.location === location && other.kind === kind && works(unit, other.fixture))
      .reduce((sum, { capacity }) => sum + capacity, 0);
    const plates =
      kind === 'shield' ? unit.shieldLeft : kind === 'modular' ? unit.modularArmor : unit.rearModularArmor;
    plates[location] = Math.min(at(plates, location), left);
  }
}

/** After damage: what hides a unit works through its ECM suite, or ends with the first hit on it. */
function dropFailedSignatures(unit: OracleUnit): void {
  const { gear } = unit.design;
  const whole = (system: 'null-signature' | 'void-signature' | 'chameleon-shield'): boolean =>
    gear[system]?.every(({ index }) => works(unit, index)) ?? false;
  const ecm = hasWorking(unit, 'ecm');
  if (!(gear.stealth !== undefined && ecm) && !whole('null-signature')) unit.isStealthy = false;
  if (!(whole('void-signature') && ecm)) unit.isVoid = false;
  if (!whole('chameleon-shield')) unit.isCamouflaged = false;
}

/** Switches off signature systems and drops plating that damage has ended. */
export function takeStock(unit: OracleUnit): void {
  dropFailedSignatures(unit);
  dropBrokenPlating(unit);
}
