import { useId } from 'preact/hooks';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** One of many. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <select
        id={id}
        class="select"
        disabled={disabled}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
