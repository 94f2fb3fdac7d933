import { setter } from '../../../controls/setter.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { LIMITS, seed, turns, withdrawal } from './battle-state.js';

/** The seed of a battle. */
export const SeedField = () => (
  <Stepper
    label="Seed"
    value={seed.value}
    min={LIMITS.seed[0]}
    max={LIMITS.seed[1]}
    onChange={setter(seed)}
  />
);

/** When a battle ends: turn limit and forced withdrawal. */
export const EndFields = () => (
  <>
    <Stepper
      label="Turn limit"
      value={turns.value}
      min={LIMITS.turns[0]}
      max={LIMITS.turns[1]}
      onChange={setter(turns)}
    />
    <Toggle
      label="Forced withdrawal"
      note="Crippled units leave the map."
      checked={withdrawal.value}
      onChange={setter(withdrawal)}
    />
  </>
);
