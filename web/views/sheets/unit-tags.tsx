import type { Combatant, FireOrder } from '../../../src/edge/battle.js';
import { calculateTMM } from '../../../src/edge/rules.js';
import { counted, signed } from '../../words.js';
import type { OnTable } from './game/table.js';
import { declaredFire, declaredStrike } from './game/turn.js';
import { unitWords } from './log/action-words.js';
import { LOSSES } from './sheet/warrior.js';

/** The unit's state, its move and its declarations, at a glance. */
export function UnitTags({ table, unit }: { readonly table: OnTable; readonly unit: Combatant }) {
  const { game } = table;
  const { battle } = game;
  const fire = battle.phase === 'weapons' ? declaredFire(game, unit.index)?.order : undefined;
  const blows =
    battle.phase === 'physical' ? declaredStrike(game, unit.index)?.order.blows.length : undefined;
  return (
    <span class="tags">
      {unit.lost !== undefined && <span class="tag bad">{LOSSES[unit.lost]}</span>}
      {!unit.conscious && unit.lost === undefined && <span class="tag bad">Unconscious</span>}
      {unit.shutDown && <span class="tag bad">Shut down</span>}
      {unit.stranded && unit.lost === undefined && <span class="tag warn">Immobile</span>}
      {unit.stunned && <span class="tag warn">Crew stunned</span>}
      {unit.prone && <span class="tag warn">Prone</span>}
      {unit.stuck && <span class="tag warn">Stuck</span>}
      {unit.swarming >= 0 && <span class="tag warn">Clings to {unitWords(game.stage, unit.swarming)}</span>}
      {battle.units.some(({ swarming }) => swarming === unit.index) && <span class="tag bad">Swarmed</span>}
      {unit.hasMoved && (
        <span class="tag">
          {movedWords(unit)}
          {unit.hexesMoved > 0 &&
            ` ${unit.hexesMoved}, ${signed(calculateTMM(unit.movement, unit.hexesMoved).value)} for shots at it`}
        </span>
      )}
      {fire !== undefined && <span class="tag pending">Declared: {fireWords(fire)}</span>}
      {blows !== undefined && <span class="tag pending">Declared: {counted(blows, 'attack')}</span>}
    </span>
  );
}

function fireWords({ antiMech, letGo, shots }: FireOrder): string {
  if (antiMech !== undefined) return antiMech.attack === 'leg' ? 'leg attack' : 'swarm attack';
  return letGo ? 'lets go' : counted(shots.length, 'shot');
}

/** "Run", "Flank" … */
function movedWords({ movement, design }: Combatant): string {
  return movement === 'stationary' ? 'Stood' : design.kind.sheet.ways[movement].name;
}
