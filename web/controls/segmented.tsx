interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** In place of the label on narrow screens. */
  readonly short?: string;
  /** A few smaller words below the label, where there is room for them. */
  readonly note?: string;
  /** A longer explanation, shown on hover. */
  readonly title?: string;
  readonly disabled?: boolean;
}

interface SegmentedProps<Value> {
  readonly label: string;
  /** The group's name; unique in the document. */
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether the label is shown, or only read out by screen readers. */
  readonly labelled?: boolean;
}

/** A choice of a few, all visible; arrow keys move between them. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, name, choices, value, onChange, labelled = false } = props;
  return (
    <fieldset class="segmented-field">
      <legend class={labelled ? 'label' : 'unseen'}>{label}</legend>
      <div class="segmented">
        {choices.map((choice) => (
          <label key={choice.value} title={choice.title} class="segment">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-label={choice.short === undefined ? undefined : choice.label}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.short === undefined ? (
                choice.label
              ) : (
                <>
                  <b class="segment-long">{choice.label}</b>
                  <b class="segment-short">{choice.short}</b>
                </>
              )}
              {choice.note !== undefined && <small class="segment-note">{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
