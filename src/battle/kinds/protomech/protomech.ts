import { checkInteger } from '../../../check/check.js';
import { roll2d6 } from '../../../dice/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import { NEAR_MISS } from '../../../rules/hit-location/hit-tables.js';
import { rollStruck } from '../../../rules/hit-location/struck.js';
import type { PilotState } from '../../../rules/piloting/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { ConditionSetup } from '../../combatant/condition.js';
import { NOBODY, type Source } from '../../damage/source.js';
import { isUnarmed } from '../../weapons/disarmed.js';
import type { Kind } from '../kind.js';
import { PLAIN_SHEET } from '../record-sheet.js';
import { protoMechBearing } from './bearing.js';
import { breakFixture, countHits, FIXTURES, hitsAt, hitsOn } from './counters.js';
import { burnAway, checkForCriticals, sufferLoss } from './criticals.js';
import { fireDamage, volleyObstacle, weaponFault } from './faults.js';
import { protoMechMover } from './mover.js';
import { protoMechDesign } from './protomech-design.js';
import { protoMechStriker } from './striker.js';

const nothing = (): undefined => undefined;

const BLIND = 2;
const NO_LEGS = 3;

function takeStock(unit: Combatant): void {
  const { counters, working, design, structure } = unit;
  for (const { index, location } of design.fixtures) {
    const gone = counters[FIXTURES + index] !== 0 || (location >= 0 && (structure[location] as number) <= 0);
    working[index] = gone ? 0 : 1;
  }
  unit.nearsighted = hitsOn(unit, 'head') >= BLIND;
  unit.stranded = hitsOn(unit, 'legs') >= NO_LEGS;
}

const MISSILES_FOR_A_LOCATION = 3;

/** Three incendiary missiles destroy a location. */
function burn(battle: Battle, unit: Combatant, missiles: number, side: BodySide, source: Source): void {
  const times = Math.floor(missiles / MISSILES_FOR_A_LOCATION);
  for (let time = 0; time < times && !unit.isOut; time += 1) burnSomewhere(battle, unit, side, source);
}

function burnSomewhere(battle: Battle, unit: Combatant, side: BodySide, source: Source): void {
  const { location } = rollStruck(unit.aptitudes.hitTables, 'full', side, battle.roller);
  if (location !== NEAR_MISS) burnAway(battle, unit, location, source);
}

const SAFE = 8;

function standInFire(battle: Battle, unit: Combatant): void {
  if (!battle.map.has(unit.hex, 'fire') || unit.elevation > 1) return;
  if (roll2d6(battle.roller).total < SAFE) burnSomewhere(battle, unit, 'front', NOBODY);
}

const pilotStateOf = (unit: Combatant): PilotState => ({
  piloting: unit.pilot.piloting,
  pilotWounds: unit.pilotingWounds,
  unitQuirks: unit.design.quirks,
  abilities: unit.pilot.abilities,
  movementType: unit.movement,
  motion: 'protomech',
  conscious: unit.conscious,
  shutDown: unit.shutDown,
});

const MOST_WOUNDS = 4;

const isCrippled = (unit: Combatant): string | undefined =>
  unit.wounds >= MOST_WOUNDS
    ? 'the pilot is badly wounded'
    : isUnarmed(unit)
      ? 'it has no weapon left'
      : undefined;

function sufferedUntilNow(unit: Combatant): ConditionSetup {
  const hits = unit.plan.locations.flatMap((name, location) => {
    const count = hitsAt(unit, location);
    return count === 0 ? [] : [[name, count] as const];
  });
  const destroyed = unit.design.fixtures
    .filter(({ index }) => unit.counters[FIXTURES + index] !== 0)
    .map(({ index }) => index);
  if (hits.length + destroyed.length === 0) return {};
  return {
    protoMech: {
      ...(hits.length > 0 && { hits: Object.fromEntries(hits) }),
      ...(destroyed.length > 0 && { destroyed }),
    },
  };
}

/** ProtoMechs on two legs or four; gliders walk. */
export const PROTOMECH: Kind = {
  name: 'ProtoMechs',
  pointSize: 5,
  designOf: (unit) => (unit.unitType === 'ProtoMek' ? protoMechDesign(unit, PROTOMECH) : undefined),
  bearingOf: protoMechBearing,
  sufferBefore: (unit, { protoMech = {} }) => {
    for (const [name, hits] of Object.entries(protoMech.hits ?? {})) {
      const location = (unit.plan.locations as readonly string[]).indexOf(name);
      if (location >= 0) countHits(unit, location, hits ?? 0);
    }
    for (const fixture of protoMech.destroyed ?? []) {
      checkInteger('protoMech.destroyed', fixture, 0, unit.design.fixtures.length - 1);
      unit.counters[FIXTURES + fixture] = 1;
    }
  },
  sufferedUntilNow,
  takeStock,
  fatalDamage: (unit) =>
    unit.hasLost(unit.plan.center) ? 'torso-destroyed' : unit.pilotDead ? 'pilot-killed' : undefined,
  checkForCriticals,
  // Its ammunition does not explode.
  explode: nothing,
  breakFixture,
  losesFooting: sufferLoss,
  hitMotiveSystem: nothing,
  burn,
  moverOf: protoMechMover,
  breakBooster: nothing,
  pilotStateOf,
  mishap: () => false,
  settleIn: nothing,
  landJump: nothing,
  afterFailedRoll: nothing,
  comesIntoFire: standInFire,
  endOfPhase: nothing,
  endOfTurn: standInFire,
  weaponFault,
  fireDamage,
  freeTurret: () => false,
  proneObstacle: nothing,
  volleyObstacle,
  toHitAgainst: nothing,
  strikerOf: protoMechStriker,
  rammed: nothing,
  isCrippled,
  sheet: PLAIN_SHEET,
};
