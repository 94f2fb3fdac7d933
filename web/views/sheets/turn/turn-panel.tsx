import { heatBalance } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { signed } from '../../../words.js';
import { chosenUnit, type OnTable } from '../game/table.js';
import { isAwaited, nextAwaited } from '../game/turn.js';
import { SideSign } from '../side-sign.js';
import { FirePanel } from './fire/fire-panel.js';
import { effectWords } from './fire/volley-words.js';
import { MovePanel } from './move-panel.js';
import { StrikePanel } from './strike-panel.js';
import { TakeBack } from './take-back.js';
import './turn-panel.css';

/** The actions of the open unit in the current phase. */
export function TurnPanel({ table }: { readonly table: OnTable }) {
  const { battle } = table.game;
  const unit = battle.unit(chosenUnit.value);
  const key = `${unit.index} ${battle.turn} ${battle.phase}`;
  return (
    <section class="card turn-panel screen-only" data-phase={battle.phase} aria-labelledby="turn-panel-title">
      <h2 id="turn-panel-title">
        <SideSign unit={unit} /> {TITLES[battle.phase]}
      </h2>
      {contentOf(table, key)}
      <NextUnit table={table} />
    </section>
  );
}

/** Leads on once the open unit has acted. */
function NextUnit({ table: { game } }: { readonly table: OnTable }) {
  const unit = game.battle.unit(chosenUnit.value);
  const next = isAwaited(game, unit) ? undefined : nextAwaited(game, unit);
  if (next === undefined) return null;
  return (
    <Button
      onClick={() => {
        chosenUnit.value = next.index;
      }}
    >
      Next: <SideSign unit={next} /> {next.design.name}
    </Button>
  );
}

const TITLES = {
  initiative: 'Fire, as it would be',
  movement: 'Movement',
  weapons: 'Weapon attacks',
  physical: 'Physical attacks',
  heat: 'Heat',
  end: 'End',
  over: 'The game is over',
} as const;

function contentOf(table: OnTable, key: string) {
  const { battle } = table.game;
  const unit = battle.unit(chosenUnit.value);
  const { phase } = battle;
  if (unit.isOut) return <p class="notice">It is out of the game.</p>;
  if (phase === 'movement')
    return unit.hasMoved && !unit.prone ? (
      <>
        <p class="notice">It has moved.</p>
        <TakeBack table={table} unit={unit.index} what="move" />
      </>
    ) : (
      <MovePanel key={`${key} ${unit.prone}`} table={table} unit={unit} />
    );
  if (phase === 'physical') return <StrikePanel key={key} table={table} unit={unit} />;
  if (phase === 'weapons' || phase === 'initiative') return <FirePanel key={key} table={table} unit={unit} />;
  if (phase === 'heat' && unit.design.tracksHeat) {
    const balance = heatBalance(battle, unit, unit.weaponHeat);
    return (
      <div class="forecast">
        <p class="numbers">
          {balance.before}
          {balance.generated.map(({ name, value }) => `, ${name.toLowerCase()} ${signed(value)}`)}, heat sinks{' '}
          {signed(-balance.sinks)}
        </p>
        <p>
          Ends at <strong class="numbers">{balance.after}</strong>
          {effectWords(balance)}
        </p>
      </div>
    );
  }
  return <p class="faint">Nothing to do for this unit.</p>;
}
