import { AbilityPicker } from '../../../controls/ability-picker.js';
import { weaponNames } from '../../../controls/ability-words.js';
import { Button } from '../../../controls/button.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { DropZone } from '../../../controls/drop-zone.js';
import { setter } from '../../../controls/setter.js';
import { SideMark } from '../../../controls/side-mark.js';
import { ForceEditor } from '../../../forces/force-editor.js';
import { worthOf } from '../../../forces/force-worth.js';
import { unitOf } from '../../../forces/found-unit.js';
import { NetworkChoice } from '../../../forces/network-choice.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../../forces/sides.js';
import { ruleset } from '../../../state/address.js';
import { refuseAsFighter } from '../../../units/fighting-unit.js';
import { grouped, RULESET_WORDS } from '../../../words.js';
import { OpenGameFile } from '../game/game-file.js';
import { setup, sides, startGame } from './setup-state.js';

/** Chooses the units of the game. */
export function StartPage() {
  const ready = setup.value;
  const problem = 'problem' in ready ? ready.problem : undefined;
  return (
    <div class="sheets-start">
      <section class="card" aria-labelledby="start-title">
        <h2 id="start-title">A game at the table</h2>
        <p>
          Live record sheets for both sides. Keep track by hand, or let TarComp work out the turn: it knows
          the target numbers, odds and heat, and follows every hit to the sheet. Roll your own dice and type
          what fell, or tap to roll. Every step can be undone.
        </p>
        <div class="row">
          <Button
            look="main"
            disabled={problem !== undefined}
            onClick={() => {
              if (!('problem' in ready)) void startGame(ready);
            }}
          >
            Start the game
          </Button>
          <OpenGameFile />
          <span class="faint">{RULESET_WORDS[ruleset.value]} rules, for the whole game</span>
        </div>
        {problem !== undefined && <p class="notice">{problem}</p>}
      </section>
      <div class="sheets-sides">
        {BOTH_SIDES.map((side) => (
          <section key={side} class={`card side-card ${side}`} aria-labelledby={`start-${side}`}>
            <div class="card-head">
              <h2 id={`start-${side}`}>
                <SideMark side={side} />
                {SIDE_NAMES[side]}
              </h2>
              <span class="faint numbers">
                Battle Value {grouped(worthOf(sides[side].value, ruleset.value).battleValue)}
              </span>
            </div>
            <ForceEditor
              title={SIDE_NAMES[side]}
              members={sides[side].value}
              refuse={refuseAsFighter}
              keepsDamage
              onChange={setter(sides[side])}
              more={(member, place, change) => (
                <>
                  <NetworkChoice member={member} change={change} />
                  <Disclosure title="Abilities" summary={String(member.abilities.length)}>
                    <AbilityPicker
                      value={member.abilities}
                      whose={`${SIDE_NAMES[side]} ${place + 1}`}
                      weapons={weaponNames(unitOf(member))}
                      opponents={[]}
                      onChange={(abilities) => change({ ...member, abilities })}
                    />
                  </Disclosure>
                </>
              )}
            />
          </section>
        ))}
      </div>
      <DropZone />
    </div>
  );
}
