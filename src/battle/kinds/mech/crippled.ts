import { calculateWalkingMp } from '../../../rules/movement/index.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { cripplingDamage, type FightingState } from '../../../rules/withdrawal/crippled.js';
import type { Combatant } from '../../combatant/combatant.js';
import { isDisarmed } from '../../weapons/disarmed.js';
import { mechFigures } from './figures.js';
import { isGyroDestroyed } from './gyro.js';
import { movementGearOf } from './movement-gear-of.js';
import { legDamages } from './pilot-state.js';

const SENSORS = { 'torso-mounted': 3, other: 2 } as const;

export function isMechCrippled(unit: Combatant, rules: Ruleset): string | undefined {
  const { design, structure, armor, plan } = unit;
  const hurt = (location: number): boolean =>
    (structure[location] as number) < (design.structure[location] as number);
  const lost = (location: number): boolean => unit.hasLost(location);
  const legsLost = plan.legs.filter(lost).length;
  const state: FightingState = {
    limbsHurt: plan.arms.filter(hurt).length + plan.legs.filter(hurt).length,
    torsosLaidBare: plan.torsos.filter((torso) => hurt(torso) && (armor[torso] as number) <= 0).length,
    limbsLost: plan.arms.filter(lost).length + legsLost,
    legsLost,
    sideTorsosLost: unit.sideTorsosLost,
    centralEngine: design.engine === 'fusion' || design.engine === 'compact',
    engineHits: unit.engineHits,
    gyroHits: unit.gyroHits,
    sensorHits: unit.sensorHits,
    sensors: mechFigures(design).cockpit === 'torso-mounted' ? SENSORS['torso-mounted'] : SENSORS.other,
    pilotWounds: unit.wounds,
    immobilised: isGyroDestroyed(unit) || walksNoMore(unit),
    disarmed: isDisarmed(unit, rules),
  };
  return cripplingDamage(state, { ruleset: rules });
}

function walksNoMore(unit: Combatant): boolean {
  if (!unit.hasLegDamage) return false;
  const { walk, drag } = movementGearOf(unit);
  return (
    calculateWalkingMp(
      {
        walk,
        chassis: mechFigures(unit.design).chassis,
        legs: legDamages(unit),
        drag,
        heat: 0,
      },
      { ruleset: unit.rules },
    ) === 0
  );
}
