import type { CauseOfLoss, Combatant } from '../../../../src/edge/battle.js';
import { CONSCIOUSNESS_TABLE, DEADLY_WOUNDS } from '../../../../src/edge/rules.js';
import { abilityName } from '../../../controls/ability-words.js';
import { Adder } from '../../../controls/adder.js';
import { Button } from '../../../controls/button.js';
import { act } from '../game/table.js';

const HITS = Array.from({ length: DEADLY_WOUNDS }, (_, index) => index + 1);

/** The pilot or crew, with the hits so far. */
export function Warrior({ unit }: { readonly unit: Combatant }) {
  const { pilot, wounds } = unit;
  const { skill, pilotHits } = unit.design.kind.sheet;
  return (
    <section class="sheet-part" aria-label={pilotHits ? 'Warrior' : 'Crew'}>
      <h3>
        {pilotHits ? 'Warrior' : 'Crew'} {pilot.name !== '' && <span class="warrior-name">{pilot.name}</span>}
      </h3>
      <dl class="sheet-figures numbers">
        <div>
          <dt>Gunnery</dt>
          <dd>{pilot.gunnery}</dd>
        </div>
        <div>
          <dt>{skill}</dt>
          <dd>{pilot.piloting}</dd>
        </div>
        {unit.edge.remainingPoints > 0 && (
          <div>
            <dt>Edge</dt>
            <dd>{unit.edge.remainingPoints}</dd>
          </div>
        )}
      </dl>
      {pilot.abilities.length > 0 && (
        <p class="faint">{pilot.abilities.map((id) => abilityName(id)).join(', ')}</p>
      )}
      {pilotHits && <HitTrack unit={unit} wounds={wounds} />}
    </section>
  );
}

/** Tapping the last hit removes it. */
const HitTrack = ({ unit, wounds }: { readonly unit: Combatant; readonly wounds: number }) => (
  <fieldset class="hit-track">
    <legend class="label">Hits, and the roll to stay conscious</legend>
    {HITS.map((hit) => {
      const number = CONSCIOUSNESS_TABLE[hit - 1];
      const words = number === undefined ? 'dead' : `${number}+`;
      return (
        <button
          key={hit}
          type="button"
          class="hit-box numbers"
          aria-pressed={wounds >= hit}
          onClick={() => act({ do: 'correct', unit: unit.index, wounds: wounds === hit ? hit - 1 : hit })}
        >
          <span class="unseen">{`Hit ${hit}: ${words}`}</span>
          <b aria-hidden="true">{hit}</b>
          <small class="hit-words" aria-hidden="true">
            {words}
          </small>
        </button>
      );
    })}
  </fieldset>
);

export const LOSSES: Readonly<Record<CauseOfLoss, string>> = {
  'head-destroyed': 'Head destroyed',
  'center-torso-destroyed': 'Center torso destroyed',
  'engine-destroyed': 'Engine destroyed',
  'pilot-killed': 'Pilot killed',
  'cockpit-hit': 'Cockpit hit',
  'ammunition-explosion': 'Ammunition explosion',
  'nowhere-to-go': 'Nowhere to go',
  withdrawn: 'Withdrawn',
  'torso-destroyed': 'Torso destroyed',
  'hull-destroyed': 'Hull destroyed',
  'crew-killed': 'Crew killed',
  'fuel-explosion': 'Fuel explosion',
  'turret-blown-off': 'Turret blown off',
  sunk: 'Sunk',
  'hull-breached': 'Hull breached',
  crashed: 'Crashed',
  'wiped-out': 'Wiped out',
};
const CAUSES = Object.keys(LOSSES) as CauseOfLoss[];

/** Conditions to note beside the sheet. */
export function UnitState({ unit }: { readonly unit: Combatant }) {
  const { index, design } = unit;
  const switches = [
    ...(design.falls ? [{ label: 'Prone', field: 'prone', on: unit.prone } as const] : []),
    ...(design.tracksHeat ? [{ label: 'Shut down', field: 'shutDown', on: unit.shutDown } as const] : []),
    { label: 'Stuck', field: 'stuck', on: unit.stuck } as const,
  ];
  return (
    <section class="sheet-part unit-state" aria-label="State">
      <h3>State</h3>
      <div class="row">
        {switches.map(({ label, field, on }) => (
          <Button
            key={field}
            look="press"
            aria-pressed={on}
            onClick={() => act({ do: 'correct', unit: index, [field]: !on })}
          >
            {label}
          </Button>
        ))}
        {design.kind.sheet.pilotHits && (
          <Button
            look="press"
            aria-pressed={!unit.conscious}
            disabled={unit.pilotDead}
            onClick={() => act({ do: 'correct', unit: index, conscious: !unit.conscious })}
          >
            Unconscious
          </Button>
        )}
        {unit.lost !== undefined && (
          <Button onClick={() => act({ do: 'correct', unit: index, lost: null })}>
            Back in the game ({LOSSES[unit.lost].toLowerCase()})
          </Button>
        )}
      </div>
      {unit.lost === undefined && (
        <Adder
          label="Out of the game"
          prompt="Why …"
          action="Mark it"
          choices={CAUSES.map((value) => ({ value, label: LOSSES[value] }))}
          onAdd={(value) => {
            const cause = CAUSES.find((known) => known === value);
            if (cause !== undefined) act({ do: 'correct', unit: index, lost: cause });
          }}
        />
      )}
    </section>
  );
}
