import { checked, fields } from '../../check/shape.js';
import type { FightingState } from '../../rules/withdrawal/index.js';
import * as withdrawal from '../../rules/withdrawal/index.js';
import { optionalFlag, optionalWhole, rulesetOption } from '../common.js';

export * from '../../rules/withdrawal/index.js';

export const cripplingDamage = checked(withdrawal.cripplingDamage, {
  state: fields<FightingState>({
    limbsHurt: optionalWhole,
    torsosLaidBare: optionalWhole,
    limbsLost: optionalWhole,
    legsLost: optionalWhole,
    sideTorsosLost: optionalWhole,
    centralEngine: optionalFlag,
    engineHits: optionalWhole,
    gyroHits: optionalWhole,
    sensorHits: optionalWhole,
    sensors: optionalWhole,
    pilotWounds: optionalWhole,
    immobilised: optionalFlag,
    disarmed: optionalFlag,
  }),
  options: rulesetOption,
});
