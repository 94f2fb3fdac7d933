import { NOWHERE } from '../../../rules/body/plan.js';
import type { Mount, OtherMount } from '../../../units/index.js';
import type { Fixture } from '../../combatant/design.js';
import type { Placing } from '../armament.js';

/** A squad fires in every direction. Each trooper has the squad's weapons, except its support weapon. */
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
