interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** An explanation, in a line below. */
  readonly note?: string | undefined;
  readonly disabled?: boolean;
}

export function Toggle({ label, checked, onChange, note, disabled = false }: ToggleProps) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="toggle-words">
        {label}
        {note !== undefined && <span class="field-note">{note}</span>}
      </span>
    </label>
  );
}
