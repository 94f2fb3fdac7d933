import { useId } from 'preact/hooks';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** In characters. */
  readonly longest: number;
  readonly onChange: (value: string) => void;
  readonly class?: string;
}

/** A short text, which takes effect when the user has finished typing. */
export function TextField({ label, value, longest, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div class={`field ${rest.class ?? ''}`}>
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="off"
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </div>
  );
}
