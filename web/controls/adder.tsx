import { useState } from 'preact/hooks';
import { Button } from './button.js';
import { Choice } from './choice.js';

interface AdderProps {
  readonly label: string;
  /** Shown before a choice is made. */
  readonly prompt: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (value: string) => void;
  /** The button's label. */
  readonly action?: string;
}

/** A list to choose from, and a button that adds the choice: moving through the list by keys adds nothing. */
export function Adder({ label, prompt, choices, onAdd, action = 'Add' }: AdderProps) {
  const [picked, setPicked] = useState('');
  return (
    <div class="adder">
      <Choice
        label={label}
        value={picked}
        choices={[{ value: '', label: prompt }, ...choices]}
        onChange={setPicked}
      />
      <Button
        disabled={picked === ''}
        onClick={() => {
          onAdd(picked);
          setPicked('');
        }}
      >
        {action}
      </Button>
    </div>
  );
}
