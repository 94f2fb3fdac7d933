import { Button } from '../../../controls/button.js';
import { Segmented } from '../../../controls/segmented.js';
import { grouped } from '../../../words.js';
import type { ReplayAct } from './keys.js';
import type { Stride } from './steps.js';

interface ReplayControlsProps {
  readonly at: number;
  readonly last: number;
  /** The position in words: "Turn 3" */
  readonly words: string;
  readonly playing: boolean;
  readonly stride: Stride;
  readonly onStride: (stride: Stride) => void;
  readonly onAct: (act: ReplayAct) => void;
  readonly onGo: (at: number) => void;
}

const STRIDE_CHOICES = [
  { value: 'event', label: 'Event' },
  { value: 'phase', label: 'Phase' },
  { value: 'turn', label: 'Turn' },
] as const;

export function ReplayControls({ at, last, words, playing, stride, ...props }: ReplayControlsProps) {
  const { onAct } = props;
  const button = (label: string, act: ReplayAct, path: string, disabled: boolean) => (
    <Button aria-label={label} disabled={disabled} onClick={() => onAct(act)}>
      <Sign path={path} />
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class="replay-controls" role="group" aria-label="Replay controls">
      <div class="replay-buttons">
        {button('First', 'first', 'M6 5v14M19 5l-10 7 10 7Z', at === 0)}
        {button(`Previous ${stride}`, 'back', 'M17 5l-10 7 10 7Z', at === 0)}
        <Button look="main" aria-label={playing ? 'Pause' : 'Play'} onClick={() => onAct('play')}>
          <Sign path={playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7Z'} />
        </Button>
        {button(`Next ${stride}`, 'forward', 'M7 5l10 7-10 7Z', at >= last)}
        {button('Last', 'last', 'M18 5v14M5 5l10 7-10 7Z', at >= last)}
      </div>
      <input
        class="scrubber"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Position in the game"
        aria-valuetext={`Event ${grouped(at)} of ${grouped(last)}. ${words}.`}
        onInput={(moved) => props.onGo(moved.currentTarget.valueAsNumber)}
      />
      <span class="replay-place faint numbers" aria-hidden="true">
        {grouped(at)} / {grouped(last)}
      </span>
      <Segmented
        label="Step by"
        name="replay-stride"
        choices={STRIDE_CHOICES}
        value={stride}
        onChange={props.onStride}
      />
    </div>
  );
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg class="control-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
