import { useEffect, useRef, useState } from 'preact/hooks';
import { type Combatant, type Stage, slotName } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Stepper } from '../../../controls/stepper.js';
import { titled } from '../../../words.js';
import { act } from '../game/table.js';
import { isHit } from './critical-table.js';

/** The tapped location of a unit. */
export interface OpenLocation {
  readonly location: number;
  readonly rear: boolean;
}

interface LocationDialogProps extends OpenLocation {
  readonly stage: Stage;
  readonly unit: Combatant;
  readonly onClose: () => void;
}

const AMOUNTS = [1, 2, 3, 5, 10, 15, 20] as const;
const MOST = 200;

/** Edits damage and critical hits of one location. Damage beyond the armor goes on to the structure. */
export function LocationDialog({ stage, unit, location, rear: asRear, onClose }: LocationDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [rear, setRear] = useState(asRear);
  const [typed, setTyped] = useState(5);
  useEffect(() => box.current?.showModal(), []);
  const { plan, design } = unit;
  const name = plan.locations[location];
  if (name === undefined) return null;
  const slots = design.slots[location] ?? [];
  const hurt = (points: number) =>
    act({ do: 'correct', unit: unit.index, damage: { location: name, points, ...(rear && { rear }) } });
  const words = titled(plan.words[location] ?? name);
  return (
    <dialog class="sheets-dialog" ref={box} aria-label={`${words} of ${design.name}`} onClose={onClose}>
      <div class="card-head">
        <h2>
          {words} <span class="faint">{design.name}</span>
        </h2>
        <Button onClick={() => box.current?.close()}>Done</Button>
      </div>
      <dl class="sheet-figures numbers" aria-live="polite">
        <Left title="Armor" left={unit.armor[location]} full={design.armor[location]} />
        {plan.hasRear[location] === 1 && (
          <Left title="Rear" left={unit.rearArmor[location]} full={design.rearArmor[location]} />
        )}
        <Left title="Structure" left={unit.structure[location]} full={design.structure[location]} />
      </dl>
      {plan.hasRear[location] === 1 && (
        <div class="row">
          <Button look="press" aria-pressed={!rear} onClick={() => setRear(false)}>
            From the front
          </Button>
          <Button look="press" aria-pressed={rear} onClick={() => setRear(true)}>
            From behind
          </Button>
        </div>
      )}
      <fieldset>
        <legend class="label">Damage</legend>
        <div class="amounts numbers">
          {AMOUNTS.map((points) => (
            <Button key={points} aria-label={`${points} damage`} onClick={() => hurt(points)}>
              {points}
            </Button>
          ))}
          {[1, 5].map((points) => (
            <Button key={points} aria-label={`−${points}: give back ${points}`} onClick={() => hurt(-points)}>
              −{points}
            </Button>
          ))}
        </div>
        <div class="amount-typed">
          <Stepper label="Another amount" value={typed} min={-MOST} max={MOST} onChange={setTyped} />
          <Button disabled={typed === 0} onClick={() => hurt(typed)}>
            {typed < 0 ? 'Give back' : 'Mark it'}
          </Button>
        </div>
      </fieldset>
      {slots.length > 0 && (
        <fieldset>
          <legend class="label">Critical hits</legend>
          <div class="slot-buttons">
            {slots.map(({ fixture }, slot) => {
              const hit = isHit(unit, location, slot);
              return fixture < 0 ? null : (
                <Button
                  key={slot}
                  look="press"
                  aria-pressed={hit}
                  onClick={() =>
                    act({ do: 'correct', unit: unit.index, slot: { location: name, slot, hit: !hit } })
                  }
                >
                  <small class="numbers">{slot + 1}</small> {titled(slotName(stage, unit.index, name, slot))}
                </Button>
              );
            })}
          </div>
        </fieldset>
      )}
    </dialog>
  );
}

const Left = (props: {
  readonly title: string;
  readonly left: number | undefined;
  readonly full: number | undefined;
}) => (
  <div>
    <dt>{props.title}</dt>
    <dd>
      {props.left} <small>of {props.full}</small>
    </dd>
  </div>
);
