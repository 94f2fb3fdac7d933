import { useState } from 'preact/hooks';
import type { Combatant } from '../../../../../src/edge/battle.js';
import type { Fire, TableGame } from '../../../../../src/edge/table.js';
import { Button } from '../../../../controls/button.js';
import { Stepper } from '../../../../controls/stepper.js';
import { forecast } from '../forecast.js';

interface BestVolleyProps {
  readonly game: TableGame;
  readonly unit: Combatant;
  readonly probe: Fire;
  readonly onTake: (weapons: readonly number[]) => void;
}

/**
 * Finds the shots that do the most damage within a heat limit, by default what the sinks remove. Renders nothing for
 * units without heat.
 */
export function BestVolley({ game, unit, probe, onTake }: BestVolleyProps) {
  const [typed, setTyped] = useState<number>();
  if (!unit.design.tracksHeat) return null;
  const heat = typed ?? budgetOf(game, probe);
  return (
    <div class="amount-typed">
      <Stepper label="Heat to spend" value={heat} min={0} max={MOST_HEAT} onChange={setTyped} />
      <Button onClick={() => onTake(game.bestVolley(probe, heat).map(({ weapon }) => weapon))}>
        Best volley
      </Button>
    </div>
  );
}

const MOST_HEAT = 99;

/** The heat that weapons may make without raising the unit's heat. */
function budgetOf(game: TableGame, probe: Fire): number {
  const idle = forecast(() => game.forecastFire({ ...probe, order: { ...probe.order, shots: [] } }));
  if ('problem' in idle) return 0;
  const { before, generated, sinks } = idle.value.heat;
  return Math.max(0, sinks - before - generated.reduce((sum, { value }) => sum + value, 0));
}
