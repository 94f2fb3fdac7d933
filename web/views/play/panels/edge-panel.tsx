import type { EdgeQuestion } from '../../../../src/edge/battle.js';
import { edgeTriggersOf } from '../../../../src/edge/rules.js';
import { Button } from '../../../controls/button.js';
import { Segmented } from '../../../controls/segmented.js';
import { counted } from '../../../words.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { edgeQuestions, order, type Running, setEdgeQuestions } from '../game/play.js';

interface EdgePanelProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly unit: number;
  readonly question: EdgeQuestion;
}

const QUESTIONS = [
  { value: 'all', label: 'Always' },
  { value: 'grave', label: 'If it would be out' },
] as const;

/** Asks whether to spend a point of Edge on the last roll. */
export function EdgePanel({ now, told, unit, question }: EdgePanelProps) {
  const { battle } = now.game;
  const { trigger } = question;
  const rule = edgeTriggersOf(battle.rulesetOption)[trigger];
  const answer = (spend: boolean) => order({ kind: 'edge', unit, trigger, spend });
  return (
    <div class="orders">
      <div class="order-bar">
        <h3>Spend a point of Edge?</h3>
        <p class="plan-words" aria-live="polite">
          <strong>{matterWords(now, told, unit, question)}</strong> {rule?.description}; the new result
          counts. {stakeWords(question.stake)}
        </p>
        <div class="row main-row">
          <Button look="main" onClick={() => answer(false)}>
            Keep it
          </Button>
          <Button onClick={() => answer(true)}>
            Spend a point, {battle.unit(unit).edge.remainingPoints} left
          </Button>
        </div>
      </div>
      <AskedAboutEdge />
    </div>
  );
}

/** Chooses how often players are asked. */
const AskedAboutEdge = () => (
  <Segmented
    label="Ask about Edge"
    labelled
    name="edge-questions"
    choices={QUESTIONS}
    value={edgeQuestions.value}
    onChange={setEdgeQuestions}
  />
);

/** The points that the pilot has left, and when the page asks. */
export function edgeWords({ game }: Running, unit: number): string {
  const points = `${counted(game.battle.unit(unit).edge.remainingPoints, 'point')} of Edge`;
  return edgeQuestions.value === 'all'
    ? `${points}: you are asked whenever one can be spent.`
    : `${points}: you are asked when this unit or its pilot would be out of the battle.`;
}

/** "Its AC/20 missed Locust LCT-1V: 5 rolled, 8 needed." */
function matterWords({ game }: Running, told: ToldGame, unit: number, question: EdgeQuestion): string {
  const { needed, rolled, target, weapon, location, hits } = question.matter;
  const { design, plan } = game.battle.unit(unit);
  const roll = rolled === undefined ? '' : `${rolled} rolled, ${needed} needed`;
  const place = location === undefined ? '' : (plan.locations[location] ?? '').replaceAll('_', ' ');
  if (target !== undefined) {
    const what = weapon === undefined ? 'The blow' : `Its ${design.weapons[weapon]?.item.name}`;
    return `${what} missed ${told.labels[target]}: ${roll}.`;
  }
  const who = told.labels[unit];
  if (hits !== undefined)
    return hits === 0
      ? `${who} loses a limb (${place}).`
      : `${who} suffers ${counted(hits, 'critical hit')}${place === '' ? '' : ` (${place})`}.`;
  if (place !== '') return `${who} is hit: ${place}.`;
  return roll === '' ? `${who} is in trouble.` : `A roll of ${who} failed: ${roll}.`;
}

const stakeWords = (stake: number): string =>
  stake >= 1 ? 'The unit or its pilot is at stake.' : stake === 0 ? 'Little depends on it.' : '';
