import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { jumpThroughWindow } from '../../damage/through-window.js';
import { isInWater } from '../../movement/ground.js';
import type { Kind } from '../kind.js';
import { ON_FOOT, PLAIN_SHEET, type RecordSheet } from '../record-sheet.js';
import { SWARM_TABLES } from '../swarm-table-on-sheet.js';
import { INFANTRY_ANTI_MECH } from './anti-mech.js';
import { infantryBearing } from './bearing.js';
import { isInfantryCrippled } from './crippled.js';
import { volleyObstacle, weaponFault } from './faults.js';
import { infantryFigures } from './figures.js';
import { perish, standInFire } from './fire.js';
import { infantryDesign } from './infantry-design.js';
import { infantryMover } from './mover.js';
import { infantryPilotState } from './pilot-state.js';
import { infantryStriker } from './striker.js';
import { takeStock } from './take-stock.js';
import { toHitAgainst } from './target.js';

const INFANTRY_SHEET: RecordSheet = {
  ...PLAIN_SHEET,
  tables: SWARM_TABLES,
  ways: { ...ON_FOOT, run: ON_FOOT.walk },
  skill: "Anti-'Mech",
  pilotHits: false,
};

const nothing = (): undefined => undefined;

/** Infantry that cannot swim drowns. */
function settleIn(battle: Battle, unit: Combatant): void {
  const { umu } = infantryFigures(unit.design);
  if (umu === 0 && !unit.isOut && isInWater(battle.map, unit.hex, unit.elevation)) perish(battle, unit);
}

/** Water as deep as the host is high drowns its swarmers; suits survive. */
const OVER_THEIR_HEADS = -2;

function drownOnTop(battle: Battle, unit: Combatant): void {
  if (unit.swarming < 0 || unit.isOut || infantryFigures(unit.design).umu > 0) return;
  const host = battle.unit(unit.swarming);
  if (host.elevation <= OVER_THEIR_HEADS && isInWater(battle.map, host.hex, host.elevation))
    perish(battle, unit);
}

/** Conventional infantry: on foot, motorized, jumping or mechanized. */
export const INFANTRY: Kind = {
  name: 'conventional infantry',
  designOf: (unit) => (unit.unitType === 'Infantry' ? infantryDesign(unit, INFANTRY) : undefined),
  bearingOf: infantryBearing,
  sufferBefore: nothing,
  sufferedUntilNow: () => ({}),
  takeStock,
  fatalDamage: (unit) => (unit.hasLost(0) ? 'wiped-out' : undefined),
  // Fewer troopers can serve fewer guns.
  checkForCriticals: (_, unit) => unit.refresh(),
  explode: nothing,
  breakFixture: nothing,
  losesFooting: nothing,
  hitMotiveSystem: nothing,
  // Damage by incendiary missiles to infantry is part of the weapon's effect.
  burn: nothing,
  moverOf: infantryMover,
  breakBooster: nothing,
  pilotStateOf: infantryPilotState,
  mishap: () => false,
  settleIn,
  landJump: jumpThroughWindow,
  afterFailedRoll: nothing,
  comesIntoFire: standInFire,
  endOfPhase: drownOnTop,
  endOfTurn: standInFire,
  weaponFault,
  fireDamage: nothing,
  toHitAgainst,
  volleyObstacle,
  freeTurret: () => false,
  proneObstacle: nothing,
  strikerOf: infantryStriker,
  rammed: nothing,
  antiMech: INFANTRY_ANTI_MECH,
  isCrippled: isInfantryCrippled,
  sheet: INFANTRY_SHEET,
};
