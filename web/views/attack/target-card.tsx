import { calculateTMM } from '../../../src/rules/to-hit/index.js';
import { Disclosure } from '../../controls/disclosure.js';
import { PilotEditor } from '../../controls/pilot-editor.js';
import { QuirkEditor } from '../../controls/quirk-editor.js';
import { Segmented } from '../../controls/segmented.js';
import { Stepper } from '../../controls/stepper.js';
import { Toggle } from '../../controls/toggle.js';
import { UnitPicker } from '../../controls/unit-picker.js';
import { unitNamed } from '../../units/shelf.js';
import { signed } from '../../words.js';
import { pilotWords, quirkWords } from './attacker-card.js';
import { refuseAsFighter } from './duel.js';
import { MOVED } from './labels.js';
import { change, type Situation, situation } from './situation.js';

export function TargetCard() {
  const now = situation.value;
  const unit = unitNamed(now.target)?.load();
  const still = now.targetMoved === 'stationary';
  return (
    <section class="card" aria-labelledby="target-title">
      <div class="card-head">
        <h2 id="target-title">Target</h2>
        {unit !== undefined && (
          <span class="faint numbers">
            {unit.tonnage} t · {unit.walk}/{unit.run}/{unit.jump} MP
          </span>
        )}
      </div>
      <UnitPicker
        label="Unit"
        value={now.target}
        onChange={(target) => change({ target, targetQuirksOff: [], targetQuirksOn: [] })}
        refuse={refuseAsFighter}
      />
      <Segmented
        label="Moved"
        labelled
        name="target-moved"
        choices={MOVED}
        value={now.targetMoved}
        onChange={(targetMoved) => change({ targetMoved })}
      />
      <div class="fields">
        <Stepper
          label="Hexes moved"
          value={still ? 0 : now.hexes}
          min={0}
          max={30}
          disabled={still}
          onChange={(hexes) => change({ hexes })}
          note={`${signed(calculateTMM(now.targetMoved, still ? 0 : now.hexes).value)} to hit it`}
        />
        <div class="toggles">
          <Toggle label="Partial cover" checked={now.cover} onChange={(cover) => change({ cover })} />
          <Toggle
            label="Prone"
            checked={now.targetProne}
            onChange={(targetProne) => change({ targetProne })}
          />
          <Toggle label="Immobile" checked={now.immobile} onChange={(immobile) => change({ immobile })} />
        </div>
      </div>
      <Disclosure title="Pilot" summary={pilotWords(undefined, now.targetPiloting, now.targetAbilities)}>
        <PilotEditor
          piloting={now.targetPiloting}
          abilities={now.targetAbilities}
          weapons={[]}
          onChange={({ piloting, abilities }) =>
            change({
              ...(piloting !== undefined && { targetPiloting: piloting }),
              ...(abilities !== undefined && { targetAbilities: abilities }),
            })
          }
        />
      </Disclosure>
      <Disclosure
        title="Quirks"
        summary={quirkWords(unit?.quirks.length ?? 0, now.targetQuirksOff.length, now.targetQuirksOn.length)}
      >
        <QuirkEditor
          own={unit?.quirks ?? []}
          off={now.targetQuirksOff}
          on={now.targetQuirksOn}
          onChange={({ off, on }) => change({ targetQuirksOff: off, targetQuirksOn: on })}
        />
      </Disclosure>
      <Disclosure title="Further state" summary={stateWords(now)}>
        <Stepper
          label="Heat"
          value={now.targetHeat}
          min={0}
          max={50}
          onChange={(targetHeat) => change({ targetHeat })}
        />
        <div class="row">
          <Toggle label="Bogged down" checked={now.stuck} onChange={(stuck) => change({ stuck })} />
          <Toggle label="Skidded" checked={now.skidded} onChange={(skidded) => change({ skidded })} />
          <Toggle label="Dodging" checked={now.dodging} onChange={(dodging) => change({ dodging })} />
          <Toggle label="Marked by TAG" checked={now.tagged} onChange={(tagged) => change({ tagged })} />
          <Toggle label="Stealth at work" checked={now.stealth} onChange={(stealth) => change({ stealth })} />
        </div>
      </Disclosure>
    </section>
  );
}

function stateWords(now: Situation): string {
  const words = [
    now.targetHeat > 0 ? `heat ${now.targetHeat}` : '',
    now.stuck ? 'bogged down' : '',
    now.skidded ? 'skidded' : '',
    now.dodging ? 'dodging' : '',
    now.tagged ? 'marked' : '',
    now.stealth ? 'stealth' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'nothing special' : words.join(', ');
}
