import { calculateTMM } from '../../../src/edge/rules.js';
import { weaponNames } from '../../controls/ability-words.js';
import { Disclosure } from '../../controls/disclosure.js';
import { PilotEditor } from '../../controls/pilot-editor.js';
import { QuirkEditor } from '../../controls/quirk-editor.js';
import { Stepper } from '../../controls/stepper.js';
import { Toggle } from '../../controls/toggle.js';
import { unitAtHand } from '../../units/shelf.js';
import { signed } from '../../words.js';
import { DamageEditor, damageWords } from './damage-editor.js';
import { designIfAny } from './design-if-any.js';
import { FighterHead } from './fighter-head.js';
import { pilotWords, quirkWords, SPENT_IN_PLAY } from './fighter-words.js';
import { MoveChoice } from './move-choice.js';
import { allowedSituation, change, situation, targetsMoves } from './situation.js';
import { IN_SIGHT, MOST_HEXES, type Situation, UNHURT } from './situation-fields.js';

export function TargetCard() {
  const now = situation.value;
  const unit = unitAtHand(now.target);
  const design = designIfAny(unit);
  const still = now.targetMoved === 'stationary';
  return (
    <section class="card" aria-labelledby="target-title">
      <FighterHead
        title="Target"
        unit={unit}
        named={now.target}
        onChange={(target) =>
          change({ target, targetQuirksOff: [], targetQuirksOn: [], ...IN_SIGHT, ...UNHURT })
        }
      />
      <MoveChoice
        name="target-moved"
        value={now.targetMoved}
        moves={targetsMoves.value}
        note={allowedSituation.value.targetNote}
        onChange={(targetMoved) => change({ targetMoved })}
      />
      <div class="fields">
        <Stepper
          label="Hexes moved"
          value={still ? 0 : now.hexes}
          min={0}
          max={still ? 0 : (targetsMoves.value?.[now.targetMoved] ?? MOST_HEXES)}
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
      <div class="disclosures">
        <Disclosure title="Pilot" summary={pilotWords(undefined, now.targetPiloting, now.targetAbilities)}>
          <PilotEditor
            piloting={now.targetPiloting}
            abilities={now.targetAbilities}
            whose="the target"
            weapons={weaponNames(unit)}
            opponents={[{ value: 'red_1', label: now.attacker }]}
            without={SPENT_IN_PLAY}
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
          summary={quirkWords(unit?.quirks ?? [], now.targetQuirksOff, now.targetQuirksOn)}
        >
          <QuirkEditor
            own={unit?.quirks ?? []}
            off={now.targetQuirksOff}
            on={now.targetQuirksOn}
            onChange={({ off, on }) => change({ targetQuirksOff: off, targetQuirksOn: on })}
          />
        </Disclosure>
        {design !== undefined && (
          <Disclosure title="Damage" summary={damageWords(design, now)}>
            <DamageEditor design={design} now={now} />
          </Disclosure>
        )}
        <Disclosure title="More" summary={stateWords(now)}>
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
            <Toggle label="Lit by TAG" checked={now.tagged} onChange={(tagged) => change({ tagged })} />
            <Toggle
              label="Narc beacon attached"
              checked={now.narced}
              onChange={(narced) => change({ narced })}
            />
            <Toggle
              label="iNarc homing pod attached"
              checked={now.homing}
              onChange={(homing) => change({ homing })}
            />
            <Toggle
              label="Stealth armor on"
              checked={now.stealth}
              onChange={(stealth) => change({ stealth })}
            />
            <Toggle
              label="Void signature on"
              checked={now.voidSignature}
              onChange={(voidSignature) => change({ voidSignature })}
            />
            <Toggle
              label="Chameleon shield on"
              checked={now.chameleon}
              onChange={(chameleon) => change({ chameleon })}
            />
          </div>
        </Disclosure>
      </div>
    </section>
  );
}

function stateWords(now: Situation): string {
  const words = [
    now.targetHeat > 0 ? `heat ${now.targetHeat}` : '',
    now.stuck ? 'bogged down' : '',
    now.skidded ? 'skidded' : '',
    now.dodging ? 'dodging' : '',
    now.tagged ? 'TAG' : '',
    now.narced || now.homing ? 'beacon' : '',
    now.stealth || now.voidSignature || now.chameleon ? 'hidden' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'nothing else' : words.join(', ');
}
