import { useMemo } from 'preact/hooks';
import type { SimulationSetup } from '../../../../src/edge/simulate.js';
import { Choice } from '../../../controls/choice.js';
import { Stepper } from '../../../controls/stepper.js';
import { atEvent, gameNumber } from '../page-state.js';
import { battleRun } from '../play/battle-run.js';
import { picksOf } from '../result/game-picks.js';
import { PICK_WORDS } from '../result/game-words.js';
import { games } from '../setup/battle-state.js';
import { setupKey } from '../setup/setup-key.js';

interface ReplayHeadProps {
  readonly setup: SimulationSetup | { readonly problem: string };
  /** How the game ends; empty until it is known. */
  readonly end: string;
}

/** Which game it is, and how it ends. */
export function ReplayHead({ setup, end }: ReplayHeadProps) {
  const { state, job, briefs, key } = battleRun.value;
  const played = job?.[0];
  const picks = useMemo(
    () =>
      state === 'running' || played === undefined || 'problem' in setup || key !== setupKey(setup)
        ? []
        : picksOf(played, briefs),
    [state, played, briefs, key, setup],
  );
  const go = (game: number) => {
    gameNumber.value = game;
    atEvent.value = 0;
  };
  const picked = picks.find(({ game }) => game === gameNumber.value);
  return (
    <div class="replay-head">
      <Stepper label="Game" value={gameNumber.value} min={1} max={games.value} onChange={go} />
      {picks.length > 0 && (
        <Choice
          label="Worth watching"
          value={picked === undefined ? '' : String(picked.game)}
          choices={[
            { value: '', label: 'Choose a game …', disabled: true },
            ...picks.map(({ kind, game }) => ({
              value: String(game),
              label: `${PICK_WORDS[kind]}: game ${game}`,
            })),
          ]}
          onChange={(game) => go(Number(game))}
        />
      )}
      <p class="replay-end">{end}</p>
    </div>
  );
}
