import { useId } from 'preact/hooks';

interface ChoiceProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** One of many; undefined is a choice where it is offered, such as “Nobody”. */
export function Choice<Value extends string | number | undefined>({
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
        value={written(value)}
        onChange={(event) => {
          const chosen = choices.find((choice) => written(choice.value) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={written(choice.value)} value={written(choice.value)} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const written = (value: string | number | undefined): string => String(value ?? '');
