import { type Combatant, type Stage, slotName } from '../../../../src/edge/battle.js';
import { titled } from '../../../words.js';
import type { OpenLocation } from './location-dialog.js';

interface CriticalTableProps {
  readonly stage: Stage;
  readonly unit: Combatant;
  readonly onOpen: (place: OpenLocation) => void;
}

/** Left, middle and right, as on a record sheet. */
const COLUMNS = [-1, 0, 1] as const;

export const isHit = ({ hitSlots }: Combatant, location: number, slot: number): boolean =>
  ((hitSlots[location] as number) & (1 << slot)) !== 0;

/** Slots in a group for one die. */
const IN_BLOCK = 6;

/** A line of the table: one slot, or several empty ones in a row. */
interface Line {
  readonly first: number;
  readonly last: number;
}

function linesOf(slots: Combatant['design']['slots'][number]): readonly Line[] {
  const lines: Line[] = [];
  for (const [slot, { fixture }] of slots.entries()) {
    const before = lines.at(-1);
    const joins =
      fixture < 0 && slot % IN_BLOCK !== 0 && before !== undefined && slots[before.last]?.fixture === -1;
    if (joins) lines[lines.length - 1] = { first: before.first, last: slot };
    else lines.push({ first: slot, last: slot });
  }
  return lines;
}

/** Arms on top, legs at the bottom. */
const rank = ({ plan }: Combatant, location: number): number => {
  if (location === plan.head || plan.isArm[location] === 1) return 0;
  return plan.isLeg[location] === 1 ? 2 : 1;
};

/** Hits on engine, gyro, sensors and life support. */
function SystemTracks({ unit }: { readonly unit: Combatant }) {
  const systems = unit.design.kind.sheet.systemsOf(unit);
  if (systems.length === 0) return null;
  return (
    <ul class="system-tracks">
      {systems.map(({ words, hits, most }) => (
        <li key={words} data-hit={hits > 0}>
          <span class="unseen">{`${words}: ${hits} of ${most} hits`}</span>
          <span aria-hidden="true">
            {words}{' '}
            <span class="system-hits">
              {'●'.repeat(Math.min(hits, most))}
              {'○'.repeat(Math.max(0, most - hits))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All critical slots, with hits struck out. */
export function CriticalTable({ stage, unit, onOpen }: CriticalTableProps) {
  const { plan, design } = unit;
  if (design.slots.every((slots) => slots.length === 0)) return null;
  const inOrder = [...plan.locations.keys()].sort((one, other) => rank(unit, one) - rank(unit, other));
  return (
    <section class="sheet-part critical-table" aria-label="Critical table">
      <h3>Critical table</h3>
      <SystemTracks unit={unit} />
      <div class="critical-columns">
        {COLUMNS.map((side) => (
          <div key={side}>
            {inOrder.map((location) => {
              const name = plan.locations[location];
              const slots = design.slots[location] ?? [];
              if (name === undefined || plan.side[location] !== side || slots.length === 0) return null;
              const hits = slots.filter((_, slot) => isHit(unit, location, slot)).length;
              const words = titled(plan.words[location] ?? name);
              return (
                <button
                  key={name}
                  type="button"
                  class="critical-block"
                  onClick={() => onOpen({ location, rear: false })}
                >
                  <span class="unseen">{`${words}: critical slots, ${hits} hit`}</span>
                  <strong aria-hidden="true">{words}</strong>
                  {linesOf(slots).map(({ first, last }) => (
                    <span
                      key={first}
                      class="critical-slot"
                      aria-hidden="true"
                      data-hit={isHit(unit, location, first)}
                      data-idle={!slots[first]?.hittable}
                      data-second={first === IN_BLOCK}
                    >
                      <small class="critical-number numbers">
                        {(first % IN_BLOCK) + 1}
                        {last > first && `–${(last % IN_BLOCK) + 1}`}
                      </small>
                      {(slots[first]?.fixture ?? -1) < 0
                        ? '–'
                        : titled(slotName(stage, unit.index, name, first))}
                    </span>
                  ))}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
