import { useMemo } from 'preact/hooks';
import {
  type Combatant,
  hexNumber,
  type MoveOrder,
  type MovePlan,
  type Outlook,
} from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { Segmented } from '../../../controls/segmented.js';
import { setter } from '../../../controls/setter.js';
import { Toggle } from '../../../controls/toggle.js';
import { withField } from '../../../controls/with-field.js';
import { counted, MODE_WORDS, oneDigit, signed, titled } from '../../../words.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { adviceComes, adviseMove, boostOf, type MoveWay, movePlan, moveWay, STAY } from '../game/plans.js';
import { order, type Running } from '../game/play.js';
import type { Reachable } from '../map/reach-overlay.js';
import { elevationWords, FACING_NAMES, heatWords, movesWords, rollWords, STEP_NAMES } from '../words.js';
import { HexField } from './hex-field.js';

interface Way {
  readonly value: MoveWay;
  readonly label: string;
  readonly disabled?: boolean;
}

interface MovePanelProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly unit: number;
  readonly plan: MovePlan;
  readonly reach: readonly Reachable[];
  readonly outlook: readonly Outlook[];
  readonly onHex: (hex: number) => void;
}

/** Plans a move, with its cost and the view and targets from its end. */
export function MovePanel({ now, told, unit, plan, reach, outlook, onHex }: MovePanelProps) {
  const { game } = now;
  const { map } = game.battle;
  const planned = movePlan.value;
  const change = setter(movePlan);
  const give = (given: MoveOrder) => order({ kind: 'move', unit, order: given });
  const steps = (more: MoveOrder['steps']) => change({ ...planned, steps: [...planned.steps, ...more] });
  const unitState = game.battle.unit(unit);
  const wayWords = unitState.design.kind.sheet.ways;
  const ways: readonly Way[] = [
    { value: 'any', label: 'Any way' },
    ...(['walk', 'run', 'jump'] as const)
      .filter((value) => value !== 'run' || wayWords.run !== wayWords.walk)
      .map((value) => ({
        value,
        label: wayWords[value].name,
        disabled: !reach.some(({ way }) => way === value),
      })),
  ];
  const flies = unitState.aptitudes.footwork.vertical !== undefined;
  return (
    <div class="orders">
      <div class="order-bar">
        <p class="plan-words" aria-live="polite">
          <strong>{movesWords(unitState, plan.mode)}</strong>{' '}
          {plan.steps.length === 0 ? (
            <>in {hexNumber(plan.hex, map)}. Choose a hex to move to.</>
          ) : (
            <>
              to {hexNumber(plan.hex, map)}, facing {FACING_NAMES[plan.facing]}
              {plan.prone ? ', prone' : ''}
              {flies ? `, ${elevationWords(plan.elevation)}` : ''}: {pointsWords(unitState, plan)}.
            </>
          )}{' '}
          <span class="numbers">
            Target modifier {signed(plan.targetModifier)}, own shots {signed(plan.ownModifier)}
            {unitState.design.tracksHeat ? `; ${heatWords(plan.heat)}` : ''}.
          </span>
        </p>
        {plan.obstacle !== undefined && <p class="notice bad">{plan.obstacle}</p>}
        {plan.sticks && (
          <p class="notice">It lands in ground that holds it, and gets stuck without a roll.</p>
        )}
        {(plan.rolls.length > 0 || plan.boosters.length > 0) && (
          <ul class="plan-rolls">
            {plan.boosters.map(({ gear, needed, probability }) => (
              <li key={gear}>
                {gear === 'masc' ? 'MASC' : 'Supercharger'} holds on {needed}+ (
                {Math.round(probability * 100)} %)
              </li>
            ))}
            {plan.rolls.map(({ hex, cause, failure, roll }, place) => (
              <li key={place}>
                Piloting roll in {hexNumber(hex, map)} ({cause}): {rollWords(roll)}, or{' '}
                {FAILURES[failure] ?? failure}
              </li>
            ))}
          </ul>
        )}
        <div class="row main-row">
          <Button look="main" disabled={plan.obstacle !== undefined} onClick={() => give(planned)}>
            {planned.steps.length === 0 ? 'Stay here' : 'Move'}
          </Button>
          <Button disabled={adviceComes.value} onClick={() => void adviseMove(unit)}>
            {adviceComes.value ? 'The bot is thinking …' : 'Suggest'}
          </Button>
          {planned.steps.length > 0 && (
            <>
              <Button onClick={() => change({ ...planned, steps: planned.steps.slice(0, -1) })}>
                Undo a step
              </Button>
              <Button onClick={() => change(STAY)}>Clear</Button>
            </>
          )}
        </div>
      </div>
      <Segmented
        label="How to move"
        name="move-way"
        choices={ways}
        value={moveWay.value}
        onChange={(way) => {
          moveWay.value = way;
          change(STAY);
        }}
      />
      <WayCosts now={now} unit={unit} reach={reach} />
      {flies && <HeightField now={now} unit={unit} plan={plan} reach={reach} />}
      <fieldset class="row steps" hidden={plan.next.length === 0}>
        <legend class="unseen">Single steps</legend>
        {plan.next.map((kind) => (
          <Button key={kind} look="small" onClick={() => steps([kind])}>
            {STEP_NAMES[kind] ?? kind}
          </Button>
        ))}
      </fieldset>
      {(plan.attacks.length > 0 || planned.attack !== undefined) && (
        <fieldset class="row">
          <legend class="unseen">Attack at the end of the move</legend>
          {plan.attacks.map((attack) => (
            <Toggle
              key={`${attack.kind} ${attack.target}`}
              label={`${attack.kind === 'dfa' ? 'Death from above on' : 'Charge'} ${told.labels[attack.target]}`}
              checked={planned.attack?.kind === attack.kind && planned.attack.target === attack.target}
              onChange={(on) => change(withField(planned, 'attack', on ? attack : undefined))}
            />
          ))}
        </fieldset>
      )}
      {plan.boosts.map((gear) => (
        <Toggle
          key={gear}
          label={gear === 'masc' ? 'Use MASC' : 'Use the supercharger'}
          checked={planned[gear] === true}
          onChange={(on) => change({ ...STAY, ...(on && { [gear]: true }) })}
        />
      ))}
      {plan.converts !== undefined && (
        <Toggle
          label={`Convert to ${MODE_WORDS[plan.converts]} first`}
          checked={planned.convertTo !== undefined}
          onChange={(on) => change({ ...STAY, ...(on && { convertTo: plan.converts }) })}
        />
      )}
      {plan.signatures.map(({ system, on }) => (
        <Toggle
          key={system}
          label={SIGNATURE_NAMES[system]}
          checked={planned.signatures?.[system] ?? on}
          onChange={(wanted) => {
            const changed = withField(planned.signatures ?? {}, system, wanted === on ? undefined : wanted);
            change(withField(planned, 'signatures', Object.keys(changed).length === 0 ? undefined : changed));
          }}
        />
      ))}
      {plan.picksUp && (
        <Toggle
          label="Pick up what lies there"
          checked={planned.pickUp === true}
          onChange={(on) => change(withField(planned, 'pickUp', on || undefined))}
        />
      )}
      <HexField label="Move to hex" map={map} onHex={onHex} />
      <OutlookList told={told} outlook={outlook} />
      {(plan.reactor !== undefined || unitState.withdrawing) && (
        <Disclosure title="More orders" summary="reactor, leaving the map">
          <div class="row">
            {plan.reactor !== undefined && (
              <Button onClick={() => give({ steps: [], ...(plan.reactor && { reactor: plan.reactor }) })}>
                {plan.reactor === 'on' ? 'Start the reactor' : 'Shut the reactor down'}
              </Button>
            )}
            {unitState.withdrawing && (
              <Button onClick={() => give({ steps: [], leave: true })}>Leave the map</Button>
            )}
          </div>
        </Disclosure>
      )}
    </div>
  );
}

const SIGNATURE_NAMES: Readonly<Record<MovePlan['signatures'][number]['system'], string>> = {
  stealth: 'Stealth armor is on',
  'null-signature': 'Null-signature system is on',
  'void-signature': 'Void-signature system is on',
  'chameleon-shield': 'Chameleon shield is on',
};

const FAILURES: Readonly<Record<string, string>> = {
  fall: 'it falls',
  skid: 'it falls and skids',
  sideslip: 'it slips sideways',
  wall: 'it crashes into the wall',
  stuck: 'it gets stuck',
};

/** "3 of 4 walking MP" */
function pointsWords({ design }: Combatant, { points, mode, mp }: MovePlan): string {
  const way = mode === 'stationary' ? 'walk' : mode;
  return `${mp} of ${points[way]} ${design.kind.sheet.ways[way].points}`;
}

interface WayCostsProps {
  readonly now: Running;
  readonly unit: number;
  readonly reach: readonly Reachable[];
}

/** The most that each way of moving costs: points, modifier to own shots, heat. */
function WayCosts({ now: { game, step }, unit, reach }: WayCostsProps) {
  const { ways } = game.battle.unit(unit).design.kind.sheet;
  const costs = useMemo(() => {
    const still = heatOf(game.planMove(unit, STAY));
    return reach.flatMap(({ way, hexes }) => {
      const farthest = hexes.reduce((one, other) => (other.mp > one.mp ? other : one));
      const route = game.route(unit, { mode: way, ...boostOf(movePlan.peek()) }, farthest.hex);
      const plan = route && game.planMove(unit, route);
      if (plan === undefined) return [];
      const heat = heatOf(plan) - still;
      const words = [
        `up to ${farthest.mp} MP`,
        `own shots ${signed(plan.ownModifier)}`,
        ...(heat === 0 ? [] : [`heat up to ${signed(heat)}`]),
      ];
      return [`${ways[way].name}: ${words.join(', ')}`];
    });
  }, [step, unit, reach]);
  return costs.length === 0 ? null : <p class="way-costs faint numbers">{costs.join('. ')}.</p>;
}

const heatOf = ({ heat: { generated } }: MovePlan): number =>
  generated.reduce((sum, { value }) => sum + value, 0);

interface HeightFieldProps {
  readonly now: Running;
  readonly unit: number;
  readonly plan: MovePlan;
  readonly reach: readonly Reachable[];
}

/** The height or depth at the end of the move, with the cost of each. */
function HeightField({ now: { game }, unit, plan, reach }: HeightFieldProps) {
  const boost = boostOf(movePlan.value);
  const wanted = moveWay.value;
  const ways = reach.filter(({ way }) => wanted === 'any' || way === wanted);
  // The slowest way that reaches it.
  const heights = new Map<number, { readonly mp: number; readonly way: Reachable['way'] }>();
  for (const { way } of ways)
    for (const { elevation, mp } of game.heights(unit, { mode: way, ...boost }, plan.hex))
      if (!heights.has(elevation)) heights.set(elevation, { mp, way });
  if (!heights.has(plan.elevation)) heights.set(plan.elevation, { mp: plan.mp, way: 'walk' });
  if (heights.size < 2) return null;
  const words = game.battle.unit(unit).design.kind.sheet.ways;
  const choices = [...heights].sort(([one], [other]) => other - one);
  return (
    <Choice
      label="Height where the move ends"
      value={plan.elevation}
      choices={choices.map(([elevation, { mp, way }]) => ({
        value: elevation,
        label: `${titled(elevationWords(elevation))}, ${words[way].name.toLowerCase()} ${elevation === plan.elevation ? plan.mp : mp} MP`,
      }))}
      onChange={(elevation) => {
        const mode = heights.get(elevation)?.way ?? 'walk';
        const choice = { mode, ...boost };
        // It keeps the planned facing if it can.
        const route =
          game.route(unit, choice, plan.hex, plan.facing, elevation) ??
          game.route(unit, choice, plan.hex, undefined, elevation);
        if (route !== undefined) movePlan.value = route;
      }}
    />
  );
}

interface OutlookProps {
  readonly told: ToldGame;
  readonly outlook: readonly Outlook[];
}

/** The outlook for each opponent from the end of the move. */
function OutlookList({ told, outlook }: OutlookProps) {
  return (
    <section aria-label="Opponents as seen from there">
      <h3>From there</h3>
      <ul class="outlook">
        {outlook.map(({ enemy, distance, sight, ours, theirs, blows }) => (
          <li key={enemy}>
            <strong>{told.labels[enemy]}</strong>, {counted(distance, 'hex', 'hexes')}:{' '}
            {sight.visible ? 'in sight' : `not seen (${sight.blockedBy})`}.{' '}
            <span class="numbers">
              You: {prospectWords(ours)}. It: {prospectWords(theirs)}.
            </span>
            {blows.length > 0 && (
              <span class="numbers">
                {' '}
                Close combat:{' '}
                {blows
                  .map(
                    ({ name, toHit, damage }) => `${name.toLowerCase()} ${toHit.targetNumber}+ for ${damage}`,
                  )
                  .join(', ')}
                .
              </span>
            )}
            <Disclosure title="Line of sight">
              <p>{sight.sentence}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const prospectWords = ({
  weapons,
  best,
  expected,
}: {
  weapons: number;
  best: number | undefined;
  expected: number;
}) =>
  best === undefined
    ? 'no shot'
    : `${best}+ at best, ${counted(weapons, 'weapon')}, ${oneDigit(expected)} damage on average`;
