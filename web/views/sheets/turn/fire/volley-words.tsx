import type { HeatBalance } from '../../../../../src/edge/battle.js';
import type { FireForecast, TableGame } from '../../../../../src/edge/table.js';
import type { Elsewhere } from '../../../../controls/elsewhere.js';
import { OtherNumbers } from '../../../../controls/other-numbers.js';
import { oneDigit, percent, signed } from '../../../../words.js';
import { unitWords } from '../../log/action-words.js';

interface VolleyWordsProps {
  readonly game: TableGame;
  readonly forecast: FireForecast;
  readonly tracksHeat: boolean;
  /** The heat at the end of the turn by other rules. */
  readonly others: readonly Elsewhere[];
}

/** The damage of all shots together, and the heat at the end of the turn. */
export function VolleyWords({ game, forecast: { odds, heat }, tracksHeat, others }: VolleyWordsProps) {
  if (odds.size === 0 && !tracksHeat) return null;
  return (
    <div class="forecast" aria-live="polite">
      {[...odds].map(([target, volley]) => (
        <p key={target}>
          <strong>{oneDigit(volley.expected)}</strong> damage on average to {unitWords(game.stage, target)};{' '}
          {percent(volley.hit)} that anything hits, {percent(volley.heavy)} for 20 or more,{' '}
          {percent(volley.head)} for the head.
        </p>
      ))}
      {tracksHeat && (
        <p>
          Heat ends at <strong class="numbers">{heat.after}</strong>
          {effectWords(heat)} <OtherNumbers own={heatEndWords(heat)} others={others} />
        </p>
      )}
    </div>
  );
}

/** "14: shutdown 4+, −2 movement" */
export const heatEndWords = (heat: HeatBalance): string => `${heat.after}${effectWords(heat)}`;

/** ": shutdown 4+, −2 movement" */
export function effectWords({
  effects: { movementLoss, toHit, shutdown, ammunition, inferno, wounds },
}: HeatBalance): string {
  const roll = (what: string, check: typeof shutdown) =>
    check === null ? [] : [`${what} ${check.impossible ? 'without a roll' : `${check.targetNumber}+`}`];
  const words = [
    ...roll('shutdown', shutdown),
    ...roll('ammunition explosion', ammunition),
    ...roll('inferno explosion', inferno),
    ...(movementLoss === 0 ? [] : [`${signed(-movementLoss)} movement`]),
    ...(toHit === 0 ? [] : [`${signed(toHit)} to fire`]),
    ...(wounds === 0 ? [] : [`pilot hits ${signed(wounds)}`]),
  ];
  return words.length === 0 ? ': no effect.' : `: ${words.join(', ')}.`;
}
