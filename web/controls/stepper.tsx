import { useId, useState } from 'preact/hooks';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** A note below the number. */
  readonly note?: string | undefined;
  readonly disabled?: boolean;
}

/** A small whole number: typed, or stepped by finger and arrow keys. */
export function Stepper({ label, value, min, max, onChange, note, disabled = false }: StepperProps) {
  const id = useId();
  // Keeps what is being typed when the page is redrawn.
  const [typing, setTyping] = useState<string>();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next))));
  return (
    <div class="field stepper-field">
      <label class="label" for={id}>
        {label}
      </label>
      <div class="stepper">
        <button
          type="button"
          aria-label={`${label}: one less`}
          disabled={disabled || value <= min}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typing ?? value}
          disabled={disabled}
          onInput={(event) => setTyping(event.currentTarget.value)}
          onChange={(event) => {
            setTyping(undefined);
            const typed = event.currentTarget.valueAsNumber;
            set(Number.isFinite(typed) ? typed : value);
            event.currentTarget.value = String(
              Math.min(max, Math.max(min, Math.round(Number.isFinite(typed) ? typed : value))),
            );
          }}
        />
        <button
          type="button"
          aria-label={`${label}: one more`}
          disabled={disabled || value >= max}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
      {note !== undefined && <span class="field-note">{note}</span>}
    </div>
  );
}
