import type { Combatant } from '../../../src/edge/battle.js';
import { counted } from '../../words.js';
import type { OnTable } from './game/table.js';
import { declaredFire, declaredStrike } from './game/turn.js';
import { unitWords } from './log/action-words.js';
import { LOSSES } from './sheet/warrior.js';

/** What everybody wants to see at a glance: how it is, what it did, and what it has declared. */
export function UnitTags({ table, unit }: { readonly table: OnTable; readonly unit: Combatant }) {
  const { game } = table;
  const { battle } = game;
  const shots = battle.phase === 'weapons' ? declaredFire(game, unit.index)?.order.shots.length : undefined;
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
          {unit.hexesMoved > 0 && ` ${unit.hexesMoved}`}
        </span>
      )}
      {shots !== undefined && <span class="tag pending">Declared: {counted(shots, 'shot')}</span>}
      {blows !== undefined && <span class="tag pending">Declared: {counted(blows, 'attack')}</span>}
    </span>
  );
}

/** "Run", "Flank" … */
function movedWords({ movement, design }: Combatant): string {
  const [slow, fast] = design.kind.sheet.paces;
  return { stationary: 'Stood', walk: slow, run: fast, jump: 'Jump' }[movement];
}
