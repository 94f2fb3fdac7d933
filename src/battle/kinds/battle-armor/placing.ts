import { NOWHERE } from '../../../rules/body/plan.js';
import type { Mount, OtherMount } from '../../../units/index.js';
import type { Fixture } from '../../combatant/design.js';
import type { Placing } from '../armament.js';

/** A squad fires every way. Only its support weapon is one for all. */
export const placingOf = ({ location }: Fixture, mount: Mount): Placing => ({
  location,
  secondLocation: NOWHERE,
  arc: 'all-around',
  fixed: true,
  inSecondTurret: false,
  arm: NOWHERE,
  flips: false,
  perTrooper: location === NOWHERE && (mount as OtherMount).squadSupport !== true,
});
