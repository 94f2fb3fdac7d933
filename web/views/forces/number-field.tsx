import { useId } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  /** Undefined if empty. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly placeholder?: string;
  readonly onChange: (value: number | undefined) => void;
}

/** A large whole number to type, or an empty field. */
export function NumberField({ label, value, min, max, placeholder, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input numbers"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          const taken = Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.round(typed))) : undefined;
          onChange(taken);
          currentTarget.value = taken === undefined ? String(value ?? '') : String(taken);
        }}
      />
    </div>
  );
}
