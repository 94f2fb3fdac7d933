import { FIXTURES } from '../../src/battle/kinds/vehicle/counters.js';
import { strike } from '../../src/rules/damage/strike.js';
import { struckForSure } from '../../src/rules/hit-location/struck.js';
import { emplacementCriticalAt, shakesTheGuns } from '../../src/rules/vehicle/emplacement.js';
import { isGone } from './condition.js';
import { applyHit, harm, loseLocation } from './damage.js';
import type { OracleKind } from './kind.js';
import { markLost } from './pilot.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';
import { canHappen, rollForCritical, VEHICLE } from './vehicle.js';

const GUNS = 0;
const POINTS_OF_A_MISSILE = 2;

/** Behind the counters of fixtures: what the phase has cost the building. */
const lossCounter = ({ design }: OracleUnit): number => FIXTURES + design.fixtures.length;

/** An attack that takes more than a tenth of what the building was when the phase began shakes the guns. */
const checkForCriticals: OracleKind['checkForCriticals'] = (
  battle,
  unit,
  location,
  source,
  occasion,
  structureLost,
) => {
  const before = at(unit.counters, lossCounter(unit));
  unit.counters[lossCounter(unit)] = before + structureLost;
  const atStart = at(unit.structure, GUNS) + before + structureLost;
  if (!shakesTheGuns(structureLost, atStart)) return;
  rollForCritical(battle, unit, location, source, occasion, (total) => {
    const critical = emplacementCriticalAt(total);
    return critical !== undefined && canHappen(unit, location, critical) ? critical : undefined;
  });
};

/** Half of a blast comes off the building; it is no attack, and shakes nothing. */
const explodeInside: OracleKind['explodeInside'] = (battle, unit, _, damage, fixture, source) => {
  const location = at(unit.design.plan.locations, GUNS);
  battle.tell({ type: 'explosion', unit: unit.index, location, fixture, damage });
  const { steps, absorbed } = harm(battle, unit, (body, out) =>
    strike(body, GUNS, damage, false, undefined, true, true, out),
  );
  unit.damageTaken += absorbed;
  const lost = steps.reduce((sum, { structureLost }) => sum + structureLost, 0);
  unit.counters[lossCounter(unit)] = at(unit.counters, lossCounter(unit)) + lost;
  if (!isGone(unit, GUNS)) return;
  loseLocation(battle, unit, GUNS);
  markLost(battle, unit, 'ammunition-explosion', source.attacker);
};

/** Guns in a building, with the crew and the turret of a vehicle. */
export const EMPLACEMENT: OracleKind = {
  ...VEHICLE,
  checkForCriticals,
  explodeInside,
  hitMotiveSystem: () => {},
  burn: (battle, unit, missiles, _, source) => {
    const points = missiles * POINTS_OF_A_MISSILE;
    if (points > 0) applyHit(battle, unit, struckForSure(GUNS), points, false, source);
  },
  endOfPhase: (_: OracleBattle, unit) => {
    unit.counters[lossCounter(unit)] = 0;
  },
};
