import type { Combatant } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Stepper } from '../../../controls/stepper.js';
import { act } from '../game/table.js';

/** Damage that only this kind of unit takes: motive system, crew, turrets … */
export function Marks({ unit }: { readonly unit: Combatant }) {
  const marks = unit.design.kind.sheet.marksOf(unit);
  if (marks.length === 0) return null;
  const write = (id: string, value: number) => act({ do: 'correct', unit: unit.index, mark: { id, value } });
  return (
    <section class="sheet-part marks" aria-label="Special damage">
      <h3>Other damage</h3>
      <div class="row">
        {marks
          .filter(({ most }) => most === 1)
          .map(({ id, words, value }) => (
            <Button
              key={id}
              look="press"
              aria-pressed={value > 0}
              onClick={() => write(id, value > 0 ? 0 : 1)}
            >
              {words}
            </Button>
          ))}
      </div>
      <div class="bins">
        {marks
          .filter(({ most }) => most > 1)
          .map(({ id, words, value, most }) => (
            <Stepper
              key={id}
              label={words}
              value={value}
              min={0}
              max={most}
              onChange={(next) => write(id, next)}
            />
          ))}
      </div>
    </section>
  );
}
