import { useId } from 'preact/hooks';
import { Choice } from '../../../controls/choice.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { Hint } from '../../../controls/hint.js';
import { Stepper } from '../../../controls/stepper.js';
import { byLastChange } from '../../../forces/force.js';
import { keptForces } from '../../../forces/kept-forces.js';
import { MOST_UNITS } from '../../../state/written-address.js';
import { NumberField } from '../number-field.js';
import { LIMITS, type MusterOrder, type Range } from './muster-order.js';
import { changeOrder, order } from './muster-state.js';

/** The fields for the wanted force. */
export function MusterFields() {
  const { budget, tolerance, count, gunnery, piloting, seed, against, candidates, games } = order.value;
  return (
    <>
      <div class="fields muster-fields">
        <NumberField
          label="Budget"
          value={budget}
          min={LIMITS.budget[0]}
          max={LIMITS.budget[1]}
          onChange={(value = budget) => changeOrder({ budget: value })}
        />
        <RangeFields label="Units" limits={LIMITS.count} value={count} field="count" />
        <RangeFields label="Gunnery" limits={LIMITS.skill} value={gunnery} field="gunnery" />
        <RangeFields label="Piloting" limits={LIMITS.skill} value={piloting} field="piloting" />
      </div>
      <QueryField />
      <Against />
      <Disclosure title="More" summary={moreWords(order.value)}>
        <div class="fields">
          <Stepper
            label="Seed"
            note="The same seed draws the same forces."
            value={seed}
            min={LIMITS.seed[0]}
            max={LIMITS.seed[1]}
            onChange={(value) => changeOrder({ seed: value })}
          />
          <NumberField
            label="Points that may be left over"
            placeholder="2 %"
            value={tolerance}
            min={LIMITS.tolerance[0]}
            max={LIMITS.tolerance[1]}
            onChange={(value) => changeOrder({ tolerance: value })}
          />
          {against !== undefined && (
            <>
              <Stepper
                label="Candidates"
                value={candidates}
                min={LIMITS.candidates[0]}
                max={LIMITS.candidates[1]}
                onChange={(value) => changeOrder({ candidates: value })}
              />
              <Stepper
                label="Games of the best"
                value={games}
                min={LIMITS.games[0]}
                max={LIMITS.games[1]}
                onChange={(value) => changeOrder({ games: value })}
              />
            </>
          )}
        </div>
      </Disclosure>
    </>
  );
}

const moreWords = ({ seed, against, candidates, games }: MusterOrder): string =>
  `seed ${seed}${against === undefined ? '' : `, ${candidates} candidates, ${games} games`}`;

interface RangeFieldsProps {
  readonly label: string;
  readonly limits: readonly [number, number];
  readonly value: Range;
  readonly field: 'count' | 'gunnery' | 'piloting';
}

/** Moving one end past the other moves both. */
function RangeFields({ label, limits: [min, max], value: [least, most], field }: RangeFieldsProps) {
  const set = (range: Range) => changeOrder({ [field]: range });
  return (
    <div class="range-fields">
      <Stepper
        label={`${label} from`}
        value={least}
        min={min}
        max={max}
        onChange={(value) => set([value, Math.max(value, most)])}
      />
      <Stepper
        label={`${label} to`}
        value={most}
        min={min}
        max={max}
        onChange={(value) => set([Math.min(value, least), value])}
      />
    </div>
  );
}

function QueryField() {
  const id = useId();
  return (
    <div class="field">
      <div class="row">
        <label class="label" for={id}>
          Units to draw from
        </label>
        <Hint about="the query">
          Conditions as in the Units view: <code>kind=mek tech=clan year&lt;=3060</code>,{' '}
          <code>kind=tank,infantry</code>, <code>role=Sniper,Brawler rules&lt;=2</code>,{' '}
          <code>has=&quot;ER PPC&quot;:&gt;=2</code>. Empty means all units.
        </Hint>
      </div>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={order.value.query}
        onChange={(event) => changeOrder({ query: event.currentTarget.value.trim() })}
      />
    </div>
  );
}

const NOBODY = '';
const FROM_LINK = 'link';

/** The force that the candidates play against, if any: one of those on this device. */
function Against() {
  const { against } = order.value;
  const forces = (keptForces.listing.value?.values ?? [])
    .filter(({ members }) => members.length > 0)
    .sort(byLastChange);
  const chosen = forces.find((force) => force.name === against?.name && sameMembers(force.members, against));
  const choose = (value: string) => {
    const force = forces.find(({ id }) => id === value);
    if (force !== undefined)
      changeOrder({ against: { name: force.name, members: force.members.slice(0, MOST_UNITS) } });
    else if (value === NOBODY) changeOrder({ against: undefined });
  };
  return (
    <div class="against">
      <Choice
        label="Against"
        value={against === undefined ? NOBODY : (chosen?.id ?? FROM_LINK)}
        choices={[
          { value: NOBODY, label: 'nobody: draw one force' },
          ...(against !== undefined && chosen === undefined
            ? [{ value: FROM_LINK, label: `${against.name} (as in the address)` }]
            : []),
          ...forces.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
      />
      <p class="faint">
        {against === undefined
          ? 'Choose one of your forces to draw several candidates and rank them by how often they beat it.'
          : 'Several forces are drawn and played against it. The stronger half plays on, until the best have played all games.'}
      </p>
    </div>
  );
}

const sameMembers = (members: readonly unknown[], against: MusterOrder['against']): boolean =>
  JSON.stringify(members.slice(0, MOST_UNITS)) === JSON.stringify(against?.members);
