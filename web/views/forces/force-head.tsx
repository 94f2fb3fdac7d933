import { Button } from '../../controls/button.js';
import { ByRules } from '../../controls/by-rules.js';
import { changeForce, setBudget } from '../../forces/change-force.js';
import { type Force, LONGEST_NAME, MOST_BUDGET } from '../../forces/force.js';
import type { ForceWorth } from '../../forces/force-worth.js';
import { forceWorthElsewhere } from '../../forces/worth-elsewhere.js';
import { openViewWith } from '../../state/address.js';
import { grouped } from '../../words.js';
import { NumberField } from './number-field.js';
import { TextField } from './text-field.js';

interface ForceHeadProps {
  readonly force: Force;
  readonly worth: ForceWorth;
}

/** The name of a force, its value, and what is left of its budget. */
export function ForceHead({ force, worth }: ForceHeadProps) {
  return (
    <>
      <div class="force-head">
        <TextField
          class="force-name"
          label="Name of the force"
          value={force.name}
          longest={LONGEST_NAME}
          onChange={(name) => changeForce(force.id, { name: name === '' ? 'A force without a name' : name })}
        />
        <p class="force-total numbers" role="status">
          <strong>
            <ByRules here={grouped(worth.battleValue)} others={forceWorthElsewhere(force.members)} />
          </strong>{' '}
          Battle Value
        </p>
      </div>
      <Budget force={force} worth={worth} />
    </>
  );
}

function Budget({ force, worth }: ForceHeadProps) {
  const { budget } = force;
  const left = budget === undefined ? 0 : budget - worth.battleValue;
  return (
    <div class="budget">
      <NumberField
        label="Budget"
        placeholder="none"
        value={budget}
        min={0}
        max={MOST_BUDGET}
        onChange={(points) => setBudget(force.id, points === 0 ? undefined : points)}
      />
      {budget !== undefined && (
        <div class="budget-left" data-over={left < 0}>
          <p role="status">
            {left === 0
              ? 'Spent to the point.'
              : left > 0
                ? `${grouped(left)} left`
                : `${grouped(-left)} over the budget`}
          </p>
          <progress
            max={budget}
            value={Math.min(budget, worth.battleValue)}
            aria-label="Spent of the budget"
          />
        </div>
      )}
      {budget !== undefined && left > 0 && (
        <Button onClick={() => openViewWith('units', new URLSearchParams({ q: `bv<=${left}`, unit: '' }))}>
          Find units that fit
        </Button>
      )}
    </div>
  );
}
