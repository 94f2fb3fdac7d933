import { calculateForceBattleValue } from '../../../../src/battle-value/index.js';
import type { Side } from '../../../../src/simulate/result.js';
import { AbilityPicker } from '../../../controls/ability-picker.js';
import { weaponNames } from '../../../controls/ability-words.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { ForceEditor } from '../../../forces/force-editor.js';
import { unitOf } from '../../../forces/found-unit.js';
import type { Member } from '../../../forces/member.js';
import { NetworkChoice } from '../../../forces/network-choice.js';
import { sendToBattleValue } from '../../../forces/send-force.js';
import { ShareRow } from '../../../forces/share-row.js';
import { ruleset } from '../../../state/address.js';
import type { ShelfUnit } from '../../../units/shelf-unit.js';
import {
  BOTH_SIDES,
  forces,
  games,
  LIMITS,
  opponentsOf,
  ownMap,
  SIDE_NAMES,
  SIDE_SIGNS,
  seed,
  turns,
  withdrawal,
} from './battle-state.js';
import { MapFields } from './map-fields.js';

const onlyMechs = ({ unitType }: ShelfUnit): string | undefined =>
  unitType === 'Mek' ? undefined : 'only ’Mechs fight battles';

/** What a link to this battle does not hold. */
function leftOutOfLink(): string | undefined {
  const damaged = BOTH_SIDES.some((side) =>
    forces[side].value.some(({ condition }) => condition !== undefined),
  );
  if (ownMap.value === undefined) return damaged ? 'Damage is not part of the link.' : undefined;
  return damaged ? 'Neither your map nor damage is part of the link.' : 'Your map is not part of the link.';
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
      <section class="card field-card" aria-label="Field">
        <h2>Field</h2>
        <MapFields />
        <div class="fields">
          <Stepper
            label="Games"
            value={games.value}
            min={LIMITS.games[0]}
            max={LIMITS.games[1]}
            onChange={(value) => {
              games.value = value;
            }}
          />
          <Stepper
            label="Seed"
            value={seed.value}
            min={LIMITS.seed[0]}
            max={LIMITS.seed[1]}
            onChange={(value) => {
              seed.value = value;
            }}
          />
          <Stepper
            label="Turns at most"
            value={turns.value}
            min={LIMITS.turns[0]}
            max={LIMITS.turns[1]}
            onChange={(value) => {
              turns.value = value;
            }}
          />
          <Toggle
            label="Forced withdrawal"
            note="Crippled units leave the map."
            checked={withdrawal.value}
            onChange={(checked) => {
              withdrawal.value = checked;
            }}
          />
        </div>
        <p class="faint">
          {ruleset.value === 'standard'
            ? 'Standard: every missile rolls its own location, and quirks such as Rugged act. Switch to Total Warfare above for the book.'
            : 'Total Warfare: missiles hit in groups, punches and kicks have a table for each side, and some quirks have no effect.'}
        </p>
        <ShareRow
          members={BOTH_SIDES.flatMap((side) => forces[side].value)}
          {...(leftOut !== undefined && { more: leftOut })}
        />
        <button
          type="button"
          class="button"
          onClick={() => sendToBattleValue(forces.red.value, forces.blue.value)}
        >
          Compare the Battle Values
        </button>
      </section>
    </div>
  );
}

function SideCard({ side }: { readonly side: Side }) {
  const members = forces[side].value;
  const opponents = opponentsOf(side);
  return (
    <section class={`card side-card ${side}`} aria-label={SIDE_NAMES[side]}>
      <div class="card-head">
        <h2>
          <span class="side-sign" aria-hidden="true">
            {SIDE_SIGNS[side]}
          </span>{' '}
          {SIDE_NAMES[side]}
        </h2>
        <span class="faint numbers">{worthWords(members)}</span>
      </div>
      <ForceEditor
        title={SIDE_NAMES[side]}
        members={members}
        refuse={onlyMechs}
        keepsDamage
        onChange={(next) => {
          forces[side].value = next;
        }}
        more={(member, place, change) => (
          <>
            <NetworkChoice member={member} change={change} none="with all that name none">
              Who is in one network fires at the range of the one nearest to the target.
            </NetworkChoice>
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
    </section>
  );
}

function worthWords(members: readonly Member[]): string {
  const counted = members.flatMap((member) => {
    const unit = unitOf(member);
    if (unit === undefined) return [];
    const { gunnery, piloting, network } = member;
    // In a battle those that name no network are one, too.
    return [{ unit, gunnery, piloting, network: network === '' ? 'unnamed' : network }];
  });
  const { battleValue } = calculateForceBattleValue(counted, { ruleset: ruleset.value });
  return `Battle Value ${battleValue.toLocaleString('en')}`;
}
