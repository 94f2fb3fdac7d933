import type { Combatant } from './combatant.js';

/** Systems that hide a 'Mech while they are switched on. */
export const SIGNATURES = ['stealth', 'null-signature', 'void-signature', 'chameleon-shield'] as const;
export type Signature = (typeof SIGNATURES)[number];

/** The systems that an order switches on, and those that it switches off. */
export type SignatureOrder = { readonly [System in Signature]?: boolean };

/**
 * Why a system cannot work; undefined if it can. Stealth armor and the void-signature system need the unit's own ECM
 * suite (docs/rules/electronics.md); a hit in any slot of the others disables them.
 */
export function signatureFault(unit: Combatant, system: Signature): string | undefined {
  const fixtures = unit.design.gear[system];
  if (fixtures === undefined) return 'it has no such system';
  if (system !== 'stealth' && fixtures.some(({ index }) => !unit.isWorking(index))) return 'it is damaged';
  const needsEcm = system === 'stealth' || system === 'void-signature';
  return needsEcm && !unit.hasWorking('ecm') ? 'it needs an ECM suite that works' : undefined;
}

export function isSwitchedOn(unit: Combatant, system: Signature): boolean {
  if (system === 'void-signature') return unit.isVoid;
  return system === 'chameleon-shield' ? unit.isCamouflaged : unit.isStealthy;
}

export function switchSignature(unit: Combatant, system: Signature, on: boolean): void {
  if (system === 'void-signature') unit.isVoid = on;
  else if (system === 'chameleon-shield') unit.isCamouflaged = on;
  else unit.isStealthy = on;
}

/** Whether the ECM suite serves the unit's own stealth, and so makes no bubble. */
export const hidesBehindEcm = (unit: Combatant): boolean =>
  unit.isVoid || (unit.isStealthy && unit.design.gear.stealth !== undefined);

/** Systems that hits have disabled. */
export function dropFailedSignatures(unit: Combatant): void {
  const fails = (system: Signature): boolean => signatureFault(unit, system) !== undefined;
  if (fails('stealth') && fails('null-signature')) unit.isStealthy = false;
  if (fails('void-signature')) unit.isVoid = false;
  if (fails('chameleon-shield')) unit.isCamouflaged = false;
}
