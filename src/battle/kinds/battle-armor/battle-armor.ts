import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { troopersLeft } from '../../combatant/troopers.js';
import { markLost } from '../../damage/loss.js';
import { jumpThroughWindow } from '../../damage/through-window.js';
import { isInWater } from '../../movement/ground.js';
import type { Kind } from '../kind.js';
import { ON_FOOT, PLAIN_SHEET } from '../record-sheet.js';
import { SWARM_TABLES } from '../swarm-table-on-sheet.js';
import { SQUAD_ANTI_MECH } from './anti-mech.js';
import { squadBearing } from './bearing.js';
import { count, INFERNOS } from './counters.js';
import { isSquadCrippled } from './crippled.js';
import { squadFigures } from './figures.js';
import { burn, standInFire } from './fire.js';
import { squadMover } from './mover.js';
import { squadPilotState } from './pilot-state.js';
import { squadDesign } from './squad-design.js';
import { squadStriker } from './striker.js';
import { takeStock } from './take-stock.js';
import { volleyObstacle } from './volley.js';

const nothing = (): undefined => undefined;

const ON_THE_GROUND = { name: 'Ground', does: 'walks', points: 'ground MP' };

/** Suits that cannot swim are lost if they are forced into water. */
function drown(battle: Battle, unit: Combatant): void {
  const { umu } = squadFigures(unit.design);
  if (umu === 0 && !unit.isOut && isInWater(battle.map, unit.hex, unit.elevation))
    markLost(battle, unit, 'wiped-out', undefined);
}

export const BATTLE_ARMOR: Kind = {
  name: 'battle armor',
  designOf: (unit) => (unit.unitType === 'BattleArmor' ? squadDesign(unit, BATTLE_ARMOR) : undefined),
  bearingOf: squadBearing,
  sufferBefore: nothing,
  sufferedUntilNow: () => ({}),
  takeStock,
  fatalDamage: (unit: Combatant) => (troopersLeft(unit) === 0 ? 'wiped-out' : undefined),
  checkForCriticals: nothing,
  explode: nothing,
  breakFixture: nothing,
  losesFooting: nothing,
  hitMotiveSystem: nothing,
  burn,
  moverOf: squadMover,
  breakBooster: nothing,
  pilotStateOf: squadPilotState,
  mishap: () => false,
  settleIn: drown,
  landJump: jumpThroughWindow,
  afterFailedRoll: nothing,
  comesIntoFire: standInFire,
  endOfPhase: nothing,
  endOfTurn: (battle, unit) => {
    count(unit, INFERNOS, 0);
    standInFire(battle, unit);
  },
  weaponFault: nothing,
  fireDamage: nothing,
  toHitAgainst: nothing,
  freeTurret: () => false,
  proneObstacle: nothing,
  volleyObstacle,
  strikerOf: squadStriker,
  rammed: nothing,
  antiMech: SQUAD_ANTI_MECH,
  sheet: {
    ...PLAIN_SHEET,
    ways: { ...ON_FOOT, walk: ON_THE_GROUND, run: ON_THE_GROUND },
    skill: "Anti-'Mech",
    pilotHits: false,
    tables: SWARM_TABLES,
  },
  isCrippled: isSquadCrippled,
};
