import type { Grip } from '../../../../../src/edge/table.js';
import { reasons } from '../../../../controls/reasons.js';
import { Segmented } from '../../../../controls/segmented.js';
import { percent } from '../../../../words.js';
import { type FirePlan, NO_GRIP } from './fire-plan.js';

const GRIP_WORDS: Readonly<Record<Grip['attack'], string>> = { leg: 'Leg attack', swarm: 'Swarm' };

interface GripChoiceProps {
  readonly grips: readonly Grip[];
  readonly value: FirePlan['grip'];
  readonly onChange: (grip: FirePlan['grip']) => void;
}

/** Chooses an anti-'Mech attack on a target in the same hex, instead of firing. */
export function GripChoice({ grips, value, onChange }: GripChoiceProps) {
  const chosen = grips.find(({ attack }) => attack === value);
  return (
    <>
      <Segmented
        label="In the target's hex"
        name="grip"
        labelled
        choices={[
          { value: NO_GRIP, label: 'Fires' },
          ...grips.map(({ attack, toHit, obstacle }) => ({
            value: attack,
            label: `${GRIP_WORDS[attack]} (${obstacle === undefined ? `${toHit.targetNumber}+` : 'no'})`,
            disabled: obstacle !== undefined,
          })),
        ]}
        value={value}
        onChange={onChange}
      />
      {grips.map(
        ({ attack, obstacle }) =>
          obstacle !== undefined && (
            <p key={attack} class="faint">
              {GRIP_WORDS[attack]}: {obstacle}.
            </p>
          ),
      )}
      {chosen !== undefined && (
        <p class="shot-reasons faint">
          {percent(chosen.toHit.probability)}: {reasons(chosen.toHit.modifiers)}
        </p>
      )}
    </>
  );
}
