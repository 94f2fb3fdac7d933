import { Segmented } from '../../../controls/segmented.js';
import type { Stride } from './steps.js';

interface ReplayControlsProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly stride: Stride;
  readonly onStride: (stride: Stride) => void;
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onPlay: () => void;
  readonly onForward: () => void;
  readonly onLast: () => void;
}

const STRIDE_CHOICES = [
  { value: 'event', label: 'Event' },
  { value: 'phase', label: 'Phase' },
  { value: 'turn', label: 'Turn' },
] as const;

export function ReplayControls(props: ReplayControlsProps) {
  const { at, last, playing, stride } = props;
  return (
    <div class="replay-controls" role="toolbar" aria-label="Replay">
      <div class="replay-buttons">
        <button type="button" class="button" aria-label="First" disabled={at === 0} onClick={props.onFirst}>
          <Sign path="M6 5v14M19 5l-10 7 10 7Z" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={`Previous ${stride}`}
          disabled={at === 0}
          onClick={props.onBack}
        >
          <Sign path="M17 5l-10 7 10 7Z" />
        </button>
        <button
          type="button"
          class="button main"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={props.onPlay}
        >
          <Sign path={playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7Z'} />
        </button>
        <button
          type="button"
          class="button"
          aria-label={`Next ${stride}`}
          disabled={at >= last}
          onClick={props.onForward}
        >
          <Sign path="M7 5l10 7-10 7Z" />
        </button>
        <button type="button" class="button" aria-label="Last" disabled={at >= last} onClick={props.onLast}>
          <Sign path="M18 5v14M5 5l10 7-10 7Z" />
        </button>
      </div>
      <Segmented
        label="A step is a"
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
