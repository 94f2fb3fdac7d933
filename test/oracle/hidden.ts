import type { ShotAtIt } from '../../src/battle/shot/shot-facts.js';
import type { IToHitModifierDetail } from '../../src/rules/to-hit/index.js';
import type { OracleUnit } from './state.js';

const BY_SENSORS: Readonly<Record<string, number>> = { short: 1, medium: 1, long: 2, extreme: 2 };
const BEST_CAMOUFLAGE = 3;

/** The modifiers of infantry's size and suits to shots at it: other soldiers do not look by sensors. */
export function hiddenBy(
  { design: { infantry }, hexesMoved }: OracleUnit,
  { bracket, bySoldiers }: ShotAtIt,
): readonly IToHitModifierDetail[] {
  if (infantry === undefined) return [];
  const { suit, target } = infantry;
  const seen = !bySoldiers;
  const byEyes = suit?.camouflage ? Math.max(0, BEST_CAMOUFLAGE - hexesMoved) : 0;
  return [
    ...target,
    ...(suit?.infrared && seen ? entry('infrared_suit', 'infrared suit', BY_SENSORS[bracket] ?? 0) : []),
    ...(suit?.dest && seen && hexesMoved === 0
      ? entry('dest_suit', 'suit of a target that does not move', 1)
      : []),
    ...entry('camouflage_suit', 'camouflage suit', byEyes),
  ];
}

const entry = (id: string, name: string, value: number): readonly IToHitModifierDetail[] =>
  value === 0 ? [] : [{ id, name, value, source: 'target_state', description: `${name} hides the target` }];
