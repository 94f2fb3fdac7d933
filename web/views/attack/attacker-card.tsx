import { MECH_LOCATIONS } from '../../../src/edge/rules.js';
import { weaponNames } from '../../controls/ability-words.js';
import { Disclosure } from '../../controls/disclosure.js';
import { PilotEditor } from '../../controls/pilot-editor.js';
import { QuirkEditor } from '../../controls/quirk-editor.js';
import { Stepper } from '../../controls/stepper.js';
import { Toggle } from '../../controls/toggle.js';
import { unitAtHand } from '../../units/shelf.js';
import { counted, titled } from '../../words.js';
import { ACTUATORS } from './condition.js';
import { designIfAny } from './design-if-any.js';
import { FighterHead } from './fighter-head.js';
import { pilotWords, quirkWords, SPENT_IN_PLAY } from './fighter-words.js';
import { MoveChoice } from './move-choice.js';
import { allowedSituation, attackersMoves, change, situation } from './situation.js';
import { AS_BUILT, MOST_HEXES, type Situation } from './situation-fields.js';

const ACTUATOR_WORDS = { shoulder: 'shoulder', upper: 'upper arm', lower: 'lower arm' } as const;
const LOSABLE = MECH_LOCATIONS.filter((name) => /arm|left_torso|right_torso/.test(name));
const LOSABLE_WORDS = {
  left_arm: 'left arm',
  right_arm: 'right arm',
  left_torso: 'left torso',
  right_torso: 'right torso',
} as const;

export function AttackerCard() {
  const now = situation.value;
  const unit = unitAtHand(now.attacker);
  const hasArms = designIfAny(unit)?.plan.arms.length !== 0;
  const ownQuirks = [
    ...new Set([...(unit?.quirks ?? []), ...(unit?.equipment.flatMap(({ quirks }) => quirks) ?? [])]),
  ];
  return (
    <section class="card" aria-labelledby="attacker-title">
      <FighterHead
        title="Attacker"
        unit={unit}
        named={now.attacker}
        onChange={(attacker) => change({ attacker, ...AS_BUILT })}
      />
      <MoveChoice
        name="moved"
        value={now.moved}
        moves={attackersMoves.value}
        note={allowedSituation.value.attackerNote}
        onChange={(moved) => change({ moved })}
      />
      <div class="disclosures">
        <Disclosure title="Pilot" summary={pilotWords(now.gunnery, now.piloting, now.abilities)}>
          <PilotEditor
            gunnery={now.gunnery}
            piloting={now.piloting}
            abilities={now.abilities}
            whose="the attacker"
            weapons={weaponNames(unit)}
            opponents={[{ value: 'blue_1', label: now.target }]}
            without={SPENT_IN_PLAY}
            onChange={change}
          />
        </Disclosure>
        <Disclosure title="Quirks" summary={quirkWords(ownQuirks, now.quirksOff, now.quirksOn)}>
          <QuirkEditor
            own={ownQuirks}
            off={now.quirksOff}
            on={now.quirksOn}
            onChange={({ off, on }) => change({ quirksOff: off, quirksOn: on })}
          />
        </Disclosure>
        <Disclosure title="Heat and damage" summary={conditionWords(now)}>
          <div class="fields">
            <Stepper
              label="Hexes run or jumped"
              value={now.moved === 'stationary' ? 0 : now.ownHexes}
              min={0}
              max={attackersMoves.value?.[now.moved] ?? MOST_HEXES}
              disabled={now.moved === 'stationary'}
              note="for charges and the heat of a jump"
              onChange={(ownHexes) => change({ ownHexes })}
            />
            <Stepper label="Heat" value={now.heat} min={0} max={50} onChange={(heat) => change({ heat })} />
            <Stepper
              label="Pilot hits"
              value={now.wounds}
              min={0}
              max={5}
              onChange={(wounds) => change({ wounds })}
            />
            <Stepper
              label="Sensor hits"
              value={now.sensors}
              min={0}
              max={3}
              onChange={(sensors) => change({ sensors })}
            />
          </div>
          <Toggle label="Prone" checked={now.prone} onChange={(prone) => change({ prone })} />
          <Toggle
            label="Spotting for another unit’s indirect fire"
            checked={now.spotting}
            onChange={(spotting) => change({ spotting })}
          />
          {unit?.equipment.some(({ item }) => item?.traits.includes('targeting-computer')) && (
            <Toggle
              label="Targeting computer destroyed"
              checked={now.computerOut}
              onChange={(computerOut) => change({ computerOut })}
            />
          )}
          <Parts
            label="Locations destroyed, with all weapons in them"
            parts={LOSABLE}
            words={LOSABLE_WORDS}
            lost={now.lost}
            onChange={(lost) => change({ lost })}
          />
          {hasArms && (
            <>
              <Parts
                label="Left arm: actuators destroyed"
                parts={ACTUATORS}
                words={ACTUATOR_WORDS}
                lost={now.leftArm}
                onChange={(leftArm) => change({ leftArm })}
              />
              <Parts
                label="Right arm: actuators destroyed"
                parts={ACTUATORS}
                words={ACTUATOR_WORDS}
                lost={now.rightArm}
                onChange={(rightArm) => change({ rightArm })}
              />
            </>
          )}
        </Disclosure>
      </div>
    </section>
  );
}

interface PartsProps<Part extends string> {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly words: Readonly<Record<string, string>>;
  readonly lost: readonly string[];
  readonly onChange: (lost: readonly string[]) => void;
}

/** Toggles for parts that are intact or destroyed. */
function Parts<Part extends string>({ label, parts, words, lost, onChange }: PartsProps<Part>) {
  return (
    <fieldset>
      <legend class="label">{label}</legend>
      <div class="row">
        {parts.map((part) => (
          <Toggle
            key={part}
            label={words[part] ?? titled(part)}
            checked={lost.includes(part)}
            onChange={(gone) => onChange(gone ? [...lost, part] : lost.filter((other) => other !== part))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function conditionWords(now: Situation): string {
  const words = [
    now.heat > 0 ? `heat ${now.heat}` : '',
    now.wounds > 0 ? counted(now.wounds, 'pilot hit') : '',
    now.sensors > 0 ? 'sensors hit' : '',
    now.lost.length > 0 ? 'locations lost' : '',
    now.computerOut ? 'no computer' : '',
    now.leftArm.length + now.rightArm.length > 0 ? 'actuators lost' : '',
    now.prone ? 'prone' : '',
    now.spotting ? 'spotting' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'cool, undamaged' : words.join(', ');
}
