import type { Design } from '../../../src/edge/battle.js';
import { FOGS, LIGHTS, PRECIPITATIONS, rulesetOf, TERRAIN_TYPES, WINDS } from '../../../src/edge/rules.js';
import { Choice } from '../../controls/choice.js';
import { Disclosure } from '../../controls/disclosure.js';
import { Hint } from '../../controls/hint.js';
import { Segmented } from '../../controls/segmented.js';
import { Stepper } from '../../controls/stepper.js';
import { Toggle } from '../../controls/toggle.js';
import { useNarrow } from '../../controls/use-narrow.js';
import { ruleset } from '../../state/address.js';
import { unitAtHand } from '../../units/shelf.js';
import { choicesOf, titled } from '../../words.js';
import { designIfAny } from './design-if-any.js';
import { SIDES } from './labels.js';
import { change, situation } from './situation.js';
import { BEARINGS, CALLED, SECONDARIES, type Situation, SPOTTERS } from './situation-fields.js';

const TERRAIN_CHOICES = choicesOf(TERRAIN_TYPES, { water: 'Water, depth 1' });
const BEARING_WORDS = { ahead: 'Ahead', left: 'Left', right: 'Right', behind: 'Behind' } as const;
const BEARING_CHOICES = choicesOf(BEARINGS, BEARING_WORDS);
const LIGHT_CHOICES = choicesOf(LIGHTS, { dawn_dusk: 'Dawn or dusk' });
const RAIN_CHOICES = choicesOf(PRECIPITATIONS, { none: 'Dry' });
const FOG_CHOICES = choicesOf(FOGS, { none: 'Clear' });
const WIND_CHOICES = choicesOf(WINDS, { none: 'Calm' });
const SECONDARY_CHOICES = choicesOf(SECONDARIES, {
  no: 'No',
  front: 'Yes, in the front arc',
  left: 'Yes, to the left',
  right: 'Yes, to the right',
  rear: 'Yes, behind',
});
const SPOTTER_CHOICES = choicesOf(SPOTTERS, {
  no: 'No, direct fire',
  stationary: 'Yes, the spotter stood',
  walk: 'Yes, the spotter walked or cruised',
  run: 'Yes, the spotter ran or flanked',
  jump: 'Yes, the spotter jumped',
  none: 'Yes, with no spotter',
});

/** Locations that the target has. */
const calledChoices = (target: Design | undefined) =>
  choicesOf(
    CALLED.filter((word) => word === 'no' || target?.plan.locations.includes(word) !== false),
    { no: 'No' },
  );

export function BattlefieldCard() {
  const now = situation.value;
  const narrow = useNarrow();
  const { hitLocation, toHit } = rulesetOf(ruleset.value);
  return (
    <section class="card" aria-labelledby="field-title">
      <h2 id="field-title">Range and terrain</h2>
      <div class="fields">
        <Stepper
          label="Range in hexes"
          value={now.range}
          min={1}
          max={60}
          onChange={(range) => change({ range })}
        />
        <Choice
          label="Target stands in"
          value={now.terrain}
          choices={TERRAIN_CHOICES}
          onChange={(terrain) => change({ terrain })}
        />
      </div>
      <div class="disclosures">
        <Disclosure title="Facing and woods" summary={facingWords(now)} open={!narrow}>
          <Segmented
            label="Side of the target that is hit"
            labelled
            name="side"
            choices={SIDES}
            value={now.side}
            onChange={(side) => change({ side })}
          />
          <Segmented
            label="Target’s direction from the attacker’s torso"
            labelled
            name="bearing"
            choices={BEARING_CHOICES}
            value={now.bearing}
            onChange={(bearing) => change({ bearing })}
          />
          <div class="fields">
            <Stepper
              label="Light woods between"
              value={now.lightWoods}
              min={0}
              max={9}
              onChange={(lightWoods) => change({ lightWoods })}
            />
            <Stepper
              label="Heavy woods between"
              value={now.heavyWoods}
              min={0}
              max={9}
              onChange={(heavyWoods) => change({ heavyWoods })}
            />
          </div>
        </Disclosure>
        <Disclosure title="Weather" summary={weatherWords(now)}>
          <div class="fields">
            <Choice
              label="Light"
              value={now.light}
              choices={LIGHT_CHOICES}
              onChange={(light) => change({ light })}
            />
            <Choice
              label="Rain and snow"
              value={now.rain}
              choices={RAIN_CHOICES}
              onChange={(rain) => change({ rain })}
            />
            <Choice label="Fog" value={now.fog} choices={FOG_CHOICES} onChange={(fog) => change({ fog })} />
            <Choice
              label="Wind"
              value={now.wind}
              choices={WIND_CHOICES}
              onChange={(wind) => change({ wind })}
            />
          </div>
        </Disclosure>
        <Disclosure title="Shot" summary={kindWords(now)}>
          <div class="row">
            <Choice
              label="Called shot at"
              value={now.called}
              choices={calledChoices(designIfAny(unitAtHand(now.target)))}
              onChange={(called) => change({ called })}
            />
            <Hint about="called shots">
              {hitLocation.calledShotIsSure
                ? 'In these rules a called shot costs +3 and hits the location it names. If a teammate names it, there is no penalty.'
                : 'By the book you can aim with a targeting computer, or at a target that cannot move. A hit strikes the chosen location on 6 to 8.'}
            </Hint>
          </div>
          {now.called !== 'no' && toHit.teammateCalledShot && (
            <Toggle
              label="A teammate named the location"
              checked={now.teammate}
              onChange={(teammate) => change({ teammate })}
            />
          )}
          <Choice
            label="Secondary target"
            value={now.secondary}
            choices={SECONDARY_CHOICES}
            onChange={(secondary) => change({ secondary })}
          />
          <div class="row">
            <Choice
              label="Indirect fire"
              value={now.spotter}
              choices={SPOTTER_CHOICES}
              onChange={(spotter) => change({ spotter })}
            />
            <Hint about="indirect fire">
              {toHit.spotterMovement.every(Number.isFinite)
                ? 'The spotter’s movement counts like the attacker’s own: +1 for walking, +2 for running, +3 for jumping.'
                : 'In these rules a unit that ran or jumped cannot spot.'}
            </Hint>
          </div>
          {now.spotter !== 'no' && now.spotter !== 'none' && (
            <Toggle
              label="The spotter also attacks"
              checked={now.spotterAttacked}
              onChange={(spotterAttacked) => change({ spotterAttacked })}
            />
          )}
        </Disclosure>
      </div>
    </section>
  );
}

function facingWords({ side, bearing, lightWoods, heavyWoods }: Situation): string {
  const words = [
    `${side} hit`,
    bearing === 'ahead' ? '' : `target ${BEARING_WORDS[bearing].toLowerCase()}`,
    lightWoods + heavyWoods === 0 ? 'no woods' : `woods ${lightWoods} light, ${heavyWoods} heavy`,
  ];
  return words.filter((word) => word !== '').join(', ');
}

function weatherWords({ light, rain, fog, wind }: Situation): string {
  const words = [light === 'day' ? '' : light, rain, fog, wind].filter(
    (word) => word !== '' && word !== 'none',
  );
  return words.length === 0 ? 'clear day' : words.map((word) => titled(word).toLowerCase()).join(', ');
}

function kindWords({ called, secondary, spotter }: Situation): string {
  const words = [
    called === 'no' ? '' : `called: ${titled(called).toLowerCase()}`,
    secondary === 'no' ? '' : 'secondary target',
    spotter === 'no' ? '' : 'indirect',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'ordinary' : words.join(', ');
}
