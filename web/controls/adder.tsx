import { useState } from 'preact/hooks';
import { Button } from './button.js';
import { Choice } from './choice.js';

interface AdderProps {
  readonly label: string;
  /** What stands there before one is chosen. */
  readonly prompt: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (value: string) => void;
  /** What the button says. */
  readonly action?: string;
}

/** One of many, added by a button: moving through the list by keys is not a choice yet. */
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
