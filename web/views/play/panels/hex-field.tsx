import { useState } from 'preact/hooks';
import { type HexMap, hexIndex, OFF_MAP } from '../../../../src/edge/battle.js';

interface HexFieldProps {
  readonly label: string;
  readonly map: HexMap;
  readonly onHex: (hex: number) => void;
}

/** Chooses a hex by its number, for players who do not tap the map. */
export function HexField({ label, map, onHex }: HexFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const take = () => {
    const hex = indexOf(text.trim(), map);
    setProblem(hex === undefined ? `There is no hex ${text.trim()} on this map.` : '');
    if (hex !== undefined) onHex(hex);
  };
  return (
    <form
      class="hex-field row"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label class="field">
        <span class="label">{label}</span>
        <input
          class="input"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={6}
          placeholder="0812"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={text.trim() === ''}>
        Go
      </button>
      {problem !== '' && (
        <span class="notice bad" role="alert">
          {problem}
        </span>
      )}
    </form>
  );
}

function indexOf(number: string, map: HexMap): number | undefined {
  try {
    const hex = hexIndex(number, map);
    return hex === OFF_MAP ? undefined : hex;
  } catch {
    return undefined;
  }
}
