import { toHitModifier } from '../modifier.js';
import type { ToHitModifier, ToHitSituation } from '../situation.js';
import type { IToHitModifierDetail } from '../states.js';

const SHOULDER = 4;

const PILOT_WOUNDS = toHitModifier({
  id: 'pilot_wounds',
  name: 'Pilot wounds',
  source: 'damage',
  needs: 'pilotWounds',
  value: ({ attacker, rules }) => (attacker.pilotWounds ?? 0) * rules.toHit.perWound,
  describe: ({ attacker }) => `pilot wounded (${attacker.pilotWounds})`,
});

const SENSOR_DAMAGE = toHitModifier({
  id: 'sensor_damage',
  name: 'Sensor damage',
  source: 'damage',
  needs: 'sensorHits',
  value: sensorDamage,
  describe: ({ attacker }) => `sensor hits: ${attacker.sensorHits}`,
});

const ACTUATOR_DAMAGE = toHitModifier({
  id: 'actuator_damage',
  name: 'Actuator damage',
  source: 'damage',
  needs: 'actuatorDamage',
  value: actuatorDamage,
  describe: ({ attacker: { actuatorDamage: lost = {} } }) =>
    `arm damaged: ${[
      lost.shoulderDestroyed && 'shoulder',
      lost.upperArmDestroyed && 'upper arm',
      lost.lowerArmDestroyed && 'lower arm',
    ]
      .filter(Boolean)
      .join(', ')}`,
});

function sensorDamage({ attacker, rules }: ToHitSituation): number {
  const { sensorHits = 0, sensors = 'standard' } = attacker;
  return sensorHits === 0 ? 0 : (rules.toHit.sensorHits[sensors][sensorHits - 1] ?? Number.POSITIVE_INFINITY);
}

function actuatorDamage({ attacker, rules }: ToHitSituation): number {
  const lost = attacker.actuatorDamage;
  if (lost === undefined) return 0;
  const { lowerArm, shoulderStacks } = rules.toHit;
  const arm = (lost.upperArmDestroyed ? 1 : 0) + (lost.lowerArmDestroyed ? lowerArm : 0);
  if (!lost.shoulderDestroyed) return arm;
  return shoulderStacks ? SHOULDER + arm : SHOULDER;
}

/** The caller's own modifiers follow those of damage, unchanged. */
export const callersOwn = (entries: readonly IToHitModifierDetail[]): readonly ToHitModifier[] =>
  entries.map(({ description, ...entry }) => toHitModifier({ ...entry, describe: description }));

/** An entry for damage that only other kinds of units take. */
export const damageEntry = (
  id: string,
  name: string,
  value: number,
  description: string,
): IToHitModifierDetail => ({ id, name, value, source: 'damage', description });

/** In the order of aggregation. */
export const DAMAGE: readonly ToHitModifier[] = [PILOT_WOUNDS, SENSOR_DAMAGE, ACTUATOR_DAMAGE];
