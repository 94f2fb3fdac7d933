import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { markLost } from '../../damage/loss.js';
import { rollLocation } from '../../damage/roll-location.js';
import { NOBODY } from '../../damage/source.js';
import { passesPilotingRoll } from '../../piloting/roll-piloting.js';
import type { RolledAgain } from '../kind.js';
import { checkForCriticals } from './criticals.js';
import { mechFigures } from './figures.js';

// Critical checks of industrial 'Mechs (docs/rules/unusual-mechs.md).

/** A failed piloting roll is repeated for the engine, which stalls if that fails, too. */
export function mayStall(battle: Battle, unit: Combatant, again: () => RolledAgain): void {
  if (!unit.design.stalls || unit.shutDown || unit.stalledIn > 0 || unit.isOut) return;
  const { passed, roll } = again();
  if (battle.listening) battle.tell({ type: 'shutdown', unit: unit.index, roll, shutDown: !passed });
  if (passed) return;
  unit.shutDown = true;
  unit.stalledIn = battle.turn;
}

export function endOfTurn(battle: Battle, unit: Combatant): void {
  if (!mechFigures(unit.design).industrial) return;
  if (unit.flooded) markLost(battle, unit, 'engine-destroyed', undefined);
  if (unit.levelsJolted >= 0 && !unit.isOut) {
    const { location } = rollLocation(battle, unit, 'front');
    checkForCriticals(battle, unit, location, NOBODY, { levelsFallen: unit.levelsJolted });
  }
  const stalled = unit.stalledIn > 0 && unit.stalledIn < battle.turn && unit.frozenFor === 0;
  if (stalled && unit.conscious && !unit.isOut) restart(battle, unit);
}

function restart(battle: Battle, unit: Combatant): void {
  unit.shutDown = false;
  const started = passesPilotingRoll(battle, unit, { kind: 'start' });
  unit.shutDown = !started;
  if (started) unit.stalledIn = 0;
  if (battle.listening) battle.tell({ type: 'startup', unit: unit.index, started });
}
