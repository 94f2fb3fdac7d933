import { rulesetOf } from '../../../../src/edge/rules.js';
import type { Side } from '../../../../src/edge/simulate.js';
import { AbilityPicker } from '../../../controls/ability-picker.js';
import { weaponNames } from '../../../controls/ability-words.js';
import { Button } from '../../../controls/button.js';
import { setter } from '../../../controls/setter.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { ForceEditor } from '../../../forces/force-editor.js';
import { worthOf } from '../../../forces/force-worth.js';
import { unitOf } from '../../../forces/found-unit.js';
import type { Member } from '../../../forces/member.js';
import { NetworkChoice } from '../../../forces/network-choice.js';
import { sendToBattleValue, sendToSheets } from '../../../forces/send-force.js';
import { ShareRow } from '../../../forces/share-row.js';
import { BOTH_SIDES, SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { openViewWith, ruleset } from '../../../state/address.js';
import { refuseAsFighter } from '../../../units/fighting-unit.js';
import { counted, grouped, RULESETS_IN_WORDS } from '../../../words.js';
import { writeForcesAndField } from './battle-address.js';
import {
  forces,
  games,
  height,
  LIMITS,
  landscape,
  opponentsOf,
  ownMap,
  seed,
  teammates,
  width,
} from './battle-state.js';
import { FoldingCard } from './folding-card.js';
import { forceWords } from './force-words.js';
import { EndFields, SeedField } from './limit-fields.js';
import { MapFields } from './map-fields.js';
import { mapWords } from './map-words.js';

/** Says what a link to this battle leaves out. */
function leftOutOfLink(): string | undefined {
  const damaged = BOTH_SIDES.some((side) =>
    forces[side].value.some(({ condition }) => condition !== undefined),
  );
  if (ownMap.value === undefined) return damaged ? 'The link leaves out damage.' : undefined;
  return damaged ? 'The link leaves out damage and your map.' : 'The link leaves out your map.';
}

export function SetupPanel() {
  const leftOut = leftOutOfLink();
  return (
    <div class="setup">
      <div class="sides">
        {BOTH_SIDES.map((side) => (
          <SideCard key={side} side={side} />
        ))}
      </div>
      <FoldingCard title="Field" class="field-card" summary={fieldWords()}>
        <MapFields />
        <div class="fields">
          <Stepper
            label="Games"
            value={games.value}
            min={LIMITS.games[0]}
            max={LIMITS.games[1]}
            onChange={setter(games)}
          />
          <SeedField />
          <EndFields />
          <Toggle
            label="Teammate-called shots"
            note={
              rulesetOf(ruleset.value).toHit.teammateCalledShot
                ? 'A teammate who sees the target may name the location that a shot hits, without a penalty. The bots name the head.'
                : 'These rules do not have them.'
            }
            checked={teammates.value}
            onChange={setter(teammates)}
          />
        </div>
        <p class="faint">{RULESETS_IN_WORDS[ruleset.value].inBattle}</p>
        <ShareRow
          members={BOTH_SIDES.flatMap((side) => forces[side].value)}
          {...(leftOut !== undefined && { more: leftOut })}
        />
        <Button onClick={() => sendToBattleValue(forces.red.value, forces.blue.value)}>
          Compare the Battle Values
        </Button>
        <Button onClick={() => sendToSheets({ red: forces.red.value, blue: forces.blue.value })}>
          Play it at the table, on record sheets
        </Button>
        <Button onClick={() => openViewWith('play', writeForcesAndField())}>Play it on the map</Button>
      </FoldingCard>
    </div>
  );
}

const fieldWords = (): string => {
  const map = ownMap.value ?? { landscape: landscape.value, width: width.value, height: height.value };
  return `${mapWords(map)}; ${counted(games.value, 'game')}, seed ${seed.value}`;
};

/** The editor for the force of one side. */
export function SideCard({ side }: { readonly side: Side }) {
  const members = forces[side].value;
  const opponents = opponentsOf(side);
  return (
    <FoldingCard
      title={SIDE_NAMES[side]}
      sign={SIDE_SIGNS[side]}
      class={`side-card ${side}`}
      aside={worthWords(members)}
      summary={forceWords(members)}
    >
      <ForceEditor
        title={SIDE_NAMES[side]}
        members={members}
        refuse={refuseAsFighter}
        keepsDamage
        onChange={setter(forces[side])}
        more={(member, place, change) => (
          <>
            <NetworkChoice member={member} change={change} />
            <AbilityPicker
              value={member.abilities}
              whose={`${SIDE_NAMES[side]} ${place + 1}`}
              weapons={weaponNames(unitOf(member))}
              opponents={opponents}
              onChange={(abilities) => change({ ...member, abilities })}
            />
          </>
        )}
      />
    </FoldingCard>
  );
}

function worthWords(members: readonly Member[]): string {
  return `Battle Value ${grouped(worthOf(members, ruleset.value).battleValue)}`;
}
